#include "junit_report.h"

#include <gmock/gmock.h>

#include <pugixml.hpp>

#include "report_samples.h"

namespace fabric {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(JunitReportTest, WaivedRowIsSkippedWithItsFinding) {
  EXPECT_THAT(JunitReport(samples::WaivedRun()), HasSubstr(R"xml(
  <testsuite name="HostMtu" tests="1" failures="0" errors="0" skipped="1">
    <testcase name="RailMtuIsJumbo/spark1_rail0" classname="HostMtu">
      <properties>
        <property name="verdict" value="waived" />
      </properties>
      <skipped message="waived: ticket 17 (lab, until 2026-08-31)">waived: ticket 17 (lab, until 2026-08-31)
  where     spark1 rail0 (enp1s0f0np0)
  expected  MTU 9000
  observed  MTU 1500
)xml"));
}

TEST(JunitReportTest, HealthyRunIsWhole) {
  EXPECT_EQ(JunitReport(samples::HealthyRun()), R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="fabric" tests="5" failures="0" errors="0" skipped="2">
  <testsuite name="SwitchBridge" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="ManagementBridgeHoldsNoFabricSubPort/crs804" classname="SwitchBridge">
      <properties>
        <property name="verdict" value="holds" />
      </properties>
    </testcase>
  </testsuite>
  <testsuite name="SwitchQos" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="IsOffOnEveryLeg/crs804" classname="SwitchQos">
      <properties>
        <property name="verdict" value="holds" />
      </properties>
    </testcase>
  </testsuite>
  <testsuite name="HostMtu" tests="2" failures="0" errors="0" skipped="1">
    <testcase name="RailMtuIsJumbo/spark1_rail0" classname="HostMtu">
      <properties>
        <property name="verdict" value="holds" />
      </properties>
    </testcase>
    <testcase name="RailMtuIsJumbo/spark2_rail0" classname="HostMtu">
      <properties>
        <property name="verdict" value="not applicable" />
      </properties>
      <skipped message="not applicable: the intent has no host MTU">not applicable: the intent has no host MTU
</skipped>
    </testcase>
  </testsuite>
  <testsuite name="RailBandwidth" tests="1" failures="0" errors="0" skipped="1">
    <testcase name="EveryPairReachesTheMark/none" classname="RailBandwidth">
      <properties>
        <property name="verdict" value="no evidence" />
      </properties>
      <skipped message="no evidence: nothing was measured">no evidence: nothing was measured
</skipped>
    </testcase>
  </testsuite>
</testsuites>
)");
}

TEST(JunitReportTest, FailureHoldsFixUndoAndCause) {
  pugi::xml_document document;
  RunReport report = samples::RedRun();
  report.judgement.cases[2].causes = {2};
  ASSERT_TRUE(document.load_string(JunitReport(report).c_str()));
  const pugi::xml_node suite =
      document.child("testsuites").find_child_by_attribute("testsuite", "name", "HostMtu");
  EXPECT_STREQ(suite.attribute("failures").value(), "1");
  const pugi::xml_node failure = suite.child("testcase").child("failure");
  EXPECT_STREQ(failure.attribute("message").value(), "violated: the rail's MTU is the intent's");
  const std::string text = failure.child_value();
  EXPECT_THAT(text, StartsWith("violated: the rail's MTU is the intent's\n  where     spark1"));
  EXPECT_THAT(text, HasSubstr("\n            sudo ip link set dev enp1s0f0np0 mtu 9000\n  undo "));
  EXPECT_THAT(text, HasSubstr("\ncause 2: QoS is on"));
}

TEST(JunitReportTest, UnknownIsAFailureThatSaysSoFirst) {
  EXPECT_THAT(JunitReport(samples::RefusedRun()),
              HasSubstr("<failure message=\"unknown: spark3: ssh 192.168.88.13:22: connection"));
}

TEST(JunitReportTest, ExampleCaptureIsNamedInSuiteAndClass) {
  RunReport report = samples::HealthyRun();
  report.info.example = true;
  const std::string xml = JunitReport(report);
  EXPECT_THAT(xml, HasSubstr("<testsuite name=\"example.HostMtu\""));
  EXPECT_THAT(xml, HasSubstr("classname=\"example.HostMtu\""));
}

TEST(JunitReportTest, NoCaseAtAllIsAnError) {
  const std::string xml = JunitReport({samples::LabInfo(), {}});
  EXPECT_THAT(xml, HasSubstr("<testsuites name=\"fabric\" tests=\"1\" errors=\"1\">"));
  EXPECT_THAT(xml, HasSubstr("<error message=\"unknown: no case ran\">"));
}

TEST(JunitReportTest, EveryByteOfADeviceLeavesTheXmlValid) {
  std::string bytes;
  for (int c = 0; c < 256; ++c) bytes += static_cast<char>(c);
  bytes += "]]> \xef\xbf\xbf \xed\xa0\x80 &#x1; <failure>";
  RunReport report = samples::RedRun();
  Case& red = report.judgement.cases[2];
  red.verdict.findings[0].where = bytes;
  red.verdict.findings[0].evidence = {{bytes, 1, bytes}};
  report.judgement.cases[4].verdict.reasons = {bytes};
  const std::string xml = JunitReport(report);
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(xml.c_str()));
  const bool printable = std::all_of(xml.begin(), xml.end(), [](char c) {
    return c == '\n' || static_cast<unsigned char>(c) >= 0x20;
  });
  EXPECT_TRUE(printable);
  EXPECT_THAT(xml, HasSubstr("\\xff"));
  EXPECT_THAT(xml, HasSubstr("]]&gt; \\xef\\xbf\\xbf \\xed\\xa0\\x80 &amp;#x1; &lt;failure&gt;"));
}

}  // namespace
}  // namespace fabric
