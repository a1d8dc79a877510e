#include "netplan_address.h"

#include <fmt/format.h>

#include <algorithm>

#include "netplan_change.h"

namespace fabric {
namespace {

std::vector<std::string> StaticIpv6Of(const HostInterface& is) {
  std::vector<std::string> addresses;
  for (const HostAddress& address : is.addresses)
    if (IsStaticIpv6(address)) addresses.push_back("\"" + address.v6->to_string() + "\"");
  return addresses;
}

std::vector<std::string> Joined(std::vector<std::string> first,
                                const std::vector<std::string>& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

bool HasLeaseOfIpv4(const HostInterface& is) {
  return std::any_of(is.addresses.begin(), is.addresses.end(),
                     [](const HostAddress& address) { return address.v4 && address.dynamic; });
}

void AppendCommands(std::vector<std::string>& list, const std::vector<std::string>& more) {
  list.insert(list.end(), more.begin(), more.end());
}

}  // namespace

bool IsStaticIpv6(const HostAddress& address) {
  return address.v6 && !address.dynamic && !address.v6->address().is_link_local();
}

std::vector<std::string> StaticIpv4Of(const HostInterface& is) {
  std::vector<std::string> addresses;
  for (const HostAddress& address : is.addresses)
    if (address.v4 && !address.dynamic) addresses.push_back(address.v4->to_string());
  return addresses;
}

std::vector<std::string> StaticAddressesOf(const HostInterface& is) {
  return Joined(StaticIpv4Of(is), StaticIpv6Of(is));
}

void SetIntendedAddress(const HostEntry& host, const Rail& rail, const HostInterface& is,
                        Finding& finding) {
  const auto intended = IntendedAddress(host, rail);
  if (!intended) return;
  const std::string before = NetplanAddresses(StaticAddressesOf(is));
  const std::string after = NetplanAddresses(Joined({*intended}, StaticIpv6Of(is)));
  const bool leased = HasLeaseOfIpv4(is);
  if (before == after && !leased) return;
  AppendCommands(finding.fix,
                 NetplanChange(host.name, is.name, leased ? "dhcp4: no, " + after : after));
  if (!leased) return AppendCommands(finding.undo, NetplanChange(host.name, is.name, before));
  if (!finding.caution.empty()) finding.caution += "; ";
  finding.caution += fmt::format(
      "{} has a leased address: no undo is named for it, keep its netplan file", is.name);
}

}  // namespace fabric
