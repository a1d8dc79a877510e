#include "switch_qos.h"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "switch_qos_lossless.h"
#include "switch_qos_port.h"
#include "switch_qos_uniform.h"
#include "switch_qos_version.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

// What "off" means, property by property.
constexpr std::pair<Observed<std::string> QosPort::*, const char*> kSwitches[] = {
    {&QosPort::trust_l2, "trust-l2"}, {&QosPort::trust_l3, "trust-l3"}, {&QosPort::pfc, "pfc"}};

std::string OffValue(const std::string& property) {
  return property == "pfc" ? "disabled" : "ignore";
}

// The legs and all sub-ports of their cages, each once.
std::vector<std::string> PortsOfFabricCages(const SwitchState& state) {
  std::set<std::string> cages;
  std::vector<std::string> ports;
  for (const Leg& leg : state.legs->legs) {
    const Port* seen = state.FindPort(leg.port);
    if (seen != nullptr && seen->place)
      cages.insert(seen->place->cage);
    else
      ports.push_back(leg.port);
  }
  if (cages.empty()) return ports;
  for (const Port& port : *state.ports)
    if (port.place && cages.contains(port.place->cage)) ports.push_back(port.name);
  return ports;
}

void JudgeOff(const SwitchState& state, const std::string& name, Parts& parts) {
  const QosPort* qos = state.FindQosPort(name);
  if (qos == nullptr)
    return parts.Unknown(
        fmt::format("{} {}: no QoS settings of this port were seen", state.name, name));
  QosPortFault fault(state.name, name);
  for (const auto& [member, property] : kSwitches) {
    const Observed<std::string>& is = qos->*member;
    const std::string off = OffValue(property);
    if (!is)
      parts.Absent(is.error());
    else if (is->value == off)
      parts.Holds();
    else
      fault.Add(NamedSetting(property, is->value), NamedSetting(property, off), is->evidence,
                is->is_default);
  }
  if (fault.Any()) parts.Violated(std::move(fault).Take("qos-on"));
}

void JudgeShapers(const SwitchState& state, const Intent& intent, const LegQos& leg, Parts& parts) {
  const auto link = LinkRate(state, intent, leg.port);
  QosPortFault fault(state.name, leg.port);
  for (int queue = 0; queue < 8; ++queue) {
    const auto& rate = leg.qos->egress_rate.at(static_cast<std::size_t>(queue));
    if (!rate) {
      parts.Absent(rate.error());
    } else if (!IsShaper(rate->value) || (link && *rate->value >= *link)) {
      parts.Holds();
    } else if (!link) {
      parts.NoEvidence(
          fmt::format("{} {}: {} is set, but the rate of the link is not known: neither forced nor "
                      "in the intent",
                      state.name, leg.port, RateSetting(queue, rate->value).shown));
    } else {
      const bool lossless = intent.lossless && intent.lossless->traffic_class == queue;
      const auto shall = lossless ? link : std::nullopt;
      fault.AddRate(state, RateSetting(queue, rate->value), RateSetting(queue, shall), shall,
                    *rate);
    }
  }
  if (!fault.Any()) return;
  Finding finding = std::move(fault).Take("shaper");
  finding.expected = "no egress-rate-queue below the link's " + Text(*link);
  parts.Violated(std::move(finding));
}

Finding InertQos(const SwitchState& state) {
  Finding finding;
  finding.fault = "lossless-inert";
  finding.PlaceAt(state.name, "switch1");
  finding.expected = "qos-hw-offloading=yes: the intent is lossless";
  finding.observed =
      state.qos_offload->is_default ? "qos-hw-offloading=no (default)" : "qos-hw-offloading=no";
  finding.evidence = {state.qos_offload->evidence};
  finding.fix = {"/interface/ethernet/switch/set switch1 qos-hw-offloading=yes"};
  finding.undo = {"/interface/ethernet/switch/set switch1 qos-hw-offloading=no"};
  return finding;
}

std::vector<Invariant> Rows() {
  constexpr SubjectKind kSwitch = SubjectKind::kSwitch;
  return {
      {"SwitchQos",
       "IsOffOnEveryLeg",
       kSwitch,
       "in a lossy fabric, trust-l2 and trust-l3 are ignore and pfc is disabled on every sub-port "
       "of the fabric's cages",
       "with trust or PFC on an offloaded path connections are set up and RoCE data never flows "
       "(seen on a CRS804 with RouterOS 7.23.2)",
       {"qos-port|export"},
       IsOffOnEveryLeg},
      {"SwitchQos",
       "NoShaperBelowTheLink",
       kSwitch,
       "no leg has an egress-rate-queue below the rate of its link",
       "a queue rate is a shaper: 97.98 Gb/s measured on a 200G link is a 100G shaper",
       {"qos-port|export"},
       NoShaperBelowTheLink},
      {"SwitchQos",
       "LosslessClassIsConsistent",
       kSwitch,
       "in a lossless fabric, DSCP, profile, traffic class, PFC profile and egress rate of the "
       "queue agree on every leg",
       "one broken link of that chain puts RoCE into a queue that PFC does not protect "
       "(RouterOS manual, Quality of Service: RoCE)",
       {"qos-port|export", "export"},
       LosslessClassIsConsistent},
      {"SwitchQos",
       "OffloadIsOn",
       kSwitch,
       "in a lossless fabric, qos-hw-offloading is yes; a CRS8xx has it always",
       "without it every QoS setting of the switch chip is inert",
       {"switch|export", "resource|export"},
       OffloadIsOn},
      {"SwitchQos",
       "VersionSupportsTheIntent",
       kSwitch,
       "RouterOS is new enough for what the intent asks of QoS: lossless from 7.23 on CRS8xx with "
       "package switch-marvell, from 7.15 on older chips; egress rates above 100G from 7.23.3",
       "older versions take the settings or refuse them, and the chip does neither PFC nor ECN",
       {"resource|export", "package", "qos-port|export"},
       VersionSupportsTheIntent},
      {"SwitchQos",
       "NothingIsHalfConfigured",
       kSwitch,
       "all legs of the fabric, on all its switches, have the same QoS settings",
       "drift by hand: fabrics that were meant to be twins treat the same frame differently",
       {"qos-port|export"},
       NothingIsHalfConfigured},
  };
}

}  // namespace

const std::vector<Invariant>& SwitchQosInvariants() {
  static const std::vector<Invariant> rows = Rows();
  return rows;
}

Verdict IsOffOnEveryLeg(const FabricState& state, const Subject& subject) {
  const auto& qos = state.inventory.intent.qos;
  if (!qos) return NotApplicable("the intent does not say lossy or lossless");
  if (*qos != QosMode::kLossy) return NotApplicable("the intent is lossless");
  const SwitchState* seen = state.FindSwitch(subject.device);
  if (seen == nullptr) return Unseen(subject);
  if (!seen->legs) return Absent(seen->legs.error());
  if (!seen->qos_ports) return Absent(seen->qos_ports.error());
  Parts parts;
  if (seen->legs->legs.empty()) parts.NoEvidence("no leg of " + seen->name + " is known");
  // Without the list of ports the unused sub-ports of a cage cannot be named.
  if (!seen->ports) parts.Absent(seen->ports.error());
  for (const std::string& port : PortsOfFabricCages(*seen)) JudgeOff(*seen, port, parts);
  return std::move(parts).Sum();
}

Verdict NoShaperBelowTheLink(const FabricState& state, const Subject& subject) {
  const SwitchState* seen = state.FindSwitch(subject.device);
  if (seen == nullptr) return Unseen(subject);
  Parts parts;
  for (const LegQos& leg : LegsWithQos(*seen, parts))
    JudgeShapers(*seen, state.inventory.intent, leg, parts);
  return std::move(parts).Sum();
}

Verdict OffloadIsOn(const FabricState& state, const Subject& subject) {
  if (state.inventory.intent.qos != QosMode::kLossless)
    return NotApplicable("the intent is not lossless");
  const SwitchState* seen = state.FindSwitch(subject.device);
  if (seen == nullptr) return Unseen(subject);
  Parts parts;
  if (seen->model && IsCrs8xx(seen->model->value)) {
    parts.Holds();
    parts.Note(seen->model->value + ": QoS offload is always on, whatever the setting says");
  } else if (!seen->qos_offload) {
    parts.Absent(seen->qos_offload.error());
  } else if (seen->qos_offload->value) {
    parts.Holds();
  } else if (!seen->model) {
    parts.Absent(seen->model.error());
  } else {
    parts.Violated(InertQos(*seen));
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
