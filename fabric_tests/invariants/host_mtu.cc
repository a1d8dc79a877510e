#include "host_mtu.h"

#include <fmt/format.h>

#include <utility>

#include "host_rail.h"
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

Finding NoInterface(const HostRail& of, int wanted) {
  Finding finding = MtuFault(of, wanted);
  finding.observed = "interface " + of.netdev + " does not exist";
  if (!of.seen->mtu->empty()) finding.evidence = {of.seen->mtu->begin()->second.evidence};
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
  Parts parts;
  const auto is = of->seen->mtu->find(of->netdev);
  if (is == of->seen->mtu->end())
    parts.Violated(NoInterface(*of, *wanted));
  else if (is->second.value != *wanted)
    parts.Violated(OtherMtu(*of, is->second, *wanted));
  else
    parts.Holds();
  return std::move(parts).Sum();
}

}  // namespace fabric
