#pragma once

#include <optional>
#include <string>

#include "switch_state.h"
#include "units.h"

namespace fabric {

// Each sub-port of a cage owns one lane; a mode of n lanes takes those of its own sub-port and of
// the n - 1 behind it (manual, "wired interface compatibility": 4 lanes are possible on sub-port 1,
// in a QSFP-DD cage on 1 and 5).
bool CanCarry(const CagePlace& place, int lanes);

// The copper mode of `rate` that the sub-port can carry, "200G-baseCR4"; nullopt where there is
// none, or the lanes of the cage are not known.
std::optional<std::string> CopperModeAt(const CagePlace& place, BitRate rate);

}  // namespace fabric
