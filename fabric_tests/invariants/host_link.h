#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows about the links of the hosts' NICs.
const std::vector<Invariant>& HostLinkInvariants();

// Speed and FEC are those that the intent asks of the switch's legs; the PCIe link has the intent's
// lanes and speed. Lanes of the cable are not looked at: twins print 2 or 4 for the same port.
Verdict RailLinkMatchesTheSwitch(const FabricState& state, const Subject& subject);

}  // namespace fabric
