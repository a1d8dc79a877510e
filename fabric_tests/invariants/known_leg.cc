#include "known_leg.h"

namespace fabric {

bool IsKnownLeg(const Legs& legs, const Leg& leg) {
  if (legs.origin == LegOrigin::kDeclared) return true;
  return legs.origin == LegOrigin::kCabling && !leg.host.empty();
}

}  // namespace fabric
