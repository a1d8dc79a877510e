#pragma once

#include <filesystem>

namespace fabric {

// Writes a folder of answers, with an inventory, of a fabric that is as it shall be: eight
// switches, one per rail, and `hosts` hosts (1 to 254) on all of them.
void WriteLargeFabric(const std::filesystem::path& folder, int hosts);

}  // namespace fabric
