#include "chip_bridges.h"

#include <unordered_map>

namespace fabric {
namespace {

enum class Counts { kNo, kMaybe, kYes };

struct Vote {
  Counts counts = Counts::kYes;
  std::optional<Missing> missing;
};

// One condition of several: a clear no decides, whatever else is missing.
void Demand(Vote& vote, const Observed<bool>& fact, bool wanted) {
  if (vote.counts == Counts::kNo) return;
  if (!fact) {
    vote.counts = Counts::kMaybe;
    if (!vote.missing) vote.missing = fact.error();
  } else if (fact->value != wanted) {
    vote.counts = Counts::kNo;
  }
}

void DemandOnChip(Vote& vote, const SwitchState& state, const SwitchIndex& index,
                  const std::string& interface) {
  if (!state.ports) return Demand(vote, tl::unexpected(state.ports.error()), true);
  const Port* port = index.FindPort(interface);
  if (port == nullptr)
    vote.counts = Counts::kNo;  // no ethernet port: a VLAN or a tunnel is forwarded by the CPU
  else
    Demand(vote, port->on_chip, true);
}

void DemandEnabledBridge(Vote& vote, const SwitchState& state, const SwitchIndex& index,
                         const std::string& name) {
  if (!state.bridges) return Demand(vote, tl::unexpected(state.bridges.error()), false);
  const Bridge* bridge = index.FindBridge(name);
  if (bridge == nullptr)
    Demand(vote, NoAnswer("bridge " + name + " has members and is not listed"), false);
  else
    Demand(vote, bridge->disabled, false);
}

Vote VoteOf(const SwitchState& state, const SwitchIndex& index, const BridgePort& member) {
  Vote vote;
  Demand(vote, member.disabled, false);
  Demand(vote, member.hw, true);
  DemandOnChip(vote, state, index, member.interface);
  DemandEnabledBridge(vote, state, index, member.bridge);
  return vote;
}

}  // namespace

std::vector<ChipBridge> ChipBridges(const SwitchState& state, const SwitchIndex& index) {
  std::vector<ChipBridge> bridges;
  if (!state.bridge_ports) return bridges;
  std::unordered_map<std::string, std::size_t> place;
  for (const BridgePort& member : *state.bridge_ports) {
    if (member.dangling) continue;
    const Vote vote = VoteOf(state, index, member);
    if (vote.counts == Counts::kNo) continue;
    const auto [at, is_new] = place.emplace(member.bridge, bridges.size());
    if (is_new) bridges.push_back({member.bridge, {}, std::nullopt});
    ChipBridge& bridge = bridges[at->second];
    if (vote.counts == Counts::kYes)
      bridge.members.push_back(&member);
    else if (!bridge.undecided)
      bridge.undecided = vote.missing;
  }
  return bridges;
}

}  // namespace fabric
