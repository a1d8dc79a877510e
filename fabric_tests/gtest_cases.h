#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "judgement.h"

namespace fabric {

// Registers one GoogleTest case for each case, named Case::Id(): all are judged before the first
// one runs, so that a failure can name the root cause. Holds passes; violated, unknown and
// inconclusive fail with CaseText; all else is skipped with its reason. To be called before
// RUN_ALL_TESTS; the judgement need not outlive the call.
void RegisterCases(const Judgement& judgement);

// Remembers which cases GoogleTest really ran: a filter, a shard or a crash must not look green.
class RunListener : public testing::EmptyTestEventListener {
 public:
  void OnTestEnd(const testing::TestInfo& info) override;

  // Ids of those `cases` that did not run, or whose result is not the one of their verdict.
  std::vector<std::string> NotRunAsJudged(const std::vector<Case>& cases) const;

 private:
  enum class Result { kPassed, kFailed, kSkipped };
  static Result ResultOf(VerdictKind kind);

  std::map<std::string, Result> results_;  // by Case::Id()
};

}  // namespace fabric
