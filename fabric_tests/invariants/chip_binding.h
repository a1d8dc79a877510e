#pragma once

#include "chip_bridges.h"
#include "verdict.h"

namespace fabric {

// Mends a leg that ought to be forwarded by the chip and is not. Where another bridge holds
// switch-chip ports, that is to be mended first, and the caution says so; else the leg is bound to
// the chip anew, which was seen to clear a stale offload group.
class ChipBinding {
 public:
  ChipBinding(const SwitchState& state, const SwitchIndex& index);

  void Mend(const BridgePort& member, Finding& finding) const;

 private:
  std::vector<std::string> bridges_;  // that hold switch-chip ports
};

}  // namespace fabric
