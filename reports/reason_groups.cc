#include "reason_groups.h"

#include <fmt/format.h>

#include <algorithm>

#include "text_block.h"

namespace fabric {
namespace {

void AddTo(std::vector<ReasonGroup>& groups, const std::string& reason, const Case& judged) {
  auto group = std::find_if(groups.begin(), groups.end(),
                            [&](const ReasonGroup& known) { return known.reason == reason; });
  if (group == groups.end()) group = groups.insert(groups.end(), {reason, {}});
  group->cases.push_back(judged.Id());
}

std::vector<std::string> ReasonsOf(const Case& judged) {
  if (judged.verdict.reasons.empty()) return {"no reason was given"};
  return judged.verdict.reasons;
}

std::string FirstReason(const Case& judged) {
  const std::vector<std::string> reasons = ReasonsOf(judged);
  if (reasons.size() == 1) return reasons.front();
  return fmt::format("{} (and {})", reasons.front(), Counted(reasons.size() - 1, "more reason"));
}

}  // namespace

std::vector<ReasonGroup> GroupByReasons(const Judgement& judgement, VerdictKind kind) {
  std::vector<ReasonGroup> groups;
  for (const Case& judged : judgement.cases)
    if (judged.verdict.kind == kind) AddTo(groups, FirstReason(judged), judged);
  return groups;
}

std::vector<ReasonGroup> GroupByEachReason(const Judgement& judgement, VerdictKind kind) {
  std::vector<ReasonGroup> groups;
  for (const Case& judged : judgement.cases)
    if (judged.verdict.kind == kind)
      for (const std::string& reason : ReasonsOf(judged)) AddTo(groups, reason, judged);
  return groups;
}

}  // namespace fabric
