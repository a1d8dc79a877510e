#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows SwitchOffload.* that need no load, each of one switch.
const std::vector<Invariant>& SwitchOffloadInvariants();

// hw=yes on every leg, and flag H on every leg that runs. Where no flag can be seen (an export):
// no evidence, unless hw=no. Findings: hw-off, not-offloaded.
Verdict EveryFabricLegIsOffloaded(const FabricState& state, const Subject& subject);

// No rail MAC of a host is known on a leg only as dynamic: external (E) means that the chip learned
// it. A MAC that is not in the table is no evidence. Finding: mac-learned-by-cpu.
Verdict HostMacsAreLearnedByTheSwitchChip(const FabricState& state, const Subject& subject);

// The log's last word on "hardware offloading activated" is about the fabric bridge. No line is no
// evidence: the log is short and lost at reboot. Finding: offload-on-other-bridge.
Verdict LogNamesTheFabricBridge(const FabricState& state, const Subject& subject);

// No split horizon, no bonding mode beside 802.3ad, balance-xor and active-backup, and no feature
// that needs the CPU on the fabric bridge. Finding: offload-blocked.
Verdict NothingBlocksOffload(const FabricState& state, const Subject& subject);

}  // namespace fabric
