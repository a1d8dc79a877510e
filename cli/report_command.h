#pragma once

#include <string>

#include "command.h"

namespace fabric {

struct ReportOptions {
  std::string folder;  // a report folder, see report_folder.h
  Format format = Format::kText;
};

// Judges the collected capture once more, merges what the suites left into junit.xml, and writes
// run.json and summary.md. A row that did not run is unknown. Ends with the verdict of the run.
int Report(const ReportOptions& options);

}  // namespace fabric
