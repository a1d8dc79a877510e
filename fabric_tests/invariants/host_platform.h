#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows about the hosts as machines.
const std::vector<Invariant>& HostPlatformInvariants();

// What the intent lists is equal on all hosts. What most hosts have is taken for right; where as
// many have another, what stands first in the inventory.
Verdict FleetIsUniform(const FabricState& state, const Subject& subject);

// No CPU may enter an idle state with a longer wake latency than the intent's: by the switches of
// the states, or because a process holds /dev/cpu_dma_latency. Where states are enabled and only
// root could see whether it is held, there is no evidence. Not applicable without a limit.
Verdict DeepCStatesAreOff(const FabricState& state, const Subject& subject);

// Since boot, AER told of no fatal error and mlx5 of no reset of the NIC and no compromised health.
// Hot-plugs of the NIC, errors that were corrected, and what looks like a fault but is none on GB10
// are notes.
Verdict KernelLogShowsNoFatalPcieError(const FabricState& state, const Subject& subject);

}  // namespace fabric
