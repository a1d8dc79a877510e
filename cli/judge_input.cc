#include "judge_input.h"

#include "run_info.h"

namespace fabric {
namespace {

std::chrono::sys_days Today() {
  return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
}

}  // namespace

Result<RunReport> JudgeInput(const InputOptions& options) {
  const Result<RunInput> input = ResolveInput(options, TheSurroundings());
  if (!input) return tl::unexpected(input.error());
  const FabricState state = ObserveFabric(input->inventory, *input->source, input->hints);
  return RunReport{DescribeRun(*input, state), JudgeFabric(state, input->day.value_or(Today()))};
}

}  // namespace fabric
