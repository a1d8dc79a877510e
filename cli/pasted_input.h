#pragma once

#include <optional>
#include <string>

#include "capture.h"
#include "run_input.h"

namespace fabric {

// Whether a folder holds what somebody pasted: neither a capture.json nor a folder devices/.
bool IsPasted(const Capture& capture);

// What the texts of a folder make of the fabric, as YAML; `profile` stands in for the guessed one.
// Refused where no text of it was recognised, with what was found instead. Also for a capture that
// has lost its inventory.
Result<std::string> ProposedInventory(const Capture& capture,
                                      const std::optional<std::string>& profile);

// Judges pasted texts under an inventory that somebody wrote.
RunInput FromPasted(const Capture& capture, Inventory inventory, std::string inventory_text);

// Judges pasted texts under the inventory that they make, of which a remark tells.
Result<RunInput> FromPastedAlone(const Capture& capture, const std::optional<std::string>& profile,
                                 const std::filesystem::path& profiles);

}  // namespace fabric
