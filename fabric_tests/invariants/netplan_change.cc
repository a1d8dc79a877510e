#include "netplan_change.h"

#include <fmt/format.h>

namespace fabric {

bool IsSafeInterfaceName(std::string_view name) {
  constexpr std::string_view kSafe =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
  return !name.empty() && name.find_first_not_of(kSafe) == std::string_view::npos;
}

std::vector<std::string> NetplanChange(const std::string& host, const std::string& interface,
                                       const std::string& settings) {
  if (!IsSafeInterfaceName(interface)) return {};
  return {fmt::format("# {}: in the file under /etc/netplan that names {}: {}: {{{}}}", host,
                      interface, interface, settings),
          fmt::format("sudo netplan apply  # {}: {}", host, interface)};
}

std::string NetplanAddresses(const std::vector<std::string>& addresses) {
  std::string list;
  for (const std::string& address : addresses) list += (list.empty() ? "" : ", ") + address;
  return "addresses: [" + list + "]";
}

std::string NetplanAddressesOf(const HostInterface& interface) {
  std::vector<std::string> addresses;
  for (const HostAddress& address : interface.addresses)
    if (address.v4) addresses.push_back(address.v4->to_string());
  return NetplanAddresses(addresses);
}

}  // namespace fabric
