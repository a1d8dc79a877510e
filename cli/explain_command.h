#pragma once

#include <optional>
#include <string>

#include "command.h"
#include "run_input.h"

namespace fabric {

// `fabric list`: every row there is.
int List(Format format);

struct ExplainOptions {
  std::string id;            // a row, with or without subject
  std::optional<int> cause;  // or a cause of the state that `input` names, 1-based
  InputOptions input;
  Format format = Format::kText;
};

// `fabric explain`: one row, or one cause with every line of its proof, fix and undo.
int Explain(const ExplainOptions& options);

}  // namespace fabric
