#pragma once

#include <string>

#include "run_report.h"

namespace fabric {

// The run as JSON (run.json), whole, for programs: {"schema": 1, "exit", "verdict", "counts",
// "cases", "causes", ...}. Valid UTF-8 whatever the devices printed; strings are printable.
std::string JsonReport(const RunReport& report);

// One cause of it: {"fabric", "state", "example", "cause": {...}}.
std::string CauseJson(const RunInfo& info, const Cause& cause);

}  // namespace fabric
