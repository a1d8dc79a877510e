#pragma once

#include <string>

#include "fabric_state.h"

namespace fabric {

// The MAC of one rail of the host with this number: "02:00:5e:00:01:00".
std::string MacOf(int host, int rail);

// Every host of the inventory, numbered from 1, as the intent wants it: rails with addresses, RDMA
// devices and NICs, and docker0, which has the same address everywhere.
void AddHosts(FabricState& state);

}  // namespace fabric
