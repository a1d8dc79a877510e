#pragma once

#include "switch_state.h"

namespace fabric {

// Whether a leg is one by declaration or by cabling. The others are only guessed: ports that run
// with nobody known behind them, or, in an export alone, the members of the fabric bridge.
bool IsKnownLeg(const Legs& legs, const Leg& leg);

}  // namespace fabric
