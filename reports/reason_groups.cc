#include "reason_groups.h"

#include <map>

namespace fabric {

std::vector<ReasonGroup> GroupByReason(const Judgement& judgement, VerdictKind kind) {
  std::vector<ReasonGroup> groups;
  std::map<std::string, std::size_t> index;
  const auto add = [&](const std::string& reason, const Case& judged) {
    const auto [at, is_new] = index.try_emplace(reason, groups.size());
    if (is_new) groups.push_back({reason, {}});
    groups[at->second].cases.push_back(judged.Id());
  };
  for (const Case& judged : judgement.cases) {
    if (judged.verdict.kind != kind) continue;
    for (const std::string& reason : judged.verdict.reasons) add(reason, judged);
    if (judged.verdict.reasons.empty()) add("no reason was given", judged);
  }
  return groups;
}

}  // namespace fabric
