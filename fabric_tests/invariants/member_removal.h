#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "switch_index.h"

namespace fabric {

// Commands, and those that take them back, in the order in which they are to be given.
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
  // Members of the bridge that are still in it afterwards and not known to be disabled, each once.
  const std::vector<std::string>& Staying() const { return staying_; }

 private:
  Remedy Step(const BridgePort& member) const;
  Remedy InPlaceOfTheList(const BridgePort& member) const;

  std::vector<std::string> staying_;
  std::map<std::string_view, SwitchIndex::Members> staying_by_entry_;
};

// What is a member of the list or bridge itself: the bond, where the port is a slave.
const std::string& JoinedAs(const BridgePort& member);

// The settings of an entry as they go on the line of `add`, each with a blank before it.
std::string SettingsOf(const BridgePort& member);

}  // namespace fabric
