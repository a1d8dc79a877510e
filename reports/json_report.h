#pragma once

#include <string>

#include "run_report.h"

namespace fabric {

// The run as JSON (run.json), whole, for programs: {"schema": 1, "exit", "verdict", "counts",
// "cases", "causes", ...}. Valid UTF-8 whatever the devices printed; strings are printable.
std::string JsonReport(const RunReport& report);

// One cause of it.
std::string CauseJson(const Cause& cause);

}  // namespace fabric
