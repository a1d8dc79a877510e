#include "switch_qos_lossless.h"

#include <gtest/gtest.h>

#include "lossless_seed.h"

namespace fabric {
namespace {

using Rate = std::optional<BitRate>;

TEST(LosslessClassIsConsistentTest, HoldsForTheRecipe) {
  EXPECT_EQ(LosslessSeed().Judged(), "holds\n" + kLosslessNote);
}

TEST(LosslessClassIsConsistentTest, NamesEverythingThatALegHasOfItsOwn) {
  LosslessSeed b;
  const std::string line = "set qsfp28-2-1 egress-rate-queue3=25.0Gbps";
  QosPort& leg = b.Leg("qsfp28-2-1");
  leg.trust_l3 = Fact<std::string>{"ignore", {kLosslessExport, 21, line}, true};
  leg.pfc = Fact<std::string>{"disabled", {kLosslessExport, 21, line}, true};
  leg.egress_rate[3] = Seen<Rate>(GigabitsPerSecond(25), kLosslessExport, 21, line);
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qsfp28-2-1, mended on fabric-a
  expected trust-l3=keep pfc=pfc-tc3 egress-rate-queue3=100Gbps
  observed trust-l3=ignore (default) pfc=disabled (default) egress-rate-queue3=25Gbps
  evidence devices/fabric-a/export.out:21 set qsfp28-2-1 egress-rate-queue3=25.0Gbps
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp28-2-1] trust-l3=keep pfc=pfc-tc3 egress-rate-queue3=100Gbps
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp28-2-1] trust-l3=ignore pfc=disabled egress-rate-queue3=25Gbps
)" + kLosslessNote);
}

TEST(LosslessClassIsConsistentTest, MakesAPfcProfileWhereNoneFits) {
  LosslessSeed b;
  b.first.pfc_profiles->clear();
  for (int cage = 2; cage <= 4; ++cage) b.first.legs->legs.pop_back();
  b.Leg("qsfp28-1-1").pfc =
      Seen<std::string>("pfc-old", kLosslessExport, 20, "set qsfp28-1-1 pfc=pfc-old");
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos priority-flow-control pfc-tc3, mended on fabric-a
  expected a PFC profile with traffic-class=3 rx=yes tx=yes
  observed no PFC profile has traffic-class=3
  evidence devices/fabric-a/export.out:20 set qsfp28-1-1 pfc=pfc-old
  fix /interface/ethernet/switch/qos/priority-flow-control/add name=pfc-tc3 traffic-class=3 rx=yes tx=yes
  undo /interface/ethernet/switch/qos/priority-flow-control/remove [find where name=pfc-tc3]
lossless-chain at fabric-a qsfp28-1-1, mended on fabric-a
  expected pfc=pfc-tc3
  observed pfc=pfc-old (does not exist)
  evidence devices/fabric-a/export.out:20 set qsfp28-1-1 pfc=pfc-old
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp28-1-1] pfc=pfc-tc3
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp28-1-1] pfc=pfc-old
)" + kLosslessNote);
}

TEST(LosslessClassIsConsistentTest, TellsTheMissingPfcProfileBeforeAllLegs) {
  LosslessSeed b;
  b.first.pfc_profiles->clear();
  const Verdict verdict = b.Judge();
  ASSERT_EQ(verdict.findings.size(), 5u);
  EXPECT_EQ(verdict.findings[0].where, "fabric-a qos priority-flow-control pfc-tc3");
  for (std::size_t leg = 1; leg < 5; ++leg) {
    ASSERT_EQ(verdict.findings[leg].fix.size(), 1u);
    EXPECT_TRUE(
        verdict.findings[leg].fix[0].starts_with("/interface/ethernet/switch/qos/port/set "));
  }
}

TEST(LosslessClassIsConsistentTest, SetsNoRateThatTheVersionRefuses) {
  LosslessSeed b;
  b.fabric.inventory.intent.leg_rate = GigabitsPerSecond(200);
  b.first.version = Seen<std::string>("7.23.2", "devices/fabric-a/resource.out");
  b.first.legs->legs.resize(1);
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qsfp28-1-1, mended on fabric-a
  expected egress-rate-queue3=200Gbps
  observed egress-rate-queue3=100Gbps
  evidence devices/fabric-a/export.out:20 set qsfp28-1-1 egress-rate-queue3=100.0Gbps
  caution egress-rate-queue3=200Gbps needs RouterOS 7.23.3 or later first
)" + kLosslessNote);
}

TEST(LosslessClassIsConsistentTest, SetsARateAbove100GFrom7233) {
  LosslessSeed b;
  b.fabric.inventory.intent.leg_rate = GigabitsPerSecond(200);
  b.first.version = Seen<std::string>("7.23.3", "devices/fabric-a/resource.out");
  const Verdict verdict = b.Judge();
  ASSERT_EQ(verdict.findings.size(), 4u);
  EXPECT_EQ(verdict.findings[0].fix.size(), 1u);
  EXPECT_EQ(verdict.findings[0].caution, "");
}

TEST(LosslessClassIsConsistentTest, ProfileThatPausesMoreThanTheClassIsWrong) {
  FabricState state = HealthySeedB();
  state.switches[0].pfc_profiles->at(0).traffic_classes.value = {3, 4};
  const Verdict verdict = LosslessClassIsConsistent(state, {SubjectKind::kSwitch, "fabric-a", ""});
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].observed, "traffic-class=3,4 rx=yes tx=yes");
  EXPECT_EQ(verdict.findings[0].fix.at(0),
            "/interface/ethernet/switch/qos/priority-flow-control/set [find where name=pfc-tc3] "
            "traffic-class=3 rx=yes tx=yes");
  EXPECT_EQ(verdict.findings[0].undo.at(0),
            "/interface/ethernet/switch/qos/priority-flow-control/set [find where name=pfc-tc3] "
            "traffic-class=3,4 rx=yes tx=yes");
}

TEST(LosslessClassIsConsistentTest, DisabledProfileProtectsNothing) {
  FabricState state = HealthySeedB();
  state.switches[0].pfc_profiles->at(0).disabled = true;
  const Verdict verdict = LosslessClassIsConsistent(state, {SubjectKind::kSwitch, "fabric-a", ""});
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].observed, "traffic-class=3 rx=yes tx=yes disabled=yes");
  EXPECT_EQ(verdict.findings[0].expected, "traffic-class=3 rx=yes tx=yes disabled=no");
}

TEST(LosslessClassIsConsistentTest, TellsAWrongPfcProfileOnceForAllLegs) {
  LosslessSeed b;
  const Evidence at{kLosslessExport, 5, "add name=pfc-tc3 traffic-class=4 tx=yes"};
  b.first.pfc_profiles =
      std::vector<PfcProfile>{{"pfc-tc3", {{4}, at, false}, {false, at, true}, {true, at, false}}};
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos priority-flow-control pfc-tc3, mended on fabric-a
  expected traffic-class=3 rx=yes tx=yes
  observed traffic-class=4 rx=no tx=yes
  evidence devices/fabric-a/export.out:5 add name=pfc-tc3 traffic-class=4 tx=yes
  fix /interface/ethernet/switch/qos/priority-flow-control/set [find where name=pfc-tc3] traffic-class=3 rx=yes tx=yes
  undo /interface/ethernet/switch/qos/priority-flow-control/set [find where name=pfc-tc3] traffic-class=4 rx=no tx=yes
)" + kLosslessNote);
}

TEST(LosslessClassIsConsistentTest, IsViolatedWithoutAnEgressRate) {
  LosslessSeed b;
  b.Leg("qsfp28-4-1").egress_rate[3] =
      Seen<Rate>(std::nullopt, kLosslessExport, 23, "set qsfp28-4-1");
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qsfp28-4-1, mended on fabric-a
  expected egress-rate-queue3=100Gbps
  observed egress-rate-queue3 unset
  evidence devices/fabric-a/export.out:23 set qsfp28-4-1
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp28-4-1] egress-rate-queue3=100Gbps
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp28-4-1] !egress-rate-queue3
)" + kLosslessNote);
}

TEST(LosslessClassIsConsistentTest, OffersNoRateWhereTheLinksIsNotKnown) {
  LosslessSeed b;
  b.fabric.inventory.intent.leg_rate.reset();
  b.Leg("qsfp28-4-1").egress_rate[3] =
      Seen<Rate>(std::nullopt, kLosslessExport, 23, "set qsfp28-4-1");
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qsfp28-4-1, mended on fabric-a
  expected egress-rate-queue3 is the link's rate
  observed egress-rate-queue3 unset
  evidence devices/fabric-a/export.out:23 set qsfp28-4-1
)" + kLosslessNote);
}

TEST(LosslessClassIsConsistentTest, IsViolatedWithoutTheDcbxThatTheIntentWants) {
  LosslessSeed b;
  b.Wanted().dcbx = true;
  b.first.dcbx = Seen(false, kLosslessExport, 50, "set lldp-dcbx=no");
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a lldp-dcbx, mended on fabric-a
  expected yes
  observed no
  evidence devices/fabric-a/export.out:50 set lldp-dcbx=no
  fix /ip/neighbor/discovery-settings/set lldp-dcbx=yes
  undo /ip/neighbor/discovery-settings/set lldp-dcbx=no
note not declared by the intent, so not judged: ECN
)");
}

TEST(LosslessClassIsConsistentTest, IsNoEvidenceWithoutAnExport) {
  LosslessSeed b;
  b.first.pfc_profiles = NotAsked("no export");
  b.first.qos_profiles = NotAsked("no export");
  b.first.dscp_map = NotAsked("no export");
  EXPECT_EQ(b.Judged(), "no evidence\nbecause no export\n" + kLosslessNote);
}

TEST(LosslessClassIsConsistentTest, IsViolatedByDisabledPfcEvenWithoutTheProfiles) {
  LosslessSeed b;
  b.first.legs->legs.resize(1);
  b.first.pfc_profiles = NotAsked("no export");
  b.Leg("qsfp28-1-1").pfc = Seen<std::string>("disabled", kLosslessExport, 20, "pfc=disabled");
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qsfp28-1-1, mended on fabric-a
  expected a PFC profile of traffic class 3
  observed pfc=disabled
  evidence devices/fabric-a/export.out:20 pfc=disabled
)" + kLosslessNote);
}

TEST(LosslessClassIsConsistentTest, IsNotApplicableToALossyFabric) {
  EXPECT_EQ(Told(LosslessClassIsConsistent(HealthySeedA(), {SubjectKind::kSwitch, "crs804", ""})),
            "not applicable\nbecause the intent is not lossless\n");
}

}  // namespace
}  // namespace fabric
