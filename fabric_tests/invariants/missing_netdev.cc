#include "missing_netdev.h"

#include <fmt/format.h>

#include "name_list.h"
#include "netplan_change.h"
#include "rail_fault.h"
#include "stand_in.h"

namespace fabric {
namespace {

bool IsMac(const std::string& text) {
  constexpr std::size_t kLength = 17;  // "02:00:5e:00:02:00"
  if (text.size() != kLength) return false;
  for (std::size_t i = 0; i < kLength; ++i) {
    const bool is_colon = text[i] == ':';
    if (is_colon != (i % 3 == 2)) return false;
    if (!is_colon && std::string_view("0123456789abcdef").find(text[i]) == std::string_view::npos)
      return false;
  }
  return true;
}

std::vector<std::string> Rename(const HostRail& of, const std::string& mac, const std::string& from,
                                const std::string& to) {
  std::vector<std::string> commands =
      NetplanChange(of.entry->name, of.netdev,
                    fmt::format("match: {{macaddress: \"{}\"}}, set-name: {}", mac, to));
  const std::vector<std::string> rename = {fmt::format("sudo ip link set {} down", from),
                                           fmt::format("sudo ip link set {} name {}", from, to)};
  commands.insert(commands.end() - 1, rename.begin(), rename.end());
  return commands;
}

void MendRenamed(const HostRail& of, const HostInterface& is, Finding& finding) {
  finding.caution = fmt::format(
      "the link goes down and up: drain before a measurement counts; where {} is meant, declare it "
      "for {} in the inventory instead: rails: {{{}: {{netdev: {}}}}}",
      is.name, of.entry->name, of.rail->name, is.name);
  const bool can_be_named = IsSafeInterfaceName(of.netdev) && IsSafeInterfaceName(is.name);
  if (!can_be_named || !is.mac || !IsMac(*is.mac)) return;
  finding.fix = Rename(of, *is.mac, is.name, of.netdev);
  finding.undo = Rename(of, *is.mac, of.netdev, is.name);
}

void MendGone(const HostRail& of, Finding& finding) {
  finding.caution = fmt::format(
      "which interface it may be now cannot be told by its address or MAC: is the NIC's function "
      "there (lspci, dmesg)? Where the rail has another name, declare it for {} in the inventory: "
      "rails: {{{}: {{netdev: NAME}}}}",
      of.entry->name, of.rail->name);
}

Finding NetdevMissing(const HostRail& of, const std::vector<std::string>& there) {
  Finding finding = RailFault(of, "netdev-missing");
  finding.expected = fmt::format("netdev {} ({})", of.netdev, of.rail->name);
  finding.observed = there.empty() ? "the host has no interface" : "the host has " + Listed(there);
  return finding;
}

Finding MissingInAddr(const FabricState& state, const HostRail& of) {
  std::vector<std::string> names;
  for (const HostInterface& is : *of.seen->interfaces) names.push_back(is.name);
  Finding finding = NetdevMissing(of, names);
  const std::vector<StandIn> candidates = StandInsFor(state, of);
  for (const StandIn& one : candidates) {
    finding.observed += "; " + Described(one, of);
    if (one.address != nullptr) finding.evidence.push_back(one.address->at);
    if (one.row != nullptr) finding.evidence.push_back(one.row->at);
  }
  for (const HostInterface& is : *of.seen->interfaces) finding.evidence.push_back(is.at);
  if (const StandIn* renamed = OnlyStandIn(candidates))
    MendRenamed(of, *renamed->is, finding);
  else
    MendGone(of, finding);
  return finding;
}

// Where only `ip link` was asked: names and MTUs are all there is.
Finding MissingInLink(const HostRail& of) {
  std::vector<std::string> names;
  for (const auto& [name, mtu] : *of.seen->mtu) names.push_back(name);
  Finding finding = NetdevMissing(of, names);
  for (const auto& [name, mtu] : *of.seen->mtu) finding.evidence.push_back(mtu.evidence);
  MendGone(of, finding);
  return finding;
}

Verdict Disputed(const HostRail& of, std::string_view has, std::string_view lacks) {
  Parts parts;
  parts.Unknown(fmt::format("{}: {} lists {}, {} does not", of.entry->name, has, of.netdev, lacks));
  return std::move(parts).Sum();
}

}  // namespace

std::optional<Verdict> WithoutNetdev(const FabricState& state, const HostRail& of) {
  const HostState& host = *of.seen;
  const bool in_addr = host.FindInterface(of.netdev) != nullptr;
  const bool in_link = host.mtu && host.mtu->contains(of.netdev);
  if (host.interfaces && host.mtu && in_addr != in_link)
    return in_addr ? Disputed(of, "ip-addr", "ip-link") : Disputed(of, "ip-link", "ip-addr");
  if (in_addr || in_link || (!host.interfaces && !host.mtu)) return std::nullopt;
  Parts parts;
  parts.Violated(host.interfaces ? MissingInAddr(state, of) : MissingInLink(of));
  return std::move(parts).Sum();
}

}  // namespace fabric
