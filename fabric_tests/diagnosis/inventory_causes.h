#pragma once

#include <vector>

#include "cause_rules.h"

namespace fabric {

// Causes that lie in what the inventory says, not in the fabric.
std::vector<CauseRule> InventoryCauses();

}  // namespace fabric
