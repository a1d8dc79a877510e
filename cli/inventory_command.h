#pragma once

#include <optional>
#include <string>

namespace fabric {

struct InventoryOptions {
  std::string folder;                  // with pasted outputs
  std::optional<std::string> profile;  // instead of the guessed one
};

// Prints an inventory for what the texts in a folder show, each guess with what it rests on.
int ProposeInventoryOf(const InventoryOptions& options);

}  // namespace fabric
