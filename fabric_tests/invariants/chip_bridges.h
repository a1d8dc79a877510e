#pragma once

#include <optional>
#include <string>
#include <vector>

#include "switch_index.h"

namespace fabric {

// A bridge that asks for the switch chip, or may do so.
struct ChipBridge {
  std::string name;
  SwitchIndex::Members members;      // enabled, behind the chip, hw=yes
  std::optional<Missing> undecided;  // why it is not known of some member; empty: all are known
};

// The bridges with members that count or may count, in the order of their first entry. A Prestera
// chip offloads one bridge (RouterOS manual, "Bridge hardware offloading"); CPU ports do not count.
std::vector<ChipBridge> ChipBridges(const SwitchState& state, const SwitchIndex& index);

}  // namespace fabric
