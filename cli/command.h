#pragma once

#include <string>

namespace fabric {

// How a command of the program ended. 0 to 3 are the verdict of a run; 2 is also a usage error and
// input that cannot be opened. 77 tells CTest that every row of a suite was skipped.
inline constexpr int kExitHolds = 0;
inline constexpr int kExitUnknown = 2;
inline constexpr int kExitAllSkipped = 77;

enum class Format { kText, kJson };

// Says on stderr why the command cannot be done, and gives its exit code, 2.
int Refuse(const std::string& why);

}  // namespace fabric
