#pragma once

#include <string>
#include <vector>

namespace fabric {

struct Ended {
  int exit = -1;      // -1: it could not be started, or a signal ended it
  long peak_kib = 0;  // most memory that it held at a time
};

// Runs a program whose output is thrown away. `command` is its path, then its arguments.
Ended RunToEnd(const std::vector<std::string>& command);

}  // namespace fabric
