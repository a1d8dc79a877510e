#pragma once

#include "fabric_state.h"
#include "judgement.h"

namespace fabric {

// Finds the causes of all that is red. Every finding is given to exactly one cause, so that a row
// is listed once under each cause that explains part of it, and no cause is reported twice.
void Diagnose(const FabricState& state, Judgement& judgement);

}  // namespace fabric
