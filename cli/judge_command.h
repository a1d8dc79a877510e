#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command.h"
#include "run_input.h"

namespace fabric {

struct JudgeOptions {
  InputOptions input;
  std::vector<std::string> suites;  // empty: every suite
  Format format = Format::kText;
  std::optional<std::string> report;  // the folder for junit.xml, run.json and summary.md
  std::vector<std::string> gtest_arguments;
};

// Judges a captured fabric. Ends with the verdict of the run, or 77 when suites were named and all
// their rows were skipped.
int Judge(const JudgeOptions& options);

}  // namespace fabric
