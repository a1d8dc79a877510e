#include "netdev_changes.h"

#include <algorithm>

namespace fabric {

void RenameNetdev(HostState& host, const std::string& from, const std::string& to) {
  const auto is_old = [&](const HostInterface& is) { return is.name == from; };
  const auto renamed = std::find_if(host.interfaces->begin(), host.interfaces->end(), is_old);
  renamed->name = to;
  renamed->at.text = to;
  for (HostAddress& address : renamed->addresses) address.at.text = to + " " + address.text;
  auto mtu = host.mtu->extract(from);
  mtu.key() = to;
  host.mtu->insert(std::move(mtu));
  for (const char* key : {"arp_ignore", "arp_announce", "rp_filter"}) {
    auto node = host.sysctl->extract("net.ipv4.conf." + from + "." + key);
    node.key() = "net.ipv4.conf." + to + "." + key;
    host.sysctl->insert(std::move(node));
  }
}

void RemoveNetdev(HostState& host, const std::string& name) {
  std::erase_if(*host.interfaces, [&](const HostInterface& is) { return is.name == name; });
  host.mtu->erase(name);
  std::erase_if(*host.sysctl, [&](const auto& entry) {
    return entry.first.starts_with("net.ipv4.conf." + name + ".");
  });
}

}  // namespace fabric
