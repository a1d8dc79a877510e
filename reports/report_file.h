#pragma once

#include <filesystem>
#include <string_view>

#include "result.h"

namespace fabric {

// Writes one file of a report, and its folder where there is none. The file is new each time and
// appears whole or not at all: Jenkins refuses results that are older than the build.
Result<void> WriteReportFile(const std::filesystem::path& file, std::string_view text);

}  // namespace fabric
