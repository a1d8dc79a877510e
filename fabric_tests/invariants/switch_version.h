#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The row SwitchVersion.IsSupportedAndUniform, of the fabric.
const std::vector<Invariant>& SwitchVersionInvariants();

// RouterOS of every switch is at least the intent's minimum and the newest that runs on any of
// them. A RouterBOOT that is older than its RouterOS is a note. Not applicable for a single switch
// without a minimum. Findings: version-below-minimum, versions-differ.
Verdict IsSupportedAndUniform(const FabricState& state, const Subject& subject);

}  // namespace fabric
