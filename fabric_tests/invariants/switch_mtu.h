#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows SwitchMtu.*, each of one switch.
const std::vector<Invariant>& SwitchMtuInvariants();

// Every leg's l2mtu carries the intent's host MTU and its VLAN tags, is the same on all legs of the
// switch, and is one that the model takes; RouterOS does not remark "MTU > L2MTU" on a leg or on
// the fabric bridge. Not applicable without a host MTU in the intent. Findings: l2mtu-too-small,
// l2mtu-differs, l2mtu-out-of-range, mtu-over-l2mtu.
Verdict L2MtuCarriesTheHostMtu(const FabricState& state, const Subject& subject);

}  // namespace fabric
