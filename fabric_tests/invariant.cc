#include "invariant.h"

namespace fabric {
namespace {

std::string LettersAndDigits(std::string text) {
  for (char& c : text) {
    const bool keep = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (!keep) c = '_';
  }
  return text;
}

}  // namespace

std::string Subject::Name() const {
  switch (kind) {
    case SubjectKind::kFabric:
      return "fabric";
    case SubjectKind::kSwitch:
    case SubjectKind::kHost:
      return LettersAndDigits(device);
    case SubjectKind::kHostRail:
      return LettersAndDigits(device + '_' + rail);
  }
  return "";
}

}  // namespace fabric
