#include <fmt/format.h>

#include "chip_bridges.h"
#include "leaving_members.h"
#include "name_list.h"
#include "switch_bridge.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr const char* kExpected = "switch-chip ports with hw=yes in one bridge only";

Finding SecondBridge(const SwitchState& on, const ChipBridge& bridge,
                     const LeavingMembers& leaving) {
  Finding finding;
  finding.fault = "second-offload-bridge";
  finding.PlaceAt(on.name, bridge.name);
  finding.expected = fmt::format("{}: {}", kExpected, on.fabric_bridge->value);
  finding.observed = fmt::format("{} in {}: {}", bridge.members.size(), bridge.name,
                                 Listed(InterfacesOf(bridge.members)));
  finding.evidence = EvidenceOf(bridge.members);
  leaving.Mend(bridge.members, finding);
  return finding;
}

// Without the fabric bridge nobody can say which of them has to give way.
Finding CompetingBridges(const SwitchState& on, const std::vector<ChipBridge>& competing) {
  std::vector<std::string> counts;
  Finding finding;
  finding.fault = "second-offload-bridge";
  finding.PlaceAt(on.name, "");
  finding.expected = kExpected;
  for (const ChipBridge& bridge : competing) {
    counts.push_back(fmt::format("{} in {}", bridge.members.size(), bridge.name));
    finding.evidence.push_back(bridge.members.front()->at);
  }
  finding.observed = Listed(counts);
  finding.caution = "careful: no fix is named, because the fabric bridge is not known (" +
                    on.fabric_bridge.error().reason + ")";
  return finding;
}

void JudgeCompetition(const FabricState& state, const SwitchState& on, const SwitchIndex& index,
                      const std::vector<ChipBridge>& competing, Parts& parts) {
  if (!on.fabric_bridge) return parts.Violated(CompetingBridges(on, competing));
  const ManagementAccess access(on, index, state.inventory.FindSwitch(on.name));
  for (const ChipBridge& bridge : competing) {
    if (bridge.name == on.fabric_bridge->value) continue;
    const LeavingMembers leaving(index, access, bridge.name, bridge.members);
    parts.Violated(SecondBridge(on, bridge, leaving));
  }
}

bool HasChipMember(const SwitchState& on) {
  return std::any_of(on.bridge_ports->begin(), on.bridge_ports->end(),
                     [&](const BridgePort& member) {
                       const Port* port = on.FindPort(member.interface);
                       return port != nullptr && IsTrue(port->on_chip);
                     });
}

}  // namespace

Verdict OneBridgeHoldsTheSwitchChipPorts(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->bridge_ports) return Absent(on->bridge_ports.error());

  Parts parts;
  const SwitchIndex index(*on);
  if (HasChipMember(*on))
    parts.Holds();
  else
    parts.NoEvidence("no member of a bridge is known to be behind a switch chip");
  std::vector<ChipBridge> competing;
  std::vector<ChipBridge> maybe;
  for (ChipBridge& bridge : ChipBridges(*on, index))
    (bridge.members.empty() ? maybe : competing).push_back(std::move(bridge));
  if (competing.size() > 1) JudgeCompetition(state, *on, index, competing, parts);
  if (competing.size() + maybe.size() > 1)
    for (const ChipBridge& bridge : maybe) parts.Absent(*bridge.undecided);
  return std::move(parts).Sum();
}

}  // namespace fabric
