#include <fmt/format.h>

#include "known_leg.h"
#include "management_access.h"
#include "member_removal.h"
#include "routeros_command.h"
#include "switch_bridge.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

using Members = SwitchIndex::Members;

// One judgement of the legs' membership.
class LegMembership {
 public:
  LegMembership(const FabricState& state, const SwitchState& on)
      : on_(on),
        index_(on),
        access_(on, index_, state.inventory.FindSwitch(on.name)),
        fabric_(on.fabric_bridge->value) {
    for (const BridgePort& member : *on.bridge_ports)
      if (member.dangling && member.bridge == fabric_) dangling_.push_back(&member);
    for (const Leg& leg : on.legs->legs) Judge(leg);
  }

  Verdict Sum() && { return std::move(parts_).Sum(); }

 private:
  void Judge(const Leg& leg) {
    const BridgePort* elsewhere = nullptr;
    for (const BridgePort* member : index_.MembershipsOf(leg.port)) {
      if (member->bridge == fabric_) return JudgeEnabled(*member);
      elsewhere = member;
    }
    if (!IsKnownLeg(*on_.legs, leg))
      parts_.NoEvidence(on_.name + " " + leg.port + " runs, and nobody is known to be behind it");
    else if (on_.ports && index_.FindPort(leg.port) == nullptr)
      parts_.Violated(NoSuchPort(leg.port));
    else if (elsewhere != nullptr)
      parts_.Violated(InAnotherBridge(*elsewhere));
    else
      parts_.Violated(InNoBridge(leg.port));
  }

  void JudgeEnabled(const BridgePort& member) {
    if (!member.disabled)
      parts_.Absent(member.disabled.error());
    else if (member.disabled->value)
      parts_.Violated(Disabled(member));
    else
      parts_.Holds();
  }

  Finding At(const std::string& leg, const std::string& fault, const std::string& observed) const {
    Finding finding;
    finding.fault = fault;
    finding.PlaceAt(on_.name, leg);
    finding.expected = "an enabled member of the fabric bridge " + fabric_;
    finding.observed = observed;
    return finding;
  }

  Finding NoSuchPort(const std::string& leg) const {
    Finding finding = At(leg, "leg-not-in-fabric-bridge", "the switch has no port of this name");
    finding.caution = "no fix is named: correct the leg in the inventory, or rename the port";
    return finding;
  }

  Finding InAnotherBridge(const BridgePort& member) const {
    Finding finding =
        At(member.interface, "leg-not-in-fabric-bridge", "a member of " + member.bridge);
    finding.evidence = {member.at};
    const MemberRemoval removal(index_, member.bridge, {&member});
    finding.caution = access_.Caution(member.bridge, {member.interface}, removal.Staying());
    const Remedy remedy = removal.Of({&member});
    // A slave cannot be a member itself: its bond moves.
    const std::string& moves = JoinedAs(member);
    finding.fix = remedy.fix;
    finding.fix.push_back(AddBridgePort(fabric_, moves));
    finding.undo = {RemoveBridgePort(fabric_, moves)};
    finding.undo.insert(finding.undo.end(), remedy.undo.begin(), remedy.undo.end());
    return finding;
  }

  Finding InNoBridge(const std::string& leg) const {
    Finding finding = At(leg, "leg-not-in-fabric-bridge", "in no bridge");
    if (!dangling_.empty()) {
      finding.fault = "leg-dangling";
      finding.observed += fmt::format("; {} has an entry {} for an interface that is gone", fabric_,
                                      dangling_.front()->interface);
      finding.evidence = {dangling_.front()->at};
    }
    finding.caution = access_.CautionOnPort(fabric_, leg);
    finding.fix = {AddBridgePort(fabric_, leg)};
    finding.undo = {RemoveBridgePort(fabric_, leg)};
    return finding;
  }

  Finding Disabled(const BridgePort& member) const {
    Finding finding =
        At(member.interface, "leg-disabled", "a member of " + fabric_ + " with disabled=yes");
    finding.evidence = {member.disabled->evidence};
    finding.caution = access_.CautionOnPort(fabric_, member.interface);
    finding.fix = {SetBridgePort(member.entry, "disabled=no")};
    finding.undo = {SetBridgePort(member.entry, "disabled=yes")};
    return finding;
  }

  const SwitchState& on_;
  SwitchIndex index_;
  ManagementAccess access_;
  std::string fabric_;
  Members dangling_;
  Parts parts_;
};

bool IsBlocked(const std::string& role) {
  return role.starts_with("alternate") || role.starts_with("backup") ||
         role.starts_with("discarding");
}

Finding Blocked(const SwitchState& on, const BridgePort& member) {
  Finding finding;
  finding.fault = "leg-blocked";
  finding.PlaceAt(on.name, member.interface);
  finding.expected = "a leg forwards: role designated or root";
  if (member.role) {
    finding.observed = "role " + member.role->value + " in " + member.bridge;
    finding.evidence = {member.role->evidence};
  }
  finding.caution =
      "no fix is named: the spanning tree blocks a port where it sees a second way. Find that way, "
      "a second cable or a host that bridges its rails, before path-cost or protocol-mode is "
      "changed; without it a loop takes the fabric down";
  return finding;
}

bool Discards(const SwitchState& on, const BridgePort& member) {
  const Port* port = on.FindPort(member.interface);
  const bool runs = port != nullptr && IsTrue(port->running);
  return runs && member.forwarding && !member.forwarding->value;
}

Finding Discarding(const SwitchState& on, const BridgePort& member) {
  Finding finding = Blocked(on, member);
  finding.observed = "it runs and does not forward in " + member.bridge;
  finding.evidence = {member.forwarding->evidence};
  return finding;
}

void JudgeRole(const SwitchState& on, const SwitchIndex& index, const BridgePort& member,
               Parts& parts) {
  const Bridge* bridge = index.FindBridge(member.bridge);
  const bool no_tree =
      bridge != nullptr && bridge->protocol_mode && bridge->protocol_mode->value == "none";
  if (no_tree) return parts.Holds();
  if (Discards(on, member)) return parts.Violated(Discarding(on, member));
  if (!member.role) return parts.Absent(member.role.error());
  if (IsBlocked(member.role->value)) return parts.Violated(Blocked(on, member));
  parts.Holds();
}

}  // namespace

Verdict EveryFabricLegIsInTheFabricBridge(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->legs) return Absent(on->legs.error());
  const LegOrigin origin = on->legs->origin;
  if (origin != LegOrigin::kDeclared && origin != LegOrigin::kCabling)
    return Absent({Missing::Why::kNotAsked,
                   "which sub-ports are legs is neither declared nor found by cabling"});
  if (!on->fabric_bridge) return Absent(on->fabric_bridge.error());
  if (!on->bridge_ports) return Absent(on->bridge_ports.error());
  return LegMembership(state, *on).Sum();
}

Verdict NoFabricLegIsBlocked(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->legs) return Absent(on->legs.error());
  if (!on->bridge_ports) return Absent(on->bridge_ports.error());
  Parts parts;
  const SwitchIndex index(*on);
  for (const Leg& leg : on->legs->legs)
    for (const BridgePort* member : index.MembershipsOf(leg.port))
      if (!IsTrue(member->disabled)) JudgeRole(*on, index, *member, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
