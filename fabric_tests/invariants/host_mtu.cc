#include "host_mtu.h"

#include <fmt/format.h>

#include <utility>

#include "missing_netdev.h"
#include "netplan_change.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

Finding MtuFault(const HostRail& of, int wanted) {
  Finding finding;
  finding.fault = "mtu";
  finding.device = of.entry->name;
  finding.where = of.Where();
  finding.expected = fmt::format("MTU {}", wanted);
  return finding;
}

Finding OtherMtu(const HostRail& of, const Fact<int>& is, int wanted) {
  Finding finding = MtuFault(of, wanted);
  finding.observed = fmt::format("MTU {}", is.value);
  finding.evidence = {is.evidence};
  finding.caution = "the link may go down and up: drain before a measurement counts";
  finding.fix = NetplanChange(of.entry->name, of.netdev, fmt::format("mtu: {}", wanted));
  finding.undo = NetplanChange(of.entry->name, of.netdev, fmt::format("mtu: {}", is.value));
  return finding;
}

}  // namespace

const std::vector<Invariant>& HostMtuInvariants() {
  static const std::vector<Invariant> rows = {
      {"HostMtu",
       "RailMtuIsJumbo",
       SubjectKind::kHostRail,
       "the MTU of the rail's netdev is the intent's",
       "RoCE takes the next MTU below that of the netdev: 1500 gives 1024, and 92.57 Gb/s where "
       "4096 gives 98 on a 100G wire",
       {"ip-link|ip-addr"},
       RailMtuIsJumbo}};
  return rows;
}

Verdict RailMtuIsJumbo(const FabricState& state, const Subject& subject) {
  const auto wanted = state.inventory.intent.host_mtu;
  if (!wanted) return NotApplicable("the intent has no host MTU");
  const auto of = FindHostRail(state, subject.device, subject.rail);
  if (!of) return Unseen(subject);
  if (!of->seen->mtu) return Absent(of->seen->mtu.error());
  if (const auto without = WithoutNetdev(state, *of)) return *without;
  Parts parts;
  const HostInterface* interface = of->seen->FindInterface(of->netdev);
  if (interface != nullptr && interface->mtu_dispute) parts.Unknown(*interface->mtu_dispute);
  const Fact<int>& is = of->seen->mtu->at(of->netdev);
  if (is.value != *wanted)
    parts.Violated(OtherMtu(*of, is, *wanted));
  else
    parts.Holds();
  return std::move(parts).Sum();
}

}  // namespace fabric
