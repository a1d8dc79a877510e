#pragma once

#include "fabric_state.h"
#include "run_input.h"
#include "run_report.h"

namespace fabric {

// The headline of a run: what was judged and where its state came from.
RunInfo DescribeRun(const RunInput& input, const FabricState& state);

}  // namespace fabric
