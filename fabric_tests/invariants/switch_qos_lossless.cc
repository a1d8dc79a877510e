#include "switch_qos_lossless.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "routeros_command.h"
#include "switch_qos_chain.h"
#include "switch_qos_port.h"
#include "switch_qos_queues.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

// What all parts of the row look at.
struct Judging {
  const SwitchState& state;
  const Intent& intent;
  const LosslessClass& wanted;
  Parts& parts;
  SharedFindings& shared;
};

std::vector<MarkedClass> MarkedClasses(const LosslessClass& wanted) {
  std::vector<MarkedClass> marked = {{wanted.dscp, wanted.traffic_class}};
  if (wanted.cnp_dscp && wanted.cnp_traffic_class)
    marked.push_back({*wanted.cnp_dscp, *wanted.cnp_traffic_class});
  return marked;
}

std::string PfcSettings(const PfcProfile& profile) {
  return fmt::format("traffic-class={} rx={} tx={}{}",
                     fmt::join(profile.traffic_classes.value, ","), YesNo(profile.rx.value),
                     YesNo(profile.tx.value), profile.disabled ? " disabled=yes" : "");
}

bool IsOfClass(const PfcProfile& profile, int traffic_class) {
  return profile.traffic_classes.value == std::set<int>{traffic_class};
}

void JudgePfcProfile(const Judging& of, const PfcProfile& profile) {
  const int traffic_class = of.wanted.traffic_class;
  if (IsOfClass(profile, traffic_class) && profile.rx.value && profile.tx.value &&
      !profile.disabled)
    return of.parts.Holds();
  const std::string set = fmt::format("{}/priority-flow-control/set [find where name={}] ",
                                      kQosMenu, QuotedName(profile.name));
  Finding finding = SharedFault(of.state, "qos priority-flow-control " + profile.name);
  finding.expected = fmt::format("traffic-class={} rx=yes tx=yes{}", traffic_class,
                                 profile.disabled ? " disabled=no" : "");
  finding.observed = PfcSettings(profile);
  for (const Evidence* line :
       {&profile.traffic_classes.evidence, &profile.rx.evidence, &profile.tx.evidence})
    AddEvidence(finding.evidence, *line);
  finding.fix = {set + finding.expected};
  finding.undo = {set + finding.observed};
  of.shared.Tell(std::move(finding));
}

// The enabled PFC profile of the intent's class; empty where there is none.
std::string FittingPfcProfile(const Judging& of) {
  const auto& profiles = *of.state.pfc_profiles;
  const auto fits = std::find_if(profiles.begin(), profiles.end(), [&](const PfcProfile& p) {
    return IsOfClass(p, of.wanted.traffic_class) && !p.disabled;
  });
  return fits == profiles.end() ? "" : fits->name;
}

std::string NewPfcProfile(const Judging& of) {
  return UnusedName(*of.state.pfc_profiles, fmt::format("pfc-tc{}", of.wanted.traffic_class));
}

const PfcProfile* PfcProfileOf(const Judging& of, const std::string& name) {
  for (const PfcProfile& profile : *of.state.pfc_profiles)
    if (profile.name == name) return &profile;
  return nullptr;
}

// The port names no PFC profile, or one that does not exist.
bool LacksPfc(const Judging& of, const QosPort& port) {
  return port.pfc &&
         (port.pfc->value == "disabled" || PfcProfileOf(of, port.pfc->value) == nullptr);
}

// Told before the legs, whose fixes name the profile.
void JudgeThatPfcProfileExists(const Judging& of, const std::vector<LegQos>& legs) {
  if (!of.state.pfc_profiles || !FittingPfcProfile(of).empty()) return;
  const auto lacking = std::find_if(legs.begin(), legs.end(),
                                    [&](const LegQos& leg) { return LacksPfc(of, *leg.qos); });
  if (lacking == legs.end()) return;
  const int traffic_class = of.wanted.traffic_class;
  const std::string name = NewPfcProfile(of);
  Finding finding = SharedFault(of.state, "qos priority-flow-control " + name);
  finding.expected =
      fmt::format("a PFC profile with traffic-class={} rx=yes tx=yes", traffic_class);
  finding.observed = fmt::format("no PFC profile has traffic-class={}", traffic_class);
  finding.evidence = {lacking->qos->pfc->evidence};
  finding.fix = {fmt::format("{}/priority-flow-control/add name={} traffic-class={} rx=yes tx=yes",
                             kQosMenu, name, traffic_class)};
  finding.undo = {
      fmt::format("{}/priority-flow-control/remove [find where name={}]", kQosMenu, name)};
  of.shared.Tell(std::move(finding));
}

// Gives a port that lacks PFC the fitting profile, or the one that is to be made.
void MendPfc(const Judging& of, const Fact<std::string>& is, QosPortFault& fault) {
  if (!of.state.pfc_profiles)
    return fault.AddWithoutFix(
        "pfc=" + is.value,
        fmt::format("a PFC profile of traffic class {}", of.wanted.traffic_class), is.evidence);
  const std::string fitting = FittingPfcProfile(of);
  const std::string unknown = is.value == "disabled" ? "" : " (does not exist)";
  fault.Add({NamedSetting("pfc", is.value).shown + unknown, NamedSetting("pfc", is.value).command},
            NamedSetting("pfc", fitting.empty() ? NewPfcProfile(of) : fitting), is.evidence,
            is.is_default);
}

void JudgePfc(const Judging& of, const QosPort& port, QosPortFault& fault) {
  if (!port.pfc) return of.parts.Absent(port.pfc.error());
  if (port.pfc->value == "disabled") return MendPfc(of, *port.pfc, fault);
  if (!of.state.pfc_profiles) return of.parts.Absent(of.state.pfc_profiles.error());
  if (const PfcProfile* profile = PfcProfileOf(of, port.pfc->value))
    return JudgePfcProfile(of, *profile);
  MendPfc(of, *port.pfc, fault);
}

void JudgeTrust(const Judging& of, const QosPort& port, QosPortFault& fault) {
  const auto& trust = port.trust_l3;
  if (!trust) return of.parts.Absent(trust.error());
  if (trust->value == "keep" || trust->value == "trust") return of.parts.Holds();
  fault.Add(NamedSetting("trust-l3", trust->value), NamedSetting("trust-l3", "keep"),
            trust->evidence, trust->is_default);
}

// Without a rate the chip cannot reckon pause times (R1); it should be the link's (R6).
void JudgeEgressRate(const Judging& of, const QosPort& port, QosPortFault& fault) {
  const int queue = of.wanted.traffic_class;
  const auto& rate = port.egress_rate.at(static_cast<std::size_t>(queue));
  if (!rate) return of.parts.Absent(rate.error());
  const auto link = LinkRate(of.state, of.intent, port.name);
  const bool set = IsShaper(rate->value);
  if (set && (!link || *rate->value == *link)) return of.parts.Holds();
  const QosSetting is = RateSetting(queue, rate->value);
  if (link) return fault.AddRate(of.state, is, RateSetting(queue, link), link, *rate);
  fault.AddWithoutFix(is.shown, fmt::format("egress-rate-queue{} is the link's rate", queue),
                      rate->evidence);
}

void JudgeLeg(const Judging& of, const LegQos& leg) {
  QosPortFault fault(of.state.name, leg.port);
  JudgeTrust(of, *leg.qos, fault);
  JudgePfc(of, *leg.qos, fault);
  JudgeEgressRate(of, *leg.qos, fault);
  if (fault.Any()) of.parts.Violated(std::move(fault).Take("lossless-chain"));
  for (const MarkedClass& marked : MarkedClasses(of.wanted))
    JudgeMarking(of.state, *leg.qos, marked, of.parts, of.shared);
}

// What the fixes of several legs need comes first: a cause types each command once, in this order.
void JudgeLegs(const Judging& of, const std::vector<LegQos>& legs) {
  JudgeThatPfcProfileExists(of, legs);
  for (const MarkedClass& marked : MarkedClasses(of.wanted))
    for (const LegQos& leg : legs) JudgeThatProfileExists(of.state, *leg.qos, marked, of.shared);
  for (const LegQos& leg : legs) JudgeLeg(of, leg);
}

void JudgeDcbx(const Judging& of) {
  if (!of.state.dcbx) return of.parts.Absent(of.state.dcbx.error());
  const Fact<bool>& is = *of.state.dcbx;
  const bool wanted = *of.wanted.dcbx;
  if (is.value == wanted) return of.parts.Holds();
  const std::string set = "/ip/neighbor/discovery-settings/set lldp-dcbx=";
  Finding finding = SharedFault(of.state, "lldp-dcbx");
  finding.expected = YesNo(wanted);
  finding.observed = YesNo(is.value) + (is.is_default ? " (default)" : "");
  finding.evidence = {is.evidence};
  finding.fix = {set + YesNo(wanted)};
  finding.undo = {set + YesNo(is.value)};
  of.shared.Tell(std::move(finding));
}

void NoteWhatIsNotDeclared(const Judging& of) {
  std::string open;
  const auto add = [&](const char* what) {
    open += open.empty() ? what : std::string(", ") + what;
  };
  if (!of.wanted.cnp_dscp || !of.wanted.cnp_traffic_class) add("CNP class");
  if (!of.wanted.ecn) add("ECN");
  if (!of.wanted.dcbx) add("DCBX");
  if (!open.empty()) of.parts.Note("not declared by the intent, so not judged: " + open);
}

}  // namespace

Verdict LosslessClassIsConsistent(const FabricState& state, const Subject& subject) {
  const Intent& intent = state.inventory.intent;
  if (intent.qos != QosMode::kLossless || !intent.lossless)
    return NotApplicable("the intent is not lossless");
  const SwitchState* seen = state.FindSwitch(subject.device);
  if (seen == nullptr) return Unseen(subject);
  Parts parts;
  SharedFindings shared(parts);
  const Judging judging{*seen, intent, *intent.lossless, parts, shared};
  JudgeLegs(judging, LegsWithQos(*seen, parts));
  JudgeTxQueues(*seen, *intent.lossless, parts, shared);
  if (intent.lossless->dcbx) JudgeDcbx(judging);
  NoteWhatIsNotDeclared(judging);
  return std::move(parts).Sum();
}

}  // namespace fabric
