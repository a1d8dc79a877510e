#include <fmt/format.h>

#include "chip_binding.h"
#include "known_leg.h"
#include "management_access.h"
#include "routeros_command.h"
#include "switch_offload.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

// One judgement of the legs' offload.
class LegOffload {
 public:
  LegOffload(const FabricState& state, const SwitchState& on)
      : on_(on),
        index_(on),
        access_(on, index_, state.inventory.FindSwitch(on.name)),
        binding_(on, index_) {
    for (const Leg& leg : on.legs->legs) Judge(leg);
  }

  Verdict Sum() && { return std::move(parts_).Sum(); }

 private:
  void Judge(const Leg& leg) {
    const auto& memberships = index_.MembershipsOf(leg.port);
    for (const BridgePort* member : memberships)
      if (!IsTrue(member->disabled)) return JudgeMember(*member);
    if (IsKnownLeg(*on_.legs, leg))
      parts_.Violated(NotABridgePort(leg.port, memberships));
    else
      parts_.Note(leg.port + " runs and is in no bridge");
  }

  void JudgeMember(const BridgePort& member) {
    if (!member.hw) return parts_.Absent(member.hw.error());
    if (!member.hw->value) return parts_.Violated(HwOff(member));
    const Port* port = index_.FindPort(member.interface);
    const bool is_down = port != nullptr && IsFalse(port->running);
    if (IsTrue(member.hw_offload)) {
      parts_.Holds();
    } else if (is_down) {
      parts_.Holds();
      parts_.Note(member.interface + " does not run: flag H is not asked of it");
    } else if (!member.hw_offload) {
      parts_.Absent(member.hw_offload.error());
    } else {
      parts_.Violated(NotOffloaded(member));
    }
  }

  Finding At(const std::string& leg, const std::string& fault, const std::string& observed) const {
    Finding finding;
    finding.fault = fault;
    finding.PlaceAt(on_.name, leg);
    finding.expected = "hw=yes and flag H";
    finding.observed = observed;
    return finding;
  }

  Finding NotABridgePort(const std::string& leg, const SwitchIndex::Members& disabled) const {
    Finding finding = At(leg, "not-offloaded", "not a bridge port");
    if (!disabled.empty()) {
      finding.observed = "a disabled port of " + disabled.front()->bridge;
      finding.evidence = {disabled.front()->at};
    }
    finding.caution =
        "no fix is named: the leg has to be an enabled port of the fabric bridge first";
    return finding;
  }

  Finding HwOff(const BridgePort& member) const {
    Finding finding = At(member.interface, "hw-off", "hw=no in " + member.bridge);
    finding.evidence = {member.hw->evidence};
    finding.caution = access_.CautionOnPort(member.bridge, member.interface);
    finding.fix = {SetBridgePort(member.entry, "hw=yes")};
    finding.undo = {SetBridgePort(member.entry, "hw=no")};
    return finding;
  }

  Finding NotOffloaded(const BridgePort& member) const {
    Finding finding = At(member.interface, "not-offloaded",
                         fmt::format("hw=yes{} without flag H in {}",
                                     member.hw->is_default ? " (default)" : "", member.bridge));
    finding.evidence = {member.hw_offload->evidence};
    binding_.Mend(member, finding);
    return finding;
  }

  const SwitchState& on_;
  SwitchIndex index_;
  ManagementAccess access_;
  ChipBinding binding_;
  Parts parts_;
};

}  // namespace

Verdict EveryFabricLegIsOffloaded(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->legs) return Absent(on->legs.error());
  if (!on->bridge_ports) return Absent(on->bridge_ports.error());
  return LegOffload(state, *on).Sum();
}

}  // namespace fabric
