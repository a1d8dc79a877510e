#include "host_qos.h"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "missing_netdev.h"
#include "netplan_change.h"
#include "rail_fault.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr int kPriorities = 8;
constexpr char kDscp[] = "dscp";

// "0,0,0,1,0,0,0,0", as mlnx_qos takes it.
std::string PfcList(const std::set<int>& on) {
  std::string list;
  for (int priority = 0; priority < kPriorities; ++priority)
    list += fmt::format("{}{}", priority == 0 ? "" : ",", on.count(priority));
  return list;
}

std::string PfcWords(const std::set<int>& on) {
  if (on.empty()) return "PFC off on all priorities";
  return fmt::format("PFC on priority {}", fmt::join(on, ", "));
}

void MendWith(const HostRail& of, const std::string& fix, const std::string& undo,
              Finding& finding) {
  finding.caution =
      "a reboot, `netplan apply` or a hot-plug of the NIC takes it back, unless a unit sets it "
      "again";
  if (!IsSafeInterfaceName(of.netdev)) return;
  finding.fix = {fmt::format("sudo mlnx_qos -i {} {}", of.netdev, fix)};
  finding.undo = {fmt::format("sudo mlnx_qos -i {} {}", of.netdev, undo)};
}

void JudgeHostPfc(const HostRail& of, const HostQos& qos, const std::set<int>& wanted,
                  Parts& parts) {
  if (!qos.pfc) return parts.Absent(qos.pfc.error());
  if (qos.pfc->value == wanted) return parts.Holds();
  Finding finding = RailFault(of, "host-pfc");
  finding.expected = PfcWords(wanted);
  finding.observed = PfcWords(qos.pfc->value);
  finding.evidence = {qos.pfc->evidence};
  MendWith(of, "--pfc " + PfcList(wanted), "--pfc " + PfcList(qos.pfc->value), finding);
  parts.Violated(std::move(finding));
}

// Whether DSCPs are trusted; where they are not, no map of them counts.
bool JudgeHostTrust(const HostRail& of, const HostQos& qos, Parts& parts) {
  if (!qos.trust) {
    parts.Absent(qos.trust.error());
    return false;
  }
  if (qos.trust->value == kDscp) {
    parts.Holds();
    return true;
  }
  Finding finding = RailFault(of, "host-trust");
  finding.expected = "trust dscp";
  finding.observed = "trust " + qos.trust->value;
  finding.evidence = {qos.trust->evidence};
  MendWith(of, "--trust dscp", "--trust pcp", finding);
  parts.Violated(std::move(finding));
  return false;
}

void JudgeDscp(const HostRail& of, const HostQos& qos, int dscp, int wanted, Parts& parts) {
  if (!qos.priority_of_dscp) return parts.Absent(qos.priority_of_dscp.error());
  const auto is = qos.priority_of_dscp->find(dscp);
  if (is == qos.priority_of_dscp->end())
    return parts.Unknown(fmt::format("{} does not say where DSCP {} leads", of.Where(), dscp));
  if (is->second.value == wanted) return parts.Holds();
  Finding finding = RailFault(of, "host-dscp-map");
  finding.expected = fmt::format("DSCP {} leads to priority {}", dscp, wanted);
  finding.observed = fmt::format("priority {}", is->second.value);
  finding.evidence = {is->second.evidence};
  MendWith(of, fmt::format("--dscp2prio set,{},{}", dscp, wanted),
           fmt::format("--dscp2prio set,{},{}", dscp, is->second.value), finding);
  parts.Violated(std::move(finding));
}

void JudgeLosslessHost(const HostRail& of, const HostQos& qos, const LosslessClass& wanted,
                       Parts& parts) {
  JudgeHostPfc(of, qos, {wanted.traffic_class}, parts);
  if (!JudgeHostTrust(of, qos, parts)) return;
  JudgeDscp(of, qos, wanted.dscp, wanted.traffic_class, parts);
  if (wanted.cnp_dscp && wanted.cnp_traffic_class)
    JudgeDscp(of, qos, *wanted.cnp_dscp, *wanted.cnp_traffic_class, parts);
}

}  // namespace

const std::vector<Invariant>& HostQosInvariants() {
  static const std::vector<Invariant> rows = {
      {"HostQos",
       "PfcMatchesTheIntent",
       SubjectKind::kHostRail,
       "lossy: PFC is off on all priorities; lossless: PFC is on for the lossless class alone, "
       "DSCP "
       "is trusted and leads to the priorities that the switch uses",
       "a host that pauses a priority which the switch does not protect, or the other way round, "
       "stalls RoCE or drops it; the setting is lost at every reboot",
       {"mlnx-qos.NETDEV|dcb-pfc.NETDEV", "mlnx-qos.NETDEV|dcb-app.NETDEV"},
       PfcMatchesTheIntent},
      {"HostQos",
       "IsPersistent",
       SubjectKind::kHost,
       "the unit that the intent names for the priorities is enabled, and it ran in this boot with "
       "success",
       "NIC priorities are lost at every boot: what was set by hand is gone after the next one",
       {"unit.NAME"},
       QosIsPersistent}};
  return rows;
}

Verdict PfcMatchesTheIntent(const FabricState& state, const Subject& subject) {
  const Intent& intent = state.inventory.intent;
  if (!intent.qos) return NotApplicable("the intent says neither lossy nor lossless");
  const auto of = FindHostRail(state, subject.device, subject.rail);
  const HostNic* nic = of ? NicOf(*of) : nullptr;
  if (nic == nullptr) return Unseen(subject);
  if (const auto without = WithoutNetdev(state, *of)) return *without;
  Parts parts;
  if (intent.lossless)
    JudgeLosslessHost(*of, nic->qos, *intent.lossless, parts);
  else
    JudgeHostPfc(*of, nic->qos, {}, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
