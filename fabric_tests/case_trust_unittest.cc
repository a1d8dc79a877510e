#include "case_trust.h"

#include <gmock/gmock.h>

namespace fabric {
namespace {

using testing::ElementsAre;

Verdict NeverJudged(const FabricState&, const Subject&) { return {}; }

const Invariant kRow{"Suite", "Row", SubjectKind::kHost, "it is so", "else", {}, &NeverJudged};

Cause CauseOf(int number, std::vector<std::string> cases) {
  Cause cause;
  cause.number = number;
  cause.cases = std::move(cases);
  return cause;
}

Judgement TwoRedCases() {
  const Verdict violated{VerdictKind::kViolated, {{}}, {}, {"a note"}};
  Judgement judgement;
  judgement.cases = {{&kRow, "a", violated, {1, 2}}, {&kRow, "b", violated, {2}}};
  judgement.causes = {CauseOf(1, {"Suite.Row/a"}), CauseOf(2, {"Suite.Row/a", "Suite.Row/b"})};
  return judgement;
}

TEST(CaseTrust, ADistrustedCaseIsUnknownForTheReasonAlone) {
  Case judged = TwoRedCases().cases[0];
  Distrust(judged, "it did not run");
  EXPECT_EQ(judged.verdict.kind, VerdictKind::kUnknown);
  EXPECT_THAT(judged.verdict.reasons, ElementsAre("it did not run"));
  EXPECT_TRUE(judged.verdict.findings.empty());
  EXPECT_TRUE(judged.causes.empty());
}

TEST(CaseTrust, ACauseKeepsItsNumberAndTheCasesThatAreLeft) {
  Judgement judgement = TwoRedCases();
  Distrust(judgement.cases[0], "it did not run");
  KeepCausesOfCases(judgement);
  ASSERT_EQ(judgement.causes.size(), 1U);
  EXPECT_EQ(judgement.causes[0].number, 2);
  EXPECT_THAT(judgement.causes[0].cases, ElementsAre("Suite.Row/b"));
}

}  // namespace
}  // namespace fabric
