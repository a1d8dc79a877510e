#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "capture.h"
#include "inventory.h"
#include "result.h"

namespace fabric {

// An inventory that somebody wrote down, golden exports included, each waiver of a case.
struct WrittenInventory {
  Inventory inventory;
  std::string text;  // to be kept beside a capture
};

// The one that `named` names, else the capture's own; nullopt where there is neither. A golden
// export is read from where the inventory lies; one that cannot be read is an error, and so is a
// waiver of no case.
Result<std::optional<WrittenInventory>> ReadWrittenInventory(
    const std::optional<std::string>& named, const Capture& capture,
    const std::filesystem::path& profiles);

}  // namespace fabric
