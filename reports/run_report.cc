#include "run_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "reason_groups.h"
#include "text_block.h"

namespace fabric {
namespace {

std::string RedPart(const Judgement& judgement) {
  const int red = judgement.Count(VerdictKind::kViolated);
  const auto explained =
      std::count_if(judgement.cases.begin(), judgement.cases.end(), [](const Case& judged) {
        return judged.verdict.kind == VerdictKind::kViolated && !judged.causes.empty();
      });
  const std::string causes = Counted(judgement.causes.size(), "cause");
  if (explained == 0) return fmt::format("{} red", red);
  if (explained == red) return fmt::format("{} red by {}", red, causes);
  return fmt::format("{} red, {} of them by {}", red, explained, causes);
}

std::string JudgedPart(const Judgement& judgement) {
  if (judgement.Judged() == 0) return "none judged";
  const bool red = judgement.Count(VerdictKind::kViolated) > 0;
  const bool green = judgement.Overall() == RunVerdict::kHolds;
  return fmt::format("{} judged, {}", judgement.Judged(),
                     red     ? RedPart(judgement)
                     : green ? "all good"
                             : "none red");
}

// "5 no evidence", with the reason where it is one and the same for all.
std::string CountWithReason(const Judgement& judgement, VerdictKind kind) {
  const std::vector<ReasonGroup> groups = GroupByReasons(judgement, kind);
  const std::string count = fmt::format("{} {}", judgement.Count(kind), Text(kind));
  return groups.size() == 1 ? fmt::format("{}: {}", count, groups.front().reason) : count;
}

}  // namespace

int ExitCode(const RunReport& report) { return static_cast<int>(report.judgement.Overall()); }

std::string_view Word(RunVerdict verdict) {
  switch (verdict) {
    case RunVerdict::kHolds:
      return "GREEN";
    case RunVerdict::kViolated:
      return "RED";
    case RunVerdict::kInconclusive:
      return "INCONCLUSIVE";
    case RunVerdict::kUnknown:
      break;
  }
  return "UNKNOWN";
}

std::string_view VerdictText(RunVerdict verdict) {
  switch (verdict) {
    case RunVerdict::kHolds:
      return Text(VerdictKind::kHolds);
    case RunVerdict::kViolated:
      return Text(VerdictKind::kViolated);
    case RunVerdict::kInconclusive:
      return Text(VerdictKind::kInconclusive);
    case RunVerdict::kUnknown:
      break;
  }
  return Text(VerdictKind::kUnknown);
}

std::string CountsLine(const Judgement& judgement) {
  std::vector<std::string> not_judged;
  for (const VerdictKind kind : kNotJudged) {
    if (judgement.Count(kind) > 0) not_judged.push_back(CountWithReason(judgement, kind));
  }
  std::string line =
      fmt::format("{}: {}", Counted(judgement.cases.size(), "row"), JudgedPart(judgement));
  if (not_judged.empty()) return line;
  return line + fmt::format("; {} not judged ({})",
                            static_cast<int>(judgement.cases.size()) - judgement.Judged(),
                            fmt::join(not_judged, ", "));
}

std::string ExportLine(const Judgement& judgement) {
  return fmt::format("an export can judge {} of {} rows; an export cannot prove a fabric right",
                     judgement.Judged(), judgement.cases.size());
}

std::vector<std::string> AllNotes(const RunReport& report) {
  std::vector<std::string> notes;
  std::set<std::string> seen;
  const auto add = [&](const std::string& note) {
    if (seen.insert(note).second) notes.push_back(note);
  };
  for (const std::string& note : report.info.notes) add(note);
  for (const Case& judged : report.judgement.cases) {
    for (const std::string& note : judged.verdict.notes) add(note);
  }
  return notes;
}

}  // namespace fabric
