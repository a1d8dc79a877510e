#include "host_causes.h"

#include <fmt/format.h>

#include <set>
#include <string>

#include "cause_words.h"

namespace fabric {
namespace {

using Findings = std::vector<const Finding*>;

CauseWords Duplicates(const FabricState&, const Findings& roots, const Findings&) {
  CauseWords words;
  words.title = roots.size() == 1
                    ? roots.front()->where
                    : fmt::format("{} rail addresses are on more than one interface", roots.size());
  words.because =
      "One address on several interfaces makes ARP answer with a MAC that leads nowhere: the "
      "sender transmits, no leg counts the frames, and ping still passes.";
  words.then = "collect again, then measure one rail";
  return words;
}

CauseWords Addresses(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("addresses of {} are not as declared: {}", roots.front()->device, Places(roots)),
      "Each rail needs exactly one IPv4 address, in its own subnet that nothing else overlaps; "
      "replies otherwise leave by the wrong interface.",
      "collect again"};
}

CauseWords AddressesAtBoot(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("the next boot changes {} of {}", Places(roots), roots.front()->device),
      "What runs now was set by hand, or the files were changed since: they say something else.",
      "collect again; after the next boot, too"};
}

CauseWords Unused(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("{} of {} shall stay unused", Places(roots), roots.front()->device),
      "An address there, or a network manager that may give it one, makes it a rail that nobody "
      "planned.",
      "collect again"};
}

CauseWords MissingNetdevs(const FabricState&, const Findings& roots, const Findings&) {
  const Finding& first = *roots.front();
  const bool is_one = PlaceCount(roots) == 1;
  return {is_one ? fmt::format("{} has no {}", first.device, first.expected)
                 : fmt::format("{} lacks the netdevs of {} rails: {}", first.device,
                               PlaceCount(roots), Places(roots)),
          is_one ? fmt::format("Everything of the rail rests on that name. {}: {}.", first.device,
                               first.observed)
                 : fmt::format("Everything of a rail rests on the name of its netdev, and {} has "
                               "no such interfaces: they were renamed, or are gone.",
                               first.device),
          "collect again: address, MTU and sysctls of the rail are judged only then"};
}

CauseWords NetdevsDown(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("{} of {} {} no link", Places(roots), roots.front()->device,
                      PlaceCount(roots) == 1 ? "has" : "have"),
          fmt::format("{}: no frame passes there, and addresses may be missing for that reason.",
                      ObservedTexts(roots)),
          "collect again, then measure the rail"};
}

CauseWords Ipv6(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("IPv6 is on at {}", Counted(PlaceCount(roots), "rail")),
          fmt::format("{} has an IPv6 address; RoCE may then pick its GID.", Places(roots)),
          "collect again"};
}

CauseWords Mtu(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("MTU is wrong on {}", Counted(PlaceCount(roots), "rail")),
      fmt::format(
          "{}: frames of the other ends do not fit, or RoCE falls back to smaller ones (MTU 1500: "
          "92.57 of 98 Gb/s on a 100G wire).",
          Places(roots)),
      "collect again; the MTU must survive a reboot"};
}

CauseWords Arp(const FabricState&, const Findings& roots, const Findings& followers) {
  return {fmt::format("ARP is not pinned to its rail on {}", Counted(PlaceCount(roots), "rail")),
          fmt::format("The kernel of {} may answer for one rail on another{}.", Places(roots),
                      followers.empty() ? "" : ", and a reboot does not set that right"),
          "collect again; the settings must survive a reboot"};
}

CauseWords SysctlsAtBoot(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("the next boot unpins ARP on {}", Counted(PlaceCount(roots), "host")),
          fmt::format("What {} runs with is not what its files of sysctl.d say.", Places(roots)),
          "collect again; after the next boot, too"};
}

CauseWords Rdma(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("RDMA is not ready on {} of {}", Counted(PlaceCount(roots), "rail"),
                  roots.front()->device),
      fmt::format("{}: without an active device of its own, NCCL takes fewer rails, or sockets.",
                  Places(roots)),
      "collect again; `rdma link` must show the rail ACTIVE"};
}

CauseWords Gids(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("{} without a RoCE v2 GID of its own address",
                      Counted(PlaceCount(roots), "rail")),
          fmt::format("{}: a queue pair leaves by another rail, or not as RoCE v2.", Places(roots)),
          "collect again"};
}

// "spark1, spark2"
std::string HostsOf(const Findings& roots) {
  std::string hosts;
  std::set<std::string> seen;
  for (const Finding* root : roots)
    if (seen.insert(root->device).second) hosts += (hosts.empty() ? "" : ", ") + root->device;
  return hosts;
}

// "2 rails of metis", "5 rails of spark1, spark2"
std::string RailsOf(const Findings& roots) {
  return fmt::format("{} of {}", Counted(PlaceCount(roots), "rail"), HostsOf(roots));
}

CauseWords Pfc(const FabricState& state, const Findings& roots, const Findings&) {
  const bool lossless = state.inventory.intent.lossless.has_value();
  return {fmt::format("priorities on {} are not those of a {} fabric", RailsOf(roots),
                      lossless ? "lossless" : "lossy"),
          fmt::format("{}: host and switch do not pause the same traffic. The settings are lost at "
                      "every reboot.",
                      Places(roots)),
          "collect again; a unit must set it at every boot"};
}

constexpr char kLostAtBoot[] =
    "Priorities that nothing sets at boot are lost with every one, and host and switch then do not "
    "pause the same traffic.";

CauseWords UnitMissing(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("the unit that sets the priorities is not there on {}", HostsOf(roots)),
          kLostAtBoot, "collect again"};
}

CauseWords UnitNotRun(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("the unit that sets the priorities did not run on {}", HostsOf(roots)),
          kLostAtBoot, "collect again"};
}

CauseWords UnitDisabled(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("the unit that sets the priorities is not enabled on {}", HostsOf(roots)),
          kLostAtBoot, "collect again"};
}

CauseWords RailLink(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("the link of {} is not as declared", RailsOf(roots)),
          fmt::format("Speed or FEC of {} is not what the intent asks of the legs.", Places(roots)),
          "drain both ends, collect again, then measure"};
}

CauseWords RailFecDiffers(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("{} run another FEC than the leg", RailsOf(roots)),
          fmt::format("{}: both ends of a link have to run the same forward error correction.",
                      Places(roots)),
          "drain both ends, collect again, then measure"};
}

CauseWords Pcie(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("PCIe is too narrow or too slow for {}", RailsOf(roots)),
          fmt::format("{}: half the lanes carry half the rail, about 55 Gb/s.", Places(roots)),
          "collect again, then measure the rails of this host"};
}

CauseWords Fleet(const FabricState&, const Findings& roots, const Findings&) {
  const Finding& first = *roots.front();
  return {fmt::format("the fleet is not uniform: {} differs", first.device),
          fmt::format("The intent wants the fleet uniform: {} has {}, others have {}.", first.where,
                      first.observed, first.expected),
          "collect again"};
}

CauseWords FatalPcie(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("fatal PCIe error on {}", roots.front()->device),
      "The PCIe link of a device failed. A NIC behind it is lost, or comes back in a state that "
      "carries a tenth of its rate.",
      "drain, collect again, then measure the rails of this host"};
}

CauseWords NicFault(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("the NIC of {} was reset, or is not healthy", roots.front()->device),
          "The driver says so, and a NIC that came back may carry a tenth of its rate.",
          "drain, collect again, then measure the rails of this host"};
}

CauseWords DeepSleepers(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("CPUs of {} may sleep too deep", HostsOf(roots)),
          "A core that has to wake first answers late, and the slowest host sets the pace of all.",
          "collect again, then measure the latency"};
}

}  // namespace

std::vector<CauseRule> HostCauses() {
  using enum Grouping;
  using enum Nearness;
  return {
      {{"duplicate-address"},
       kOverall,
       {{"several-addresses", kNamedThere},
        {"address-outside-subnet", kNamedThere},
        {"wrong-octet", kNamedThere},
        {"subnet-overlap", kNamedThere},
        {"rdma-gid", kNamedThere},
        {"address-not-persistent", kNamedThere, true}},
       Duplicates},
      {{"pcie-fatal"},
       kPerDevice,
       {{"nic-fault", kSameDevice},
        {"netdev-missing", kSameDevice, true},
        {"no-rdma-device", kSameDevice}},
       FatalPcie},
      {{"nic-fault"},
       kPerDevice,
       {{"netdev-missing", kSameDevice, true}, {"no-rdma-device", kSameDevice}},
       NicFault},
      {{"netdev-missing"}, kPerDevice, {}, MissingNetdevs},
      {{"netdev-down"},
       kPerDevice,
       {{"rdma-port-down", kSamePlace}, {"rail-speed", kSamePlace}, {"rail-fec", kSamePlace}},
       NetdevsDown},
      {{"no-address", "several-addresses", "address-outside-subnet", "subnet-overlap",
        "wrong-octet"},
       kPerDevice,
       {{"mtu", kSamePlace, true},
        {"rdma-gid", kSamePlace},
        {"address-not-persistent", kSamePlace, true},
        {"mtu-not-persistent", kSamePlace, true}},
       Addresses},
      {{"unused-has-address", "unused-is-managed"}, kPerDevice, {}, Unused},
      {{"ipv6-on-rail"}, kOverall, {}, Ipv6},
      {{"mtu"}, kOverall, {{"mtu-not-persistent", kSamePlace, true}}, Mtu},
      {{"address-not-persistent", "mtu-not-persistent"}, kPerDevice, {}, AddressesAtBoot},
      {{"arp-sysctl"}, kOverall, {{"sysctl-not-persistent", kSameDevice, true}}, Arp},
      {{"sysctl-not-persistent"}, kOverall, {}, SysctlsAtBoot},
      {{"rail-speed", "rail-fec"}, kOverall, {{"rdma-port-down", kSamePlace}}, RailLink},
      {{"rail-fec-differs"}, kOverall, {}, RailFecDiffers},
      {{"no-rdma-device", "rdma-port-down", "rdma-device-name"},
       kPerDevice,
       {{"rdma-gid", kSamePlace, true}},
       Rdma},
      {{"rdma-gid"}, kOverall, {}, Gids},
      {{"unit-missing"},
       kOverall,
       {{"host-pfc", kSameDevice, true},
        {"host-trust", kSameDevice, true},
        {"host-dscp-map", kSameDevice, true}},
       UnitMissing},
      {{"unit-not-run"},
       kOverall,
       {{"unit-disabled", kSamePlace, true},
        {"host-pfc", kSameDevice},
        {"host-trust", kSameDevice},
        {"host-dscp-map", kSameDevice}},
       UnitNotRun},
      {{"unit-disabled"}, kOverall, {}, UnitDisabled},
      {{"host-pfc", "host-trust", "host-dscp-map"}, kOverall, {}, Pfc},
      {{"pcie-link"}, kOverall, {}, Pcie},
      {{"deep-c-state"}, kOverall, {}, DeepSleepers},
      {{"fleet-differs"}, kPerDevice, {}, Fleet},
  };
}

}  // namespace fabric
