#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows HostAddress.*, of the fabric, of a host or of one rail of a host.
const std::vector<Invariant>& HostAddressInvariants();

// The rail's netdev has exactly one IPv4 address: in the rail's subnet, with its prefix length, and
// with the octet declared for the host. No other interface of the host has a network that overlaps
// the rail's. A netdev that is down or has no carrier violates too: no address of it can be
// reached.
Verdict OneSubnetPerRail(const FabricState& state, const Subject& subject);

// No IPv6 address on the rail's netdev, not even link-local. Not applicable unless the intent says
// so.
Verdict NoIpv6OnRails(const FabricState& state, const Subject& subject);

// The files of netplan or NetworkManager give the netdev of each rail exactly the IPv4 addresses
// that it has now, and the MTU where the intent declares one. Without an MTU in them it is 1500.
Verdict AddressesArePersistent(const FabricState& state, const Subject& subject);

// The netdevs that the inventory names as unused on the host have no IPv4 address and are unmanaged
// by NetworkManager. Not applicable where it names none.
Verdict UnusedRailsStayUnused(const FabricState& state, const Subject& subject);

}  // namespace fabric
