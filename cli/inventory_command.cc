#include "inventory_command.h"

#include <iostream>

#include "command.h"
#include "pasted_input.h"

namespace fabric {

int ProposeInventoryOf(const InventoryOptions& options) {
  const auto capture = OpenCapture(options.folder);
  if (!capture) return Refuse(capture.error().Text());
  if (capture->inventory)
    return Refuse(capture->inventory->file.string() + " is there already: it is the inventory");
  const auto proposed = ProposedInventory(*capture, options.profile);
  if (!proposed) return Refuse(proposed.error().Text());
  std::cout << *proposed;
  return kExitHolds;
}

}  // namespace fabric
