#include "chip_binding.h"

#include "name_list.h"
#include "routeros_command.h"

namespace fabric {

ChipBinding::ChipBinding(const SwitchState& state, const SwitchIndex& index) {
  for (const ChipBridge& bridge : ChipBridges(state, index))
    if (!bridge.members.empty()) bridges_.push_back(bridge.name);
}

void ChipBinding::Mend(const BridgePort& member, Finding& finding) const {
  if (bridges_.size() > 1) {
    finding.caution = "no fix is named: the chip offloads one bridge, and " + Listed(bridges_) +
                      " hold switch-chip ports. Mend that first";
    return;
  }
  finding.caution = "the port is bound to the chip anew: its traffic stops for a moment";
  finding.fix = {SetBridgePort(member.entry, "hw=no"), SetBridgePort(member.entry, "hw=yes")};
}

}  // namespace fabric
