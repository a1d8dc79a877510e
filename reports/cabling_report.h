#pragma once

#include <string>
#include <vector>

#include "switch_cabling.h"

namespace fabric {

// A table of what is seen, what cannot be told and why, and the legs as YAML that can be pasted
// into the inventory.
std::string CablingText(const std::vector<SwitchCabling>& cabling);

// The same as {"schema": 1, "switches": [{"name", "seen", "legs", "not_told"}]}.
std::string CablingJson(const std::vector<SwitchCabling>& cabling);

// The legs alone, as the inventory's `switches`.
std::string LegsYaml(const std::vector<SwitchCabling>& cabling);

}  // namespace fabric
