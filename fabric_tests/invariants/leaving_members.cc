#include "leaving_members.h"

namespace fabric {

using Members = SwitchIndex::Members;

std::vector<std::string> InterfacesOf(const Members& members) {
  std::vector<std::string> names;
  for (const BridgePort* member : members) names.push_back(member->interface);
  return names;
}

std::vector<Evidence> EvidenceOf(const Members& members) {
  std::vector<Evidence> evidence;
  for (const BridgePort* member : members) evidence.push_back(member->at);
  return evidence;
}

const CagePlace* PlaceOf(const SwitchIndex& index, const BridgePort& member) {
  const Port* port = index.FindPort(member.interface);
  return port != nullptr && port->place ? &*port->place : nullptr;
}

Members EnabledSubPorts(const SwitchIndex& index, const Members& members, Parts& parts) {
  Members found;
  for (const BridgePort* member : members) {
    if (PlaceOf(index, *member) == nullptr) continue;
    if (!member->disabled)
      parts.Absent(member->disabled.error());
    else if (!member->disabled->value)
      found.push_back(member);
    else
      parts.Note(member->interface + " is a disabled member of " + member->bridge);
  }
  return found;
}

LeavingMembers::LeavingMembers(const SwitchIndex& index, const ManagementAccess& access,
                               const std::string& bridge, const Members& members)
    : removal(index, bridge, members),
      caution(access.Caution(bridge, InterfacesOf(members), removal.Staying())) {}

void LeavingMembers::Mend(const Members& members, Finding& finding) const {
  const Remedy remedy = removal.Of(members);
  finding.caution = caution;
  finding.fix.insert(finding.fix.end(), remedy.fix.begin(), remedy.fix.end());
  finding.undo.insert(finding.undo.end(), remedy.undo.begin(), remedy.undo.end());
}

}  // namespace fabric
