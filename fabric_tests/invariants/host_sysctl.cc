#include "host_sysctl.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "arp_wish.h"
#include "missing_netdev.h"
#include "netplan_change.h"
#include "rail_fault.h"
#include "unseen_subject.h"
#include "whole_number.h"

namespace fabric {
namespace {

constexpr const char* kDropIn = "/etc/sysctl.d/99-roce-arp.conf";

struct Reading {
  std::string key;
  int value = 0;
  Evidence at;
};

std::optional<Reading> Read(const HostState& host, const std::string& key, Parts& parts) {
  const auto found = host.sysctl->find(key);
  if (found == host.sysctl->end()) {
    parts.Unknown(fmt::format("{}: sysctl printed no {}", host.name, key));
    return std::nullopt;
  }
  const std::string& text = found->second.value;
  const auto value = WholeNumber<int>(text);
  if (value) return Reading{key, *value, found->second.evidence};
  parts.Unknown(fmt::format("{}: {} is \"{}\", not a number", host.name, key, text));
  return std::nullopt;
}

void AppendWord(std::string& list, const std::string& word) {
  if (!list.empty()) list += ", ";
  list += word;
}

// Makes the value last as well, unless all files were seen: HostSysctl.IsPersistent, which knows
// them, then says what is to be changed.
void SetKey(const HostRail& of, const Reading& is, int value, Finding& finding) {
  const std::string line = fmt::format("{}={}", is.key, value);
  if (!of.seen->boot_sysctls || !of.seen->boot_sysctls->whole) {
    finding.fix.push_back(fmt::format("echo {} | sudo tee -a {}", line, kDropIn));
    finding.undo.push_back(fmt::format("sudo sed -i '\\|^{}$|d' {}", line, kDropIn));
  }
  finding.fix.push_back(fmt::format("sudo sysctl -w {}", line));
  finding.undo.push_back(fmt::format("sudo sysctl -w {}={}", is.key, is.value));
}

void JudgeWish(const HostRail& of, const ArpWish& wish, Finding& finding, Parts& parts) {
  const auto all = Read(*of.seen, SysctlKey("all", wish.name), parts);
  const auto own = Read(*of.seen, SysctlKey(of.netdev, wish.name), parts);
  if (!all || !own) return;
  const int effective = std::max(all->value, own->value);
  if (IsSatisfied(effective, wish)) return parts.Holds();
  AppendWord(finding.expected, fmt::format("{} {}", wish.name, wish.value));
  AppendWord(finding.observed, fmt::format("{} {} (all {}, {} {})", wish.name, effective,
                                           all->value, of.netdev, own->value));
  finding.evidence.push_back(all->at);
  finding.evidence.push_back(own->at);
  if (!IsSafeInterfaceName(of.netdev)) return;
  const KeysToSet set = ToSatisfy(wish, all->value, own->value);
  if (set.all) SetKey(of, *all, wish.value, finding);
  if (set.own) SetKey(of, *own, wish.value, finding);
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
       ArpIsPinnedToItsRail},
      {"HostSysctl",
       "IsPersistent",
       SubjectKind::kHost,
       "sysctl.d as the system reads it gives the intent's arp_ignore, arp_announce and rp_filter",
       "what was set by hand is gone after a reboot, and a file that sorts later, or a pattern of "
       "a "
       "package, wins over the one that was written for RoCE",
       {"sysctl-d"},
       SysctlsArePersistent}};
  return rows;
}

Verdict ArpIsPinnedToItsRail(const FabricState& state, const Subject& subject) {
  const std::vector<ArpWish> wishes = ArpWishesOf(state.inventory.intent.sysctl);
  if (wishes.empty()) return NotApplicable("the intent wants no ARP sysctls");
  const auto of = FindHostRail(state, subject.device, subject.rail);
  if (!of) return Unseen(subject);
  if (!of->seen->sysctl) return Absent(of->seen->sysctl.error());
  if (const auto without = WithoutNetdev(state, *of)) return *without;
  Parts parts;
  Finding finding = RailFault(*of, "arp-sysctl");
  for (const ArpWish& wish : wishes) JudgeWish(*of, wish, finding, parts);
  if (!finding.observed.empty()) parts.Violated(std::move(finding));
  return std::move(parts).Sum();
}

}  // namespace fabric
