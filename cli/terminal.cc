#include "terminal.h"

#include <unistd.h>

#include <cstdlib>

namespace fabric {

Colour TerminalColour() {
  const bool wanted = isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  return wanted ? Colour::kOn : Colour::kOff;
}

}  // namespace fabric
