#include "show_report.h"

#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "json_report.h"
#include "text_report.h"

namespace fabric {
namespace {

Colour TerminalColour() {
  const bool wanted = std::getenv("NO_COLOR") == nullptr && isatty(STDOUT_FILENO) == 1;
  return wanted ? Colour::kOn : Colour::kOff;
}

}  // namespace

void ShowReport(const RunReport& report, Format format) {
  std::cout << (format == Format::kJson ? JsonReport(report)
                                        : TextReport(report, TerminalColour()));
}

}  // namespace fabric
