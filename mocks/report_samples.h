#pragma once

#include <string>
#include <vector>

#include "run_report.h"

// Runs for the unit tests of the reports.
namespace fabric::samples {

inline Verdict NeverJudged(const FabricState&, const Subject&) { return {}; }

inline const Invariant kManagement{"SwitchBridge",
                                   "ManagementBridgeHoldsNoFabricSubPort",
                                   SubjectKind::kSwitch,
                                   "no cage sub-port is a member of the management bridge",
                                   "the chip offloads one bridge",
                                   {"bridge-port|export"},
                                   &NeverJudged};
inline const Invariant kQos{
    "SwitchQos",   "IsOffOnEveryLeg",   SubjectKind::kSwitch, "trust and PFC are off on every leg",
    "RoCE stalls", {"qos-port|export"}, &NeverJudged};
inline const Invariant kMtu{"HostMtu",
                            "RailMtuIsJumbo",
                            SubjectKind::kHostRail,
                            "the rail's MTU is the intent's",
                            "frames are cut",
                            {"ip-link|ip-addr"},
                            &NeverJudged};
inline const Invariant kRail{"RailBandwidth",
                             "EveryPairReachesTheMark",
                             SubjectKind::kHostRail,
                             "every pair reaches the mark",
                             "it is what the fabric is for",
                             {"measured"},
                             &NeverJudged};

inline Case CaseOf(const Invariant& row, std::string subject, VerdictKind kind,
                   std::vector<std::string> reasons = {}) {
  return {&row, std::move(subject), Verdict{kind, {}, std::move(reasons), {}}, {}};
}

inline RunInfo LabInfo() {
  return {"gb10-lab",
          "1 switch (CRS804-4DDQ, RouterOS 7.23.2), 4 hosts x 4 rails, lossy",
          "capture before-fix/, taken 2026-07-21 22:14, complete, 5 devices",
          false,
          false,
          {},
          "fabric explain --replay before-fix --cause",
          "build/report"};
}

inline RunReport HealthyRun() {
  Judgement judgement;
  judgement.cases = {
      CaseOf(kManagement, "crs804", VerdictKind::kHolds),
      CaseOf(kQos, "crs804", VerdictKind::kHolds),
      CaseOf(kMtu, "spark1_rail0", VerdictKind::kHolds),
      CaseOf(kMtu, "spark2_rail0", VerdictKind::kNotApplicable, {"the intent has no host MTU"}),
      CaseOf(kRail, "none", VerdictKind::kNoEvidence, {"nothing was measured"})};
  return {LabInfo(), judgement};
}

inline Finding MtuFinding() {
  return {"rail-mtu",
          "spark1",
          "spark1 rail0 (enp1s0f0np0)",
          "MTU 9000",
          "MTU 1500",
          {{"devices/spark1/ip-link.out", 7, "3: enp1s0f0np0: <BROADCAST,UP> mtu 1500 qdisc mq"}},
          "",
          {"sudo ip link set dev enp1s0f0np0 mtu 9000"},
          {"sudo ip link set dev enp1s0f0np0 mtu 1500"}};
}

inline Cause BridgeCause() {
  Cause cause;
  cause.number = 1;
  cause.title = "crs804 forwards roce-br in its CPU";
  cause.because =
      "14 spare sub-ports are members of the management bridge `bridge`. The switch chip offloads "
      "one bridge; the log says it took `bridge`.";
  cause.device = "crs804";
  cause.caution = "management rides ether1 and ether2: it is not touched";
  for (int i = 0; i < 14; ++i) {
    const std::string port =
        "qsfp56-dd-" + std::to_string(1 + i / 7) + "-" + std::to_string(2 + i % 7);
    cause.proof.push_back({"devices/crs804/bridge-port.out", 8 + i, port + "  bridge  H"});
    cause.fix.push_back("/interface/bridge/port/remove [find interface=" + port + "]");
  }
  cause.undo = {"/interface/bridge/port/add bridge=bridge interface=qsfp56-dd-1-2"};
  cause.then = "fabric collect; the legs must show H, the hosts' MACs E";
  cause.cases = {"SwitchBridge.ManagementBridgeHoldsNoFabricSubPort/crs804"};
  return cause;
}

inline Cause QosCause() {
  Cause cause;
  cause.number = 2;
  cause.title = "QoS is on: RoCE stalls once the chip forwards";
  cause.because = "Port qsfp56-dd-1-1 trusts DSCP.";
  cause.device = "crs804";
  cause.proof = {{"devices/crs804/qos-port.out", 4, "qsfp56-dd-1-1  trust-l3=trust"}};
  cause.fix = {"/interface/ethernet/switch/qos/port/set qsfp56-dd-1-1 trust-l3=ignore"};
  cause.undo = {"/interface/ethernet/switch/qos/port/set qsfp56-dd-1-1 trust-l3=trust"};
  cause.cases = {"SwitchQos.IsOffOnEveryLeg/crs804"};
  return cause;
}

// Two causes, and one red row that neither explains.
inline RunReport RedRun() {
  Judgement judgement;
  judgement.cases = {CaseOf(kManagement, "crs804", VerdictKind::kViolated),
                     CaseOf(kQos, "crs804", VerdictKind::kViolated),
                     CaseOf(kMtu, "spark1_rail0", VerdictKind::kViolated),
                     CaseOf(kMtu, "spark2_rail0", VerdictKind::kHolds),
                     CaseOf(kRail, "none", VerdictKind::kNoEvidence, {"nothing was measured"})};
  judgement.cases[0].causes = {1};
  judgement.cases[1].causes = {1, 2};
  judgement.cases[2].verdict.findings = {MtuFinding()};
  judgement.causes = {BridgeCause(), QosCause()};
  RunReport report{LabInfo(), judgement};
  report.info.notes = {"\"insufficient power (27W)\" in the kernel log: cosmetic on GB10"};
  return report;
}

// One rail's MTU is a known issue.
inline RunReport WaivedRun() {
  Judgement judgement;
  judgement.cases = {
      CaseOf(kManagement, "crs804", VerdictKind::kHolds),
      CaseOf(kMtu, "spark1_rail0", VerdictKind::kWaived, {"ticket 17 (lab, until 2026-08-31)"})};
  judgement.cases[1].verdict.waived = {MtuFinding()};
  return {LabInfo(), judgement};
}

// One host did not answer.
inline RunReport RefusedRun() {
  const std::string refused = "spark3: ssh 192.168.88.13:22: connection refused after 0.2 s";
  Judgement judgement;
  judgement.cases = {CaseOf(kManagement, "crs804", VerdictKind::kHolds),
                     CaseOf(kMtu, "spark1_rail0", VerdictKind::kHolds),
                     CaseOf(kMtu, "spark3_rail0", VerdictKind::kUnknown, {refused}),
                     CaseOf(kMtu, "spark3_rail1", VerdictKind::kUnknown, {refused})};
  return {LabInfo(), judgement};
}

inline RunReport ExportRun() {
  Judgement judgement;
  judgement.cases = {CaseOf(kManagement, "crs804", VerdictKind::kHolds),
                     CaseOf(kQos, "crs804", VerdictKind::kHolds),
                     CaseOf(kMtu, "none", VerdictKind::kNoEvidence, {"no host in this run"}),
                     CaseOf(kRail, "none", VerdictKind::kNoEvidence, {"nothing was measured"})};
  RunReport report{LabInfo(), judgement};
  report.info.summary = "1 switch (CRS804-4DDQ, RouterOS 7.23.2)";
  report.info.state = "export switch.rsc";
  report.info.export_only = true;
  return report;
}

}  // namespace fabric::samples
