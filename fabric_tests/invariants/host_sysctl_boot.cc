#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "arp_wish.h"
#include "host_sysctl.h"
#include "linux_sysctl_d.h"
#include "name_list.h"
#include "netplan_change.h"
#include "sysctl_files.h"
#include "unseen_subject.h"
#include "whole_number.h"

namespace fabric {
namespace {

// What a key will be after the next boot.
struct BootValue {
  std::string key;                         // "net.ipv4.conf.all.rp_filter"
  int value = 0;                           // the kernel's default, unless `sets` says more
  const SysctlSetting* decides = nullptr;  // the line that names the key, or a pattern that fits
  // Where the value comes from: that line, or the one of `default`, which every interface takes
  // over; null: the kernel's default.
  const SysctlSetting* sets = nullptr;
};

std::string PlaceOfLine(const SysctlSetting& line) {
  return line.file.empty() ? fmt::format("{}:{}", line.at.file, line.at.line)
                           : fmt::format("{}:{}", line.file, line.line_of_file);
}

bool SetsSomething(const SysctlSetting* line) { return line != nullptr && line->value; }

// Empty where it cannot be told, and then `parts` says why.
std::optional<BootValue> ReadAtBoot(const HostState& host, const std::string& interface,
                                    const std::string& name, Parts& parts) {
  const BootSysctls& boot = *host.boot_sysctls;
  BootValue read;
  read.key = SysctlKey(interface, name);
  read.decides = read.sets = boot.Deciding(SysctlPath(read.key));
  if (read.decides == nullptr && !boot.whole) {
    parts.NoEvidence(
        fmt::format("{}: only a part of sysctl.d was seen, without {}", host.name, read.key));
    return std::nullopt;
  }
  if (!SetsSomething(read.sets) && interface != "all")
    read.sets = boot.Deciding(SysctlPath(SysctlKey("default", name)));
  if (!SetsSomething(read.sets)) {
    read.sets = nullptr;
    return read;
  }
  const std::string& text = *read.sets->value;
  if (const auto value = WholeNumber<int>(text)) {
    read.value = *value;
    return read;
  }
  parts.Unknown(fmt::format("{}: {} sets {} to \"{}\", not a number", host.name,
                            PlaceOfLine(*read.sets), read.key, text));
  return std::nullopt;
}

// "/etc/sysctl.d/99-lab.conf:3 says net.ipv4.conf.all.rp_filter = 1"
std::string SourceOf(const BootValue& is) {
  if (is.sets != nullptr) return fmt::format("{} says {}", PlaceOfLine(*is.sets), is.sets->at.text);
  if (is.decides == nullptr) return fmt::format("no file sets {}, default 0", is.key);
  return fmt::format("{} says {}: {} keeps the default 0", PlaceOfLine(*is.decides),
                     is.decides->at.text, is.key);
}

// What is wrong on one host, put together over settings and rails.
struct BootFault {
  std::vector<std::string> expected;  // "rp_filter 2"
  std::vector<std::string> observed;  // "rp_filter 1 on rail0, rail1: no file sets …"
  std::vector<Evidence> evidence;
  std::vector<SysctlChange> changes;  // each key once
};

// Each key and each source once: `all` is the same for every rail.
void AddChange(const BootSysctls& boot, const BootValue& is, const ArpWish& wish, BootFault& fault,
               std::vector<std::string>& sources) {
  const auto same = [&](const SysctlChange& known) { return known.key == is.key; };
  if (std::any_of(fault.changes.begin(), fault.changes.end(), same)) return;
  fault.changes.push_back({is.key, wish.value, is.decides});
  std::string source = SourceOf(is);
  if (std::find(sources.begin(), sources.end(), source) != sources.end()) return;
  const SysctlSetting* line = is.sets != nullptr ? is.sets : is.decides;
  fault.evidence.push_back(line != nullptr ? line->at : Evidence{boot.text, 0, source});
  sources.push_back(std::move(source));
}

void JudgeWishAtBoot(const FabricState& state, const HostEntry& entry, const HostState& host,
                     const ArpWish& wish, BootFault& fault, Parts& parts) {
  const auto all = ReadAtBoot(host, "all", wish.name, parts);
  std::map<int, std::vector<std::string>> rails_by_value;
  std::vector<std::string> sources;
  for (const Rail& rail : state.inventory.rails) {
    const std::string netdev = NamesOn(entry, rail).netdev;
    const auto own = ReadAtBoot(host, netdev, wish.name, parts);
    if (!all || !own) continue;
    const int effective = std::max(all->value, own->value);
    if (IsSatisfied(effective, wish)) {
      parts.Holds();
      continue;
    }
    rails_by_value[effective].push_back(rail.name);
    const KeysToSet set = ToSatisfy(wish, all->value, own->value);
    if (set.all) AddChange(*host.boot_sysctls, *all, wish, fault, sources);
    if (set.own) AddChange(*host.boot_sysctls, *own, wish, fault, sources);
  }
  if (rails_by_value.empty()) return;
  fault.expected.push_back(fmt::format("{} {}", wish.name, wish.value));
  std::vector<std::string> values;
  for (const auto& [value, rails] : rails_by_value)
    values.push_back(fmt::format("{} {} on {}", wish.name, value, Listed(rails)));
  fault.observed.push_back(
      fmt::format("{}: {}", fmt::join(values, ", "), fmt::join(sources, "; ")));
}

bool AllNamesAreSafe(const FabricState& state, const HostEntry& entry) {
  return std::all_of(
      state.inventory.rails.begin(), state.inventory.rails.end(),
      [&](const Rail& rail) { return IsSafeInterfaceName(NamesOn(entry, rail).netdev); });
}

}  // namespace

Verdict SysctlsArePersistent(const FabricState& state, const Subject& subject) {
  const std::vector<ArpWish> wishes = ArpWishesOf(state.inventory.intent.sysctl);
  if (wishes.empty()) return NotApplicable("the intent wants no ARP sysctls");
  const HostEntry* entry = state.inventory.FindHost(subject.device);
  const HostState* host = state.FindHost(subject.device);
  if (entry == nullptr || host == nullptr) return Unseen(subject);
  if (!host->boot_sysctls) return Absent(host->boot_sysctls.error());
  Parts parts;
  BootFault fault;
  for (const ArpWish& wish : wishes) JudgeWishAtBoot(state, *entry, *host, wish, fault, parts);
  if (!fault.observed.empty()) {
    Finding finding;
    finding.fault = "sysctl-not-persistent";
    finding.PlaceAt(entry->name, "");
    finding.expected = fmt::format("after a boot {}", fmt::join(fault.expected, ", "));
    finding.observed = fmt::format("{}", fmt::join(fault.observed, "; "));
    finding.evidence = std::move(fault.evidence);
    if (AllNamesAreSafe(state, *entry))
      ChangeSysctlFiles(*host->boot_sysctls, fault.changes, finding);
    parts.Violated(std::move(finding));
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
