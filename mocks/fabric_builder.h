#pragma once

#include <string>

#include "fabric_state.h"
#include "state_parts.h"

namespace fabric {

// Believable states for tests of invariants: built by hand, every fact with its evidence. A test
// changes what it is about and leaves the rest.

// Seed A: crs804 (CRS804-4DDQ, RouterOS 7.23.2), four hosts spark1..spark4 with four rails, lossy.
// Legs qsfp56-dd-N-1 and qsfp56-dd-N-5 of cages 1..4 are in roce-br; cage N leads to sparkN:
// -1 to rail0 and rail2, -5 to rail1 and rail3. ether1 and ether2 are in `bridge`.
FabricState HealthySeedA();

// Seed B: fabric-a and fabric-b (CRS504-4XQ, RouterOS 7.24.4), hosts ceres, vesta, pallas, metis
// with two rails, lossless: DSCP 26 to traffic class 3. qsfp28-N-1 leads to host N. ether1 is in
// `bridge`.
FabricState HealthySeedB();

}  // namespace fabric
