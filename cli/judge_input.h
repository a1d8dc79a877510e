#pragma once

#include "run_input.h"
#include "run_report.h"

namespace fabric {

// Every row judged for what the command line names: the way from texts to verdicts, whole.
Result<RunReport> JudgeInput(const InputOptions& options);

}  // namespace fabric
