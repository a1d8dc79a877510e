#include "switch_mtu.h"

#include <fmt/format.h>

#include <algorithm>

#include "leg_l2mtu.h"
#include "routeros_command.h"
#include "switch_models.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

bool IsOverL2Mtu(const std::vector<std::string>& remarks) {
  return std::find(remarks.begin(), remarks.end(), "MTU > L2MTU") != remarks.end();
}

Finding OverL2Mtu(const SwitchState& on, const std::string& what, const Evidence& at) {
  Finding finding;
  finding.fault = "mtu-over-l2mtu";
  finding.PlaceAt(on.name, what);
  finding.expected = "an MTU that the L2MTU carries";
  finding.observed = "RouterOS remarks: MTU > L2MTU";
  finding.evidence = {at};
  return finding;
}

// The port's own MTU concerns only what the switch itself sends: it gives way.
Finding LegOverL2Mtu(const SwitchState& on, const Port& leg) {
  Finding finding = OverL2Mtu(on, leg.name, leg.at);
  if (!leg.mtu || !leg.l2mtu) return finding;
  finding.fix = {SetEthernet(leg.name, fmt::format("mtu={}", leg.l2mtu->value))};
  finding.undo = {SetEthernet(leg.name, fmt::format("mtu={}", leg.mtu->value))};
  return finding;
}

// A bridge's L2MTU is the smallest one of its ports: those are raised.
Finding BridgeOverL2Mtu(const SwitchState& on, const SwitchIndex& index, const Bridge& bridge,
                        int wanted) {
  Finding finding = OverL2Mtu(on, bridge.name, bridge.at);
  for (const BridgePort* member : index.MembersOf(bridge.name)) {
    const Port* port = index.FindPort(member->interface);
    if (port == nullptr || !IsTrue(port->on_chip) || !port->l2mtu) continue;
    if (port->l2mtu->value >= wanted) continue;
    finding.fix.push_back(SetEthernet(port->name, fmt::format("l2mtu={}", wanted)));
    finding.undo.push_back(SetEthernet(port->name, fmt::format("l2mtu={}", port->l2mtu->value)));
  }
  finding.caution = finding.fix.empty() ? "no fix is named: lower the mtu of " + bridge.name +
                                              ", no port behind the chip has too small an l2mtu"
                                        : kL2MtuCaution;
  return finding;
}

std::vector<const Port*> PortsOfLegs(const SwitchState& on, const SwitchIndex& index,
                                     Parts& parts) {
  std::vector<const Port*> ports;
  for (const Leg& leg : on.legs->legs) {
    if (const Port* port = index.FindPort(leg.port))
      ports.push_back(port);
    else
      parts.NoEvidence(on.name + " has no port " + leg.port);
  }
  return ports;
}

void JudgeLeg(const SwitchState& on, const LegL2Mtu& rule, const Port& leg, Parts& parts) {
  if (IsOverL2Mtu(leg.remarks)) parts.Violated(LegOverL2Mtu(on, leg));
  if (!leg.l2mtu) return parts.Absent(leg.l2mtu.error());
  std::optional<Finding> finding = rule.Judge(leg);
  if (!finding) return parts.Holds();
  finding->PlaceAt(on.name, leg.name);
  parts.Violated(std::move(*finding));
}

}  // namespace

Verdict L2MtuCarriesTheHostMtu(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!state.inventory.intent.host_mtu) return NotApplicable("the intent has no host MTU");
  if (!on->legs) return Absent(on->legs.error());
  if (!on->ports) return Absent(on->ports.error());

  Parts parts;
  const SwitchIndex index(*on);
  const std::vector<const Port*> legs = PortsOfLegs(*on, index, parts);
  const LegL2Mtu rule(state.inventory.intent, on->model ? MaxL2Mtu(on->model->value) : std::nullopt,
                      legs);
  for (const Port* leg : legs) JudgeLeg(*on, rule, *leg, parts);
  const Bridge* bridge = on->fabric_bridge ? index.FindBridge(on->fabric_bridge->value) : nullptr;
  if (bridge != nullptr && IsOverL2Mtu(bridge->remarks))
    parts.Violated(BridgeOverL2Mtu(*on, index, *bridge, rule.Wanted()));
  return std::move(parts).Sum();
}

const std::vector<Invariant>& SwitchMtuInvariants() {
  static const std::vector<Invariant> rows = {
      {"SwitchMtu",
       "L2MtuCarriesTheHostMtu",
       SubjectKind::kSwitch,
       "Each leg's l2mtu carries the host MTU and its VLAN tags, is equal on all legs and one that "
       "the model takes.",
       "A leg with a smaller l2mtu drops every full frame, while pings and small messages pass. "
       "The "
       "factory value is 1584.",
       {"ethernet|export"},
       L2MtuCarriesTheHostMtu},
  };
  return rows;
}

}  // namespace fabric
