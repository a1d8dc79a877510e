#include "host_rdma.h"

#include <fmt/format.h>

#include <utility>

#include "missing_netdev.h"
#include "netplan_address.h"
#include "netplan_change.h"
#include "rail_fault.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr char kActive[] = "ACTIVE";
constexpr char kRoceV2[] = "RoCE v2";

Finding NoDevice(const HostRail& of) {
  Finding finding = RailFault(of, "no-rdma-device");
  finding.expected = "an RDMA device of " + of.netdev;
  const auto& ports = *of.seen->rdma_ports;
  for (const HostRdmaPort& port : ports) finding.evidence.push_back(port.at);
  if (ports.empty()) finding.evidence = {of.seen->rdma_at};
  finding.caution =
      "a GB10 without a cable takes its NIC off the PCI bus: look at the cables first";
  if (!ports.empty()) {
    finding.observed = "no RDMA device belongs to " + of.netdev;
    return finding;
  }
  finding.observed = "no RDMA device belongs to any netdev";
  finding.fix = {"sudo modprobe mlx5_ib  # " + of.entry->name};
  finding.undo = {"sudo modprobe -r mlx5_ib  # " + of.entry->name};
  return finding;
}

Finding OtherDevice(const HostRail& of, const HostRdmaPort& port, const std::string& declared) {
  Finding finding = RailFault(of, "rdma-device-name");
  finding.expected = "RDMA device " + declared;
  finding.observed = of.netdev + " belongs to " + port.device;
  finding.evidence = {port.at};
  if (IsSafeInterfaceName(port.device))
    finding.fix = {
        fmt::format("# in the inventory, at host {}: rails: {{{}: {{netdev: {}, device: {}}}}}",
                    of.entry->name, of.rail->name, of.netdev, port.device)};
  return finding;
}

// Setting the netdev up helps only where it is down; the undo of it would take a rail down.
void MendPort(const HostRail& of, const HostRdmaPort& port, Finding& finding) {
  const HostInterface* is = of.seen->FindInterface(of.netdev);
  const bool is_set_down = is != nullptr && is->link && is->link->value == LinkState::kDown;
  if (!is_set_down) {
    finding.caution = fmt::format(
        "no fix is named: nothing says that {} is set down; look at the cable, and in the kernel "
        "log for {}",
        of.netdev, port.device);
  } else if (IsSafeInterfaceName(of.netdev)) {
    finding.fix = {fmt::format("sudo ip link set dev {} up", of.netdev)};
    finding.undo = {fmt::format("sudo ip link set dev {} down", of.netdev)};
  }
}

void JudgeState(const HostRail& of, const HostRdmaPort& port, Parts& parts) {
  if (!port.state) return parts.Absent(port.state.error());
  if (port.state->value == kActive) return parts.Holds();
  Finding finding = RailFault(of, "rdma-port-down");
  finding.expected = fmt::format("{} port {} {}", port.device, port.port, kActive);
  finding.observed = port.state->value;
  finding.evidence = {port.state->evidence};
  MendPort(of, port, finding);
  parts.Violated(std::move(finding));
}

Finding NoGid(const HostRail& of, const HostRdmaPort& port) {
  Finding finding = RailFault(of, "rdma-gid");
  const auto intended = IntendedAddress(*of.entry, *of.rail);
  finding.expected = fmt::format(
      "a RoCE v2 GID of {}", intended ? intended->substr(0, intended->find('/'))
                                      : "an address in " + of.rail->subnet.canonical().to_string());
  for (const RdmaGid& gid : *port.gids) {
    if (!gid.v4 || gid.type != kRoceV2) continue;
    finding.observed += (finding.observed.empty() ? "" : ", ") + gid.v4->to_string();
    finding.evidence.push_back(gid.at);
  }
  if (finding.observed.empty()) {
    finding.observed = "no RoCE v2 GID with an IPv4 address";
    finding.evidence = {port.at};
  }
  finding.caution = "the GIDs of a device follow the addresses of its netdev";
  if (const HostInterface* is = of.seen->FindInterface(of.netdev); is != nullptr)
    SetIntendedAddress(*of.entry, *of.rail, *is, finding);
  return finding;
}

void JudgeGid(const HostRail& of, const HostRdmaPort& port, Parts& parts) {
  if (!port.gids) return parts.Absent(port.gids.error());
  bool untyped = false;
  for (const RdmaGid& gid : *port.gids) {
    if (!gid.v4 || !IsInSubnet(*gid.v4, of.rail->subnet) || !HasDeclaredOctet(*of.entry, *gid.v4))
      continue;
    if (gid.type == kRoceV2) return parts.Holds();
    untyped = untyped || gid.type.empty();
  }
  if (untyped) return parts.Unknown("this ibv_devinfo does not print the types of GIDs");
  parts.Violated(NoGid(of, port));
}

}  // namespace

const std::vector<Invariant>& HostRdmaInvariants() {
  static const std::vector<Invariant> rows = {
      {"HostRdma",
       "EveryRailHasAnActiveDevice",
       SubjectKind::kHostRail,
       "the rail's netdev has an RDMA device, the port is ACTIVE, and a RoCE v2 GID has the rail's "
       "IPv4 address",
       "without device or port NCCL takes the other rails, or sockets; without the GID of its "
       "address a queue pair leaves by another rail, or as RoCE v1",
       {"rdma-link|ibdev2netdev", "ibv-devinfo"},
       EveryRailHasAnActiveDevice}};
  return rows;
}

Verdict EveryRailHasAnActiveDevice(const FabricState& state, const Subject& subject) {
  const auto of = FindHostRail(state, subject.device, subject.rail);
  if (!of) return Unseen(subject);
  if (const auto without = WithoutNetdev(state, *of)) return *without;
  if (!of->seen->rdma_ports) return Absent(of->seen->rdma_ports.error());
  Parts parts;
  const HostRdmaPort* port = of->seen->FindRdmaPort(of->netdev);
  if (port == nullptr) {
    parts.Violated(NoDevice(*of));
    return std::move(parts).Sum();
  }
  const auto declared = NamesOn(*of->entry, *of->rail).rdma_device;
  if (declared && *declared != port->device) parts.Violated(OtherDevice(*of, *port, *declared));
  JudgeState(*of, *port, parts);
  JudgeGid(*of, *port, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
