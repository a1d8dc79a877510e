#include "stand_in.h"

#include <fmt/format.h>

#include <algorithm>

namespace fabric {
namespace {

const HostAddress* RailAddressOn(const HostRail& of, const HostInterface& is) {
  for (const HostAddress& address : is.addresses)
    if (address.v4 && IsInSubnet(address.v4->address(), of.rail->subnet) &&
        HasDeclaredOctet(*of.entry, address.v4->address()))
      return &address;
  return nullptr;
}

}  // namespace

std::vector<StandIn> StandInsFor(const FabricState& state, const HostRail& of) {
  std::vector<StandIn> found;
  const SwitchState* on = state.FindSwitch(of.rail->switch_name);
  for (const HostInterface& is : *of.seen->interfaces) {
    if (RailOf(state, *of.entry, is.name) != nullptr) continue;
    const StandIn candidate{&is, RailAddressOn(of, is),
                            on != nullptr && is.mac ? on->FindOnChip(*is.mac) : nullptr};
    if (candidate.address != nullptr || candidate.row != nullptr) found.push_back(candidate);
  }
  return found;
}

const StandIn* OnlyStandIn(const std::vector<StandIn>& candidates) {
  const auto has_address = [](const StandIn& one) { return one.address != nullptr; };
  const auto by_address = std::count_if(candidates.begin(), candidates.end(), has_address);
  if (by_address == 1) return &*std::find_if(candidates.begin(), candidates.end(), has_address);
  return by_address == 0 && candidates.size() == 1 ? &candidates.front() : nullptr;
}

std::string Described(const StandIn& one, const HostRail& of) {
  std::string text = one.is->name + " has ";
  if (one.address != nullptr) text += one.address->text;
  if (one.address != nullptr && one.row != nullptr) text += " and ";
  if (one.row != nullptr)
    text += fmt::format("the MAC {} that {} sees on {}", one.row->mac, of.rail->switch_name,
                        one.row->interface);
  return text;
}

}  // namespace fabric
