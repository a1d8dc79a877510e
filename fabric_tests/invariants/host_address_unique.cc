#include "host_address_unique.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "host_rail.h"
#include "netplan_change.h"

namespace fabric {
namespace {

// An interface that has an address.
struct Holder {
  std::string device;
  std::string label;  // "spark1 rail0 (enp1s0f0np0)", "crs804 bridge"
  std::string interface;
  const HostEntry* host = nullptr;                // of a rail
  const Rail* rail = nullptr;                     // null: not a rail
  const HostInterface* host_interface = nullptr;  // of a rail
  Evidence at;
};

using Holders = std::map<std::uint_least32_t, std::vector<Holder>>;

// An interface may list one address twice, with two prefix lengths.
void AddHolder(Holders& holders, const Ipv4& address, Holder holder) {
  auto& known = holders[address.to_uint()];
  if (!known.empty() && known.back().device == holder.device &&
      known.back().interface == holder.interface)
    return;
  known.push_back(std::move(holder));
}

Holder HolderOn(const FabricState& state, const HostState& host, const HostInterface& interface,
                const std::map<std::string, const Rail*, std::less<>>& rails) {
  Holder holder;
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

void AddHost(const FabricState& state, const HostState& host, Holders& holders) {
  std::map<std::string, const Rail*, std::less<>> rails;
  if (const HostEntry* entry = state.inventory.FindHost(host.name))
    for (const Rail& rail : state.inventory.rails)
      rails.emplace(NamesOn(*entry, rail).netdev, &rail);
  for (const HostInterface& interface : *host.interfaces) {
    Holder holder = HolderOn(state, host, interface, rails);
    for (const HostAddress& address : interface.addresses) {
      if (!address.v4) continue;
      holder.at = address.at;
      AddHolder(holders, address.v4->address(), holder);
    }
  }
}

void AddSwitch(const SwitchState& owner, Holders& holders) {
  for (const SwitchAddress& is : *owner.addresses) {
    if (is.disabled && is.disabled->value) continue;
    boost::system::error_code error;
    const std::string text = is.address.substr(0, is.address.find('/'));
    const Ipv4 address = boost::asio::ip::make_address_v4(text, error);
    if (error) continue;
    Holder holder;
    holder.device = owner.name;
    holder.interface = is.interface;
    holder.label = owner.name + " " + is.interface;
    holder.at = is.at;
    AddHolder(holders, address, std::move(holder));
  }
}

Holders AllHolders(const FabricState& state, Parts& parts) {
  Holders holders;
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

bool IsRail(const Holder& holder) { return holder.rail != nullptr; }

// The address is the one that the inventory gives this rail of this host.
bool IsRight(const Holder& holder, const Ipv4& address) {
  return IsRail(holder) && IsInSubnet(address, holder.rail->subnet) &&
         HasDeclaredOctet(*holder.host, address);
}

void Append(std::vector<std::string>& list, std::vector<std::string> more) {
  std::move(more.begin(), more.end(), std::back_inserter(list));
}

void MendHolder(const Holder& holder, Finding& finding) {
  const auto intended = IsRail(holder) ? IntendedAddress(*holder.host, *holder.rail) : std::nullopt;
  if (!intended) {
    if (!finding.caution.empty()) finding.caution += "; ";
    finding.caution += holder.label + ": which address it should have is not declared";
    return;
  }
  Append(finding.fix,
         NetplanChange(holder.device, holder.interface, NetplanAddresses({*intended})));
  Append(finding.undo, NetplanChange(holder.device, holder.interface,
                                     NetplanAddressesOf(*holder.host_interface)));
}

// Where several holders look right, the inventory does not say whose the address is.
std::vector<const Holder*> RightHolders(const std::vector<Holder>& holders, const Ipv4& address) {
  std::vector<const Holder*> right;
  for (const Holder& holder : holders)
    if (IsRight(holder, address)) right.push_back(&holder);
  return right;
}

Finding Duplicated(const Ipv4& address, const std::vector<Holder>& holders) {
  const auto right = RightHolders(holders, address);
  Finding finding;
  finding.fault = "duplicate-address";
  finding.where = address.to_string() + " on ";
  finding.expected = address.to_string() + " on one interface";
  if (right.size() == 1) finding.expected += ": " + right.front()->label;
  finding.observed = fmt::format("{} on {} interfaces", address.to_string(), holders.size());
  std::set<std::string> devices;
  for (const Holder& holder : holders) {
    if (&holder != &holders.front()) finding.where += ", ";
    finding.where += holder.label;
    finding.evidence.push_back(holder.at);
    const bool keeps = right.size() == 1 && right.front() == &holder;
    if (keeps) continue;
    devices.insert(holder.device);
    MendHolder(holder, finding);
  }
  if (devices.size() == 1) finding.device = *devices.begin();
  return finding;
}

}  // namespace

Verdict EveryRailAddressIsUnique(const FabricState& state, const Subject&) {
  Parts parts;
  for (const auto& [address, holders] : AllHolders(state, parts)) {
    if (std::none_of(holders.begin(), holders.end(), IsRail)) continue;
    if (holders.size() == 1)
      parts.Holds();
    else
      parts.Violated(Duplicated(Ipv4(address), holders));
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
