#include "leaving_members.h"
#include "switch_bridge.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

Finding SubPortInManagement(const SwitchState& on, const BridgePort& member,
                            const LeavingMembers& leaving) {
  Finding finding;
  finding.fault = "cage-port-in-management-bridge";
  finding.device = on.name;
  finding.where = on.name + " " + member.interface;
  finding.expected = "no sub-port of a cage in the management bridge " + member.bridge;
  finding.observed = "a member of " + member.bridge +
                     (member.through.empty() ? "" : ", through " + member.through);
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
