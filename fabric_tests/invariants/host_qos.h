#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows about priorities on the hosts.
const std::vector<Invariant>& HostQosInvariants();

// Lossy: PFC off on all eight priorities. Lossless: PFC on the lossless class alone, DSCP trusted,
// and the DSCPs of the intent lead to the priorities of the intent, as on the switch.
Verdict PfcMatchesTheIntent(const FabricState& state, const Subject& subject);

// The unit that sets the priorities at boot is there, enabled, and ran in this boot with success.
// Not applicable where the intent names none.
Verdict QosIsPersistent(const FabricState& state, const Subject& subject);

}  // namespace fabric
