#pragma once

#include <string>
#include <vector>

#include "judgement.h"
#include "text_block.h"

namespace fabric {

// What a person reads of one case, whole: lines of at most 80 columns, except commands and
// evidence. Begins with the verdict: "violated: <statement>" and the findings, or "unknown:
// <reason>". `causes` are those of the judgement; the case names its own by number and title.
std::string CaseText(const Case& judged, const std::vector<Cause>& causes);

// One finding with all its parts, without heading.
void AddFinding(TextBlock& block, const Finding& finding);

// One cause with all its parts, without heading.
void AddCause(TextBlock& block, const Cause& cause);

}  // namespace fabric
