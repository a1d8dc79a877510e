#pragma once

#include <optional>

#include "host_rail.h"

namespace fabric {

// The verdict on any row of a rail whose netdev the host does not have: violated, with one finding
// (netdev-missing) that is the same for each of those rows; unknown where ip-addr and ip-link do
// not agree on whether it is there. The finding names the interface that took the netdev's place,
// where the rail's address or a MAC that the switch sees on a leg gives one away. Nullopt where the
// netdev is there, or where no text lists the host's interfaces.
std::optional<Verdict> WithoutNetdev(const FabricState& state, const HostRail& of);

}  // namespace fabric
