#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "host_address.h"
#include "missing_netdev.h"
#include "netplan_address.h"
#include "netplan_change.h"
#include "rail_fault.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

using AddressList = std::vector<const HostAddress*>;

bool IsLinkLocal(const HostAddress& address) { return address.v6->address().is_link_local(); }
bool IsAutomatic(const HostAddress& address) { return address.dynamic && !IsLinkLocal(address); }
// DHCPv6 hands out single addresses, a router's advertisement a prefix.
bool IsLease(const HostAddress& address) {
  constexpr int kSingleAddress = 128;
  return IsAutomatic(address) && address.v6->prefix_length() == kSingleAddress;
}

template <class Is>
bool Any(const AddressList& addresses, Is is) {
  return std::any_of(addresses.begin(), addresses.end(),
                     [&](const HostAddress* address) { return is(*address); });
}

void AppendSetting(std::string& settings, const std::string& setting) {
  settings += (settings.empty() ? "" : ", ") + setting;
}

// Only what gave the interface one of these addresses is switched off.
void MendNetplan(const HostRail& of, const HostInterface& is, const AddressList& v6,
                 Finding& finding) {
  std::string off;
  std::string on;
  if (Any(v6, IsLease)) {
    AppendSetting(off, "dhcp6: no");
    AppendSetting(on, "dhcp6: yes");
  }
  if (Any(v6, IsAutomatic)) {
    AppendSetting(off, "accept-ra: no");
    AppendSetting(on, "accept-ra: yes");
  }
  if (Any(v6, IsLinkLocal)) {
    AppendSetting(off, "link-local: []");
    AppendSetting(on, "link-local: [ipv6]");
  }
  if (Any(v6, IsStaticIpv6)) {
    AppendSetting(off, NetplanAddresses(StaticIpv4Of(is)));
    AppendSetting(on, NetplanAddresses(StaticAddressesOf(is)));
  }
  finding.fix = NetplanChange(of.entry->name, is.name, off);
  finding.undo = NetplanChange(of.entry->name, is.name, on);
}

// As long as the kernel makes a link-local address, it comes back with the link.
void MendAddrGenMode(const HostInterface& is, Finding& finding) {
  if (!is.addr_gen_mode) return;
  const std::string& mode = is.addr_gen_mode->value;
  if (mode != "eui64" && mode != "stable_secret" && mode != "random") return;
  finding.fix.push_back(fmt::format("sudo ip link set dev {} addrgenmode none", is.name));
  finding.undo.push_back(fmt::format("sudo ip link set dev {} addrgenmode {}", is.name, mode));
}

void MendNow(const HostInterface& is, const AddressList& v6, Finding& finding) {
  for (const HostAddress* address : v6) {
    const std::string text = address->v6->to_string();
    finding.fix.push_back(fmt::format("sudo ip -6 addr del {} dev {}", text, is.name));
    if (!IsAutomatic(*address))
      finding.undo.push_back(fmt::format("sudo ip -6 addr replace {} dev {}", text, is.name));
  }
}

void Mend(const HostRail& of, const HostInterface& is, const AddressList& v6, Finding& finding) {
  const bool all_are_addresses = std::all_of(
      v6.begin(), v6.end(), [](const HostAddress* address) { return address->v6.has_value(); });
  if (!all_are_addresses || !IsSafeInterfaceName(is.name)) return;
  MendNetplan(of, is, v6, finding);
  if (Any(v6, IsLinkLocal)) MendAddrGenMode(is, finding);
  MendNow(is, v6, finding);
  if (Any(v6, IsAutomatic))
    finding.caution =
        "after an undo, an advertised or leased address comes back with the next advertisement";
}

Finding Ipv6Found(const HostRail& of, const HostInterface& is, const AddressList& v6) {
  Finding finding = RailFault(of, "ipv6-on-rail");
  finding.expected = "no IPv6 address";
  for (const HostAddress* address : v6) {
    finding.observed += (finding.observed.empty() ? "" : ", ") + address->text;
    finding.evidence.push_back(address->at);
  }
  Mend(of, is, v6, finding);
  return finding;
}

}  // namespace

Verdict NoIpv6OnRails(const FabricState& state, const Subject& subject) {
  if (state.inventory.intent.ipv6_on_rails.value_or(true))
    return NotApplicable("the intent does not forbid IPv6 on rails");
  const auto of = FindHostRail(state, subject.device, subject.rail);
  if (!of) return Unseen(subject);
  if (!of->seen->interfaces) return Absent(of->seen->interfaces.error());
  if (const auto without = WithoutNetdev(state, *of)) return *without;
  const HostInterface& is = *of->seen->FindInterface(of->netdev);
  AddressList v6;
  for (const HostAddress& address : is.addresses)
    if (!address.v4) v6.push_back(&address);
  Parts parts;
  if (v6.empty())
    parts.Holds();
  else
    parts.Violated(Ipv6Found(*of, is, v6));
  if (HasNoLink(is)) parts.Note(of->Where() + " has no link: IPv6 addresses may come with it");
  return std::move(parts).Sum();
}

}  // namespace fabric
