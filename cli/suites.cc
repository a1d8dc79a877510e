#include "suites.h"

#include <algorithm>

namespace fabric {
namespace {

std::string AllSuites() {
  std::string names;
  std::string_view last;
  for (const Invariant& row : AllInvariants())
    if (row.suite != last) {
      last = row.suite;
      names += (names.empty() ? "" : ", ") + std::string(last);
    }
  return names;
}

bool IsSuite(const std::string& name) {
  return std::any_of(AllInvariants().begin(), AllInvariants().end(),
                     [&](const Invariant& row) { return row.suite == name; });
}

}  // namespace

Result<void> KeepSuites(const std::vector<std::string>& suites, Judgement& judgement) {
  for (const std::string& suite : suites)
    if (!IsSuite(suite))
      return tl::unexpected(
          Error{"--suite", "unknown suite \"" + suite + "\"; there are " + AllSuites()});
  std::erase_if(judgement.cases, [&](const Case& judged) {
    return std::find(suites.begin(), suites.end(), judged.row->suite) == suites.end();
  });
  return {};
}

bool AllSkipped(const Judgement& judgement) {
  return !judgement.cases.empty() &&
         std::all_of(judgement.cases.begin(), judgement.cases.end(), [](const Case& judged) {
           return judged.verdict.kind == VerdictKind::kNotApplicable ||
                  judged.verdict.kind == VerdictKind::kNoEvidence ||
                  judged.verdict.kind == VerdictKind::kWaived;
         });
}

}  // namespace fabric
