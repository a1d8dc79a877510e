#pragma once

#include <string>

#include "fabric_state.h"

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

template <class T>
Observed<T> Seen(T value, std::string file, int line = 1, std::string text = "") {
  return Fact<T>{std::move(value), Evidence{std::move(file), line, std::move(text)}, false};
}

// The parts of a state that tests change most. Each aborts the test when the part is not there.
BridgePort& BridgePortOf(SwitchState& state, const std::string& interface);
Port& PortOf(SwitchState& state, const std::string& name);
PortLink& LinkOf(SwitchState& state, const std::string& port);
QosPort& QosPortOf(SwitchState& state, const std::string& name);
LearnedMac& MacOn(SwitchState& state, const std::string& interface, int index = 0);
HostInterface& InterfaceOf(FabricState& state, const std::string& host, const std::string& name);

// A member entry of `bridge` as RouterOS would list it: hw=yes, offloaded, running.
BridgePort Member(const std::string& interface, const std::string& bridge, int line);

}  // namespace fabric
