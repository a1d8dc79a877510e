#include "invariant.h"

#include "name_rules.h"

namespace fabric {
std::string Subject::Name() const {
  switch (kind) {
    case SubjectKind::kFabric:
      return "fabric";
    case SubjectKind::kSwitch:
    case SubjectKind::kHost:
      return InCaseName(device);
    case SubjectKind::kHostRail:
      return InCaseName(device + '_' + rail);
  }
  return "";
}

}  // namespace fabric
