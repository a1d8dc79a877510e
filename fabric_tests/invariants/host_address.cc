#include "host_address.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "host_address_unique.h"
#include "host_rail.h"
#include "netplan_change.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

Finding AddressFault(const HostRail& of, const std::string& fault) {
  Finding finding;
  finding.fault = fault;
  finding.device = of.entry->name;
  finding.where = of.Where();
  const auto intended = IntendedAddress(*of.entry, *of.rail);
  finding.expected =
      intended.value_or("one IPv4 address in " + of.rail->subnet.canonical().to_string());
  return finding;
}

void MendAddress(const HostRail& of, const HostInterface& is, Finding& finding) {
  const auto intended = IntendedAddress(*of.entry, *of.rail);
  if (!intended) return;
  finding.fix = NetplanChange(of.entry->name, is.name, NetplanAddresses({*intended}));
  finding.undo = NetplanChange(of.entry->name, is.name, NetplanAddressesOf(is));
}

Finding NoInterface(const HostRail& of) {
  Finding finding = AddressFault(of, "no-address");
  finding.observed = "interface " + of.netdev + " does not exist";
  const auto& listed = *of.seen->interfaces;
  if (!listed.empty()) finding.evidence = {listed.front().at};
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
  MendAddress(of, is, finding);
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
  MendAddress(of, is, finding);
  parts.Violated(std::move(finding));
}

void JudgeOwn(const HostRail& of, const HostInterface& is, Parts& parts) {
  std::vector<const HostAddress*> v4;
  for (const HostAddress& address : is.addresses)
    if (address.v4) v4.push_back(&address);
  if (v4.size() != 1) return parts.Violated(NotOneAddress(of, is, v4));
  JudgeAddress(of, is, *v4.front(), parts);
}

bool Overlap(const Ipv4Network& a, const Ipv4Network& b) {
  const Ipv4Network& wider = a.prefix_length() < b.prefix_length() ? a : b;
  return IsInSubnet(&wider == &a ? b.address() : a.address(), wider);
}

// The rail that this interface of the host is, if any.
const Rail* RailOf(const FabricState& state, const HostEntry& host, const std::string& netdev) {
  for (const Rail& rail : state.inventory.rails)
    if (NamesOn(host, rail).netdev == netdev) return &rail;
  return nullptr;
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
  if (rail != nullptr)
    MendAddress({of.entry, rail, of.seen, other.name}, other, finding);
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

Finding Ipv6Found(const HostRail& of, const std::vector<const HostAddress*>& v6) {
  Finding finding;
  finding.fault = "ipv6-on-rail";
  finding.device = of.entry->name;
  finding.where = of.Where();
  finding.expected = "no IPv6 address";
  for (const HostAddress* address : v6) {
    finding.observed += (finding.observed.empty() ? "" : ", ") + address->text;
    finding.evidence.push_back(address->at);
  }
  finding.fix =
      NetplanChange(of.entry->name, of.netdev, "dhcp6: no, accept-ra: no, link-local: []");
  finding.undo = NetplanChange(of.entry->name, of.netdev, "link-local: [ipv6]");
  return finding;
}

std::vector<Invariant> Rows() {
  return {
      {"HostAddress",
       "EveryRailAddressIsUnique",
       SubjectKind::kFabric,
       "no rail address is on any other interface of the fabric, of whatever kind",
       "ARP answers for the wrong interface: RDMA frames leave the NIC and no leg ever counts "
       "them, "
       "while ping works",
       {"ip-addr"},
       EveryRailAddressIsUnique},
      {"HostAddress",
       "OneSubnetPerRail",
       SubjectKind::kHostRail,
       "the rail's netdev has exactly one IPv4 address, in the rail's subnet and with the host's "
       "octet, and no other interface of the host is in that subnet",
       "two interfaces of one host in one subnet: the kernel chooses which of them sends, and "
       "which "
       "answers ARP",
       {"ip-addr"},
       OneSubnetPerRail},
      {"HostAddress",
       "NoIpv6OnRails",
       SubjectKind::kHostRail,
       "the rail's netdev has no IPv6 address, not even link-local",
       "IPv6 addresses add GIDs and traffic that nobody planned on the fabric",
       {"ip-addr"},
       NoIpv6OnRails},
  };
}

}  // namespace

const std::vector<Invariant>& HostAddressInvariants() {
  static const std::vector<Invariant> rows = Rows();
  return rows;
}

Verdict OneSubnetPerRail(const FabricState& state, const Subject& subject) {
  const auto of = FindHostRail(state, subject.device, subject.rail);
  if (!of) return Unseen(subject);
  if (!of->seen->interfaces) return Absent(of->seen->interfaces.error());
  Parts parts;
  if (const HostInterface* is = of->seen->FindInterface(of->netdev))
    JudgeOwn(*of, *is, parts);
  else
    parts.Violated(NoInterface(*of));
  JudgeOthers(state, *of, parts);
  return std::move(parts).Sum();
}

Verdict NoIpv6OnRails(const FabricState& state, const Subject& subject) {
  if (state.inventory.intent.ipv6_on_rails.value_or(true))
    return NotApplicable("the intent does not forbid IPv6 on rails");
  const auto of = FindHostRail(state, subject.device, subject.rail);
  if (!of) return Unseen(subject);
  if (!of->seen->interfaces) return Absent(of->seen->interfaces.error());
  Parts parts;
  const HostInterface* is = of->seen->FindInterface(of->netdev);
  if (is == nullptr) {
    parts.Unknown(of->Where() + ": the interface does not exist");
    return std::move(parts).Sum();
  }
  std::vector<const HostAddress*> v6;
  for (const HostAddress& address : is->addresses)
    if (!address.v4) v6.push_back(&address);
  if (v6.empty())
    parts.Holds();
  else
    parts.Violated(Ipv6Found(*of, v6));
  return std::move(parts).Sum();
}

}  // namespace fabric
