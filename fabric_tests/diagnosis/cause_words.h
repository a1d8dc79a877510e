#pragma once

#include <string>
#include <vector>

#include "text_block.h"
#include "verdict.h"

namespace fabric {

// "qsfp56-dd-1-2, qsfp56-dd-1-3 and 26 more": where the findings are; without the device where
// it is the same for all. At most three are named.
std::string Places(const std::vector<const Finding*>& findings);

// How many different places the findings name.
std::size_t PlaceCount(const std::vector<const Finding*>& findings);

// What the findings observed, each text once; at most three are told.
std::string ObservedTexts(const std::vector<const Finding*>& findings);

bool AnyHasFault(const std::vector<const Finding*>& findings, std::string_view fault);

}  // namespace fabric
