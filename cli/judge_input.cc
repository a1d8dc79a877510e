#include "judge_input.h"

#include "run_info.h"

namespace fabric {

Result<RunReport> JudgeInput(const InputOptions& options) {
  const Result<RunInput> input = ResolveInput(options, TheSurroundings());
  if (!input) return tl::unexpected(input.error());
  const FabricState state = ObserveFabric(input->inventory, *input->source, input->hints);
  return RunReport{DescribeRun(*input, state), JudgeFabric(state)};
}

}  // namespace fabric
