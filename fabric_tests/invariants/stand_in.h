#pragma once

#include <string>
#include <vector>

#include "host_rail.h"

namespace fabric {

// An interface that no rail names and that may be a rail's missing netdev under another name.
struct StandIn {
  const HostInterface* is = nullptr;
  const HostAddress* address = nullptr;  // the rail's, where it has that
  const LearnedMac* row = nullptr;       // where the rail's switch sees its MAC on a leg
};

// Those of the host that the rail's address or such a MAC gives away. The host's interfaces have to
// be there.
std::vector<StandIn> StandInsFor(const FabricState& state, const HostRail& of);

// The one that has the rail's address; else the one whose MAC is on a leg; nullptr where several
// are.
const StandIn* OnlyStandIn(const std::vector<StandIn>& candidates);

// "eth4 has 10.9.0.12/24 and the MAC 02:00:5e:00:02:00 that crs804 sees on qsfp56-dd-2-1"
std::string Described(const StandIn& one, const HostRail& of);

}  // namespace fabric
