#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "host_platform.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string Judged(const FabricState& state) {
  return Told(DeepCStatesAreOff(state, {SubjectKind::kHost, "spark3", ""}));
}

HostIdle& IdleOf(FabricState& state) { return state.hosts[2].idle; }

// The state of that index may be entered by the CPU, or by all.
void Enable(FabricState& state, int index, const std::string& cpu = "") {
  for (IdleState& one : *IdleOf(state).states)
    if (one.index == index && (cpu.empty() || one.cpu == cpu)) one.disabled.value = false;
}

TEST(DeepCStatesAreOffTest, HoldsWhereTheStatesAreDisabled) {
  EXPECT_EQ(Judged(HealthySeedA()), "holds\n");
}

TEST(DeepCStatesAreOffTest, HoldsWhereTheLatencyIsHeld) {
  FabricState state = HealthySeedA();
  Enable(state, 1);
  IdleOf(state).held_latency_us->value = 0;
  EXPECT_EQ(Judged(state), "holds\n");
  IdleOf(state).states = NoAnswer("spark3: cut off");
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(DeepCStatesAreOffTest, IsViolatedByAStateOfAllCpus) {
  FabricState state = HealthySeedA();
  Enable(state, 1);
  EXPECT_EQ(Judged(state), R"(violated
deep-c-state at spark3, mended on spark3
  expected no CPU may sleep so deep that it wakes in more than 1 us
  observed enabled: LPI-1 (42 us) on 2 CPUs; and nobody holds /dev/cpu_dma_latency that low
  evidence devices/spark3/cpu-idle.out:4 /sys/devices/system/cpu/cpu0/cpuidle/state1/disable:1
  evidence devices/spark3/cpu-latency.out:1 /dev/cpu_dma_latency 2000000000
  caution it lasts until the next boot: a unit must set it again
  fix echo 1 | sudo tee /sys/devices/system/cpu/cpu*/cpuidle/state1/disable
  undo echo 0 | sudo tee /sys/devices/system/cpu/cpu*/cpuidle/state1/disable
)");
}

TEST(DeepCStatesAreOffTest, AFixNamesTheCpusAtFault) {
  FabricState state = HealthySeedA();
  Enable(state, 1, "cpu1");
  const Verdict verdict = DeepCStatesAreOff(state, {SubjectKind::kHost, "spark3", ""});
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].observed,
            "enabled: LPI-1 (42 us) on cpu1; and nobody holds /dev/cpu_dma_latency that low");
  EXPECT_EQ(verdict.findings[0].fix[0],
            "echo 1 | sudo tee /sys/devices/system/cpu/cpu1/cpuidle/state1/disable");
}

TEST(DeepCStatesAreOffTest, AStateThatWakesInTimeMayStay) {
  FabricState state = HealthySeedA();
  Enable(state, 1);
  state.inventory.intent.cpu_wake_latency = Latency{42'000};
  EXPECT_EQ(Judged(state), "holds\n");
  state.inventory.intent.cpu_wake_latency = Latency{41'900};
  EXPECT_EQ(Judged(state).substr(0, 9), "violated\n");
}

TEST(DeepCStatesAreOffTest, IsNoEvidenceWhereOnlyRootCouldTell) {
  FabricState state = HealthySeedA();
  Enable(state, 1);
  IdleOf(state).held_latency_us = NotAsked("spark3 cpu-latency: denied: needs root");
  EXPECT_EQ(Judged(state),
            "no evidence\nbecause spark3 may sleep deep (LPI-1 (42 us) on 2 CPUs), unless a "
            "process holds /dev/cpu_dma_latency; spark3 cpu-latency: denied: needs root\n");
  IdleOf(state).held_latency_us = NoAnswer("spark3 cpu-latency: no answer in time");
  EXPECT_EQ(Judged(state).substr(0, 8), "unknown\n");
}

TEST(DeepCStatesAreOffTest, HoldsWithoutRootWhereTheStatesAreDisabled) {
  FabricState state = HealthySeedA();
  IdleOf(state).held_latency_us = NotAsked("spark3 cpu-latency: denied: needs root");
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(DeepCStatesAreOffTest, OneCpuProvesNothingOfTheOthers) {
  FabricState state = HealthySeedA();
  std::erase_if(*IdleOf(state).states, [](const IdleState& one) { return one.cpu != "cpu0"; });
  EXPECT_EQ(Judged(state), "no evidence\nbecause spark3: the text shows one CPU only\n");
}

TEST(DeepCStatesAreOffTest, IsUnknownOrNoEvidenceWithoutTheStates) {
  FabricState state = HealthySeedA();
  IdleOf(state).states = NoAnswer("spark3: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause spark3: refused\n");
  IdleOf(state).states = NotAsked("spark3: not asked");
  EXPECT_EQ(Judged(state), "no evidence\nbecause spark3: not asked\n");
}

TEST(DeepCStatesAreOffTest, IsNotApplicableWithoutALimit) {
  FabricState state = HealthySeedA();
  state.inventory.intent.cpu_wake_latency.reset();
  EXPECT_EQ(Judged(state),
            "not applicable\nbecause the intent has no limit for the latency of a CPU\n");
}

TEST(DeepCStatesAreOffTest, IsNoEvidenceOfAHostThatWasNotSeen) {
  EXPECT_EQ(Told(DeepCStatesAreOff(HealthySeedA(), {SubjectKind::kHost, "x", ""})),
            "no evidence\nbecause nothing was seen of x\n");
}

}  // namespace
}  // namespace fabric
