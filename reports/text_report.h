#pragma once

#include <string>

#include "run_report.h"

namespace fabric {

enum class Colour { kOff, kOn };

// What a terminal shows of a run, 80 columns wide: headline and counts, the causes first, then red
// rows that no cause explains, what is unknown and why, the red rows, what is waived, notes, and
// where the report lies. Long lists are cut, with the place of the rest; the other reports hold
// all.
std::string TextReport(const RunReport& report, Colour colour);

// One cause of a run, whole: what `fabric explain --cause N` shows.
std::string CauseText(const RunInfo& info, const Cause& cause);

}  // namespace fabric
