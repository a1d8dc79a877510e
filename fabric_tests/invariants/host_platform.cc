#include "host_platform.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace fabric {
namespace {

// One value of a host: its kernel, or what the NIC of one rail has.
struct FleetValue {
  std::string host;
  std::string where;  // "spark1", "spark1 enp1s0f0np0"
  Fact<std::string> seen;
};

std::string_view FactName(UniformFact fact) {
  switch (fact) {
    case UniformFact::kNicFirmware:
      return "NIC firmware";
    case UniformFact::kDriver:
      return "NIC driver";
    case UniformFact::kKernel:
      return "kernel";
  }
  return "";
}

void Gather(const std::string& host, const std::string& where, const Observed<std::string>& seen,
            std::vector<FleetValue>& values, Parts& parts) {
  if (!seen) return parts.Absent(seen.error());
  values.push_back({host, where, *seen});
}

std::vector<FleetValue> ValuesOf(UniformFact fact, const FabricState& state, Parts& parts) {
  std::vector<FleetValue> values;
  for (const HostState& host : state.hosts) {
    if (fact == UniformFact::kKernel) {
      Gather(host.name, host.name, host.kernel, values, parts);
      continue;
    }
    for (const auto& [netdev, nic] : host.nics)
      Gather(host.name, host.name + " " + netdev,
             fact == UniformFact::kDriver ? nic.driver : nic.firmware, values, parts);
  }
  return values;
}

// The first value that no other one outnumbers.
const FleetValue& Usual(const std::vector<FleetValue>& values) {
  std::map<std::string, int> counts;
  for (const FleetValue& value : values) ++counts[value.seen.value];
  return *std::max_element(values.begin(), values.end(),
                           [&](const FleetValue& a, const FleetValue& b) {
                             return counts[a.seen.value] < counts[b.seen.value];
                           });
}

Finding FleetDiffers(UniformFact fact, const FleetValue& odd, const FleetValue& usual) {
  Finding finding;
  finding.fault = "fleet-differs";
  finding.device = odd.host;
  finding.where = odd.where;
  finding.expected = fmt::format("{} {}, as on {}", FactName(fact), usual.seen.value, usual.where);
  finding.observed = odd.seen.value;
  finding.evidence = {odd.seen.evidence, usual.seen.evidence};
  finding.caution = "no fix is named: which of them is right is for you to say";
  return finding;
}

void JudgeFact(UniformFact fact, const FabricState& state, Parts& parts) {
  const auto values = ValuesOf(fact, state, parts);
  if (values.empty()) return;
  const FleetValue& usual = Usual(values);
  bool uniform = true;
  for (const FleetValue& value : values) {
    if (value.seen.value == usual.seen.value) continue;
    parts.Violated(FleetDiffers(fact, value, usual));
    uniform = false;
  }
  if (uniform) parts.Holds();
}

}  // namespace

const std::vector<Invariant>& HostPlatformInvariants() {
  static const std::vector<Invariant> rows = {
      {"HostPlatform",
       "FleetIsUniform",
       SubjectKind::kFabric,
       "what the intent lists is equal on all hosts: NIC firmware, NIC driver, kernel",
       "a host that differs is the first suspect when one row of the matrix is slow, and a "
       "needless "
       "one when none differs",
       {"ethtool-driver.NETDEV", "kernel"},
       FleetIsUniform},
      {"HostPlatform",
       "DeepCStatesAreOff",
       SubjectKind::kHost,
       "no CPU may enter an idle state that takes longer to wake from than the intent allows: it "
       "is disabled, or a process holds /dev/cpu_dma_latency",
       "a core that has to wake first answers a frame late, and a collective waits for the slowest "
       "host",
       {"cpu-latency|cpu-idle"},
       DeepCStatesAreOff},
      {"HostPlatform",
       "KernelLogShowsNoFatalPcieError",
       SubjectKind::kHost,
       "since boot, the kernel told of no fatal PCIe error, and its driver neither reset the NIC "
       "nor found its health compromised",
       "a NIC that was lost and came back may stay in a state that carries 13 Gb/s a rail, with "
       "clean links and counters",
       {"kernel-log"},
       KernelLogShowsNoFatalPcieError}};
  return rows;
}

Verdict FleetIsUniform(const FabricState& state, const Subject& /*subject*/) {
  if (state.hosts.empty()) return Absent(Missing{Missing::Why::kNotAsked, "no host in this run"});
  const auto& uniform = state.inventory.intent.uniform;
  if (uniform.empty()) return NotApplicable("the intent lists nothing that shall be uniform");
  Parts parts;
  for (const UniformFact fact : uniform) JudgeFact(fact, state, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
