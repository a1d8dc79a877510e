#pragma once

#include <vector>

#include "cause_rules.h"

namespace fabric {

// Causes that lie in a switch's configuration. Sources: both seed write-ups, and the manual's
// chapters on bridge hardware offloading and quality of service.
std::vector<CauseRule> SwitchCauses();

}  // namespace fabric
