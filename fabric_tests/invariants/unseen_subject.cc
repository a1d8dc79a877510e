#include "unseen_subject.h"

namespace fabric {

Verdict Unseen(const Subject& subject) {
  return Absent(Missing{Missing::Why::kNotAsked, "nothing was seen of " + subject.Name()});
}

}  // namespace fabric
