#pragma once

#include <vector>

#include "cause_rules.h"

namespace fabric {

// Causes that lie in the hosts' addresses and kernel settings.
std::vector<CauseRule> HostCauses();

}  // namespace fabric
