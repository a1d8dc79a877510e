#include "case_text.h"

#include <gtest/gtest.h>

namespace fabric {
namespace {

Verdict NeverJudged(const FabricState&, const Subject&) { return {}; }

const Invariant kRow{"HostMtu",
                     "RailMtuIsJumbo",
                     SubjectKind::kHostRail,
                     "the rail's MTU is the intent's",
                     "frames are cut",
                     {"ip-link"},
                     &NeverJudged};

Case CaseOf(VerdictKind kind, std::vector<std::string> reasons = {}) {
  return {&kRow, "spark1_rail0", Verdict{kind, {}, std::move(reasons), {}}, {}};
}

Finding MtuFinding() {
  return {"rail-mtu",
          "spark1",
          "spark1 rail0 (enp1s0f0np0)",
          "MTU 9000",
          "MTU 1500",
          {{"devices/spark1/ip-link.out", 7, "3: enp1s0f0np0: mtu 1500"}},
          "the rail is interrupted for a second",
          {"sudo ip link set dev enp1s0f0np0 mtu 9000"},
          {"sudo ip link set dev enp1s0f0np0 mtu 1500"}};
}

TEST(CaseTextTest, ViolatedCaseShowsFindingAndCause) {
  Case judged = CaseOf(VerdictKind::kViolated);
  judged.verdict.findings = {MtuFinding()};
  judged.causes = {2};
  Cause cause;
  cause.number = 2;
  cause.title = "MTU 1500 somewhere";
  cause.because = "spark1 lost its MTU.";
  EXPECT_EQ(CaseText(judged, {cause}), R"(violated: the rail's MTU is the intent's
  where     spark1 rail0 (enp1s0f0np0)
  expected  MTU 9000
  observed  MTU 1500
  evidence  devices/spark1/ip-link.out:7  3: enp1s0f0np0: mtu 1500
  caution   the rail is interrupted for a second
  fix       on spark1:
            sudo ip link set dev enp1s0f0np0 mtu 9000
  undo      on spark1:
            sudo ip link set dev enp1s0f0np0 mtu 1500
  why       frames are cut
cause 2: MTU 1500 somewhere
  because   spark1 lost its MTU.
)");
}

TEST(CaseTextTest, WaivedCaseShowsReasonAndFinding) {
  Case judged = CaseOf(VerdictKind::kWaived, {"ticket 17 (lab, until 2026-08-31)"});
  judged.verdict.waived = {MtuFinding()};
  EXPECT_EQ(CaseText(judged, {}), R"(waived: ticket 17 (lab, until 2026-08-31)
  where     spark1 rail0 (enp1s0f0np0)
  expected  MTU 9000
  observed  MTU 1500
  evidence  devices/spark1/ip-link.out:7  3: enp1s0f0np0: mtu 1500
  caution   the rail is interrupted for a second
  fix       on spark1:
            sudo ip link set dev enp1s0f0np0 mtu 9000
  undo      on spark1:
            sudo ip link set dev enp1s0f0np0 mtu 1500
)");
}

TEST(CaseTextTest, ViolatedCaseSaysWhatElseIsUnknown) {
  Case judged = CaseOf(VerdictKind::kViolated, {"spark1 rdma: timeout"});
  Finding finding;
  finding.where = "spark1 rail0";
  judged.verdict.findings = {finding, finding};
  EXPECT_EQ(CaseText(judged, {}), R"(violated: the rail's MTU is the intent's
  where     spark1 rail0

  where     spark1 rail0
  unknown   spark1 rdma: timeout
  why       frames are cut
)");
}

TEST(CaseTextTest, UnknownCaseBeginsWithTheWord) {
  EXPECT_EQ(
      CaseText(CaseOf(VerdictKind::kUnknown, {"spark1: connection refused", "spark2: denied"}), {}),
      R"(unknown: spark1: connection refused
unknown: spark2: denied
  row       the rail's MTU is the intent's
)");
}

TEST(CaseTextTest, UnknownCaseWithoutReasonSaysSo) {
  EXPECT_EQ(CaseText(CaseOf(VerdictKind::kUnknown), {}), R"(unknown: no reason was given
  row       the rail's MTU is the intent's
)");
}

TEST(CaseTextTest, InconclusiveCaseBeginsWithTheWord) {
  EXPECT_EQ(CaseText(CaseOf(VerdictKind::kInconclusive, {"drain, then measure"}), {}),
            R"(inconclusive: drain, then measure
  row       the rail's MTU is the intent's
)");
}

TEST(CaseTextTest, CaseWithoutEvidenceIsItsReason) {
  EXPECT_EQ(CaseText(CaseOf(VerdictKind::kNoEvidence, {"no host in this run"}), {}),
            "no evidence: no host in this run\n");
}

TEST(CaseTextTest, ReasonOfADeviceStaysOnItsLine) {
  EXPECT_EQ(CaseText(CaseOf(VerdictKind::kNotApplicable, {"a\nholds: all is well"}), {}),
            "not applicable: a\\x0aholds: all is well\n");
}

}  // namespace
}  // namespace fabric
