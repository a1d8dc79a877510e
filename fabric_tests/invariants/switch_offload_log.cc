#include <map>

#include "chip_bridges.h"
#include "leaving_members.h"
#include "switch_offload.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

// What the log leaves standing after its last line.
struct LastWords {
  const OffloadLogLine* of_fabric = nullptr;  // the last line about the fabric bridge
  const OffloadLogLine* activated = nullptr;  // the last activation that still stands
};

LastWords Read(const std::vector<OffloadLogLine>& log, const std::string& fabric) {
  LastWords last;
  std::map<std::string_view, const OffloadLogLine*> of_bridge;
  for (const OffloadLogLine& line : log) of_bridge[line.bridge] = &line;
  for (const auto& [bridge, line] : of_bridge) {
    if (bridge == fabric) last.of_fabric = line;
    // Lines lie in one list, so that the later one has the higher address.
    if (line->activated && (last.activated == nullptr || line > last.activated))
      last.activated = line;
  }
  return last;
}

Finding OnOtherBridge(const SwitchState& on, const std::string& fabric, const LastWords& last) {
  Finding finding;
  finding.fault = "offload-on-other-bridge";
  finding.expected = "hardware offloading activated on bridge " + fabric;
  if (last.activated != nullptr) {
    finding.PlaceAt(on.name, last.activated->bridge);
    finding.observed = "activated on bridge " + last.activated->bridge;
    finding.evidence.push_back(last.activated->at);
  } else {
    finding.PlaceAt(on.name, fabric);
    finding.observed = "deactivated on bridge " + fabric;
  }
  if (last.of_fabric != nullptr) finding.evidence.push_back(last.of_fabric->at);
  return finding;
}

// The other bridge gives the chip back when its switch-chip ports leave it.
void Mend(const FabricState& state, const SwitchState& on, const std::string& other,
          Finding& finding) {
  const SwitchIndex index(on);
  const ManagementAccess access(on, index, state.inventory.FindSwitch(on.name));
  for (const ChipBridge& bridge : ChipBridges(on, index)) {
    if (bridge.name != other || bridge.members.empty()) continue;
    LeavingMembers(index, access, bridge.name, bridge.members).Mend(bridge.members, finding);
  }
}

}  // namespace

Verdict LogNamesTheFabricBridge(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->fabric_bridge) return Absent(on->fabric_bridge.error());
  if (!on->offload_log) return Absent(on->offload_log.error());

  Parts parts;
  const std::string& fabric = on->fabric_bridge->value;
  const LastWords last = Read(*on->offload_log, fabric);
  const bool stands = last.of_fabric != nullptr && last.of_fabric->activated;
  if (stands && last.activated == last.of_fabric) {
    parts.Holds();
  } else if (stands) {
    parts.NoEvidence("the log names " + fabric + " and later " + last.activated->bridge +
                     ": it does not say which one the chip has now");
  } else if (last.activated != nullptr || last.of_fabric != nullptr) {
    Finding finding = OnOtherBridge(*on, fabric, last);
    if (last.activated != nullptr) Mend(state, *on, last.activated->bridge, finding);
    parts.Violated(std::move(finding));
  } else {
    parts.NoEvidence("no line of the log says which bridge is offloaded");
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
