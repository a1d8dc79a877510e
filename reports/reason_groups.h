#pragma once

#include <array>
#include <string>
#include <vector>

#include "judgement.h"

namespace fabric {

// Verdicts that judge nothing, the gravest first.
inline constexpr std::array kNotJudged = {VerdictKind::kUnknown, VerdictKind::kInconclusive,
                                          VerdictKind::kWaived, VerdictKind::kNotApplicable,
                                          VerdictKind::kNoEvidence};

// A reason and the rows that it keeps from being judged.
struct ReasonGroup {
  std::string reason;
  std::vector<std::string> cases;  // Case::Id()
};

// The cases of one verdict by reason, in the order in which the reasons first appear. A case with
// several reasons is in several groups, one without any in "no reason was given".
std::vector<ReasonGroup> GroupByReason(const Judgement& judgement, VerdictKind kind);

}  // namespace fabric
