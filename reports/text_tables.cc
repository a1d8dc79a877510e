#include "text_tables.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "device_text.h"
#include "reason_groups.h"
#include "text_block.h"

namespace fabric {
namespace {

constexpr std::size_t kMaxRows = 40;   // of a table of rows
constexpr std::size_t kMaxItems = 12;  // of a list of reasons or notes

std::string Item(std::string_view text) { return Wrapped("  ", 4, Printable(text, kMaxTextBytes)); }

std::string Section(std::string_view heading, const std::vector<std::string>& lines,
                    std::size_t limit, const RunInfo& info) {
  if (lines.empty()) return "";
  const std::size_t shown = std::min(lines.size(), limit);
  std::string text = fmt::format("\n{}\n", heading);
  for (std::size_t i = 0; i < shown; ++i) text += lines[i];
  return text + More(lines.size(), shown, FullReport(info));
}

}  // namespace

std::string FailureSection(const RunReport& report, VerdictKind kind, std::string_view heading) {
  std::vector<std::string> items;
  for (const ReasonGroup& group : GroupByEachReason(report.judgement, kind)) {
    const std::size_t rows = group.cases.size();
    items.push_back(Item(fmt::format("{}: {} ({} {} it)", Text(kind), group.reason,
                                     Counted(rows, "row"), rows == 1 ? "needs" : "need")));
  }
  return Section(heading, items, kMaxItems, report.info);
}

std::string RedRowSection(const RunReport& report) {
  std::vector<std::string> lines;
  for (const Case& judged : report.judgement.cases) {
    if (judged.verdict.kind != VerdictKind::kViolated) continue;
    const std::string causes =
        judged.causes.empty() ? "-" : fmt::format("{}", fmt::join(judged.causes, ","));
    lines.push_back(LeftAndRight("  ", judged.Id(), causes));
  }
  std::string heading = LeftAndRight("", "RED ROWS", "cause");
  heading.pop_back();
  return Section(heading, lines, kMaxRows, report.info);
}

std::string JudgedSection(const RunReport& report) {
  std::vector<std::string> lines;
  const std::vector<Case>& cases = report.judgement.cases;
  for (auto first = cases.begin(); first != cases.end();) {
    const auto last = std::find_if(first, cases.end(), [&](const Case& judged) {
      return judged.row->suite != first->row->suite;
    });
    const auto held = std::count_if(
        first, last, [](const Case& judged) { return judged.verdict.kind == VerdictKind::kHolds; });
    lines.push_back(fmt::format("  {:<20}{:>4} of {}\n", first->row->suite, held, last - first));
    first = last;
  }
  return Section("JUDGED", lines, kMaxRows, report.info);
}

std::string WaivedSection(const RunReport& report) {
  std::vector<std::string> items;
  for (const Case& judged : report.judgement.cases) {
    if (judged.verdict.kind != VerdictKind::kWaived) continue;
    items.push_back(Item(judged.Id()));
    for (const Finding& finding : judged.verdict.waived)
      items.back() +=
          Wrapped("    ", 6,
                  Printable(fmt::format("{}: {}", finding.where, finding.observed), kMaxTextBytes));
    for (const std::string& reason : judged.verdict.reasons)
      items.back() += Wrapped("    ", 6, Printable("waived: " + reason, kMaxTextBytes));
  }
  return Section("WAIVED", items, kMaxItems, report.info);
}

std::string NotJudgedSection(const RunReport& report) {
  std::vector<std::string> items;
  for (const VerdictKind kind : {VerdictKind::kNotApplicable, VerdictKind::kNoEvidence}) {
    for (const ReasonGroup& group : GroupByReasons(report.judgement, kind)) {
      items.push_back(Item(fmt::format("{} {}: {}", group.cases.size(), Text(kind), group.reason)));
    }
  }
  return Section("NOT JUDGED", items, kMaxItems, report.info);
}

std::string NoteSection(const RunReport& report) {
  std::vector<std::string> items;
  for (const std::string& note : AllNotes(report)) items.push_back(Item(note));
  return Section("NOTES", items, kMaxItems, report.info);
}

std::string LeftAndRight(std::string_view label, std::string_view left, std::string_view right) {
  std::string line = Wrapped(label, label.size(), left);
  const std::size_t used = label.size() + left.size();
  if (used + 2 + right.size() > kColumns) return line + fmt::format("{:>{}}\n", right, kColumns);
  line.pop_back();
  return line + fmt::format("{:>{}}\n", right, kColumns - used);
}

std::string More(std::size_t all, std::size_t shown, std::string_view where) {
  return all <= shown ? "" : fmt::format("  ({} more: {})\n", all - shown, where);
}

std::string FullReport(const RunInfo& info) {
  return info.folder.empty() ? "--format json shows all"
                             : Printable(info.folder, kMaxTextBytes) + "/summary.md";
}

}  // namespace fabric
