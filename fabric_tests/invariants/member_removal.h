#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "switch_index.h"

namespace fabric {

// Commands, and those that take them back.
struct Remedy {
  std::vector<std::string> fix;
  std::vector<std::string> undo;
};

// How to take some members of one bridge out of it, and no others. An interface list that also
// brings members that stay loses the leaving ones; a bond always goes as a whole.
class MemberRemoval {
 public:
  MemberRemoval(const SwitchIndex& index, std::string_view bridge,
                const SwitchIndex::Members& leaving);

  // For some of the leaving ones; each command once.
  Remedy Of(const SwitchIndex::Members& members) const;
  // Members of the bridge that are still in it afterwards and not known to be disabled.
  const std::vector<std::string>& Staying() const { return staying_; }

 private:
  bool GoesAsAWhole(const BridgePort& member) const;

  std::vector<std::string> staying_;
  std::map<std::string_view, std::size_t> staying_by_entry_;
};

// The settings of an entry that are not RouterOS' defaults, as far as the state holds them: what
// has to be said when the entry is added anew.
std::string SettingsOf(const BridgePort& member);

}  // namespace fabric
