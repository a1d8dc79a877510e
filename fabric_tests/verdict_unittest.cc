#include "verdict.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fabric {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Finding FindingAt(const std::string& where) {
  Finding finding;
  finding.where = where;
  return finding;
}

std::vector<std::string> Places(const Verdict& verdict) {
  std::vector<std::string> places;
  for (const Finding& finding : verdict.findings) places.push_back(finding.where);
  return places;
}

TEST(Parts, NothingLookedAtIsNoEvidence) {
  const Verdict verdict = Parts().Sum();
  EXPECT_EQ(verdict.kind, VerdictKind::kNoEvidence);
  EXPECT_THAT(verdict.reasons, ElementsAre("there was nothing to look at"));
}

TEST(Parts, ANoteAloneIsNoEvidence) {
  Parts parts;
  parts.Note("spare port is off");
  const Verdict verdict = std::move(parts).Sum();
  EXPECT_EQ(verdict.kind, VerdictKind::kNoEvidence);
  EXPECT_THAT(verdict.notes, ElementsAre("spare port is off"));
}

TEST(Parts, OnePartThatHoldsHolds) {
  Parts parts;
  parts.Holds();
  const Verdict verdict = std::move(parts).Sum();
  EXPECT_EQ(verdict.kind, VerdictKind::kHolds);
  EXPECT_THAT(verdict.reasons, IsEmpty());
}

TEST(Parts, NoEvidenceOutweighsHolds) {
  Parts parts;
  parts.Holds();
  parts.NoEvidence("not asked");
  const Verdict verdict = std::move(parts).Sum();
  EXPECT_EQ(verdict.kind, VerdictKind::kNoEvidence);
  EXPECT_THAT(verdict.reasons, ElementsAre("not asked"));
}

TEST(Parts, UnknownOutweighsNoEvidence) {
  Parts parts;
  parts.Holds();
  parts.NoEvidence("not asked");
  parts.Unknown("refused");
  const Verdict verdict = std::move(parts).Sum();
  EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
  EXPECT_THAT(verdict.reasons, ElementsAre("refused"));
}

TEST(Parts, ViolatedOutweighsAllAndKeepsWhatIsUnknown) {
  Parts parts;
  parts.Holds();
  parts.NoEvidence("not asked");
  parts.Unknown("refused");
  parts.Violated(FindingAt("crs804 ether1"));
  parts.Violated(FindingAt("crs804 ether2"));
  const Verdict verdict = std::move(parts).Sum();
  EXPECT_EQ(verdict.kind, VerdictKind::kViolated);
  EXPECT_THAT(Places(verdict), ElementsAre("crs804 ether1", "crs804 ether2"));
  EXPECT_THAT(verdict.reasons, ElementsAre("refused"));
}

TEST(Parts, TheSameReasonIsSaidOnce) {
  Parts parts;
  parts.Unknown("refused");
  parts.Unknown("truncated");
  parts.Unknown("refused");
  EXPECT_THAT(std::move(parts).Sum().reasons, ElementsAre("refused", "truncated"));
}

TEST(Parts, AbsentWithoutAnAnswerIsUnknown) {
  Parts parts;
  parts.Absent({Missing::Why::kNoAnswer, "refused"});
  EXPECT_EQ(std::move(parts).Sum().kind, VerdictKind::kUnknown);
}

TEST(Parts, AbsentBecauseNobodyAskedIsNoEvidence) {
  Parts parts;
  parts.Absent({Missing::Why::kNotAsked, "an export has no flags"});
  EXPECT_EQ(std::move(parts).Sum().kind, VerdictKind::kNoEvidence);
}

TEST(Verdict, AbsentCarriesItsReason) {
  const Verdict verdict = Absent({Missing::Why::kNoAnswer, "refused"});
  EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
  EXPECT_THAT(verdict.reasons, ElementsAre("refused"));
}

TEST(Verdict, NotApplicableCarriesItsReason) {
  const Verdict verdict = NotApplicable("no MTU in the intent");
  EXPECT_EQ(verdict.kind, VerdictKind::kNotApplicable);
  EXPECT_THAT(verdict.reasons, ElementsAre("no MTU in the intent"));
}

TEST(Verdict, KindsAreNamedAsTheReportNamesThem) {
  EXPECT_EQ(Text(VerdictKind::kHolds), "holds");
  EXPECT_EQ(Text(VerdictKind::kNotApplicable), "not applicable");
  EXPECT_EQ(Text(VerdictKind::kNoEvidence), "no evidence");
  EXPECT_EQ(Text(VerdictKind::kWaived), "waived");
  EXPECT_EQ(Text(VerdictKind::kInconclusive), "inconclusive");
  EXPECT_EQ(Text(VerdictKind::kUnknown), "unknown");
  EXPECT_EQ(Text(VerdictKind::kViolated), "violated");
}

}  // namespace
}  // namespace fabric
