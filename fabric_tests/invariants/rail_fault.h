#pragma once

#include <string>

#include "host_rail.h"

namespace fabric {

// Where findings about the rail are, whatever its netdev is called.
FaultPlace PlaceOf(const HostRail& of);

// A finding about one rail of one host, with its place filled in; the rest is the caller's.
Finding RailFault(const HostRail& of, std::string fault);

// The NIC as it was seen behind the rail's netdev. Null when it was not asked about.
const HostNic* NicOf(const HostRail& of);

}  // namespace fabric
