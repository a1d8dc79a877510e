#include "declared_marks.h"

#include <algorithm>

namespace fabric {
namespace {

bool HasSysctl(const Intent& intent) {
  return intent.sysctl.arp_ignore || intent.sysctl.arp_announce || intent.sysctl.rp_filter;
}

bool HasPcie(const Intent& intent) { return intent.pcie.width || intent.pcie.speed; }

std::vector<Mark> StateMarks() {
  return {
      {"qos",
       [](const Intent& intent) { return intent.qos.has_value(); },
       {"SwitchQos.IsOffOnEveryLeg", "SwitchQos.LosslessClassIsConsistent"}},
      {"lossless",
       [](const Intent& intent) { return intent.lossless.has_value(); },
       {"SwitchQos.LosslessClassIsConsistent"}},
      {"host-mtu",
       [](const Intent& intent) { return intent.host_mtu.has_value(); },
       {"SwitchMtu.L2MtuCarriesTheHostMtu", "HostMtu.RailMtuIsJumbo", "HostAddress.IsPersistent"}},
      {"vlan-tags",
       [](const Intent& intent) { return intent.vlan_tags.has_value(); },
       {"SwitchMtu.L2MtuCarriesTheHostMtu"}},
      {"leg-rate",
       [](const Intent& intent) { return intent.leg_rate.has_value(); },
       {"SwitchLink.LegRunsAtDeclaredRate", "SwitchQos.NoShaperBelowTheLink"}},
      {"leg-fec",
       [](const Intent& intent) { return intent.leg_fec.has_value(); },
       {"SwitchLink.LegRunsDeclaredFec"}},
      {"ipv6-on-rails",
       [](const Intent& intent) { return intent.ipv6_on_rails.has_value(); },
       {"HostAddress.NoIpv6OnRails"}},
      {"sysctl", HasSysctl, {"HostSysctl.ArpIsPinnedToItsRail", "HostSysctl.IsPersistent"}},
      {"pcie", HasPcie, {"HostLink.RailLinkMatchesTheSwitch"}},
      {"uniform",
       [](const Intent& intent) { return !intent.uniform.empty(); },
       {"HostPlatform.FleetIsUniform"}},
      {"qos-unit",
       [](const Intent& intent) { return intent.qos_unit.has_value(); },
       {"HostQos.IsPersistent"}},
      {"cpu-wake-latency",
       [](const Intent& intent) { return intent.cpu_wake_latency.has_value(); },
       {"HostPlatform.DeepCStatesAreOff"}},
      {"routeros-minimum",
       [](const Intent& intent) { return intent.routeros_minimum.has_value(); },
       {"SwitchVersion.IsSupportedAndUniform"}},
  };
}

std::vector<Mark> MeasuredMarks() {
  return {
      {"rail-bandwidth",
       [](const Intent& intent) { return intent.rail_bandwidth.has_value(); },
       {"RailBandwidth.EveryPairReachesTheMark"}},
      {"rail-bandwidth-both-ways",
       [](const Intent& intent) { return intent.rail_bandwidth_both_ways.has_value(); },
       {"RailBandwidth.BothWaysAtOnce"}},
      {"all-rails-bandwidth",
       [](const Intent& intent) { return intent.all_rails_bandwidth.has_value(); },
       {"FabricBandwidth.AllRailsAtOnce"}},
      {"rail-latency",
       [](const Intent& intent) { return intent.rail_latency.has_value(); },
       {"RailLatency.IsBelowTheMark"}},
      {"nccl-busbw",
       [](const Intent& intent) { return !intent.nccl_busbw.empty(); },
       {"NcclBandwidth.AllReduceReachesTheMark"}},
      {"tolerance",
       [](const Intent& intent) { return intent.tolerance_percent.has_value(); },
       {"RailBandwidth.EveryPairReachesTheMark", "RailBandwidth.IsUniform",
        "RailBandwidth.BothWaysAtOnce", "FabricBandwidth.AllRailsAtOnce"}},
      {"host-cpu-idle",
       [](const Intent& intent) { return intent.host_cpu_idle_percent.has_value(); },
       {"HostCpu.IsIdleUnderLoad"}},
      {"switch-cpu-rise",
       [](const Intent& intent) { return intent.switch_cpu_rise_percent.has_value(); },
       {"SwitchOffload.CpuIsIdleUnderLoad"}},
  };
}

bool IsJudged(const Mark& mark, const std::vector<Invariant>& rows) {
  return std::any_of(rows.begin(), rows.end(), [&](const Invariant& row) {
    return std::find(mark.rows.begin(), mark.rows.end(), row.Id()) != mark.rows.end();
  });
}

}  // namespace

const std::vector<Mark>& AllMarks() {
  static const auto* const all = [] {
    auto* const marks = new std::vector<Mark>(StateMarks());
    const std::vector<Mark> measured = MeasuredMarks();
    marks->insert(marks->end(), measured.begin(), measured.end());
    return marks;
  }();
  return *all;
}

std::vector<std::string> MarksNotJudged(const Intent& intent, const std::vector<Invariant>& rows) {
  std::vector<std::string> keys;
  for (const Mark& mark : AllMarks())
    if (mark.is_declared(intent) && !IsJudged(mark, rows)) keys.emplace_back(mark.key);
  return keys;
}

}  // namespace fabric
