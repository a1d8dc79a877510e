#include "address_holders.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace fabric {
namespace {

// An interface may list one address twice, with two prefix lengths.
void AddHolder(AddressHolders& holders, const Ipv4& address, AddressHolder holder) {
  auto& known = holders[address.to_uint()];
  if (!known.empty() && known.back().device == holder.device &&
      known.back().interface == holder.interface)
    return;
  known.push_back(std::move(holder));
}

AddressHolder HolderOn(const FabricState& state, const HostState& host,
                       const HostInterface& interface,
                       const std::map<std::string, const Rail*, std::less<>>& rails) {
  AddressHolder holder;
  holder.device = host.name;
  holder.interface = interface.name;
  holder.label = host.name + " " + interface.name;
  const auto rail = rails.find(interface.name);
  if (rail == rails.end()) return holder;
  holder.host = state.inventory.FindHost(host.name);
  holder.rail = rail->second;
  holder.host_interface = &interface;
  holder.label = fmt::format("{} {} ({})", host.name, rail->second->name, interface.name);
  return holder;
}

void AddHost(const FabricState& state, const HostState& host, AddressHolders& holders) {
  std::map<std::string, const Rail*, std::less<>> rails;
  if (const HostEntry* entry = state.inventory.FindHost(host.name))
    for (const Rail& rail : state.inventory.rails)
      rails.emplace(NamesOn(*entry, rail).netdev, &rail);
  for (const HostInterface& interface : *host.interfaces) {
    AddressHolder holder = HolderOn(state, host, interface, rails);
    for (const HostAddress& address : interface.addresses) {
      if (!address.v4) continue;
      holder.at = address.at;
      AddHolder(holders, address.v4->address(), holder);
    }
  }
}

void AddSwitch(const SwitchState& owner, AddressHolders& holders) {
  for (const SwitchAddress& is : *owner.addresses) {
    if (is.disabled && is.disabled->value) continue;
    boost::system::error_code error;
    const std::string text = is.address.substr(0, is.address.find('/'));
    const Ipv4 address = boost::asio::ip::make_address_v4(text, error);
    if (error) continue;
    AddressHolder holder;
    holder.device = owner.name;
    holder.interface = is.interface;
    holder.label = owner.name + " " + is.interface;
    holder.at = is.at;
    AddHolder(holders, address, std::move(holder));
  }
}

}  // namespace

AddressHolders HoldersOfAddresses(const FabricState& state, Parts& parts) {
  AddressHolders holders;
  const bool some_host_answered =
      std::any_of(state.hosts.begin(), state.hosts.end(),
                  [](const HostState& host) { return host.interfaces.has_value(); });
  for (const HostState& host : state.hosts) {
    if (host.interfaces)
      AddHost(state, host, holders);
    else if (some_host_answered)
      parts.Unknown(host.interfaces.error().reason);  // any address may be on the missing host too
    else
      parts.Absent(host.interfaces.error());
  }
  for (const SwitchState& owner : state.switches) {
    if (owner.addresses)
      AddSwitch(owner, holders);
    else if (owner.addresses.error().why == Missing::Why::kNoAnswer)
      parts.Absent(owner.addresses.error());  // a run that did not ask a switch is about hosts
  }
  return holders;
}

}  // namespace fabric
