#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The row SwitchLink.CablingIsAsDeclared, of one switch.
const std::vector<Invariant>& SwitchLinkCablingInvariants();

// The host table shows each rail behind the leg that the inventory declares for it. Where a leg
// names a host alone, any rail of that host may be there; a twin beside a declared rail of its host
// is no fault. Not applicable where no leg names a host. Findings: cable-elsewhere, and
// leg-elsewhere where the one port that is declared has no link.
Verdict CablingIsAsDeclared(const FabricState& state, const Subject& subject);

}  // namespace fabric
