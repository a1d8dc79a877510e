#include "leg_link.h"

#include "switch_index.h"

namespace fabric {

const char* const kLinkCaution =
    "careful: this restarts every sub-port of the cage. Stop traffic first, and drain the hosts "
    "before you measure";

std::vector<LegLink> LegLinks(const SwitchState& on, Parts& parts) {
  const SwitchIndex index(on);
  std::vector<LegLink> legs;
  for (const Leg& leg : on.legs->legs) {
    const Port* port = index.FindPort(leg.port);
    const PortLink* link = on.FindLink(leg.port);
    if (port != nullptr && link != nullptr)
      legs.push_back({&leg, port, link});
    else
      parts.NoEvidence(on.name + " has no port " + leg.port);
  }
  return legs;
}

bool HasLink(const PortLink& link) { return link.status && link.status->value == "link-ok"; }

Finding LegFault(const SwitchState& on, const LegLink& leg, std::string fault) {
  Finding finding;
  finding.fault = std::move(fault);
  finding.PlaceAt(on.name, leg.port->name);
  for (const std::string& rail : leg.leg->rails) finding.places.push_back({leg.leg->host, rail});
  return finding;
}

}  // namespace fabric
