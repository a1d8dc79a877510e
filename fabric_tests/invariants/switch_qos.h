#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows SwitchQos.*, each of one switch.
const std::vector<Invariant>& SwitchQosInvariants();

// Lossy: trust-l2 and trust-l3 ignore and pfc disabled, on every sub-port, used or not, of the
// cages that hold legs. Not applicable where the intent is not lossy.
Verdict IsOffOnEveryLeg(const FabricState& state, const Subject& subject);

// No queue of a leg is held below the rate of its link. The link's rate is the forced speed, else
// the intent's; where a shaper is set and neither is known: no evidence.
Verdict NoShaperBelowTheLink(const FabricState& state, const Subject& subject);

// Lossless: the switch chip enforces what is configured (rule R5). A CRS8xx always does.
Verdict OffloadIsOn(const FabricState& state, const Subject& subject);

}  // namespace fabric
