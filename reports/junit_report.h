#pragma once

#include <string>

#include "run_report.h"

namespace fabric {

// The run as JUnit (junit.xml): a suite for each suite of rows, a case for each case. Always valid
// XML, totals counted from the cases. A failure's text begins with its verdict, and holds all that
// a person needs: GitLab shows nothing else. Suites of the bundled example are named
// "example.<suite>"; a run without cases holds one <error>.
std::string JunitReport(const RunReport& report);

}  // namespace fabric
