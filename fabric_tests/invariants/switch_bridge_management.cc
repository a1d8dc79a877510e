#include <fmt/format.h>

#include "leaving_members.h"
#include "switch_bridge.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

// ", through interface list fabric, bond bond1"; empty for an entry of its own.
std::string Through(const BridgePort& member) {
  std::vector<std::string> ways;
  for (const std::string& list : member.lists) ways.push_back("interface list " + list);
  if (member.bond) ways.push_back("bond " + member.bond->name);
  return ways.empty() ? "" : fmt::format(", through {}", fmt::join(ways, ", "));
}

Finding SubPortInManagement(const SwitchState& on, const BridgePort& member,
                            const LeavingMembers& leaving) {
  Finding finding;
  finding.fault = "cage-port-in-management-bridge";
  finding.PlaceAt(on.name, member.interface);
  finding.expected = "no sub-port of a cage in the management bridge " + member.bridge;
  finding.observed = "a member of " + member.bridge + Through(member);
  finding.evidence = {member.at};
  leaving.Mend({&member}, finding);
  return finding;
}

}  // namespace

Verdict ManagementBridgeHoldsNoFabricSubPort(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->management_bridge) return Absent(on->management_bridge.error());
  if (!on->fabric_bridge) return Absent(on->fabric_bridge.error());
  const std::string& management = on->management_bridge->value;
  if (management == on->fabric_bridge->value)
    return NotApplicable("one bridge, " + management + ", is both fabric and management");
  if (!on->bridge_ports) return Absent(on->bridge_ports.error());
  if (!on->ports) return Absent(on->ports.error());

  Parts parts;
  const SwitchIndex index(*on);
  const ManagementAccess access(*on, index, state.inventory.FindSwitch(on->name));
  if (!on->bridge_ports->empty()) parts.Holds();
  const auto at_fault = EnabledSubPorts(index, index.MembersOf(management), parts);
  const LeavingMembers leaving(index, access, management, at_fault);
  for (const BridgePort* member : at_fault)
    parts.Violated(SubPortInManagement(*on, *member, leaving));
  return std::move(parts).Sum();
}

}  // namespace fabric
