#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows HostAddress.*, of the fabric or of one rail of one host.
const std::vector<Invariant>& HostAddressInvariants();

// The rail's netdev has exactly one IPv4 address: in the rail's subnet, with its prefix length, and
// with the octet declared for the host. No other interface of the host has a network that overlaps
// the rail's. A netdev that is down or has no carrier violates too: no address of it can be
// reached.
Verdict OneSubnetPerRail(const FabricState& state, const Subject& subject);

// No IPv6 address on the rail's netdev, not even link-local. Not applicable unless the intent says
// so.
Verdict NoIpv6OnRails(const FabricState& state, const Subject& subject);

}  // namespace fabric
