#include <fmt/format.h>

#include <unordered_set>

#include "management_access.h"
#include "routeros_command.h"
#include "switch_offload.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

bool IsOffloadable(const std::string& bond_mode) {
  return bond_mode == "802.3ad" || bond_mode == "balance-xor" || bond_mode == "active-backup";
}

Finding Blocked(const SwitchState& on, const std::string& what, const std::string& expected,
                const std::string& observed) {
  Finding finding;
  finding.fault = "offload-blocked";
  finding.PlaceAt(on.name, what);
  finding.expected = expected;
  finding.observed = observed;
  return finding;
}

Finding Horizon(const SwitchState& on, const ManagementAccess& access, const BridgePort& member) {
  const std::string setting = "horizon=" + member.horizon->value;
  Finding finding = Blocked(on, member.interface, "horizon=none", setting);
  finding.evidence = {member.horizon->evidence};
  finding.caution = access.CautionOnPort(member.bridge, member.interface);
  finding.fix = {SetBridgePort(member.entry, "horizon=none")};
  finding.undo = {SetBridgePort(member.entry, setting)};
  return finding;
}

Finding BondMode(const SwitchState& on, const BridgePort& member) {
  const Bond& bond = *member.bond;
  Finding finding = Blocked(on, bond.name, "bonding mode 802.3ad, balance-xor or active-backup",
                            "mode=" + bond.mode);
  finding.evidence = {member.at};
  finding.caution = "careful: both ends of a bond have to agree on 802.3ad: set the other end too";
  finding.fix = {SetBond(bond.name, "mode=802.3ad")};
  finding.undo = {SetBond(bond.name, "mode=" + bond.mode)};
  return finding;
}

Finding Feature(const SwitchState& on, const std::string& bridge, const std::string& name,
                const Fact<std::string>& value) {
  Finding finding =
      Blocked(on, bridge, "nothing that needs the CPU", fmt::format("{}: {}", name, value.value));
  finding.evidence = {value.evidence};
  if (name == "use-ip-firewall") {
    finding.caution = "careful: IP firewall rules stop seeing bridged frames, on all bridges";
    finding.fix = {"/interface/bridge/settings/set use-ip-firewall=no"};
    finding.undo = {"/interface/bridge/settings/set use-ip-firewall=yes"};
  } else {
    finding.caution =
        "no fix is named: look whether " + name + " is needed before it is taken away";
  }
  return finding;
}

void JudgeFeatures(const SwitchState& on, const SwitchIndex& index, const std::string& fabric,
                   Parts& parts) {
  if (!on.bridges) return parts.Absent(on.bridges.error());
  const Bridge* bridge = index.FindBridge(fabric);
  if (bridge == nullptr) return parts.Unknown(on.name + " lists no bridge " + fabric);
  if (!bridge->cpu_features) return parts.Absent(bridge->cpu_features.error());
  if (bridge->cpu_features->empty()) parts.Holds();
  for (const auto& [name, value] : *bridge->cpu_features)
    parts.Violated(Feature(on, fabric, name, value));
}

void JudgeMembers(const SwitchState& on, const SwitchIndex& index, const ManagementAccess& access,
                  const std::string& fabric, Parts& parts) {
  if (!on.bridge_ports) return parts.Absent(on.bridge_ports.error());
  bool holds_chip_port = false;
  std::unordered_set<std::string> bonds;
  for (const BridgePort* member : index.MembersOf(fabric)) {
    if (IsTrue(member->disabled)) continue;
    const Port* port = on.FindPort(member->interface);
    holds_chip_port = holds_chip_port || (port != nullptr && IsTrue(port->on_chip));
    if (!member->horizon)
      parts.Absent(member->horizon.error());
    else if (member->horizon->value != "none")
      parts.Violated(Horizon(on, access, *member));
    if (!member->bond || IsOffloadable(member->bond->mode)) continue;
    if (bonds.insert(member->bond->name).second) parts.Violated(BondMode(on, *member));
  }
  if (!holds_chip_port && !on.ports) return parts.Absent(on.ports.error());
  if (!holds_chip_port)
    parts.NoEvidence("no member of " + fabric + " is known to be behind a switch chip");
}

}  // namespace

Verdict NothingBlocksOffload(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->fabric_bridge) return Absent(on->fabric_bridge.error());
  Parts parts;
  const SwitchIndex index(*on);
  const ManagementAccess access(*on, index, state.inventory.FindSwitch(on->name));
  JudgeFeatures(*on, index, on->fabric_bridge->value, parts);
  JudgeMembers(*on, index, access, on->fabric_bridge->value, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
