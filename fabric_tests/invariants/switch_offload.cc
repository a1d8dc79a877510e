#include "switch_offload.h"

namespace fabric {

const std::vector<Invariant>& SwitchOffloadInvariants() {
  static const std::vector<Invariant> rows = {
      {"SwitchOffload",
       "EveryFabricLegIsOffloaded",
       SubjectKind::kSwitch,
       "Every leg has hw=yes, and every running leg has flag H.",
       "Without H the switch CPU forwards: about 10 Gb/s for all legs together, whatever the hosts "
       "do (seed A, cause 1).",
       {"bridge-port"},
       EveryFabricLegIsOffloaded},
      {"SwitchOffload",
       "HostMacsAreLearnedByTheSwitchChip",
       SubjectKind::kSwitch,
       "No rail MAC of a host is known only as dynamic on a leg; external is right.",
       "The chip learns the MACs whose frames it forwards. A MAC that only the CPU knows means "
       "that "
       "its frames go through the CPU, even where H is set.",
       {"bridge-host", "ip-addr"},
       HostMacsAreLearnedByTheSwitchChip},
      {"SwitchOffload",
       "LogNamesTheFabricBridge",
       SubjectKind::kSwitch,
       "The log's last line on activated hardware offloading names the fabric bridge.",
       "RouterOS says there which bridge the chip took; the export does not say it (seed A, "
       "cause 1).",
       {"log"},
       LogNamesTheFabricBridge},
      {"SwitchOffload",
       "NothingBlocksOffload",
       SubjectKind::kSwitch,
       "No horizon, no unsupported bonding mode and no feature that needs the CPU on the fabric "
       "bridge.",
       "Each of these makes RouterOS forward in the CPU without a word (RouterOS manual, bridge "
       "hardware offloading).",
       {"bridge-port|export", "bridge|export"},
       NothingBlocksOffload},
  };
  return rows;
}

}  // namespace fabric
