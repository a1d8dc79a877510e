#pragma once

#include <string>
#include <vector>

#include "intent.h"

namespace fabric {

// One kernel setting that the intent wants on every rail. The kernel takes the greater one of the
// values of `all` and of the interface.
struct ArpWish {
  std::string name;  // "arp_ignore"
  int value = 0;
};

// Those of the intent, in the order arp_ignore, arp_announce, rp_filter.
std::vector<ArpWish> ArpWishesOf(const ArpSysctls& intent);

// arp_ignore is an enum: where 1 is wanted, 2 pins as well; 3 and 8 mean other things.
bool IsSatisfied(int effective, const ArpWish& wish);

// Which of the two keys has to be set to the wish where they do not satisfy it: what exceeds it is
// lowered where it is set, what falls short is raised for all interfaces.
struct KeysToSet {
  bool all = false;
  bool own = false;
};
KeysToSet ToSatisfy(const ArpWish& wish, int all, int own);

// "net.ipv4.conf.enp1s0f0np0.rp_filter", as sysctl writes it: a dot in the interface's name is a
// slash.
std::string SysctlKey(std::string interface, const std::string& name);

}  // namespace fabric
