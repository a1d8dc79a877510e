#include "case_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace fabric {
namespace {

void AddReasons(TextBlock& block, std::string_view verdict,
                const std::vector<std::string>& reasons) {
  for (const std::string& reason : reasons) block.Heading(fmt::format("{}: {}", verdict, reason));
  if (reasons.empty()) block.Heading(fmt::format("{}: no reason was given", verdict));
}

void AddFindings(TextBlock& block, const std::vector<Finding>& findings) {
  for (const Finding& finding : findings) {
    if (&finding != &findings.front()) block.Blank();
    AddFinding(block, finding);
  }
}

void AddViolation(TextBlock& block, const Case& judged) {
  block.Heading(fmt::format("{}: {}", Text(judged.verdict.kind), judged.row->statement));
  AddFindings(block, judged.verdict.findings);
  for (const std::string& reason : judged.verdict.reasons) block.Words("unknown", reason);
}

void AddCauseTitles(TextBlock& block, const Case& judged, const std::vector<Cause>& causes) {
  for (const int number : judged.causes) {
    const auto cause = std::find_if(causes.begin(), causes.end(),
                                    [&](const Cause& c) { return c.number == number; });
    if (cause == causes.end()) continue;
    block.Heading(fmt::format("cause {}: {}", number, cause->title));
    block.Words("because", cause->because);
  }
}

bool IsFailure(VerdictKind kind) {
  return kind == VerdictKind::kUnknown || kind == VerdictKind::kInconclusive;
}

}  // namespace

void AddFinding(TextBlock& block, const Finding& finding) {
  block.Words("where", finding.where);
  block.Words("expected", finding.expected);
  block.Words("observed", finding.observed);
  block.Proof("evidence", finding.evidence);
  block.Words("caution", finding.caution);
  block.Commands("fix", finding.device, finding.fix);
  block.Commands("undo", finding.device, finding.undo);
}

void AddCause(TextBlock& block, const Cause& cause) {
  block.Words("because", cause.because);
  block.Proof("proof", cause.proof);
  block.Words("caution", cause.caution);
  block.Commands("fix", cause.device, cause.fix);
  block.Commands("undo", cause.device, cause.undo);
  block.Words("then", cause.then);
}

std::string CaseText(const Case& judged, const std::vector<Cause>& causes) {
  TextBlock block;
  const Verdict& verdict = judged.verdict;
  if (verdict.kind == VerdictKind::kViolated) {
    AddViolation(block, judged);
    block.Words("why", judged.row->why);
  } else if (verdict.kind == VerdictKind::kHolds) {
    block.Heading(fmt::format("holds: {}", judged.row->statement));
  } else {
    AddReasons(block, Text(verdict.kind), verdict.reasons);
    if (IsFailure(verdict.kind)) block.Words("row", judged.row->statement);
    if (verdict.kind == VerdictKind::kWaived) AddFindings(block, verdict.waived);
  }
  for (const std::string& note : verdict.notes) block.Words("note", note);
  AddCauseTitles(block, judged, causes);
  return std::move(block).Take();
}

}  // namespace fabric
