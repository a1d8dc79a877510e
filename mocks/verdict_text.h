#pragma once

#include <string>

#include "verdict.h"

namespace fabric {

// A whole verdict, every field of every finding, as lines of text: what a test compares at once.
// Lines that would be empty are left out.
std::string Told(const Verdict& verdict);
std::string Told(const Finding& finding);

}  // namespace fabric
