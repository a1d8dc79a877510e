#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows HostMtu.*, each of one rail of one host.
const std::vector<Invariant>& HostMtuInvariants();

// The MTU of the rail's netdev is the intent's; a netdev that is not there violates. Where ip-addr
// and ip-link print another MTU each, neither is believed: unknown, unless the one that is looked
// at violates. Not applicable where the intent has no MTU.
Verdict RailMtuIsJumbo(const FabricState& state, const Subject& subject);

}  // namespace fabric
