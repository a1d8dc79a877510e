#include "subjects.h"

namespace fabric {

std::vector<Subject> SubjectsOf(SubjectKind kind, const Inventory& inventory) {
  std::vector<Subject> subjects;
  switch (kind) {
    case SubjectKind::kFabric:
      return {{kind, "", ""}};
    case SubjectKind::kSwitch:
      for (const SwitchEntry& entry : inventory.switches)
        subjects.push_back({kind, entry.name, ""});
      return subjects;
    case SubjectKind::kHost:
      for (const HostEntry& host : inventory.hosts) subjects.push_back({kind, host.name, ""});
      return subjects;
    case SubjectKind::kHostRail:
      for (const HostEntry& host : inventory.hosts)
        for (const Rail& rail : inventory.rails) subjects.push_back({kind, host.name, rail.name});
      return subjects;
  }
  return subjects;
}

}  // namespace fabric
