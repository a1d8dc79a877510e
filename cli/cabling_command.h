#pragma once

#include "command.h"
#include "run_input.h"

namespace fabric {

struct CablingOptions {
  InputOptions input;
  Format format = Format::kText;
};

// `fabric cabling`: which rail is behind which port, what cannot be told, and the legs for the
// inventory. 0 when every rail was found, 2 when one was not.
int PrintCabling(const CablingOptions& options);

}  // namespace fabric
