#pragma once

#include <string>
#include <vector>

namespace fabric {

// "a, b, c and 21 more": the first six names, so that a line stays readable.
std::string Listed(const std::vector<std::string>& names);

}  // namespace fabric
