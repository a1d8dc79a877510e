#include "switch_causes.h"

#include <fmt/format.h>

#include "cause_words.h"
#include "units.h"

namespace fabric {
namespace {

using Findings = std::vector<const Finding*>;
using enum Nearness;

std::string FabricBridge(const FabricState& state, const std::string& device) {
  const SwitchState* found = state.FindSwitch(device);
  return found != nullptr && found->fabric_bridge ? found->fabric_bridge->value
                                                  : "the fabric bridge";
}

bool IsSeenInTraffic(const Findings& followers) {
  return AnyHasFault(followers, "not-offloaded") || AnyHasFault(followers, "mac-learned-by-cpu");
}

Findings WithFault(const Findings& findings, std::string_view fault) {
  Findings with;
  for (const Finding* finding : findings)
    if (finding->fault == fault) with.push_back(finding);
  return with;
}

Findings OnOtherDevices(const Findings& findings, const std::string& device) {
  Findings others;
  for (const Finding* finding : findings)
    if (finding->device != device) others.push_back(finding);
  return others;
}

CauseWords TwoBridges(const FabricState& state, const Findings& roots, const Findings& followers) {
  const std::string& device = roots.front()->device;
  const std::string bridge = FabricBridge(state, device);
  const Findings ports = WithFault(roots, "cage-port-in-management-bridge");
  CauseWords words;
  words.title =
      IsSeenInTraffic(followers)
          ? fmt::format("{} forwards {} in its CPU", device, bridge)
          : fmt::format("{} can offload only one bridge, and it may not be {}", device, bridge);
  words.because = fmt::format(
      "Switch-chip ports are members of another bridge than {}: {}. The switch chip offloads one "
      "bridge; every other one is forwarded by the CPU, at about 10 Gb/s for all ports together.",
      bridge, Places(ports.empty() ? roots : ports));
  words.then = "collect again: the legs must show H, and the hosts' MACs E";
  return words;
}

CauseWords Blocked(const FabricState& state, const Findings& roots, const Findings&) {
  const std::string& device = roots.front()->device;
  return {
      fmt::format("a bridge feature keeps {} from being offloaded", FabricBridge(state, device)),
      fmt::format("On {} a setting that needs the CPU to forward is in use: {}.", device,
                  Places(roots)),
      "collect again: the legs must show H"};
}

CauseWords HwOff(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("hw=no on {} of {}", Counted(PlaceCount(roots), "port"), roots.front()->device),
      fmt::format("Offload is switched off by hand on {}: their frames go through the CPU.",
                  Places(roots)),
      "collect again: the ports must show H"};
}

CauseWords LegOutside(const FabricState& state, const Findings& roots, const Findings&) {
  const std::string& device = roots.front()->device;
  const std::string bridge = FabricBridge(state, device);
  return {
      fmt::format("{} of {} not in {}", Counted(PlaceCount(roots), "leg"), device, bridge),
      fmt::format("{} is no enabled member of {}: what hangs on it cannot reach the other hosts "
                  "at line rate.",
                  Places(roots), bridge),
      "collect again: every leg must be listed in " + bridge + " with H"};
}

CauseWords CageSplit(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("cage {} of {} is split across bridges", Places(roots), roots.front()->device),
      "Sub-ports of one cage share their lanes; the chip does not offload a cage whose members "
      "sit in several bridges.",
      "collect again: the legs must show H"};
}

CauseWords NotOffloaded(const FabricState& state, const Findings& roots, const Findings&) {
  const std::string& device = roots.front()->device;
  return {fmt::format("{} is not offloaded on {}", FabricBridge(state, device), device),
          fmt::format("Nothing in the configuration forbids it, and yet {} goes through the CPU. A "
                      "stale offload group does this after retraining or a change of the bridge.",
                      Places(roots)),
          "collect again: the legs must show H, and the hosts' MACs E"};
}

CauseWords LearnedByCpu(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("{} has stale forwarding: frames reach only its CPU", roots.front()->device),
          fmt::format("The flags are fine, but MACs behind {} were learned by the CPU: rules or "
                      "tables of the chip are older than the cabling.",
                      Places(roots)),
          "collect again: the hosts' MACs must show E"};
}

CauseWords QosOn(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("QoS is on at {} of {}: RoCE stalls once the chip forwards",
                  Counted(PlaceCount(roots), "port"), roots.front()->device),
      fmt::format("The fabric is declared lossy, but {} trusts markings or has PFC. Connections "
                  "are then set up and bulk data never arrives.",
                  Places(roots)),
      "collect again, then measure: local_ack_timeout_err must stay flat"};
}

CauseWords QosVersion(const FabricState&, const Findings& roots, const Findings&) {
  const std::string& device = roots.front()->device;
  return {fmt::format("RouterOS of {} cannot do the QoS that it is to do", device),
          fmt::format("{}, and it takes {}: what is set beyond that has no effect.",
                      roots.front()->observed, roots.front()->expected),
          "after the upgrade collect again"};
}

CauseWords Inert(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("QoS of {} is not offloaded", roots.front()->device),
          "Without qos-hw-offloading the chip ignores every PFC, trust and queue setting.",
          "collect again"};
}

CauseWords Chain(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("the lossless class of {} is broken at {}", roots.front()->device, Places(roots)),
      "DSCP, profile, traffic class, PFC profile and egress rate of a leg must lead to one "
      "queue; frames that fall out of the chain are dropped under load.",
      "collect again, then measure all rails at once"};
}

CauseWords Shaper(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("a shaper holds {} of {} below the link", Counted(PlaceCount(roots), "port"),
                      roots.front()->device),
          fmt::format("An egress-rate-queue under the link's rate is set on {}.", Places(roots)),
          "collect again, then measure: 97.98 Gb/s on a 200G link is such a shaper at 100G"};
}

CauseWords Differs(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("QoS of {} is half configured", roots.front()->device),
          fmt::format("{} differs from the other legs of the fabric.", Places(roots)),
          "collect again"};
}

CauseWords GlobalPause(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("global pause and PFC are both on at {}", roots.front()->device),
          fmt::format("{} has rx/tx-flow-control and PFC; pause then stops every class.",
                      Places(roots)),
          "collect again"};
}

CauseWords LinkMode(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("a link mode of {} is impossible at {}", roots.front()->device, Places(roots)),
      "A mode takes the lanes of the sub-ports behind its own. RouterOS takes a setting that "
      "the cage cannot carry, and the leg gets no link or another rate.",
      "collect again: monitor must say link-ok at the declared rate"};
}

CauseWords LegLink(const FabricState&, const Findings& roots, const Findings& followers) {
  const Findings far = OnOtherDevices(followers, roots.front()->device);
  return {
      fmt::format("a link of {} does not run as declared: {}", roots.front()->device,
                  Places(roots)),
      fmt::format("{}: {}.{} What hangs on it is slow or cut off, whatever else is right.",
                  Places(roots), ObservedTexts(roots),
                  far.empty() ? "" : fmt::format(" The other end says so too: {}.", Places(far))),
      "collect again: monitor must say link-ok at the declared rate"};
}

CauseWords FecDiffers(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("the ends of a cable run different FECs at {} of {}", Places(roots),
                      roots.front()->device),
          fmt::format("{}. Both ends of a link have to run the same forward error correction; else "
                      "it loses frames or has no link.",
                      ObservedTexts(roots)),
          "drain both ends, collect again: both must state the same FEC"};
}

CauseWords LegElsewhere(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("the inventory declares {} of {} as a leg, and nothing is plugged in there",
                      Places(roots), roots.front()->device),
          fmt::format("{}. What is missing at a port that is no leg is no fault of it.",
                      ObservedTexts(roots)),
          "collect again: `fabric cabling` must show every rail on its leg"};
}

CauseWords LegFec(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("FEC of {} is not as declared at {}", roots.front()->device, Places(roots)),
          "Both ends of a link have to run the same forward error correction; else it loses frames "
          "or has no link.",
          "collect again: monitor must state the declared fec"};
}

CauseWords WentDown(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("a link of {} went down during the run: {}", roots.front()->device,
                      Places(roots)),
          "A link that flaps loses frames, and what was measured over it counts for nothing.",
          "mend the link, drain the hosts, collect again"};
}

CauseWords Version(const FabricState&, const Findings& roots, const Findings&) {
  const Finding& first = *roots.front();
  return {fmt::format("{} runs another RouterOS than it should", first.device),
          fmt::format("{}, expected was {}.", first.observed, first.expected),
          "after the upgrade collect again"};
}

CauseWords Drift(const FabricState& state, const Findings& roots, const Findings&) {
  const std::string& device = roots.front()->device;
  const SwitchState* found = state.FindSwitch(device);
  return {fmt::format("the configuration of {} is not its golden export: {} differ{}", device,
                      Counted(PlaceCount(roots), "place"), PlaceCount(roots) == 1 ? "s" : ""),
          fmt::format("Compared with {}, this is another configuration: {}.",
                      found != nullptr ? found->golden_file : "the golden export", Places(roots)),
          "collect again; where the change is meant, take a new golden export"};
}

// Whatever is wrong at a place that is not as in the golden export came with that change.
std::vector<CauseRule> WithDrift(std::vector<CauseRule> rules) {
  for (CauseRule& rule : rules) rule.followers.push_back({"export-differs", kSamePlace});
  rules.push_back({{"export-differs"}, Grouping::kPerDevice, {}, Drift});
  return rules;
}

CauseWords L2Mtu(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("L2MTU of {} does not fit the hosts' frames at {}", roots.front()->device,
                      Places(roots)),
          "The chip drops frames above a port's l2mtu without a word: ping passes, RoCE does not.",
          "collect again, then ping with 8972 bytes and don't-fragment"};
}

CauseWords CablesElsewhere(const FabricState&, const Findings& roots, const Findings&) {
  const std::size_t others = PlaceCount(roots) - 1;
  return {roots.front()->observed + (others == 0 ? "" : fmt::format(" (and {} more)", others)),
          "The switch learned the MAC of a rail behind another leg than the inventory says: what "
          "is found at a leg would be blamed on the wrong host.",
          "collect again: `fabric cabling` must show every rail on its leg"};
}

CauseWords Management(const FabricState&, const Findings& roots, const Findings&) {
  return {
      fmt::format("management of {} rides the fabric", roots.front()->device),
      fmt::format("{}: a fix of the fabric can cut you off, and bulk traffic shares the way in.",
                  roots.front()->observed),
      "collect again over the copper port"};
}

CauseWords StpBlocks(const FabricState&, const Findings& roots, const Findings&) {
  return {fmt::format("spanning tree blocks {} of {}", Places(roots), roots.front()->device),
          "A loop or a second path makes the bridge discard on this leg; traffic takes a detour or "
          "none.",
          "collect again: the leg must be forwarding"};
}

}  // namespace

std::vector<CauseRule> SwitchCauses() {
  using enum Grouping;
  return WithDrift({
      {{"leg-elsewhere"},
       kPerDevice,
       {{"leg-not-in-fabric-bridge", kSamePlace},
        {"leg-disabled", kSamePlace},
        {"leg-dangling", kSamePlace},
        {"hw-off", kSamePlace},
        {"not-offloaded", kSamePlace},
        {"leg-no-link", kSamePlace},
        {"lossless-chain", kSamePlace},
        {"qos-differs", kSamePlace},
        {"l2mtu-too-small", kSamePlace},
        {"l2mtu-differs", kSamePlace}},
       LegElsewhere},
      {{"second-offload-bridge", "cage-port-in-management-bridge"},
       kPerDevice,
       {{"cage-split", kSameDevice},
        {"leg-not-in-fabric-bridge", kSameDevice, true},
        {"not-offloaded", kSameDevice},
        {"mac-learned-by-cpu", kSameDevice},
        {"offload-on-other-bridge", kSameDevice}},
       TwoBridges},
      {{"offload-blocked"},
       kPerDevice,
       {{"not-offloaded", kSameDevice},
        {"mac-learned-by-cpu", kSameDevice},
        {"offload-on-other-bridge", kSameDevice}},
       Blocked},
      {{"hw-off"},
       kPerDevice,
       {{"not-offloaded", kSamePlace}, {"mac-learned-by-cpu", kSamePlace}},
       HwOff},
      {{"leg-not-in-fabric-bridge", "leg-disabled", "leg-dangling"},
       kPerDevice,
       {{"not-offloaded", kSamePlace},
        {"mac-learned-by-cpu", kSamePlace},
        {"cage-split", kSameDevice}},
       LegOutside},
      {{"cage-split"},
       kPerDevice,
       {{"not-offloaded", kSameDevice},
        {"mac-learned-by-cpu", kSameDevice},
        {"offload-on-other-bridge", kSameDevice}},
       CageSplit},
      {{"not-offloaded", "offload-on-other-bridge"},
       kPerDevice,
       {{"mac-learned-by-cpu", kSameDevice}},
       NotOffloaded},
      {{"mac-learned-by-cpu"}, kPerDevice, {}, LearnedByCpu},
      {{"qos-version"},
       kPerDevice,
       {{"version-below-minimum", kSameDevice}, {"versions-differ", kSameDevice}},
       QosVersion},
      {{"version-below-minimum", "versions-differ"}, kPerDevice, {}, Version},
      {{"leg-mode-impossible", "leg-lanes-taken"},
       kPerDevice,
       {{"leg-no-link", kSamePlace},
        {"leg-rate", kSamePlace},
        {"leg-half-duplex", kSamePlace},
        {"legs-missing", kSameDevice},
        {"netdev-down", kSamePlace, true},
        {"rdma-port-down", kSamePlace},
        {"rail-speed", kSamePlace}},
       LinkMode},
      {{"leg-no-link", "leg-rate", "leg-half-duplex", "legs-missing"},
       kPerDevice,
       {{"leg-went-down", kSamePlace},
        {"netdev-down", kSamePlace, true},
        {"rdma-port-down", kSamePlace},
        {"rail-speed", kSamePlace}},
       LegLink},
      {{"leg-fec"},
       kPerDevice,
       {{"leg-went-down", kSamePlace}, {"rail-fec", kSamePlace, true}},
       LegFec},
      {{"leg-fec-differs"},
       kPerDevice,
       {{"leg-went-down", kSamePlace}, {"rail-fec-differs", kSamePlace}},
       FecDiffers},
      {{"leg-went-down"}, kPerDevice, {}, WentDown},
      {{"qos-on"},
       kPerDevice,
       {{"qos-differs", kSameDevice},
        {"shaper", kSamePlace, true},
        {"global-pause", kSamePlace, true}},
       QosOn},
      {{"lossless-inert"}, kPerDevice, {}, Inert},
      {{"lossless-chain"},
       kPerDevice,
       {{"qos-differs", kSameDevice}, {"shaper", kSamePlace, true}},
       Chain},
      {{"shaper"}, kPerDevice, {{"qos-differs", kSameDevice}}, Shaper},
      {{"qos-differs"}, kPerDevice, {}, Differs},
      {{"global-pause"}, kPerDevice, {}, GlobalPause},
      {{"l2mtu-too-small", "l2mtu-differs", "l2mtu-out-of-range", "mtu-over-l2mtu"},
       kPerDevice,
       {},
       L2Mtu},
      {{"cable-elsewhere"}, kPerDevice, {}, CablesElsewhere},
      {{"management-on-fabric-port", "gateway-behind-leg"}, kPerDevice, {}, Management},
      {{"leg-blocked"}, kPerDevice, {}, StpBlocks},
  });
}

}  // namespace fabric
