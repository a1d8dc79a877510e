#include "arp_wish.h"

#include <fmt/format.h>

#include <algorithm>

namespace fabric {

std::vector<ArpWish> ArpWishesOf(const ArpSysctls& intent) {
  std::vector<ArpWish> wishes;
  if (intent.arp_ignore) wishes.push_back({"arp_ignore", *intent.arp_ignore});
  if (intent.arp_announce) wishes.push_back({"arp_announce", *intent.arp_announce});
  if (intent.rp_filter) wishes.push_back({"rp_filter", *intent.rp_filter});
  return wishes;
}

bool IsSatisfied(int effective, const ArpWish& wish) {
  if (wish.name == "arp_ignore" && wish.value == 1) return effective == 1 || effective == 2;
  return effective == wish.value;
}

KeysToSet ToSatisfy(const ArpWish& wish, int all, int own) {
  const bool falls_short = std::max(all, own) < wish.value;
  return {falls_short || all > wish.value, own > wish.value};
}

std::string SysctlKey(std::string interface, const std::string& name) {
  std::replace(interface.begin(), interface.end(), '.', '/');
  return fmt::format("net.ipv4.conf.{}.{}", interface, name);
}

}  // namespace fabric
