#pragma once

#include <string>

#include "command.h"

namespace fabric {

struct ReportOptions {
  std::string folder;  // a report folder, see report_folder.h
  Format format = Format::kText;
};

// Judges the collected capture once more and writes junit.xml, run.json and summary.md. A row is
// unknown where the results that the suites left do not show that it ran, and ended as it is judged
// here. Ends with the verdict of the run.
int Report(const ReportOptions& options);

}  // namespace fabric
