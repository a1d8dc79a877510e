#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows about the hosts as machines.
const std::vector<Invariant>& HostPlatformInvariants();

// What the intent lists is equal on all hosts. What most hosts have is taken for right; where as
// many have another, what stands first in the inventory.
Verdict FleetIsUniform(const FabricState& state, const Subject& subject);

// Since boot, AER told of no fatal error and mlx5 of no reset of the NIC and no compromised health.
// Hot-plugs of the NIC, errors that were corrected, and what looks like a fault but is none on GB10
// are notes.
Verdict KernelLogShowsNoFatalPcieError(const FabricState& state, const Subject& subject);

}  // namespace fabric
