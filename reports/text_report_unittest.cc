#include "text_report.h"

#include <gmock/gmock.h>

#include "report_samples.h"

namespace fabric {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(TextReportTest, HealthyRunIsShort) {
  EXPECT_EQ(TextReport(samples::HealthyRun(), Colour::kOff),
            R"text(fabric  gb10-lab: 1 switch (CRS804-4DDQ, RouterOS 7.23.2), 4 hosts x 4 rails,
        lossy
state   capture before-fix/, taken 2026-07-21 22:14, complete, 5 devices
GREEN   5 rows: 3 judged, all good; 2 not judged (1 not applicable: the intent
        has no host MTU, 1 no evidence: nothing was measured)

JUDGED
  SwitchBridge           1 of 1
  SwitchQos              1 of 1
  HostMtu                1 of 2
  RailBandwidth          0 of 1

NOT JUDGED
  1 not applicable: the intent has no host MTU
  1 no evidence: nothing was measured

report  build/report   exit 0
)text");
}

TEST(TextReportTest, WaivedRowIsShownWithWhatIsWrong) {
  EXPECT_EQ(TextReport(samples::WaivedRun(), Colour::kOff),
            R"text(fabric  gb10-lab: 1 switch (CRS804-4DDQ, RouterOS 7.23.2), 4 hosts x 4 rails,
        lossy
state   capture before-fix/, taken 2026-07-21 22:14, complete, 5 devices
GREEN   2 rows: 1 judged, all good; 1 not judged (1 waived: ticket 17 (lab,
        until 2026-08-31))

JUDGED
  SwitchBridge           1 of 1
  HostMtu                0 of 1

WAIVED
  HostMtu.RailMtuIsJumbo/spark1_rail0
    spark1 rail0 (enp1s0f0np0): MTU 1500
    waived: ticket 17 (lab, until 2026-08-31)

report  build/report   exit 0
)text");
}

TEST(TextReportTest, RedRunShowsCausesThenWhatNoneExplains) {
  EXPECT_EQ(TextReport(samples::RedRun(), Colour::kOff),
            R"text(fabric  gb10-lab: 1 switch (CRS804-4DDQ, RouterOS 7.23.2), 4 hosts x 4 rails,
        lossy
state   capture before-fix/, taken 2026-07-21 22:14, complete, 5 devices
RED     5 rows: 4 judged, 3 red, 2 of them by 2 causes; 1 not judged (1 no
        evidence: nothing was measured)

CAUSE 1  crs804 forwards roce-br in its CPU                       explains 1 row
  because   14 spare sub-ports are members of the management bridge `bridge`.
            The switch chip offloads one bridge; the log says it took `bridge`.
  proof     devices/crs804/bridge-port.out:8   qsfp56-dd-1-2  bridge  H
            devices/crs804/bridge-port.out:9   qsfp56-dd-1-3  bridge  H
            devices/crs804/bridge-port.out:10  qsfp56-dd-1-4  bridge  H
            devices/crs804/bridge-port.out:11  qsfp56-dd-1-5  bridge  H
            devices/crs804/bridge-port.out:12  qsfp56-dd-1-6  bridge  H
            devices/crs804/bridge-port.out:13  qsfp56-dd-1-7  bridge  H
            devices/crs804/bridge-port.out:14  qsfp56-dd-1-8  bridge  H
            devices/crs804/bridge-port.out:15  qsfp56-dd-2-2  bridge  H
            devices/crs804/bridge-port.out:16  qsfp56-dd-2-3  bridge  H
            devices/crs804/bridge-port.out:17  qsfp56-dd-2-4  bridge  H
            devices/crs804/bridge-port.out:18  qsfp56-dd-2-5  bridge  H
            devices/crs804/bridge-port.out:19  qsfp56-dd-2-6  bridge  H
            (2 more: fabric explain --replay before-fix --cause 1)
  caution   management rides ether1 and ether2: it is not touched
  fix       on crs804:
            /interface/bridge/port/remove [find interface=qsfp56-dd-1-2]
            /interface/bridge/port/remove [find interface=qsfp56-dd-1-3]
            /interface/bridge/port/remove [find interface=qsfp56-dd-1-4]
            /interface/bridge/port/remove [find interface=qsfp56-dd-1-5]
            /interface/bridge/port/remove [find interface=qsfp56-dd-1-6]
            /interface/bridge/port/remove [find interface=qsfp56-dd-1-7]
            /interface/bridge/port/remove [find interface=qsfp56-dd-1-8]
            /interface/bridge/port/remove [find interface=qsfp56-dd-2-2]
            /interface/bridge/port/remove [find interface=qsfp56-dd-2-3]
            /interface/bridge/port/remove [find interface=qsfp56-dd-2-4]
            /interface/bridge/port/remove [find interface=qsfp56-dd-2-5]
            /interface/bridge/port/remove [find interface=qsfp56-dd-2-6]
            /interface/bridge/port/remove [find interface=qsfp56-dd-2-7]
            /interface/bridge/port/remove [find interface=qsfp56-dd-2-8]
  undo      on crs804:
            /interface/bridge/port/add bridge=bridge interface=qsfp56-dd-1-2
  then      fabric collect; the legs must show H, the hosts' MACs E

CAUSE 2  QoS is on: RoCE stalls once the chip forwards            explains 1 row
  because   Port qsfp56-dd-1-1 trusts DSCP.
  proof     devices/crs804/qos-port.out:4  qsfp56-dd-1-1  trust-l3=trust
  fix       on crs804:
            /interface/ethernet/switch/qos/port/set qsfp56-dd-1-1 trust-l3=ignore
  undo      on crs804:
            /interface/ethernet/switch/qos/port/set qsfp56-dd-1-1 trust-l3=trust

FINDING  HostMtu.RailMtuIsJumbo/spark1_rail0
  where     spark1 rail0 (enp1s0f0np0)
  expected  MTU 9000
  observed  MTU 1500
  evidence  devices/spark1/ip-link.out:7  3: enp1s0f0np0: <BROADCAST,UP> mtu 1500 qdisc mq
  fix       on spark1:
            sudo ip link set dev enp1s0f0np0 mtu 9000
  undo      on spark1:
            sudo ip link set dev enp1s0f0np0 mtu 1500

RED ROWS                                                                   cause
  SwitchBridge.ManagementBridgeHoldsNoFabricSubPort/crs804                     1
  SwitchQos.IsOffOnEveryLeg/crs804                                           1,2
  HostMtu.RailMtuIsJumbo/spark1_rail0                                          -

NOT JUDGED
  1 no evidence: nothing was measured

NOTES
  "insufficient power (27W)" in the kernel log: cosmetic on GB10

report  build/report   exit 1
)text");
}

TEST(TextReportTest, RefusedDeviceIsUnknownWithTheRowsThatNeedIt) {
  EXPECT_EQ(TextReport(samples::RefusedRun(), Colour::kOff),
            R"text(fabric  gb10-lab: 1 switch (CRS804-4DDQ, RouterOS 7.23.2), 4 hosts x 4 rails,
        lossy
state   capture before-fix/, taken 2026-07-21 22:14, complete, 5 devices
UNKNOWN 4 rows: 2 judged, none red; 2 not judged (2 unknown: spark3: ssh
        192.168.88.13:22: connection refused after 0.2 s)

UNKNOWN
  unknown: spark3: ssh 192.168.88.13:22: connection refused after 0.2 s (2 rows
    need it)

report  build/report   exit 2
)text");
}

TEST(TextReportTest, ExportRunSaysWhatAnExportCannotProve) {
  EXPECT_EQ(TextReport(samples::ExportRun(), Colour::kOff),
            R"text(fabric  gb10-lab: 1 switch (CRS804-4DDQ, RouterOS 7.23.2)
state   export switch.rsc
GREEN   4 rows: 2 judged, all good; 2 not judged (2 no evidence)
export  an export can judge 2 of 4 rows; an export cannot prove a fabric right

JUDGED
  SwitchBridge           1 of 1
  SwitchQos              1 of 1
  HostMtu                0 of 1
  RailBandwidth          0 of 1

NOT JUDGED
  1 no evidence: no host in this run
  1 no evidence: nothing was measured

report  build/report   exit 0
)text");
}

TEST(TextReportTest, ExampleRunSaysSoFirst) {
  RunReport report = samples::HealthyRun();
  report.info.example = true;
  EXPECT_EQ(TextReport(report, Colour::kOff),
            "EXAMPLE CAPTURE, not your fabric\n" + TextReport(samples::HealthyRun(), Colour::kOff));
}

TEST(TextReportTest, NothingJudgedIsUnknown) {
  RunReport report = samples::HealthyRun();
  report.judgement.cases.erase(report.judgement.cases.begin(), report.judgement.cases.begin() + 3);
  const std::string text = TextReport(report, Colour::kOff);
  EXPECT_THAT(text, HasSubstr("\nUNKNOWN 2 rows: none judged; 2 not judged (1 not applicable: "));
  EXPECT_THAT(text, HasSubstr("exit 2\n"));
}

TEST(TextReportTest, ColourPaintsTheWordAndNothingElse) {
  const std::string plain = TextReport(samples::RedRun(), Colour::kOff);
  std::string painted = TextReport(samples::RedRun(), Colour::kOn);
  const std::string word = "\x1b[1;31mRED\x1b[0m";
  ASSERT_THAT(painted, HasSubstr(word));
  painted.replace(painted.find(word), word.size(), "RED");
  EXPECT_EQ(painted, plain);
}

TEST(TextReportTest, ReasonOfADeviceCannotSteerTheTerminal) {
  RunReport report = samples::RefusedRun();
  for (Case& judged : report.judgement.cases) judged.verdict.reasons = {"\x1b[2J\nGREEN"};
  EXPECT_THAT(TextReport(report, Colour::kOff),
              HasSubstr("\n  unknown: \\x1b[2J\\x0aGREEN (2 rows need it)\n"));
}

TEST(TextReportTest, ManyFindingsOfOneRowAreCut) {
  RunReport report = samples::RedRun();
  report.judgement.cases[2].verdict.findings.resize(9, samples::MtuFinding());
  EXPECT_THAT(TextReport(report, Colour::kOff),
              HasSubstr("\n  (3 more: build/report/summary.md)\n"));
}

TEST(CauseTextTest, CauseIsWhole) {
  const Cause cause = samples::BridgeCause();
  RunInfo info = samples::LabInfo();
  const std::string text = CauseText(info, cause);
  EXPECT_THAT(text, StartsWith("fabric  gb10-lab: 1 switch (CRS804-4DDQ, "));
  EXPECT_THAT(text, HasSubstr("\n\nCAUSE 1  crs804 forwards roce-br in its CPU\n  because   14 "));
  EXPECT_THAT(text, Not(HasSubstr("more:")));
  for (const std::string& command : cause.fix) EXPECT_THAT(text, HasSubstr(command));
  info.example = true;
  EXPECT_EQ(CauseText(info, cause), "EXAMPLE CAPTURE, not your fabric\n" + text);
}

TEST(TextReportTest, LongTitleOfACauseIsWrappedBehindItsNumber) {
  RunReport report = samples::RedRun();
  report.judgement.causes[1].title =
      "a title that leaves no room for what it explains, at 80 columns";
  EXPECT_THAT(
      TextReport(report, Colour::kOff),
      HasSubstr("\nCAUSE 2  a title that leaves no room for what it explains, at 80 columns\n" +
                std::string(66, ' ') + "explains 1 row\n  because   Port "));
}

}  // namespace
}  // namespace fabric
