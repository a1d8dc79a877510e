#include "switch_cabling.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "name_rules.h"

namespace fabric {
namespace {

bool IsOf(const FabricState& state, const RailSight& sight, const SwitchState& on) {
  return state.inventory.FindRail(sight.rail)->switch_name == on.name;
}

void SortByPort(const SwitchState& on, std::vector<RailSight>& sights) {
  std::map<std::string_view, std::size_t> order;
  for (const Port& port : *on.ports) order.emplace(port.name, order.size());
  std::stable_sort(sights.begin(), sights.end(), [&](const RailSight& a, const RailSight& b) {
    return order[a.port->value] < order[b.port->value];
  });
}

// Legs that the inventory can hold: of rails that belong to this switch, with names that it takes.
std::vector<Leg> LegsToDeclare(const FabricState& state, const SwitchState& on,
                               std::vector<RailSight> sights) {
  std::erase_if(sights, [&](const RailSight& sight) { return !IsOf(state, sight, on); });
  std::vector<Leg> legs = CabledLegs(on, sights);
  std::erase_if(legs, [](const Leg& leg) { return !CheckRouterOsName(leg.port); });
  return legs;
}

// Why a rail that is seen is in no leg.
std::string WhyNoLeg(const FabricState& state, const SwitchState& on, const RailSight& sight) {
  const std::string who =
      fmt::format("{} {} is seen on {}", sight.host, sight.rail, sight.port->value);
  if (!IsOf(state, sight, on))
    return fmt::format("{}, but belongs to {}", who,
                       state.inventory.FindRail(sight.rail)->switch_name);
  if (!CheckRouterOsName(sight.port->value))
    return who + ", a name that no inventory can hold: rename the port";
  return who + " together with another host: something forwards between them, or the table is old";
}

bool HasLeg(const SwitchCabling& cabling, const RailSight& sight) {
  return std::any_of(cabling.legs.begin(), cabling.legs.end(), [&](const Leg& leg) {
    return leg.host == sight.host &&
           std::find(leg.rails.begin(), leg.rails.end(), sight.rail) != leg.rails.end();
  });
}

void AddNotTold(SwitchCabling& cabling, std::string why) {
  if (std::find(cabling.not_told.begin(), cabling.not_told.end(), why) == cabling.not_told.end())
    cabling.not_told.push_back(std::move(why));
}

SwitchCabling CablingOn(const FabricState& state, const SwitchState& on) {
  SwitchCabling cabling;
  cabling.name = on.name;
  for (const RailSight& sight : CablingOf(state, on)) {
    if (sight.port)
      cabling.seen.push_back(sight);
    else
      AddNotTold(cabling, sight.port.error().reason);
  }
  if (!cabling.seen.empty()) SortByPort(on, cabling.seen);
  cabling.legs = LegsToDeclare(state, on, cabling.seen);
  for (const RailSight& sight : cabling.seen)
    if (!HasLeg(cabling, sight)) AddNotTold(cabling, WhyNoLeg(state, on, sight));
  return cabling;
}

}  // namespace

std::vector<SwitchCabling> CablingOfAll(const FabricState& state) {
  std::vector<SwitchCabling> all;
  for (const SwitchState& on : state.switches) all.push_back(CablingOn(state, on));
  return all;
}

bool IsWhole(const std::vector<SwitchCabling>& cabling) {
  return !cabling.empty() &&
         std::all_of(cabling.begin(), cabling.end(), [](const SwitchCabling& one) {
           return !one.legs.empty() && one.not_told.empty();
         });
}

}  // namespace fabric
