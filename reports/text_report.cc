#include "text_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "case_text.h"
#include "device_text.h"
#include "text_tables.h"

namespace fabric {
namespace {

constexpr std::size_t kMaxLines = 12;    // of evidence of one block
constexpr std::size_t kMaxFindings = 6;  // of one row
constexpr std::size_t kHeadColumns = 8;  // of the labels of the headline

std::string Painted(std::string_view text, std::string_view ansi, Colour colour) {
  if (colour == Colour::kOff) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", ansi, text);
}

std::string_view AnsiOf(RunVerdict verdict) {
  if (verdict == RunVerdict::kHolds) return "1;32";
  return verdict == RunVerdict::kViolated ? "1;31" : "1;33";
}

std::string HeadLine(std::string_view label, std::string_view text) {
  const std::string first = fmt::format("{:<7} ", label);
  return Wrapped(first, kHeadColumns, Printable(text, kMaxTextBytes));
}

// The verdict's word is painted after wrapping: escapes take no columns.
std::string VerdictLine(const RunReport& report, Colour colour) {
  const RunVerdict verdict = report.judgement.Overall();
  std::string line = HeadLine(Word(verdict), CountsLine(report.judgement));
  return Painted(Word(verdict), AnsiOf(verdict), colour) + line.substr(Word(verdict).size());
}

// What was looked at.
std::string OriginLines(const RunInfo& info, Colour colour) {
  std::string text;
  if (info.example) text += Painted(kExampleBanner, "1;33", colour) + '\n';
  text += HeadLine("fabric", fmt::format("{}: {}", info.fabric, info.summary));
  if (!info.state.empty()) text += HeadLine("state", info.state);
  return text;
}

std::string Headline(const RunReport& report, Colour colour) {
  std::string text = OriginLines(report.info, colour) + VerdictLine(report, colour);
  if (report.info.export_only) text += HeadLine("export", ExportLine(report.judgement));
  return text;
}

std::string CauseLabel(const Cause& cause) { return fmt::format("CAUSE {}  ", cause.number); }

std::string Causes(const RunReport& report) {
  std::string text;
  for (const Cause& cause : report.judgement.causes) {
    TextBlock block({kMaxLines, fmt::format("{} {}", report.info.explain_cause, cause.number)});
    AddCause(block, cause);
    text += '\n' + LeftAndRight(CauseLabel(cause), Printable(cause.title, kMaxTextBytes),
                                "explains " + Counted(cause.cases.size(), "row"));
    text += std::move(block).Take();
  }
  return text;
}

std::string FindingsOf(const Case& judged, const std::string& rest) {
  std::string text = fmt::format("\nFINDING  {}\n", judged.Id());
  const std::vector<Finding>& findings = judged.verdict.findings;
  const std::size_t shown = std::min(findings.size(), kMaxFindings);
  for (std::size_t i = 0; i < shown; ++i) {
    TextBlock block({kMaxLines, rest});
    if (i > 0) block.Blank();
    AddFinding(block, findings[i]);
    text += std::move(block).Take();
  }
  return text + More(findings.size(), shown, rest);
}

// Red rows that no cause explains.
std::string LoneFindings(const RunReport& report) {
  std::string text;
  for (const Case& judged : report.judgement.cases) {
    if (judged.verdict.kind != VerdictKind::kViolated || !judged.causes.empty()) continue;
    text += FindingsOf(judged, FullReport(report.info));
  }
  return text;
}

std::string Footer(const RunReport& report) {
  const std::string& folder = report.info.folder;
  const std::string place = folder.empty() ? "" : fmt::format("report  {}   ", folder);
  return fmt::format("\n{}exit {}\n", Printable(place, kMaxTextBytes), ExitCode(report));
}

}  // namespace

std::string TextReport(const RunReport& report, Colour colour) {
  std::string text = Headline(report, colour);
  text += Causes(report);
  text += LoneFindings(report);
  text += FailureSection(report, VerdictKind::kUnknown, "UNKNOWN");
  text += FailureSection(report, VerdictKind::kInconclusive, "INCONCLUSIVE");
  text += RedRowSection(report);
  if (report.judgement.Overall() == RunVerdict::kHolds) text += JudgedSection(report);
  text += WaivedSection(report);
  text += NotJudgedSection(report);
  text += NoteSection(report);
  return text + Footer(report);
}

std::string CauseText(const RunInfo& info, const Cause& cause) {
  TextBlock block;
  AddCause(block, cause);
  const std::string label = CauseLabel(cause);
  return OriginLines(info, Colour::kOff) + '\n' +
         Wrapped(label, label.size(), Printable(cause.title, kMaxTextBytes)) +
         std::move(block).Take() + "  explains  " +
         fmt::format("{}\n", fmt::join(cause.cases, "\n            "));
}

}  // namespace fabric
