#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows about the RDMA devices behind the rails.
const std::vector<Invariant>& HostRdmaInvariants();

// A rail is RDMA-capable by definition: that it has no device is a violation, not a skip. The
// device is the one of the rail's netdev, whatever its name; where the inventory names one, it is
// that. A GID is the rail's when its IPv4 address lies in the rail's subnet and has the declared
// octet.
Verdict EveryRailHasAnActiveDevice(const FabricState& state, const Subject& subject);

}  // namespace fabric
