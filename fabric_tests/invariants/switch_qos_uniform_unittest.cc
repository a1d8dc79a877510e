#include "switch_qos_uniform.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

using Rate = std::optional<BitRate>;

Subject FabricA() { return {SubjectKind::kSwitch, "fabric-a", ""}; }
Subject FabricB() { return {SubjectKind::kSwitch, "fabric-b", ""}; }
Subject Crs804() { return {SubjectKind::kSwitch, "crs804", ""}; }

void TrustL3(SwitchState& state, const std::string& port, const std::string& value) {
  QosPortOf(state, port).trust_l3 = Seen(value, "devices/" + state.name + "/export.out", 20,
                                         "set " + port + " trust-l3=" + value);
}

TEST(NothingIsHalfConfiguredTest, HoldsWhereAllLegsOfTwoSwitchesAreAlike) {
  EXPECT_EQ(Told(NothingIsHalfConfigured(HealthySeedB(), FabricA())), "holds\n");
}

TEST(NothingIsHalfConfiguredTest, HoldsInALossyFabricWithEverythingOff) {
  EXPECT_EQ(Told(NothingIsHalfConfigured(HealthySeedA(), Crs804())), "holds\n");
}

TEST(NothingIsHalfConfiguredTest, NamesTheLegThatDiffersFromTheMajority) {
  FabricState state = HealthySeedB();
  TrustL3(state.switches[0], "qsfp28-3-1", "trust");
  QosPortOf(state.switches[0], "qsfp28-3-1").egress_rate[3] =
      Seen<Rate>(std::nullopt, "devices/fabric-a/export.out", 20, "");
  EXPECT_EQ(Told(NothingIsHalfConfigured(state, FabricA())), R"(violated
qos-differs at fabric-a qsfp28-3-1, mended on fabric-a
  expected trust-l3=keep, as on 7 of 8 legs; egress-rate-queue3=100Gbps, as on 7 of 8 legs: the intent is lossless
  observed trust-l3=trust egress-rate-queue3 unset
  evidence devices/fabric-a/export.out:20 set qsfp28-3-1 trust-l3=trust
  evidence devices/fabric-a/export.out:20 
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp28-3-1] trust-l3=keep egress-rate-queue3=100Gbps
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp28-3-1] trust-l3=trust !egress-rate-queue3
)");
}

TEST(NothingIsHalfConfiguredTest, LeavesTheSwitchAloneThatHasTheMajority) {
  FabricState state = HealthySeedB();
  TrustL3(state.switches[0], "qsfp28-3-1", "trust");
  EXPECT_EQ(Told(NothingIsHalfConfigured(state, FabricB())), "holds\n");
}

TEST(NothingIsHalfConfiguredTest, NamesTheLaterSwitchWhenTwoFabricsDrifted) {
  FabricState state = HealthySeedB();
  for (int cage = 1; cage <= 4; ++cage)
    TrustL3(state.switches[1], "qsfp28-" + std::to_string(cage) + "-1", "trust");
  EXPECT_EQ(Told(NothingIsHalfConfigured(state, FabricA())), "holds\n");
  const Verdict later = NothingIsHalfConfigured(state, FabricB());
  ASSERT_EQ(later.findings.size(), 4u);
  EXPECT_EQ(Told(later.findings[3]), R"(qos-differs at fabric-b qsfp28-4-1, mended on fabric-b
  expected trust-l3=keep, as on 4 of 8 legs
  observed trust-l3=trust
  evidence devices/fabric-b/export.out:20 set qsfp28-4-1 trust-l3=trust
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp28-4-1] trust-l3=keep
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp28-4-1] trust-l3=trust
)");
}

TEST(NothingIsHalfConfiguredTest, LeavesTheSwitchAloneThatAgreesWithALosslessIntent) {
  FabricState state = HealthySeedB();
  for (int cage = 1; cage <= 4; ++cage)
    TrustL3(state.switches[0], "qsfp28-" + std::to_string(cage) + "-1", "ignore");
  TrustL3(state.switches[1], "qsfp28-1-1", "keep");
  EXPECT_EQ(Told(NothingIsHalfConfigured(state, FabricB())), "holds\n");
  const Verdict first = NothingIsHalfConfigured(state, FabricA());
  ASSERT_EQ(first.findings.size(), 4u);
  EXPECT_EQ(first.findings[0].expected, "trust-l3=keep, as on 4 of 8 legs: the intent is lossless");
}

TEST(NothingIsHalfConfiguredTest, OneLegWithPfcIsTheMeasureOfALosslessIntent) {
  FabricState state = HealthySeedB();
  for (SwitchState& owner : state.switches)
    for (const Leg& leg : owner.legs->legs)
      if (owner.name != "fabric-b" || leg.port != "qsfp28-4-1")
        QosPortOf(owner, leg.port).pfc->value = "disabled";
  EXPECT_EQ(NothingIsHalfConfigured(state, FabricA()).findings.size(), 4u);
  EXPECT_EQ(NothingIsHalfConfigured(state, FabricB()).findings.size(), 3u);
}

TEST(NothingIsHalfConfiguredTest, HoldsInALosslessFabricWhoseLegsAreAllAlikeOff) {
  FabricState state = HealthySeedB();
  for (SwitchState& owner : state.switches)
    for (const Leg& leg : owner.legs->legs) TrustL3(owner, leg.port, "ignore");
  EXPECT_EQ(Told(NothingIsHalfConfigured(state, FabricA())), "holds\n");
}

TEST(NothingIsHalfConfiguredTest, MeasuresAgainstOffInALossyFabric) {
  FabricState state = HealthySeedA();
  for (const Leg& leg : state.switches[0].legs->legs)
    if (leg.port != "qsfp56-dd-1-1") TrustL3(state.switches[0], leg.port, "keep");
  const Verdict verdict = NothingIsHalfConfigured(state, Crs804());
  ASSERT_EQ(verdict.findings.size(), 7u);
  EXPECT_EQ(Told(verdict.findings[0]), R"(qos-differs at crs804 qsfp56-dd-1-5, mended on crs804
  expected trust-l3=ignore, as the intent is lossy
  observed trust-l3=keep
  evidence devices/crs804/export.out:20 set qsfp56-dd-1-5 trust-l3=keep
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-1-5] trust-l3=ignore
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-1-5] trust-l3=keep
)");
}

TEST(NothingIsHalfConfiguredTest, HoldsInALossyFabricWhoseLegsAreAllAlikeOn) {
  FabricState state = HealthySeedA();
  for (const Leg& leg : state.switches[0].legs->legs) TrustL3(state.switches[0], leg.port, "keep");
  EXPECT_EQ(Told(NothingIsHalfConfigured(state, Crs804())), "holds\n");
}

TEST(NothingIsHalfConfiguredTest, IsNoEvidenceWhereAPropertyOfOneLegIsMissing) {
  FabricState state = HealthySeedB();
  QosPortOf(state.switches[1], "qsfp28-2-1").map = NotAsked("the table has no MAP column");
  EXPECT_EQ(Told(NothingIsHalfConfigured(state, FabricA())),
            "no evidence\nbecause the table has no MAP column\n");
}

TEST(NothingIsHalfConfiguredTest, IsUnknownWhileTheOtherSwitchIsMissing) {
  FabricState state = HealthySeedB();
  state.switches[1].qos_ports = NoAnswer("fabric-b qos-port: connection refused");
  EXPECT_EQ(Told(NothingIsHalfConfigured(state, FabricA())),
            "unknown\nbecause fabric-b qos-port: connection refused\n");
}

TEST(NothingIsHalfConfiguredTest, IsViolatedAlthoughTheOtherSwitchIsMissing) {
  FabricState state = HealthySeedB();
  state.switches[1].qos_ports = NoAnswer("fabric-b qos-port: connection refused");
  TrustL3(state.switches[0], "qsfp28-3-1", "trust");
  const Verdict verdict = NothingIsHalfConfigured(state, FabricA());
  EXPECT_EQ(verdict.kind, VerdictKind::kViolated);
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].expected, "trust-l3=keep, as on 3 of 4 legs");
}

TEST(NothingIsHalfConfiguredTest, IsNoEvidenceWithoutLegs) {
  FabricState state = HealthySeedA();
  state.switches[0].legs->legs.clear();
  EXPECT_EQ(Told(NothingIsHalfConfigured(state, Crs804())),
            "no evidence\nbecause no leg of crs804 is known\n");
}

TEST(NothingIsHalfConfiguredTest, PauseOfTheWholeLinkBesidePfcIsAFinding) {
  FabricState state = HealthySeedB();
  PortOf(state.switches[0], "qsfp28-2-1").rx_flow_control->value = "on";
  const Verdict verdict = NothingIsHalfConfigured(state, FabricA());
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].fault, "global-pause");
  EXPECT_EQ(verdict.findings[0].where, "fabric-a qsfp28-2-1");
  EXPECT_EQ(verdict.findings[0].observed, "rx-flow-control=on, pfc=pfc-tc3");
  EXPECT_THAT(verdict.findings[0].undo.at(0), testing::HasSubstr("rx-flow-control=on"));
}

TEST(NothingIsHalfConfiguredTest, PauseIsNobodysFindingWherePfcIsOff) {
  FabricState state = HealthySeedA();
  PortOf(state.switches[0], "qsfp56-dd-1-1").rx_flow_control->value = "on";
  EXPECT_EQ(NothingIsHalfConfigured(state, Crs804()).kind, VerdictKind::kHolds);
}

TEST(NothingIsHalfConfiguredTest, PauseThatNobodyShowsIsNoEvidence) {
  FabricState state = HealthySeedB();
  PortOf(state.switches[0], "qsfp28-2-1").tx_flow_control = NotAsked("no text says it");
  EXPECT_EQ(NothingIsHalfConfigured(state, FabricA()).kind, VerdictKind::kNoEvidence);
}

}  // namespace
}  // namespace fabric
