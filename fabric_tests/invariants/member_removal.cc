#include "member_removal.h"

#include <unordered_set>

#include "routeros_command.h"

namespace fabric {
namespace {

// Lists whose members nobody chose: none can be taken out (manual, "interface lists").
bool IsBuiltIn(std::string_view list) {
  return list == "all" || list == "dynamic" || list == "static" || list == "none";
}

void Add(std::vector<std::string>& to, std::unordered_set<std::string>& said,
         const std::vector<std::string>& commands) {
  for (const std::string& command : commands)
    if (said.insert(command).second) to.push_back(command);
}

}  // namespace

MemberRemoval::MemberRemoval(const SwitchIndex& index, std::string_view bridge,
                             const SwitchIndex::Members& leaving) {
  const std::unordered_set<const BridgePort*> goes(leaving.begin(), leaving.end());
  std::unordered_set<std::string_view> named;
  for (const BridgePort* member : index.MembersOf(bridge)) {
    if (goes.contains(member)) continue;
    staying_by_entry_[member->entry].push_back(member);
    if (!IsTrue(member->disabled) && named.insert(member->interface).second)
      staying_.push_back(member->interface);
  }
}

// The members that stay get entries of their own.
Remedy MemberRemoval::InPlaceOfTheList(const BridgePort& member) const {
  Remedy remedy{{RemoveBridgePort(member.bridge, member.entry)}, {}};
  std::unordered_set<std::string_view> moved;
  for (const BridgePort* stays : staying_by_entry_.at(member.entry)) {
    if (!moved.insert(JoinedAs(*stays)).second) continue;
    remedy.fix.push_back(AddBridgePort(member.bridge, JoinedAs(*stays), SettingsOf(*stays)));
    remedy.undo.push_back(RemoveBridgePort(member.bridge, JoinedAs(*stays)));
  }
  remedy.undo.push_back(AddBridgePort(member.bridge, member.entry, SettingsOf(member)));
  return remedy;
}

Remedy MemberRemoval::Step(const BridgePort& member) const {
  if (member.lists.empty() || !staying_by_entry_.contains(member.entry))
    return {{RemoveBridgePort(member.bridge, member.entry)},
            {AddBridgePort(member.bridge, member.entry, SettingsOf(member))}};
  if (IsBuiltIn(member.lists.back())) return InPlaceOfTheList(member);
  return {{RemoveListMember(member.lists.back(), JoinedAs(member))},
          {AddListMember(member.lists.back(), JoinedAs(member))}};
}

Remedy MemberRemoval::Of(const SwitchIndex::Members& members) const {
  Remedy remedy;
  std::unordered_set<std::string> said;
  for (const BridgePort* member : members) {
    const Remedy step = Step(*member);
    Add(remedy.fix, said, step.fix);
    Add(remedy.undo, said, step.undo);
  }
  return remedy;
}

const std::string& JoinedAs(const BridgePort& member) {
  return member.bond ? member.bond->name : member.interface;
}

std::string SettingsOf(const BridgePort& member) {
  std::string settings;
  for (const auto& [name, value] : member.settings)
    settings += (settings.empty() ? "" : " ") + Setting(name, value);
  return settings;
}

}  // namespace fabric
