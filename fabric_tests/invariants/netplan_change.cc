#include "netplan_change.h"

#include <fmt/format.h>

#include "name_rules.h"

namespace fabric {

bool IsSafeInterfaceName(std::string_view name) { return CheckRdmaDevice(name).has_value(); }

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

}  // namespace fabric
