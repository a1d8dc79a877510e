#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "switch_state.h"

namespace fabric {

// Look-ups over the lists of one switch, built once per judgement: joining them stays linear
// however long a device's lists are. The switch must outlive it.
class SwitchIndex {
 public:
  using Members = std::vector<const BridgePort*>;

  explicit SwitchIndex(const SwitchState& state);

  // Nullptr where the port is not there, or the list is missing altogether.
  const Port* FindPort(std::string_view name) const;
  const Bridge* FindBridge(std::string_view name) const;
  // Entries that do not dangle, in the order of the device; empty where the list is missing.
  const Members& MembershipsOf(std::string_view interface) const;
  const Members& MembersOf(std::string_view bridge) const;

 private:
  std::unordered_map<std::string_view, const Port*> ports_;
  std::unordered_map<std::string_view, const Bridge*> bridges_;
  std::unordered_map<std::string_view, Members> by_interface_;
  std::unordered_map<std::string_view, Members> by_bridge_;
};

// Whether a fact is there and says so.
bool IsTrue(const Observed<bool>& fact);
bool IsFalse(const Observed<bool>& fact);

}  // namespace fabric
