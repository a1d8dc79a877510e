#pragma once

#include "invariant.h"

namespace fabric {

// The QoS settings of this switch's legs are what most legs of the whole fabric have. In a lossy
// fabric whose legs differ, "off" is the measure for trust and PFC, not the majority; in a lossless
// one a value that contradicts the intent (trust-l3 ignore, pfc disabled, no egress rate of the
// class) is none while some leg has another. Of values that are equally frequent, the one on the
// earlier leg is the measure.
Verdict NothingIsHalfConfigured(const FabricState& state, const Subject& subject);

}  // namespace fabric
