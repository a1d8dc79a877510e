#pragma once

#include <string_view>

#include "verdict.h"

namespace fabric {

// What to know before a switch reboots.
extern const char* const kRebootCaution;

// Names the commands that bring RouterOS up to date, and back to `running`.
void NameUpgrade(std::string_view running, Finding& finding);

}  // namespace fabric
