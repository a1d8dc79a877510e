#include "switch_index.h"

namespace fabric {
namespace {

template <class Map>
auto Found(const Map& map, std::string_view key) -> typename Map::mapped_type {
  const auto at = map.find(key);
  return at == map.end() ? nullptr : at->second;
}

const SwitchIndex::Members& MembersIn(
    const std::unordered_map<std::string_view, SwitchIndex::Members>& map, std::string_view key) {
  static const SwitchIndex::Members none;
  const auto at = map.find(key);
  return at == map.end() ? none : at->second;
}

}  // namespace

SwitchIndex::SwitchIndex(const SwitchState& state) {
  if (state.ports)
    for (const Port& port : *state.ports) ports_.emplace(port.name, &port);
  if (state.bridges)
    for (const Bridge& bridge : *state.bridges) bridges_.emplace(bridge.name, &bridge);
  if (!state.bridge_ports) return;
  for (const BridgePort& member : *state.bridge_ports) {
    if (member.dangling) continue;
    by_interface_[member.interface].push_back(&member);
    by_bridge_[member.bridge].push_back(&member);
  }
}

const Port* SwitchIndex::FindPort(std::string_view name) const { return Found(ports_, name); }

const Bridge* SwitchIndex::FindBridge(std::string_view name) const { return Found(bridges_, name); }

const SwitchIndex::Members& SwitchIndex::MembershipsOf(std::string_view interface) const {
  return MembersIn(by_interface_, interface);
}

const SwitchIndex::Members& SwitchIndex::MembersOf(std::string_view bridge) const {
  return MembersIn(by_bridge_, bridge);
}

bool IsTrue(const Observed<bool>& fact) { return fact && fact->value; }

bool IsFalse(const Observed<bool>& fact) { return fact && !fact->value; }

}  // namespace fabric
