#include "host_sysctl.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "missing_netdev.h"
#include "netplan_change.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr const char* kDropIn = "/etc/sysctl.d/99-roce-arp.conf";

struct Wish {
  std::string name;  // "arp_ignore"
  int value = 0;
};

std::vector<Wish> WishesOf(const ArpSysctls& intent) {
  std::vector<Wish> wishes;
  if (intent.arp_ignore) wishes.push_back({"arp_ignore", *intent.arp_ignore});
  if (intent.arp_announce) wishes.push_back({"arp_announce", *intent.arp_announce});
  if (intent.rp_filter) wishes.push_back({"rp_filter", *intent.rp_filter});
  return wishes;
}

// arp_ignore is an enum: 1 and 2 answer only for the interface's own addresses, 3 and 8 mean other
// things.
bool Satisfies(int effective, const Wish& wish) {
  if (wish.name == "arp_ignore" && wish.value == 1) return effective == 1 || effective == 2;
  return effective == wish.value;
}

struct Reading {
  std::string key;
  int value = 0;
  Evidence at;
};

// sysctl writes a dot in an interface's name as a slash.
std::string KeyOf(std::string interface, const std::string& name) {
  std::replace(interface.begin(), interface.end(), '.', '/');
  return fmt::format("net.ipv4.conf.{}.{}", interface, name);
}

std::optional<Reading> Read(const HostState& host, const std::string& key, Parts& parts) {
  const auto found = host.sysctl->find(key);
  if (found == host.sysctl->end()) {
    parts.Unknown(fmt::format("{}: sysctl printed no {}", host.name, key));
    return std::nullopt;
  }
  const std::string& text = found->second.value;
  Reading reading{key, 0, found->second.evidence};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), reading.value);
  if (error != std::errc{} || end != text.data() + text.size()) {
    parts.Unknown(fmt::format("{}: {} is \"{}\", not a number", host.name, key, text));
    return std::nullopt;
  }
  return reading;
}

void AppendWord(std::string& list, const std::string& word) {
  if (!list.empty()) list += ", ";
  list += word;
}

void SetKey(const Reading& is, int value, Finding& finding) {
  const std::string line = fmt::format("{}={}", is.key, value);
  finding.fix.push_back(fmt::format("echo {} | sudo tee -a {}", line, kDropIn));
  finding.fix.push_back(fmt::format("sudo sysctl -w {}", line));
  finding.undo.push_back(fmt::format("sudo sed -i '\\|^{}$|d' {}", line, kDropIn));
  finding.undo.push_back(fmt::format("sudo sysctl -w {}={}", is.key, is.value));
}

// What exceeds the wish is lowered where it is set; what falls short is raised for all interfaces.
void MendKeys(const Reading& all, const Reading& own, const Wish& wish, Finding& finding) {
  const bool falls_short = std::max(all.value, own.value) < wish.value;
  if (falls_short || all.value > wish.value) SetKey(all, wish.value, finding);
  if (own.value > wish.value) SetKey(own, wish.value, finding);
}

void JudgeWish(const HostRail& of, const Wish& wish, Finding& finding, Parts& parts) {
  const auto all = Read(*of.seen, KeyOf("all", wish.name), parts);
  const auto own = Read(*of.seen, KeyOf(of.netdev, wish.name), parts);
  if (!all || !own) return;
  const int effective = std::max(all->value, own->value);
  if (Satisfies(effective, wish)) return parts.Holds();
  AppendWord(finding.expected, fmt::format("{} {}", wish.name, wish.value));
  AppendWord(finding.observed, fmt::format("{} {} (all {}, {} {})", wish.name, effective,
                                           all->value, of.netdev, own->value));
  finding.evidence.push_back(all->at);
  finding.evidence.push_back(own->at);
  if (IsSafeInterfaceName(of.netdev)) MendKeys(*all, *own, wish, finding);
}

}  // namespace

const std::vector<Invariant>& HostSysctlInvariants() {
  static const std::vector<Invariant> rows = {
      {"HostSysctl",
       "ArpIsPinnedToItsRail",
       SubjectKind::kHostRail,
       "the effective arp_ignore, arp_announce and rp_filter of the rail are the intent's",
       "a host with several NICs answers ARP for one rail with the MAC of another: RDMA frames "
       "then "
       "take a path that nobody planned",
       {"sysctl"},
       ArpIsPinnedToItsRail}};
  return rows;
}

Verdict ArpIsPinnedToItsRail(const FabricState& state, const Subject& subject) {
  const std::vector<Wish> wishes = WishesOf(state.inventory.intent.sysctl);
  if (wishes.empty()) return NotApplicable("the intent wants no ARP sysctls");
  const auto of = FindHostRail(state, subject.device, subject.rail);
  if (!of) return Unseen(subject);
  if (!of->seen->sysctl) return Absent(of->seen->sysctl.error());
  if (const auto without = WithoutNetdev(state, *of)) return *without;
  Parts parts;
  Finding finding;
  finding.fault = "arp-sysctl";
  finding.device = of->entry->name;
  finding.where = of->Where();
  for (const Wish& wish : wishes) JudgeWish(*of, wish, finding, parts);
  if (!finding.observed.empty()) parts.Violated(std::move(finding));
  return std::move(parts).Sum();
}

}  // namespace fabric
