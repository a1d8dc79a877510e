#pragma once

#include "text_report.h"

namespace fabric {

// On only when stdout is a terminal and NO_COLOR is not set.
Colour TerminalColour();

}  // namespace fabric
