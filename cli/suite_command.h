#pragma once

#include <string>
#include <vector>

#include "command.h"

namespace fabric {

struct SuiteOptions {
  std::string report;  // a report folder, see report_folder.h
  std::string suite;
  Format format = Format::kText;
  std::vector<std::string> gtest_arguments;
};

// Judges one suite of the capture that `collect --report` left in the report folder, and writes
// junit/<suite>.xml there: what one test of CTest does, for `report` to put together. Ends with the
// verdict of the suite, or 77 when all its rows were skipped.
int JudgeSuite(const SuiteOptions& options);

}  // namespace fabric
