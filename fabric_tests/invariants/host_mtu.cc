#include "host_mtu.h"

#include <fmt/format.h>

#include <utility>

#include "missing_netdev.h"
#include "netplan_change.h"
#include "rail_fault.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

Finding MtuFault(const HostRail& of, int wanted) {
  Finding finding = RailFault(of, "mtu");
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

// The bytes that RoCE puts around its payload, for the kernel's choice of an RDMA MTU.
constexpr int kRoceHeaders = 96;

// The RDMA MTU that the kernel derives from that of the netdev: the largest that fits.
int RdmaMtuOf(int netdev_mtu) {
  int mtu = 4096;
  while (mtu > 256 && mtu > netdev_mtu - kRoceHeaders) mtu /= 2;
  return mtu;
}

// What RoCE made of a netdev MTU that is right; where RDMA was not asked, the part is left out.
void JudgeRdmaMtu(const HostRail& of, int wanted, Parts& parts) {
  const auto unless_not_asked = [&](const Missing& missing) {
    if (missing.why == Missing::Why::kNoAnswer) parts.Absent(missing);
  };
  if (!of.seen->rdma_ports) return unless_not_asked(of.seen->rdma_ports.error());
  const HostRdmaPort* port = of.seen->FindRdmaPort(of.netdev);
  if (port == nullptr) return;  // a finding of HostRdma
  if (!port->active_mtu) return unless_not_asked(port->active_mtu.error());
  if (port->active_mtu->value == RdmaMtuOf(wanted)) return;
  Finding finding = MtuFault(of, wanted);
  finding.expected = fmt::format("RDMA MTU {} on {}", RdmaMtuOf(wanted), port->device);
  finding.observed = fmt::format("active_mtu {}", port->active_mtu->value);
  finding.evidence = {port->active_mtu->evidence};
  finding.caution = "it follows from the MTU of the netdev, which is right: set that again";
  if (IsSafeInterfaceName(of.netdev))
    finding.fix = {fmt::format("sudo ip link set dev {} mtu {}", of.netdev, wanted)};
  parts.Violated(std::move(finding));
}

}  // namespace

const std::vector<Invariant>& HostMtuInvariants() {
  static const std::vector<Invariant> rows = {
      {"HostMtu",
       "RailMtuIsJumbo",
       SubjectKind::kHostRail,
       "the MTU of the rail's netdev is the intent's, and RoCE uses the largest that fits in it",
       "RoCE takes the next MTU below that of the netdev: 1500 gives 1024, and 92.57 Gb/s where "
       "4096 gives 98 on a 100G wire",
       {"ip-link|ip-addr", "rdma-link|ibdev2netdev", "ibv-devinfo"},
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
  if (is.value != *wanted) {
    parts.Violated(OtherMtu(*of, is, *wanted));
  } else {
    parts.Holds();
    JudgeRdmaMtu(*of, *wanted, parts);
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
