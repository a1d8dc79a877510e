#include <map>

#include "leaving_members.h"
#include "name_list.h"
#include "switch_bridge.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

using Members = SwitchIndex::Members;
using Split = std::map<std::string, Members>;  // the members of one cage by bridge

struct SplitCages {
  std::map<std::string, Split> cages;
  std::map<std::string, LeavingMembers> leaving;  // by bridge; empty where none is to leave
};

bool LeavesFor(const SwitchState& on, const Split& split, const std::string& bridge) {
  return on.fabric_bridge && split.contains(on.fabric_bridge->value) &&
         bridge != on.fabric_bridge->value;
}

// What leaves each bridge, over all split cages: they are mended together.
void AddLeaving(const SwitchState& on, const SwitchIndex& index, const ManagementAccess& access,
                SplitCages& split_cages) {
  std::map<std::string, Members> leaving;
  for (const auto& [cage, split] : split_cages.cages)
    for (const auto& [bridge, members] : split)
      if (LeavesFor(on, split, bridge))
        leaving[bridge].insert(leaving[bridge].end(), members.begin(), members.end());
  for (const auto& [bridge, members] : leaving)
    split_cages.leaving.emplace(bridge, LeavingMembers(index, access, bridge, members));
}

Finding CageSplit(const SwitchState& on, const std::string& cage, const SplitCages& split_cages) {
  Finding finding;
  finding.fault = "cage-split";
  finding.PlaceAt(on.name, cage);
  finding.expected = "all member sub-ports of the cage in one bridge";
  finding.caution =
      "careful: no fix is named, because none of these is known to be the fabric bridge";
  const Split& split = split_cages.cages.at(cage);
  for (const auto& [bridge, members] : split) {
    finding.observed +=
        (finding.observed.empty() ? "" : "; ") + Listed(InterfacesOf(members)) + " in " + bridge;
    for (const BridgePort* member : members) finding.evidence.push_back(member->at);
    if (LeavesFor(on, split, bridge)) split_cages.leaving.at(bridge).Mend(members, finding);
  }
  return finding;
}

}  // namespace

Verdict NoCageIsSplitAcrossBridges(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->bridge_ports) return Absent(on->bridge_ports.error());
  if (!on->ports) return Absent(on->ports.error());

  Parts parts;
  const SwitchIndex index(*on);
  Members all;
  for (const BridgePort& member : *on->bridge_ports) all.push_back(&member);
  SplitCages split_cages;
  for (const BridgePort* member : EnabledSubPorts(index, all, parts))
    split_cages.cages[PlaceOf(index, *member)->cage][member->bridge].push_back(member);
  if (!split_cages.cages.empty()) parts.Holds();
  std::erase_if(split_cages.cages, [](const auto& cage) { return cage.second.size() == 1; });
  const ManagementAccess access(*on, index, state.inventory.FindSwitch(on->name));
  AddLeaving(*on, index, access, split_cages);
  for (const auto& [cage, split] : split_cages.cages)
    parts.Violated(CageSplit(*on, cage, split_cages));
  return std::move(parts).Sum();
}

}  // namespace fabric
