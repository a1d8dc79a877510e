#include "host_address_unique.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "address_holders.h"
#include "netplan_address.h"

namespace fabric {
namespace {

bool IsRail(const AddressHolder& holder) { return holder.rail != nullptr; }

// The address is the one that the inventory gives this rail of this host.
bool IsRight(const AddressHolder& holder, const Ipv4& address) {
  return IsRail(holder) && IsInSubnet(address, holder.rail->subnet) &&
         HasDeclaredOctet(*holder.host, address);
}

void MendHolder(const AddressHolder& holder, Finding& finding) {
  if (IsRail(holder) && IntendedAddress(*holder.host, *holder.rail))
    return SetIntendedAddress(*holder.host, *holder.rail, *holder.host_interface, finding);
  if (!finding.caution.empty()) finding.caution += "; ";
  finding.caution += holder.label + ": which address it should have is not declared";
}

// Where several holders look right, the inventory does not say whose the address is.
std::vector<const AddressHolder*> RightHolders(const std::vector<AddressHolder>& holders,
                                               const Ipv4& address) {
  std::vector<const AddressHolder*> right;
  for (const AddressHolder& holder : holders)
    if (IsRight(holder, address)) right.push_back(&holder);
  return right;
}

Finding Duplicated(const Ipv4& address, const std::vector<AddressHolder>& holders) {
  const auto right = RightHolders(holders, address);
  Finding finding;
  finding.fault = "duplicate-address";
  finding.where = address.to_string() + " on ";
  finding.expected = address.to_string() + " on one interface";
  if (right.size() == 1) finding.expected += ": " + right.front()->label;
  finding.observed = fmt::format("{} on {} interfaces", address.to_string(), holders.size());
  std::set<std::string> devices;
  for (const AddressHolder& holder : holders) {
    if (&holder != &holders.front()) finding.where += ", ";
    finding.where += holder.label;
    finding.evidence.push_back(holder.at);
    finding.places.push_back(
        {holder.device, IsRail(holder) ? holder.rail->name : holder.interface});
    const bool keeps = right.size() == 1 && right.front() == &holder;
    if (keeps) continue;
    devices.insert(holder.device);
    MendHolder(holder, finding);
  }
  if (devices.size() == 1) finding.device = *devices.begin();
  return finding;
}

}  // namespace

Verdict EveryRailAddressIsUnique(const FabricState& state, const Subject&) {
  Parts parts;
  for (const auto& [address, holders] : HoldersOfAddresses(state, parts)) {
    if (std::none_of(holders.begin(), holders.end(), IsRail)) continue;
    if (holders.size() == 1)
      parts.Holds();
    else
      parts.Violated(Duplicated(Ipv4(address), holders));
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
