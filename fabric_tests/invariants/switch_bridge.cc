#include "switch_bridge.h"

namespace fabric {

const std::vector<Invariant>& SwitchBridgeInvariants() {
  static const std::vector<Invariant> rows = {
      {"SwitchBridge",
       "ManagementBridgeHoldsNoFabricSubPort",
       SubjectKind::kSwitch,
       "No cage sub-port, used or not, is a member of the management bridge.",
       "The factory puts every sub-port into the default bridge. Those that stay there split their "
       "cages across two bridges, and the chip offloads the management bridge instead of the "
       "fabric (seed A, cause 1).",
       {"bridge-port|export"},
       ManagementBridgeHoldsNoFabricSubPort},
      {"SwitchBridge",
       "OneBridgeHoldsTheSwitchChipPorts",
       SubjectKind::kSwitch,
       "At most one enabled bridge has enabled switch-chip members with hw=yes.",
       "A Prestera chip offloads one bridge; all others are forwarded by the switch CPU, at about "
       "10 Gb/s in sum (RouterOS manual, bridge hardware offloading).",
       {"bridge-port|export", "bridge|export", "ethernet|export"},
       OneBridgeHoldsTheSwitchChipPorts},
      {"SwitchBridge",
       "NoCageIsSplitAcrossBridges",
       SubjectKind::kSwitch,
       "All member sub-ports of one cage sit in one bridge.",
       "A cage whose lanes are in two bridges was seen to keep the fabric bridge off the switch "
       "chip (seed A, cause 1).",
       {"bridge-port|export"},
       NoCageIsSplitAcrossBridges},
      {"SwitchBridge",
       "EveryFabricLegIsInTheFabricBridge",
       SubjectKind::kSwitch,
       "Each leg is an enabled member of the fabric bridge, not through a dangling id.",
       "A leg outside the fabric bridge reaches no other host, or reaches it through the CPU.",
       {"bridge-port|export"},
       EveryFabricLegIsInTheFabricBridge},
      {"SwitchBridge",
       "ManagementRidesTheCopperPorts",
       SubjectKind::kSwitch,
       "The interface or bridge that carries the switch's address has a CPU port, and nobody "
       "manages the switch through a leg.",
       "Whoever manages the switch through a fabric port cuts himself off with the first change to "
       "the bridges (seed A, safety rails).",
       {"ip-address|export", "bridge-port|export"},
       ManagementRidesTheCopperPorts},
      {"SwitchBridge",
       "NoFabricLegIsBlocked",
       SubjectKind::kSwitch,
       "No leg is an alternate or backup port of the spanning tree, or discarding.",
       "A blocked leg sends its traffic on a detour, or nowhere, while its link looks healthy.",
       {"bridge-port", "bridge|export"},
       NoFabricLegIsBlocked},
  };
  return rows;
}

}  // namespace fabric
