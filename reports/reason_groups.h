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

// The cases of one verdict, each once: by the first reason, with "(and 7 more reasons)" where there
// are more. In the order in which they first appear; a case without any is in "no reason was
// given".
std::vector<ReasonGroup> GroupByReasons(const Judgement& judgement, VerdictKind kind);

// What keeps cases of one verdict from being judged, each reason once, and all cases that need it:
// a case with several reasons is in several groups.
std::vector<ReasonGroup> GroupByEachReason(const Judgement& judgement, VerdictKind kind);

}  // namespace fabric
