#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The row SwitchExport.MatchesTheGoldenExport, of one switch.
const std::vector<Invariant>& SwitchExportInvariants();

// The switch's export means the same as the golden export that the inventory declares for it, in
// the menus that a fabric depends on: bridges, ethernet ports and the chip's QoS, bonds, VLANs,
// interface lists, addresses, LLDP. A difference elsewhere is a note. Unknown where one of the two
// exports does not tell the whole of such a menu, or only one of them is verbose. Not applicable
// without a golden export. Finding: export-differs, one for each item.
Verdict MatchesTheGoldenExport(const FabricState& state, const Subject& subject);

}  // namespace fabric
