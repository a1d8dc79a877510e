#include "rail_fault.h"

#include <utility>

namespace fabric {

FaultPlace PlaceOf(const HostRail& of) { return {of.entry->name, of.rail->name}; }

Finding RailFault(const HostRail& of, std::string fault) {
  Finding finding;
  finding.fault = std::move(fault);
  finding.device = of.entry->name;
  finding.places = {PlaceOf(of)};
  finding.where = of.Where();
  return finding;
}

const HostNic* NicOf(const HostRail& of) {
  const auto found = of.seen->nics.find(of.netdev);
  return found == of.seen->nics.end() ? nullptr : &found->second;
}

}  // namespace fabric
