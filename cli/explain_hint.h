#pragma once

#include <string>

#include "run_input.h"

namespace fabric {

// The command that shows a cause of this input whole, but for the cause's number at its end: to be
// typed as it is, in the folder where the program was called.
std::string ExplainHint(const InputOptions& named);

}  // namespace fabric
