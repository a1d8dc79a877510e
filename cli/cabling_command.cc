#include "cabling_command.h"

#include <iostream>

#include "cabling_report.h"

namespace fabric {

int PrintCabling(const CablingOptions& options) {
  const Result<RunInput> input = ResolveInput(options.input, TheSurroundings());
  if (!input) return Refuse(input.error().Text());
  const auto cabling = CablingOfAll(ObserveFabric(input->inventory, *input->source, input->hints));
  std::cout << (options.format == Format::kJson ? CablingJson(cabling) : CablingText(cabling));
  return IsWhole(cabling) ? kExitHolds : kExitUnknown;
}

}  // namespace fabric
