#pragma once

#include <string>
#include <vector>

#include "judgement.h"
#include "result.h"

namespace fabric {

// Takes out the cases of other suites than these. A name that no suite has is an error that lists
// those there are.
Result<void> KeepSuites(const std::vector<std::string>& suites, Judgement& judgement);

// Whether there are cases, and each was skipped.
bool AllSkipped(const Judgement& judgement);

}  // namespace fabric
