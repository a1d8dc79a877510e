#include "json_report.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report_samples.h"

namespace fabric {
namespace {

using nlohmann::json;

TEST(JsonReportTest, SaysHowTheRunEnded) {
  json run = json::parse(JsonReport(samples::RedRun()));
  run.erase("cases");
  run.erase("causes");
  EXPECT_EQ(run, json::parse(R"json({
    "schema": 1, "fabric": "gb10-lab",
    "summary": "1 switch (CRS804-4DDQ, RouterOS 7.23.2), 4 hosts x 4 rails, lossy",
    "state": "capture before-fix/, taken 2026-07-21 22:14, complete, 5 devices",
    "example": false, "export_only": false, "verdict": "violated", "exit": 1,
    "counts": {"rows": 5, "judged": 4, "holds": 1, "violated": 3, "unknown": 0,
               "inconclusive": 0, "waived": 0, "not applicable": 0, "no evidence": 1},
    "notes": ["\"insufficient power (27W)\" in the kernel log: cosmetic on GB10"]})json"));
}

TEST(JsonReportTest, HoldsACaseWithAllItsParts) {
  const json run = json::parse(JsonReport(samples::RedRun()));
  EXPECT_EQ(run["cases"][2], json::parse(R"json({
    "id": "HostMtu.RailMtuIsJumbo/spark1_rail0", "suite": "HostMtu", "name": "RailMtuIsJumbo",
    "subject": "spark1_rail0", "statement": "the rail's MTU is the intent's",
    "verdict": "violated", "causes": [], "reasons": [], "notes": [], "waived": [],
    "findings": [{
      "fault": "rail-mtu", "device": "spark1", "where": "spark1 rail0 (enp1s0f0np0)",
      "expected": "MTU 9000", "observed": "MTU 1500",
      "evidence": [{"file": "devices/spark1/ip-link.out", "line": 7,
                    "text": "3: enp1s0f0np0: <BROADCAST,UP> mtu 1500 qdisc mq"}],
      "caution": "", "fix": ["sudo ip link set dev enp1s0f0np0 mtu 9000"],
      "undo": ["sudo ip link set dev enp1s0f0np0 mtu 1500"]
}]
})json"));
}

TEST(JsonReportTest, HoldsWhatIsWaivedAndWhy) {
  const json run = json::parse(JsonReport(samples::WaivedRun()));
  EXPECT_EQ(run["verdict"], "holds");
  EXPECT_EQ(run["counts"]["waived"], 1);
  EXPECT_EQ(run["cases"][1]["verdict"], "waived");
  EXPECT_EQ(run["cases"][1]["reasons"], json({"ticket 17 (lab, until 2026-08-31)"}));
  EXPECT_EQ(run["cases"][1]["waived"][0]["observed"], "MTU 1500");
}

TEST(JsonReportTest, HoldsACauseWithAllItsParts) {
  const json run = json::parse(JsonReport(samples::RedRun()));
  EXPECT_EQ(run["causes"][1], json::parse(R"json({
    "number": 2, "title": "QoS is on: RoCE stalls once the chip forwards",
    "because": "Port qsfp56-dd-1-1 trusts DSCP.", "device": "crs804",
    "proof": [{"file": "devices/crs804/qos-port.out", "line": 4,
               "text": "qsfp56-dd-1-1  trust-l3=trust"}],
    "caution": "", "then": "", "cases": ["SwitchQos.IsOffOnEveryLeg/crs804"],
    "fix": ["/interface/ethernet/switch/qos/port/set qsfp56-dd-1-1 trust-l3=ignore"],
    "undo": ["/interface/ethernet/switch/qos/port/set qsfp56-dd-1-1 trust-l3=trust"]})json"));
}

TEST(CauseJsonTest, SaysOfWhatTheCauseIs) {
  const RunReport report = samples::RedRun();
  const json cause = json::parse(CauseJson(report.info, report.judgement.causes[1]));
  EXPECT_EQ(cause["fabric"], "gb10-lab");
  EXPECT_EQ(cause["example"], false);
  EXPECT_EQ(cause["cause"], json::parse(JsonReport(report))["causes"][1]);
}

TEST(JsonReportTest, InvalidBytesOfADeviceAreShown) {
  RunReport report = samples::RefusedRun();
  report.judgement.cases[2].verdict.reasons = {"spark3: \xff\x1b"};
  const json run = json::parse(JsonReport(report));
  EXPECT_EQ(run["cases"][2]["reasons"], json({"spark3: \\xff\\x1b"}));
}

}  // namespace
}  // namespace fabric
