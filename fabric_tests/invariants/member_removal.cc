#include "member_removal.h"

#include <unordered_set>

#include "routeros_command.h"

namespace fabric {
namespace {

bool IsThroughList(const BridgePort& member) {
  return member.through == "interface list " + member.entry;
}

}  // namespace

MemberRemoval::MemberRemoval(const SwitchIndex& index, std::string_view bridge,
                             const SwitchIndex::Members& leaving) {
  const std::unordered_set<const BridgePort*> goes(leaving.begin(), leaving.end());
  for (const BridgePort* member : index.MembersOf(bridge)) {
    if (goes.contains(member)) continue;
    ++staying_by_entry_[member->entry];
    if (!IsTrue(member->disabled)) staying_.push_back(member->interface);
  }
}

bool MemberRemoval::GoesAsAWhole(const BridgePort& member) const {
  return !IsThroughList(member) || !staying_by_entry_.contains(member.entry);
}

Remedy MemberRemoval::Of(const SwitchIndex::Members& members) const {
  Remedy remedy;
  std::unordered_set<std::string> said;
  for (const BridgePort* member : members) {
    const bool whole = GoesAsAWhole(*member);
    std::string fix = whole ? RemoveBridgePort(member->bridge, member->entry)
                            : RemoveListMember(member->entry, member->interface);
    if (!said.insert(fix).second) continue;
    remedy.fix.push_back(std::move(fix));
    remedy.undo.push_back(whole ? AddBridgePort(member->bridge, member->entry, SettingsOf(*member))
                                : AddListMember(member->entry, member->interface));
  }
  return remedy;
}

std::string SettingsOf(const BridgePort& member) {
  std::string settings;
  if (IsFalse(member.hw)) settings = "hw=no";
  if (member.horizon && member.horizon->value != "none")
    settings += (settings.empty() ? "horizon=" : " horizon=") + member.horizon->value;
  return settings;
}

}  // namespace fabric
