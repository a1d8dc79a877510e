#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows SwitchBridge.*, each of one switch.
const std::vector<Invariant>& SwitchBridgeInvariants();

// No enabled entry brings a sub-port of a cage into the management bridge, by name, interface list
// or bond. Not applicable where one bridge is both. Finding: cage-port-in-management-bridge.
Verdict ManagementBridgeHoldsNoFabricSubPort(const FabricState& state, const Subject& subject);

// At most one enabled bridge has enabled switch-chip members with hw=yes; CPU ports do not count.
// Finding: second-offload-bridge, one per bridge beside the fabric bridge.
Verdict OneBridgeHoldsTheSwitchChipPorts(const FabricState& state, const Subject& subject);

// All sub-ports of one cage that are enabled members are so in one bridge. Finding: cage-split.
Verdict NoCageIsSplitAcrossBridges(const FabricState& state, const Subject& subject);

// Each leg that is declared or found by cabling is an enabled member of the fabric bridge.
// Findings: leg-not-in-fabric-bridge, leg-disabled, leg-dangling.
Verdict EveryFabricLegIsInTheFabricBridge(const FabricState& state, const Subject& subject);

// The interface or bridge with the switch's address has a CPU port, and, where the host table was
// asked, not everybody in that bridge sits behind a leg: whoever talks to the switch would then do
// so through the fabric. Findings: management-on-fabric-port, gateway-behind-leg.
Verdict ManagementRidesTheCopperPorts(const FabricState& state, const Subject& subject);

// No leg is alternate, backup or discarding in the spanning tree. Finding: leg-blocked.
Verdict NoFabricLegIsBlocked(const FabricState& state, const Subject& subject);

}  // namespace fabric
