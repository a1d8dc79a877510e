#include "state_parts.h"

#include <cstdlib>

namespace fabric {
namespace {

template <class List, class Is>
auto& Only(List& list, Is is) {
  if (list)
    for (auto& element : *list)
      if (is(element)) return element;
  std::abort();  // a test asks for what the state it built does not have
}

}  // namespace

BridgePort& BridgePortOf(SwitchState& state, const std::string& interface) {
  return Only(state.bridge_ports, [&](const BridgePort& p) { return p.interface == interface; });
}

Port& PortOf(SwitchState& state, const std::string& name) {
  return Only(state.ports, [&](const Port& p) { return p.name == name; });
}

PortLink& LinkOf(SwitchState& state, const std::string& port) {
  return Only(state.links, [&](const PortLink& l) { return l.port == port; });
}

QosPort& QosPortOf(SwitchState& state, const std::string& name) {
  return Only(state.qos_ports, [&](const QosPort& p) { return p.name == name; });
}

LearnedMac& MacOn(SwitchState& state, const std::string& interface, int index) {
  return Only(state.host_table,
              [&](const LearnedMac& row) { return row.interface == interface && index-- == 0; });
}

HostInterface& InterfaceOf(FabricState& state, const std::string& host, const std::string& name) {
  HostState& found = [&]() -> HostState& {
    for (HostState& candidate : state.hosts)
      if (candidate.name == host) return candidate;
    std::abort();  // as above
  }();
  return Only(found.interfaces, [&](const HostInterface& i) { return i.name == name; });
}

BridgePort Member(const std::string& interface, const std::string& bridge, int line) {
  const Evidence at{"devices/crs804/bridge-port.out", line, "H " + interface + " " + bridge};
  BridgePort member;
  member.interface = interface;
  member.bridge = bridge;
  member.entry = interface;
  member.at = at;
  member.disabled = Fact<bool>{false, at, false};
  member.hw = Fact<bool>{true, at, false};
  member.hw_offload = Fact<bool>{true, at, false};
  member.horizon = Fact<std::string>{"none", at, false};
  member.role = Fact<std::string>{"designated-port", at, false};
  member.forwarding = Fact<bool>{true, at, false};
  return member;
}

}  // namespace fabric
