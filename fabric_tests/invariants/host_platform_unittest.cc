#include "host_platform.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string Judged(const FabricState& state) {
  return Told(FleetIsUniform(state, {SubjectKind::kFabric, "", ""}));
}

Fact<std::string>& KernelOf(FabricState& state, std::size_t host) {
  return *state.hosts[host].kernel;
}

TEST(FleetIsUniformTest, HoldsForTheHealthyFleet) { EXPECT_EQ(Judged(HealthySeedA()), "holds\n"); }

TEST(FleetIsUniformTest, IsViolatedByOneKernel) {
  FabricState state = HealthySeedA();
  KernelOf(state, 0).value = "6.11.0";
  EXPECT_EQ(Judged(state), R"(violated
fleet-differs at spark1, mended on spark1
  expected kernel 6.17.0, as on spark2
  observed 6.11.0
  evidence devices/spark1/kernel.out:1 6.17.0
  evidence devices/spark2/kernel.out:1 6.17.0
  caution no fix is named: which of them is right is for you to say
)");
}

TEST(FleetIsUniformTest, WhereAsManyDifferTheFirstOfTheInventoryIsTheMeasure) {
  FabricState state = HealthySeedA();
  KernelOf(state, 2).value = "6.11.0";
  KernelOf(state, 3).value = "6.11.0";
  const Verdict verdict = FleetIsUniform(state, {SubjectKind::kFabric, "", ""});
  ASSERT_EQ(verdict.findings.size(), 2U);
  EXPECT_EQ(verdict.findings[0].where, "spark3");
  EXPECT_EQ(verdict.findings[0].expected, "kernel 6.17.0, as on spark1");
  EXPECT_EQ(verdict.findings[1].where, "spark4");
}

TEST(FleetIsUniformTest, IsViolatedByTheNicOfOneRail) {
  FabricState state = HealthySeedA();
  HostNic& nic = state.hosts[1].nics.at("enP2p1s0f1np1");
  nic.firmware->value = "28.47.1088";
  nic.driver->value = "mlx5_core 6.14.0";
  EXPECT_EQ(Judged(state), R"(violated
fleet-differs at spark2 enP2p1s0f1np1, mended on spark2
  expected NIC firmware 28.45.4028, as on spark1 enP2p1s0f0np0
  observed 28.47.1088
  evidence devices/spark2/ethtool-driver.enP2p1s0f1np1.out:3 firmware-version: 28.45.4028
  evidence devices/spark1/ethtool-driver.enP2p1s0f0np0.out:3 firmware-version: 28.45.4028
  caution no fix is named: which of them is right is for you to say
fleet-differs at spark2 enP2p1s0f1np1, mended on spark2
  expected NIC driver mlx5_core 6.17.0, as on spark1 enP2p1s0f0np0
  observed mlx5_core 6.14.0
  evidence devices/spark2/ethtool-driver.enP2p1s0f1np1.out:1 driver: mlx5_core
  evidence devices/spark1/ethtool-driver.enP2p1s0f0np0.out:1 driver: mlx5_core
  caution no fix is named: which of them is right is for you to say
)");
}

TEST(FleetIsUniformTest, IsUnknownWhileAHostIsMissing) {
  FabricState state = HealthySeedA();
  state.hosts[1].kernel = NoAnswer("spark2: connection refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause spark2: connection refused\n");
  KernelOf(state, 2).value = "6.11.0";
  EXPECT_EQ(FleetIsUniform(state, {SubjectKind::kFabric, "", ""}).kind, VerdictKind::kViolated);
}

TEST(FleetIsUniformTest, OnlyWhatTheIntentListsIsJudged) {
  FabricState state = HealthySeedA();
  state.inventory.intent.uniform = {UniformFact::kDriver};
  KernelOf(state, 0).value = "6.11.0";
  state.hosts[1].nics.at("enP2p1s0f1np1").firmware = NoAnswer("cut off");
  EXPECT_EQ(Judged(state), "holds\n");
  state.inventory.intent.uniform.clear();
  EXPECT_EQ(Judged(state),
            "not applicable\nbecause the intent lists nothing that shall be uniform\n");
}

TEST(FleetIsUniformTest, IsNoEvidenceWithoutHosts) {
  FabricState state = HealthySeedA();
  state.hosts.clear();
  EXPECT_EQ(Judged(state), "no evidence\nbecause no host in this run\n");
}

TEST(FleetIsUniformTest, IsNoEvidenceWhenNobodyAsked) {
  FabricState state = HealthySeedA();
  state.inventory.intent.uniform = {UniformFact::kKernel};
  for (HostState& host : state.hosts) host.kernel = NotAsked("no kernel");
  EXPECT_EQ(Judged(state).substr(0, 12), "no evidence\n");
}

}  // namespace
}  // namespace fabric
