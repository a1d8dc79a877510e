#pragma once

#include <string>
#include <utility>

#include "capture.h"
#include "fabric_state.h"

namespace fabric {

// The file of a capture in which a device's answer lies.
inline std::string OutFile(const std::string& device, const std::string& question) {
  return AnswerFile(device, question, ".out");
}

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
