#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "judgement.h"

namespace fabric {

// Registers one GoogleTest case for each case, named Case::Id(): all are judged before the first
// one runs, so that a failure can name the root cause. Holds passes; violated, unknown and
// inconclusive fail with CaseText; all else is skipped with its reason. To be called before
// RUN_ALL_TESTS; the judgement need not outlive the call.
void RegisterCases(const Judgement& judgement);

// How GoogleTest says that a case ended.
enum class CaseResult { kPassed, kFailed, kSkipped };

// The one that a case of this verdict has to have.
CaseResult ResultOf(VerdictKind kind);

// Remembers which cases GoogleTest really ran: a filter, a shard or a crash must not look green.
class RunListener : public testing::EmptyTestEventListener {
 public:
  void OnTestProgramStart(const testing::UnitTest& program) override;
  void OnTestEnd(const testing::TestInfo& info) override;

  // GoogleTest was told to leave this case out, and did.
  bool WasLeftOut(const Case& judged) const { return left_out_.count(judged.Id()) > 0; }
  // The case ran, and its result is the one of its verdict.
  bool RanAsJudged(const Case& judged) const;

 private:
  std::map<std::string, CaseResult> results_;  // by Case::Id()
  std::set<std::string> left_out_;             // Case::Id()
};

}  // namespace fabric
