#include <fmt/format.h>

#include <set>
#include <utility>

#include "host_address.h"
#include "host_rail.h"
#include "netplan_change.h"
#include "rail_fault.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

std::string AddressWords(const std::set<std::string>& addresses) {
  if (addresses.empty()) return "no IPv4 address";
  return fmt::format("{}", fmt::join(addresses, ", "));
}

std::set<std::string> RunningAddresses(const HostInterface& is) {
  std::set<std::string> addresses;
  for (const HostAddress& address : is.addresses)
    if (address.v4) addresses.insert(address.v4->to_string());
  return addresses;
}

// What the netdev shall have: the declared address, or what it has now.
std::vector<std::string> WantedAddresses(const HostRail& of, const std::set<std::string>& running) {
  if (auto intended = IntendedAddress(*of.entry, *of.rail)) return {std::move(*intended)};
  return {running.begin(), running.end()};
}

// Where the files are right already, it is what runs now that has to be mended.
void MendFiles(const HostRail& of, const std::string& wanted, const std::string& planned,
               Finding& finding) {
  if (wanted == planned) {
    finding.caution = "the files say what is wanted: it is what runs now that does not";
    return;
  }
  finding.caution =
      "where NetworkManager holds it in a profile of its own, change it there: nmcli connection "
      "modify";
  finding.fix = NetplanChange(of.entry->name, of.netdev, wanted);
  finding.undo = NetplanChange(of.entry->name, of.netdev, planned);
}

void JudgeAddressesAtBoot(const HostRail& of, const BootNetdev& boot, Parts& parts) {
  if (!of.seen->interfaces) return parts.Absent(of.seen->interfaces.error());
  const HostInterface* is = of.seen->FindInterface(of.netdev);
  if (is == nullptr)
    return parts.NoEvidence(
        fmt::format("{} has no {} now to compare with", of.entry->name, of.netdev));
  const std::set<std::string> running = RunningAddresses(*is);
  std::set<std::string> planned;
  Finding finding = RailFault(of, "address-not-persistent");
  for (const Fact<std::string>& address : boot.addresses) {
    planned.insert(address.value);
    finding.evidence.push_back(address.evidence);
  }
  if (planned == running && boot.automatic.empty()) return parts.Holds();
  if (planned.empty()) finding.evidence.push_back(boot.at);
  finding.evidence.insert(finding.evidence.end(), boot.automatic.begin(), boot.automatic.end());
  finding.expected = "after a boot " + AddressWords(running) + ", as now";
  finding.observed = AddressWords(planned);
  if (!boot.automatic.empty()) finding.observed += ", and what it is given by DHCP or link-local";
  MendFiles(of,
            NetplanAddresses(WantedAddresses(of, running)) +
                (boot.automatic.empty() ? "" : ", dhcp4: false, link-local: []"),
            NetplanAddresses({planned.begin(), planned.end()}) +
                (boot.automatic.empty() ? "" : ", dhcp4: true"),
            finding);
  parts.Violated(std::move(finding));
}

void JudgeMtuAtBoot(const HostRail& of, int wanted, const BootNetdev& boot, Parts& parts) {
  if (!of.seen->mtu) return parts.Absent(of.seen->mtu.error());
  const HostInterface* is = of.seen->FindInterface(of.netdev);
  if (is != nullptr && is->mtu_dispute) return parts.Unknown(*is->mtu_dispute);
  const auto running = of.seen->mtu->find(of.netdev);
  if (running == of.seen->mtu->end())
    return parts.NoEvidence(
        fmt::format("{} has no {} now to compare with", of.entry->name, of.netdev));
  if (running->second.value == boot.mtu.value) return parts.Holds();
  Finding finding = RailFault(of, "mtu-not-persistent");
  finding.expected = fmt::format("after a boot MTU {}, as now", running->second.value);
  finding.observed =
      fmt::format("MTU {}{}", boot.mtu.value, boot.mtu.is_default ? ", the default" : "");
  finding.evidence = {boot.mtu.evidence};
  MendFiles(of, fmt::format("mtu: {}", wanted), fmt::format("mtu: {}", boot.mtu.value), finding);
  parts.Violated(std::move(finding));
}

}  // namespace

Verdict AddressesArePersistent(const FabricState& state, const Subject& subject) {
  Parts parts;
  for (const Rail& rail : state.inventory.rails) {
    const auto of = FindHostRail(state, subject.device, rail.name);
    if (!of) return Unseen(subject);
    const auto found = of->seen->boot_netdevs.find(of->netdev);
    if (found == of->seen->boot_netdevs.end()) continue;
    if (!found->second) {
      parts.Absent(found->second.error());
      continue;
    }
    JudgeAddressesAtBoot(*of, *found->second, parts);
    if (state.inventory.intent.host_mtu)
      JudgeMtuAtBoot(*of, *state.inventory.intent.host_mtu, *found->second, parts);
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
