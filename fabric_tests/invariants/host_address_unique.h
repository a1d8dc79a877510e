#pragma once

#include "invariant.h"

namespace fabric {

// No IPv4 address of a rail is on another interface, of any host or switch. Unknown while a host is
// missing, unless it is violated already. Addresses that no rail has (lo, docker0) are nobody's
// finding.
Verdict EveryRailAddressIsUnique(const FabricState& state, const Subject& subject);

}  // namespace fabric
