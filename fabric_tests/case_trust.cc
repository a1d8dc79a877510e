#include "case_trust.h"

#include <algorithm>

namespace fabric {

void Distrust(Case& judged, std::string reason) {
  judged.verdict = Verdict{};
  judged.verdict.kind = VerdictKind::kUnknown;
  judged.verdict.reasons = {std::move(reason)};
  judged.causes.clear();
}

void KeepCausesOfCases(Judgement& judgement) {
  for (Cause& cause : judgement.causes)
    std::erase_if(cause.cases, [&](const std::string& id) {
      return std::none_of(judgement.cases.begin(), judgement.cases.end(), [&](const Case& judged) {
        return judged.Id() == id &&
               std::count(judged.causes.begin(), judged.causes.end(), cause.number) > 0;
      });
    });
  std::erase_if(judgement.causes, [](const Cause& cause) { return cause.cases.empty(); });
}

}  // namespace fabric
