#include "inventory_command.h"

#include <iostream>

#include "command.h"
#include "pasted_input.h"

namespace fabric {

int ProposeInventoryOf(const InventoryOptions& options) {
  const auto capture = OpenCapture(options.folder);
  if (!capture) return Refuse(capture.error().Text());
  if (!IsPasted(*capture))
    return Refuse(options.folder + " is a capture: its inventory is inventory.yaml");
  const auto proposed = ProposedInventory(*capture, options.profile);
  if (!proposed) return Refuse(proposed.error().Text());
  std::cout << *proposed;
  return kExitHolds;
}

}  // namespace fabric
