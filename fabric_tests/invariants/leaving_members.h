#pragma once

#include <string>
#include <vector>

#include "management_access.h"
#include "member_removal.h"
#include "verdict.h"

namespace fabric {

std::vector<std::string> InterfacesOf(const SwitchIndex::Members& members);
std::vector<Evidence> EvidenceOf(const SwitchIndex::Members& members);

// The place in its cage, or nullptr for what is no sub-port of a cage.
const CagePlace* PlaceOf(const SwitchIndex& index, const BridgePort& member);

// The enabled ones among `members` that are sub-ports of cages. Of which it is not known whether
// they are enabled, is told to `parts`; disabled ones are a note.
SwitchIndex::Members EnabledSubPorts(const SwitchIndex& index, const SwitchIndex::Members& members,
                                     Parts& parts);

// Members of one bridge that have to leave it: how, and what to know before.
struct LeavingMembers {
  LeavingMembers(const SwitchIndex& index, const ManagementAccess& access,
                 const std::string& bridge, const SwitchIndex::Members& members);

  // Puts commands and caution for some of them, or for one, into a finding.
  void Mend(const SwitchIndex::Members& members, Finding& finding) const;

  MemberRemoval removal;
  std::string caution;
};

}  // namespace fabric
