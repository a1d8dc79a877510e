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

void RunListener::OnTestEnd(const testing::TestInfo& info) {
  const testing::TestResult& result = *info.result();
  results_[fmt::format("{}.{}", info.test_suite_name(), info.name())] =
      result.Failed()    ? Result::kFailed
      : result.Skipped() ? Result::kSkipped
                         : Result::kPassed;
}

std::vector<std::string> RunListener::NotRunAsJudged(const std::vector<Case>& cases) const {
  std::vector<std::string> ids;
  for (const Case& judged : cases) {
    const auto result = results_.find(judged.Id());
    if (result == results_.end() || result->second != ResultOf(judged.verdict.kind)) {
      ids.push_back(judged.Id());
    }
  }
  return ids;
}

RunListener::Result RunListener::ResultOf(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::kHolds:
      return Result::kPassed;
    case VerdictKind::kViolated:
    case VerdictKind::kUnknown:
    case VerdictKind::kInconclusive:
      return Result::kFailed;
    case VerdictKind::kNotApplicable:
    case VerdictKind::kNoEvidence:
    case VerdictKind::kWaived:
      return Result::kSkipped;
  }
  return Result::kFailed;
}

}  // namespace fabric
