#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "host_address.h"
#include "missing_netdev.h"
#include "netplan_address.h"
#include "netplan_change.h"
#include "rail_fault.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

Finding AddressFault(const HostRail& of, const std::string& fault) {
  Finding finding = RailFault(of, fault);
  const auto intended = IntendedAddress(*of.entry, *of.rail);
  finding.expected =
      intended.value_or("one IPv4 address in " + of.rail->subnet.canonical().to_string());
  return finding;
}

Finding NotOneAddress(const HostRail& of, const HostInterface& is,
                      const std::vector<const HostAddress*>& v4) {
  Finding finding = AddressFault(of, v4.empty() ? "no-address" : "several-addresses");
  finding.observed = v4.empty() ? "no IPv4 address" : "";
  if (v4.empty()) finding.evidence = {is.at};
  for (const HostAddress* address : v4) {
    finding.observed += (finding.observed.empty() ? "" : ", ") + address->text;
    finding.evidence.push_back(address->at);
  }
  SetIntendedAddress(*of.entry, *of.rail, is, finding);
  return finding;
}

void JudgeAddress(const HostRail& of, const HostInterface& is, const HostAddress& address,
                  Parts& parts) {
  const Ipv4Network& subnet = of.rail->subnet;
  const bool inside = IsInSubnet(address.v4->address(), subnet) &&
                      address.v4->prefix_length() == subnet.prefix_length();
  if (inside && HasDeclaredOctet(*of.entry, address.v4->address())) return parts.Holds();
  Finding finding = AddressFault(of, inside ? "wrong-octet" : "address-outside-subnet");
  finding.observed = address.text;
  finding.evidence = {address.at};
  SetIntendedAddress(*of.entry, *of.rail, is, finding);
  parts.Violated(std::move(finding));
}

Finding NoLink(const HostRail& of, const HostInterface& is) {
  const bool is_set_down = is.link->value == LinkState::kDown;
  Finding finding = AddressFault(of, "netdev-down");
  finding.expected = "a netdev that is up and has a carrier";
  finding.observed = is_set_down ? is.name + " is down: somebody set it so"
                                 : is.name + " is up and has NO-CARRIER";
  finding.evidence = {is.link->evidence};
  finding.caution =
      is_set_down ? "with the link its addresses may change: collect again before a measurement"
                  : fmt::format(
                        "no command mends it: look at the cable, at both plugs, and at "
                        "the leg on {}",
                        of.rail->switch_name);
  if (!is_set_down || !IsSafeInterfaceName(is.name)) return finding;
  finding.fix = {fmt::format("sudo ip link set {} up", is.name)};
  finding.undo = {fmt::format("sudo ip link set {} down", is.name)};
  return finding;
}

void JudgeOwn(const HostRail& of, const HostInterface& is, Parts& parts) {
  std::vector<const HostAddress*> v4;
  for (const HostAddress& address : is.addresses)
    if (address.v4) v4.push_back(&address);
  if (HasNoLink(is)) parts.Violated(NoLink(of, is));
  if (v4.empty() && HasNoLink(is)) return;  // many set-ups give no address before there is a link
  if (v4.size() != 1) return parts.Violated(NotOneAddress(of, is, v4));
  JudgeAddress(of, is, *v4.front(), parts);
}

Finding Overlapping(const FabricState& state, const HostRail& of, const HostInterface& other,
                    const std::vector<const HostAddress*>& overlapping) {
  const Rail* rail = RailOf(state, *of.entry, other.name);
  Finding finding = AddressFault(of, "subnet-overlap");
  const std::string name = rail == nullptr ? other.name : rail->name + " (" + other.name + ")";
  finding.where += " and " + name;
  finding.expected =
      fmt::format("no other interface in {}", of.rail->subnet.canonical().to_string());
  finding.observed = name + " has";
  for (const HostAddress* address : overlapping) {
    finding.observed += " " + address->text;
    finding.evidence.push_back(address->at);
  }
  finding.places.push_back({of.entry->name, rail == nullptr ? other.name : rail->name});
  if (rail != nullptr)
    SetIntendedAddress(*of.entry, *rail, other, finding);
  else
    finding.caution = other.name + " is no rail: which network it belongs to is not declared";
  return finding;
}

void JudgeOthers(const FabricState& state, const HostRail& of, Parts& parts) {
  for (const HostInterface& other : *of.seen->interfaces) {
    if (other.name == of.netdev) continue;
    std::vector<const HostAddress*> overlapping;
    for (const HostAddress& address : other.addresses)
      if (address.v4 && Overlap(*address.v4, of.rail->subnet)) overlapping.push_back(&address);
    if (!overlapping.empty()) parts.Violated(Overlapping(state, of, other, overlapping));
  }
}

}  // namespace

Verdict OneSubnetPerRail(const FabricState& state, const Subject& subject) {
  const auto of = FindHostRail(state, subject.device, subject.rail);
  if (!of) return Unseen(subject);
  if (!of->seen->interfaces) return Absent(of->seen->interfaces.error());
  if (const auto without = WithoutNetdev(state, *of)) return *without;
  Parts parts;
  JudgeOwn(*of, *of->seen->FindInterface(of->netdev), parts);
  JudgeOthers(state, *of, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
