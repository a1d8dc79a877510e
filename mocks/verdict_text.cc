#include "verdict_text.h"

#include <fmt/format.h>

namespace fabric {
namespace {

void AddLine(std::string& text, const char* label, const std::string& value) {
  if (!value.empty()) text += fmt::format("  {} {}\n", label, value);
}

}  // namespace

std::string Told(const Finding& finding) {
  std::string text = fmt::format("{} at {}", finding.fault, finding.where);
  text += finding.device.empty() ? "\n" : fmt::format(", mended on {}\n", finding.device);
  AddLine(text, "expected", finding.expected);
  AddLine(text, "observed", finding.observed);
  for (const Evidence& at : finding.evidence)
    AddLine(text, "evidence", fmt::format("{}:{} {}", at.file, at.line, at.text));
  AddLine(text, "caution", finding.caution);
  for (const std::string& command : finding.fix) AddLine(text, "fix", command);
  for (const std::string& command : finding.undo) AddLine(text, "undo", command);
  return text;
}

std::string Told(const Verdict& verdict) {
  std::string text = fmt::format("{}\n", Text(verdict.kind));
  for (const Finding& finding : verdict.findings) text += Told(finding);
  for (const std::string& reason : verdict.reasons) text += "because " + reason + "\n";
  for (const std::string& note : verdict.notes) text += "note " + note + "\n";
  return text;
}

}  // namespace fabric
