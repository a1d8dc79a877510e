#pragma once

#include <string>

#include "run_report.h"

namespace fabric {

// The run as Markdown for the page of a CI job (summary.md). Holds everything: all causes,
// findings, commands, evidence lines and reasons. Texts of devices cannot become markup.
std::string MarkdownReport(const RunReport& report);

}  // namespace fabric
