#pragma once

#include <optional>
#include <string>

#include "run_input.h"

namespace fabric {

struct CollectOptions {
  InputOptions input;
  std::optional<std::string> output;  // the folder of the capture
  std::optional<std::string> report;  // a report folder: it is cleared, and the capture put inside
  bool judge = true;
};

// Asks every device and writes what it answered as a capture. Without judging it ends 0 whenever a
// capture was written, however incomplete, and 2 only when none was.
int Collect(const CollectOptions& options);

}  // namespace fabric
