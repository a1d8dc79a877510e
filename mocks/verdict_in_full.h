#pragma once

#include <fmt/format.h>

#include <string>

#include "verdict.h"

namespace fabric {

// For unit tests: everything that a verdict says, one thing a line, so that it is compared whole.
inline std::string InFull(const Finding& finding) {
  std::string text = fmt::format("[{}] at {}: {}\n", finding.fault, finding.device, finding.where);
  text += fmt::format("  expected {}\n  observed {}\n", finding.expected, finding.observed);
  for (const Evidence& line : finding.evidence)
    text += fmt::format("  evidence {}:{} {}\n", line.file, line.line, line.text);
  if (!finding.caution.empty()) text += fmt::format("  caution {}\n", finding.caution);
  for (const std::string& command : finding.fix) text += fmt::format("  fix {}\n", command);
  for (const std::string& command : finding.undo) text += fmt::format("  undo {}\n", command);
  return text;
}

inline std::string InFull(const Verdict& verdict) {
  std::string text = fmt::format("{}\n", Text(verdict.kind));
  for (const Finding& finding : verdict.findings) text += InFull(finding);
  for (const std::string& reason : verdict.reasons) text += fmt::format("reason {}\n", reason);
  for (const std::string& note : verdict.notes) text += fmt::format("note {}\n", note);
  return text;
}

}  // namespace fabric
