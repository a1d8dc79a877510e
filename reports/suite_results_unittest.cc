#include "suite_results.h"

#include <gmock/gmock.h>

#include "report_samples.h"
#include "temp_folder.h"

namespace fabric {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string Suites(const std::string& cases) {
  return "<?xml version=\"1.0\"?>\n<testsuites><testsuite name=\"HostMtu\">" + cases +
         "</testsuite></testsuites>";
}

std::string CaseXml(const std::string& subject, const std::string& verdict,
                    const std::string& result = "", const std::string& status = "run") {
  return "<testcase name=\"RailMtuIsJumbo/" + subject + "\" status=\"" + status +
         "\"><properties><property name=\"verdict\" value=\"" + verdict + "\"/></properties>" +
         result + "</testcase>";
}

const std::string kRed = CaseXml("spark1_rail0", "violated", "<failure/>");
const std::string kGood = CaseXml("spark2_rail0", "holds");

class TrustWhatRanTest : public testing::Test {
 protected:
  // The two cases of HostMtu, of which the first is red, after a run that left `text`.
  Judgement AfterRun(const std::string& text) {
    folder_.Write("HostMtu.xml", text);
    return AfterRun();
  }
  Judgement AfterRun() {
    Judgement judgement;
    judgement.cases = {samples::CaseOf(samples::kMtu, "spark1_rail0", VerdictKind::kViolated),
                       samples::CaseOf(samples::kMtu, "spark2_rail0", VerdictKind::kHolds)};
    judgement.cases[0].causes = {1};
    judgement.causes.resize(1);
    judgement.causes[0].number = 1;
    judgement.causes[0].cases = {judgement.cases[0].Id()};
    TrustWhatRan(folder_.path(), judgement);
    return judgement;
  }

  TempFolder folder_;
};

TEST_F(TrustWhatRanTest, WhatRanAsJudgedStays) {
  const Judgement judgement = AfterRun(Suites(kGood + kRed));
  EXPECT_EQ(judgement.Count(VerdictKind::kViolated), 1);
  EXPECT_EQ(judgement.Count(VerdictKind::kHolds), 1);
  EXPECT_EQ(judgement.causes.size(), 1U);
}

TEST_F(TrustWhatRanTest, NoRowOfASuiteWithoutFileRan) {
  const Judgement judgement = AfterRun();
  EXPECT_EQ(judgement.Count(VerdictKind::kUnknown), 2);
  EXPECT_THAT(judgement.cases[1].verdict.reasons,
              ElementsAre("this row did not run: HostMtu.xml: No such file or directory"));
  EXPECT_TRUE(judgement.causes.empty());
}

struct BadFile {
  const char* what;
  std::string text;
  const char* reason;
};

TEST_F(TrustWhatRanTest, NoRowOfAFileThatCannotBeReadRan) {
  const BadFile table[] = {
      {"empty", "", "HostMtu.xml: is empty"},
      {"cut off", Suites(kGood + kRed).substr(0, 150), " at byte "},
      {"of another kind", "<html/>", "HostMtu.xml: is no report of GoogleTest"},
      {"one case twice", Suites(kGood + kRed + kGood), "two results for HostMtu.RailMtuIsJumbo/"},
      {"of another run", Suites(kGood + kRed + CaseXml("spark9_rail0", "holds")),
       "another run: they hold HostMtu.RailMtuIsJumbo/spark9_rail0"},
  };
  for (const BadFile& row : table) {
    const Judgement judgement = AfterRun(row.text);
    EXPECT_EQ(judgement.Count(VerdictKind::kUnknown), 2) << row.what;
    EXPECT_THAT(judgement.cases[0].verdict.reasons.front(), HasSubstr(row.reason)) << row.what;
  }
}

TEST_F(TrustWhatRanTest, ARowThatItsFileDoesNotHoldDidNotRun) {
  const BadFile table[] = {
      {"no row at all", "<testsuites/>", ""},
      {"missing", Suites(kRed), ""},
      {"listed only", Suites(kRed + CaseXml("spark2_rail0", "holds", "", "notrun")), ""},
  };
  for (const BadFile& row : table)
    EXPECT_THAT(AfterRun(row.text).cases[1].verdict.reasons, ElementsAre("this row did not run"))
        << row.what;
}

TEST_F(TrustWhatRanTest, ARowThatEndedOtherwiseIsUnknown) {
  const BadFile table[] = {
      {"another verdict", Suites(kRed + CaseXml("spark2_rail0", "violated", "<failure/>")), ""},
      {"another result", Suites(kRed + CaseXml("spark2_rail0", "holds", "<failure/>")), ""},
      {"failed and skipped",
       Suites(kRed + CaseXml("spark2_rail0", "holds", "<skipped/><failure/>")), ""},
  };
  for (const BadFile& row : table) {
    const Judgement judgement = AfterRun(row.text);
    EXPECT_EQ(judgement.cases[0].verdict.kind, VerdictKind::kViolated) << row.what;
    EXPECT_EQ(judgement.cases[1].verdict.kind, VerdictKind::kUnknown) << row.what;
    EXPECT_THAT(judgement.cases[1].verdict.reasons.front(),
                HasSubstr("but the capture gives \"holds\""))
        << row.what;
  }
}

}  // namespace
}  // namespace fabric
