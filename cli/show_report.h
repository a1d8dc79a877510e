#pragma once

#include "command.h"
#include "run_report.h"

namespace fabric {

// Prints a run on stdout; coloured where that is a terminal and NO_COLOR is not set.
void ShowReport(const RunReport& report, Format format);

}  // namespace fabric
