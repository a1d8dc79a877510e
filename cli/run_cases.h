#pragma once

#include <string>
#include <vector>

#include "run_report.h"

namespace fabric {

// Runs every case of the report as a GoogleTest case in this process, silently. A case that did not
// run, or did not end as it was judged, becomes unknown: nothing is green without having run. What
// a filter of the caller leaves out on purpose is taken out of the report, and a note tells of it.
// `gtest_arguments` are --gtest_... options.
void RunCases(RunReport& report, std::vector<std::string> gtest_arguments);

}  // namespace fabric
