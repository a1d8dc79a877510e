#include "verdict.h"

#include <string>
#include <unordered_set>
#include <utility>

namespace fabric {
namespace {

// Eight legs that miss the same fact for the same reason have one reason.
std::vector<std::string> WithoutRepetition(std::vector<std::string> texts) {
  std::unordered_set<std::string> seen;
  std::vector<std::string> once;
  for (std::string& text : texts)
    if (seen.insert(text).second) once.push_back(std::move(text));
  return once;
}

}  // namespace

std::string_view Text(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::kHolds:
      return "holds";
    case VerdictKind::kNotApplicable:
      return "not applicable";
    case VerdictKind::kNoEvidence:
      return "no evidence";
    case VerdictKind::kWaived:
      return "waived";
    case VerdictKind::kInconclusive:
      return "inconclusive";
    case VerdictKind::kUnknown:
      return "unknown";
    case VerdictKind::kViolated:
      return "violated";
  }
  return "";
}

void Finding::PlaceAt(const std::string& on, const std::string& part) {
  device = on;
  where = part.empty() ? on : on + " " + part;
  places = {{on, part}};
}

void Parts::Unknown(std::string reason) { unknown_.push_back(std::move(reason)); }

void Parts::NoEvidence(std::string reason) { no_evidence_.push_back(std::move(reason)); }

void Parts::Absent(const Missing& missing) {
  if (missing.why == Missing::Why::kNoAnswer)
    Unknown(missing.reason);
  else
    NoEvidence(missing.reason);
}

void Parts::Note(std::string note) { notes_.push_back(std::move(note)); }

Verdict Parts::Sum() && {
  Verdict verdict;
  if (!findings_.empty())
    verdict.kind = VerdictKind::kViolated;
  else if (!unknown_.empty())
    verdict.kind = VerdictKind::kUnknown;
  else if (!no_evidence_.empty() || !judged_)
    verdict.kind = VerdictKind::kNoEvidence;
  else
    verdict.kind = VerdictKind::kHolds;

  verdict.findings = std::move(findings_);
  if (verdict.kind == VerdictKind::kNoEvidence)
    verdict.reasons = WithoutRepetition(std::move(no_evidence_));
  else
    verdict.reasons = WithoutRepetition(std::move(unknown_));
  verdict.notes = WithoutRepetition(std::move(notes_));
  if (verdict.kind == VerdictKind::kNoEvidence && verdict.reasons.empty())
    verdict.reasons.push_back("there was nothing to look at");
  return verdict;
}

Verdict NotApplicable(std::string reason) {
  Verdict verdict;
  verdict.kind = VerdictKind::kNotApplicable;
  verdict.reasons.push_back(std::move(reason));
  return verdict;
}

Verdict Absent(const Missing& missing) {
  Parts parts;
  parts.Absent(missing);
  return std::move(parts).Sum();
}

}  // namespace fabric
