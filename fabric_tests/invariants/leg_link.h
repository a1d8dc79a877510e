#pragma once

#include <string>
#include <vector>

#include "switch_state.h"
#include "verdict.h"

namespace fabric {

// A leg with its port and the port's link; neither is ever null.
struct LegLink {
  const Leg* leg = nullptr;
  const Port* port = nullptr;
  const PortLink* link = nullptr;
};

// The legs of a switch, of which `legs` and `links` have to be there. A leg without a port is told
// to `parts`.
std::vector<LegLink> LegLinks(const SwitchState& on, Parts& parts);

bool HasLink(const PortLink& link);

// A finding at a leg, without fix: at the rails behind it too, for they are the cable's other end.
Finding LegFault(const SwitchState& on, const LegLink& leg, std::string fault);

// What to know before a link's mode or FEC is changed.
extern const char* const kLinkCaution;

}  // namespace fabric
