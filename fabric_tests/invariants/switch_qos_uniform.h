#pragma once

#include "invariant.h"

namespace fabric {

// The QoS settings of this switch's legs are what most legs of the whole fabric have. In a lossy
// fabric whose legs differ, "off" is the measure for trust and PFC, not the majority. Of values
// that are equally frequent, the one on the earlier leg is the measure.
Verdict NothingIsHalfConfigured(const FabricState& state, const Subject& subject);

}  // namespace fabric
