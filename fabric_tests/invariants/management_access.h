#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "inventory.h"
#include "switch_index.h"

namespace fabric {

// How an operator reaches a switch, as far as it is known: what to tell him before ports of a
// bridge are taken out of it or bound anew. Switch and index must outlive it.
class ManagementAccess {
 public:
  // `entry` may be null.
  ManagementAccess(const SwitchState& state, const SwitchIndex& index, const SwitchEntry* entry);

  // Both begin with "careful: " where he may cut himself off.
  // Ports leave a bridge: `touched` are these, `staying` the bridge's other members.
  std::string Caution(std::string_view bridge, const std::vector<std::string>& touched,
                      const std::vector<std::string>& staying) const;

  // A port joins a bridge, or its entry there is changed.
  std::string CautionOnPort(std::string_view bridge, const std::string& port) const;

 private:
  std::string OnTouchedPort(const std::vector<std::string>& touched) const;
  std::string OnNeither(std::string_view bridge) const;
  std::string OnTheBridge(const SwitchAddress& address,
                          const std::vector<std::string>& staying) const;
  std::string ByDeclaredPorts(const std::vector<std::string>& touched) const;

  const SwitchIndex& index_;
  const SwitchEntry* entry_;
  std::string not_seen_;  // why no address is known
  std::unordered_map<std::string_view, const SwitchAddress*> by_interface_;  // first of each
  const SwitchAddress* first_ = nullptr;
  const SwitchAddress* on_neither_ = nullptr;  // the first on what is neither bridge nor port
};

}  // namespace fabric
