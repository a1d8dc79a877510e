#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows about the links of the hosts' NICs.
const std::vector<Invariant>& HostLinkInvariants();

// Speed and FEC are those that the intent asks of the switch's legs; where it names no FEC, that of
// the NIC is the one that the leg at the other end of the cable runs, where both say. The PCIe link
// has the intent's lanes and speed. Lanes of the cable are not looked at: twins print 2 or 4 for
// the same port.
Verdict RailLinkMatchesTheSwitch(const FabricState& state, const Subject& subject);

}  // namespace fabric
