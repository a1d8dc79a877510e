#include "markdown_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "markdown_text.h"
#include "reason_groups.h"
#include "text_block.h"

namespace fabric {
namespace {

std::string Part(std::string_view label, std::string_view text) {
  return text.empty() ? "" : fmt::format("**{}** {}\n\n", label, MarkdownProse(text));
}

std::string Commands(std::string_view label, std::string_view device,
                     const std::vector<std::string>& commands) {
  if (commands.empty()) return "";
  const std::string on = device.empty() ? "" : " on " + MarkdownCode(device);
  return fmt::format("**{}**{}\n\n{}\n", label, on, MarkdownFence(commands));
}

std::string Proof(std::string_view label, const std::vector<Evidence>& evidence) {
  if (evidence.empty()) return "";
  std::vector<std::string> lines;
  for (const Evidence& at : evidence) {
    lines.push_back(at.line == 0 ? fmt::format("{}  {}", at.file, at.text)
                                 : fmt::format("{}:{}  {}", at.file, at.line, at.text));
  }
  return fmt::format("**{}**\n\n{}\n", label, MarkdownFence(lines));
}

std::string Headline(const RunReport& report) {
  const RunInfo& info = report.info;
  std::string text = fmt::format("# {}: fabric {}\n\n", Word(report.judgement.Overall()),
                                 MarkdownProse(info.fabric));
  if (info.example) text += fmt::format("**{}**\n\n", kExampleBanner);
  text += Part("fabric", info.summary);
  text += Part("state", info.state);
  text += Part("result", CountsLine(report.judgement));
  if (info.export_only) text += Part("export", ExportLine(report.judgement));
  return text;
}

std::string CauseSection(const Cause& cause) {
  std::string text = fmt::format("## Cause {}: {}\n\n", cause.number, MarkdownProse(cause.title));
  text += Part("because", cause.because);
  text += Proof("proof", cause.proof);
  text += Part("caution", cause.caution);
  text += Commands("fix", cause.device, cause.fix);
  text += Commands("undo", cause.device, cause.undo);
  text += Part("then", cause.then);
  text += "**explains**\n\n";
  for (const std::string& id : cause.cases) text += fmt::format("- {}\n", MarkdownCode(id));
  return text + '\n';
}

std::string FindingPart(const Finding& finding) {
  return Part("where", finding.where) + Part("expected", finding.expected) +
         Part("observed", finding.observed) + Proof("evidence", finding.evidence) +
         Part("caution", finding.caution) + Commands("fix", finding.device, finding.fix) +
         Commands("undo", finding.device, finding.undo);
}

std::string RedRow(const Case& judged) {
  std::string text = fmt::format("### {}\n\n{}", MarkdownCode(judged.Id()),
                                 Part("violated", judged.row->statement));
  if (!judged.causes.empty()) {
    text += fmt::format("**cause** {}\n\n", fmt::join(judged.causes, ", "));
  }
  for (const Finding& finding : judged.verdict.findings) text += FindingPart(finding);
  return text;
}

std::string RedRows(const Judgement& judgement) {
  if (judgement.Count(VerdictKind::kViolated) == 0) return "";
  std::string text = "## Red rows\n\n";
  for (const Case& judged : judgement.cases) {
    if (judged.verdict.kind == VerdictKind::kViolated) text += RedRow(judged);
  }
  return text;
}

std::string WaivedRow(const Case& judged) {
  std::string text = fmt::format("### {}\n\n", MarkdownCode(judged.Id()));
  for (const std::string& reason : judged.verdict.reasons) text += Part("waived", reason);
  for (const Finding& finding : judged.verdict.waived) text += FindingPart(finding);
  return text;
}

std::string WaivedRows(const Judgement& judgement) {
  if (judgement.Count(VerdictKind::kWaived) == 0) return "";
  std::string text = "## Waived\n\n";
  for (const Case& judged : judgement.cases) {
    if (judged.verdict.kind == VerdictKind::kWaived) text += WaivedRow(judged);
  }
  return text;
}

std::string RowsOf(VerdictKind kind, const std::vector<ReasonGroup>& groups) {
  std::string text;
  for (const ReasonGroup& group : groups) {
    text += fmt::format("- **{}** {}: {}\n", Text(kind), Counted(group.cases.size(), "row"),
                        MarkdownProse(group.reason));
    for (const std::string& id : group.cases) text += fmt::format("  - {}\n", MarkdownCode(id));
  }
  return text;
}

std::string RowsNotJudged(const Judgement& judgement) {
  std::string text;
  for (const VerdictKind kind : kNotJudged) text += RowsOf(kind, GroupByReasons(judgement, kind));
  return text.empty() ? "" : "## Not judged\n\n" + text + '\n';
}

std::string Notes(const RunReport& report) {
  std::string text;
  for (const std::string& note : AllNotes(report)) {
    text += fmt::format("- note: {}\n", MarkdownProse(note));
  }
  return text.empty() ? "" : "## Notes\n\n" + text + '\n';
}

}  // namespace

std::string MarkdownReport(const RunReport& report) {
  std::string text = Headline(report);
  for (const Cause& cause : report.judgement.causes) text += CauseSection(cause);
  text += RedRows(report.judgement);
  text += WaivedRows(report.judgement);
  text += RowsNotJudged(report.judgement);
  text += Notes(report);
  return text + fmt::format("exit {}\n", ExitCode(report));
}

}  // namespace fabric
