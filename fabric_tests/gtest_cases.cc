#include "gtest_cases.h"

#include <fmt/format.h>

#include "case_text.h"

namespace fabric {
namespace {

// What a case needs at the time it runs.
struct Outcome {
  std::string id;
  VerdictKind kind;
  std::string text;
};

class CaseTest : public testing::Test {
 public:
  explicit CaseTest(Outcome outcome) : outcome_(std::move(outcome)) {}

  void TestBody() override {
    RecordProperty("verdict", std::string(Text(outcome_.kind)));
    switch (outcome_.kind) {
      case VerdictKind::kHolds:
        return;
      case VerdictKind::kViolated:
      case VerdictKind::kUnknown:
      case VerdictKind::kInconclusive:
        return Report(testing::TestPartResult::kNonFatalFailure);
      case VerdictKind::kNotApplicable:
      case VerdictKind::kNoEvidence:
      case VerdictKind::kWaived:
        return Report(testing::TestPartResult::kSkip);
    }
  }

 private:
  // ADD_FAILURE_AT would put the word "Failed" before the text, which has to begin with the
  // verdict, and GTEST_SKIP the place of this source file: both are this macro underneath.
  void Report(testing::TestPartResult::Type type) const {
    constexpr int kNoLine = -1;
    GTEST_MESSAGE_AT_(outcome_.id.c_str(), kNoLine, "", type) << outcome_.text;
  }

  Outcome outcome_;
};

std::string IdOf(const testing::TestInfo& info) {
  return fmt::format("{}.{}", info.test_suite_name(), info.name());
}

}  // namespace

void RegisterCases(const Judgement& judgement) {
  for (const Case& judged : judgement.cases) {
    Outcome outcome{judged.Id(), judged.verdict.kind, CaseText(judged, judgement.causes)};
    testing::RegisterTest(std::string(judged.row->suite).c_str(),
                          fmt::format("{}/{}", judged.row->name, judged.subject).c_str(), nullptr,
                          nullptr, "fabric_tests/gtest_cases.cc", __LINE__,
                          [outcome]() -> testing::Test* { return new CaseTest(outcome); });
  }
}

CaseResult ResultOf(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::kHolds:
      return CaseResult::kPassed;
    case VerdictKind::kViolated:
    case VerdictKind::kUnknown:
    case VerdictKind::kInconclusive:
      return CaseResult::kFailed;
    case VerdictKind::kNotApplicable:
    case VerdictKind::kNoEvidence:
    case VerdictKind::kWaived:
      return CaseResult::kSkipped;
  }
  return CaseResult::kFailed;
}

// Filters were applied before this is called.
void RunListener::OnTestProgramStart(const testing::UnitTest& program) {
  for (int suite = 0; suite < program.total_test_suite_count(); ++suite) {
    const testing::TestSuite& tests = *program.GetTestSuite(suite);
    for (int test = 0; test < tests.total_test_count(); ++test)
      if (!tests.GetTestInfo(test)->should_run()) left_out_.insert(IdOf(*tests.GetTestInfo(test)));
  }
}

void RunListener::OnTestEnd(const testing::TestInfo& info) {
  const testing::TestResult& result = *info.result();
  results_[IdOf(info)] = result.Failed()    ? CaseResult::kFailed
                         : result.Skipped() ? CaseResult::kSkipped
                                            : CaseResult::kPassed;
}

bool RunListener::RanAsJudged(const Case& judged) const {
  const auto result = results_.find(judged.Id());
  return result != results_.end() && result->second == ResultOf(judged.verdict.kind);
}

}  // namespace fabric
