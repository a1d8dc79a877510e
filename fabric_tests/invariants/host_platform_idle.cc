#include <fmt/format.h>

#include <map>
#include <set>
#include <utility>

#include "host_platform.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr std::int64_t kNanosecondsPerMicrosecond = 1000;

// A state that is too deep, and the CPUs that may enter it.
struct DeepState {
  std::string name;
  std::int64_t wake_latency_us = 0;
  std::set<std::string> enabled_on;
  std::size_t cpus = 0;  // that have the state
  Evidence at;           // of the first CPU that may enter it
};

using DeepStates = std::map<int, DeepState>;  // by the index of the state

bool IsDeeperThan(std::int64_t latency_us, Latency limit) {
  return latency_us > limit.nanoseconds / kNanosecondsPerMicrosecond;
}

bool IsHeldBelow(const HostIdle& idle, Latency limit) {
  return idle.held_latency_us && idle.held_latency_us->value >= 0 &&
         !IsDeeperThan(idle.held_latency_us->value, limit);
}

DeepStates EnabledDeepStates(const std::vector<IdleState>& states, Latency limit) {
  DeepStates deep;
  for (const IdleState& state : states) {
    if (!IsDeeperThan(state.wake_latency_us, limit)) continue;
    DeepState& one = deep[state.index];
    ++one.cpus;
    if (state.disabled.value) continue;
    if (one.enabled_on.empty()) {
      one.name = state.name;
      one.wake_latency_us = state.wake_latency_us;
      one.at = state.disabled.evidence;
    }
    one.enabled_on.insert(state.cpu);
  }
  std::erase_if(deep, [](const auto& entry) { return entry.second.enabled_on.empty(); });
  return deep;
}

// "LPI-1 (42 us) on 20 CPUs, LPI-2 (433 us) on cpu3"
std::string Named(const DeepStates& deep) {
  std::string text;
  for (const auto& [index, state] : deep) {
    const std::string where = state.enabled_on.size() == 1
                                  ? *state.enabled_on.begin()
                                  : fmt::format("{} CPUs", state.enabled_on.size());
    text += fmt::format("{}{} ({} us) on {}", text.empty() ? "" : ", ", state.name,
                        state.wake_latency_us, where);
  }
  return text;
}

std::string SwitchOf(std::string_view cpu, int index) {
  return fmt::format(" /sys/devices/system/cpu/{}/cpuidle/state{}/disable", cpu, index);
}

// The switches of exactly the CPUs that may enter the state; '*' where all may.
std::string SwitchesOf(int index, const DeepState& state) {
  if (state.enabled_on.size() == state.cpus) return SwitchOf("cpu*", index);
  std::string files;
  for (const std::string& cpu : state.enabled_on) files += SwitchOf(cpu, index);
  return files;
}

Finding DeepSleep(const HostState& host, const DeepStates& deep, Latency limit) {
  Finding finding;
  finding.fault = "deep-c-state";
  finding.PlaceAt(host.name, "");
  finding.expected =
      fmt::format("no CPU may sleep so deep that it wakes in more than {}", Text(limit));
  finding.observed =
      fmt::format("enabled: {}; and nobody holds /dev/cpu_dma_latency that low", Named(deep));
  for (const auto& [index, state] : deep) {
    finding.evidence.push_back(state.at);
    const std::string switches = SwitchesOf(index, state);
    finding.fix.push_back("echo 1 | sudo tee" + switches);
    finding.undo.push_back("echo 0 | sudo tee" + switches);
  }
  finding.evidence.push_back(host.idle.held_latency_us->evidence);
  finding.caution = "it lasts until the next boot: a unit must set it again";
  return finding;
}

void JudgeEnabledStates(const HostState& host, const DeepStates& deep, Latency limit,
                        Parts& parts) {
  if (host.idle.held_latency_us) return parts.Violated(DeepSleep(host, deep, limit));
  const Missing& why = host.idle.held_latency_us.error();
  parts.Absent({why.why, fmt::format("{} may sleep deep ({}), unless a process holds "
                                     "/dev/cpu_dma_latency; {}",
                                     host.name, Named(deep), why.reason)});
}

bool IsOfOneCpu(const std::vector<IdleState>& states) {
  for (const IdleState& state : states)
    if (state.cpu != states.front().cpu) return false;
  return true;
}

}  // namespace

Verdict DeepCStatesAreOff(const FabricState& state, const Subject& subject) {
  const auto limit = state.inventory.intent.cpu_wake_latency;
  if (!limit) return NotApplicable("the intent has no limit for the latency of a CPU");
  const HostState* host = state.FindHost(subject.device);
  if (host == nullptr) return Unseen(subject);
  Parts parts;
  if (IsHeldBelow(host->idle, *limit)) {
    parts.Holds();
    return std::move(parts).Sum();
  }
  const auto& states = host->idle.states;
  if (!states) return Absent(states.error());
  const DeepStates deep = EnabledDeepStates(*states, *limit);
  if (!deep.empty())
    JudgeEnabledStates(*host, deep, *limit, parts);
  else if (IsOfOneCpu(*states))
    parts.NoEvidence(fmt::format("{}: the text shows one CPU only", host->name));
  else
    parts.Holds();
  return std::move(parts).Sum();
}

}  // namespace fabric
