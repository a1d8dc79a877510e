#include "switch_link.h"

namespace fabric {

const std::vector<Invariant>& SwitchLinkInvariants() {
  static const std::vector<Invariant> rows = {
      {"SwitchLink",
       "LegRunsAtDeclaredRate",
       SubjectKind::kSwitch,
       "Each leg has a link at the declared rate in full duplex, and as many legs run as the hosts "
       "have cables.",
       "Auto-negotiation of a breakout cable may settle for half the rate, and the fabric then "
       "looks merely slow.",
       {"ethernet-monitor"},
       LegRunsAtDeclaredRate},
      {"SwitchLink",
       "LegRunsDeclaredFec",
       SubjectKind::kSwitch,
       "Each leg runs the declared forward error correction; where none is declared, that of the "
       "NIC "
       "at the other end of its cable.",
       "Two ends that differ may show a link and lose frames; links of 50G lanes need fec91.",
       {"ethernet-monitor"},
       LegRunsDeclaredFec},
      {"SwitchLink",
       "SubPortCarriesItsLanes",
       SubjectKind::kSwitch,
       "The link mode of each leg is possible at its place in the cage.",
       "A mode takes the lanes of the sub-ports behind it: 4 lanes start on sub-port 1 or, in a "
       "QSFP-DD cage, 5. RouterOS takes an impossible setting, and the leg gets no link.",
       {"ethernet|export"},
       SubPortCarriesItsLanes},
      {"SwitchLink",
       "LinkDownsDidNotGrow",
       SubjectKind::kSwitch,
       "No leg went down between the start and the end of the run.",
       "A link that flaps costs a connection, and leaves ConnectX-7 hosts in a slow state until "
       "they are drained.",
       {"interface"},
       LinkDownsDidNotGrow},
  };
  return rows;
}

}  // namespace fabric
