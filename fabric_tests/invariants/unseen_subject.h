#pragma once

#include "invariant.h"

namespace fabric {

// The verdict on a subject that the state does not hold at all.
Verdict Unseen(const Subject& subject);

}  // namespace fabric
