#include "switch_qos_lossless.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_in_full.h"

namespace fabric {
namespace {

using Rate = std::optional<BitRate>;

const std::string kFile = "devices/fabric-a/export.out";

Subject FabricA() { return {SubjectKind::kSwitch, "fabric-a", ""}; }

// Two notes that every verdict has: seed B declares neither.
const std::string kNote = "note not declared by the intent, so not judged: ECN, DCBX\n";

struct Lossless {
  FabricState fabric = HealthySeedB();
  SwitchState& first = fabric.switches[0];

  QosPort& Leg(const std::string& port) { return QosPortOf(first, port); }
  LosslessClass& Wanted() { return *fabric.inventory.intent.lossless; }
  std::string Judged() const { return InFull(LosslessClassIsConsistent(fabric, FabricA())); }
};

TEST(LosslessClassIsConsistentTest, HoldsForTheRecipe) {
  EXPECT_EQ(Lossless().Judged(), "holds\n" + kNote);
}

TEST(LosslessClassIsConsistentTest, HoldsWithTrustWhereTheProfileKeepsTheDscp) {
  Lossless b;
  b.Leg("qsfp28-1-1").trust_l3 = Seen<std::string>("trust", kFile);
  EXPECT_EQ(b.Judged(), "holds\n" + kNote);
}

TEST(LosslessClassIsConsistentTest, NamesEverythingThatALegHasOfItsOwn) {
  Lossless b;
  const std::string line = "set qsfp28-2-1 egress-rate-queue3=25.0Gbps";
  QosPort& leg = b.Leg("qsfp28-2-1");
  leg.trust_l3 = Fact<std::string>{"ignore", {kFile, 21, line}, true};
  leg.pfc = Fact<std::string>{"disabled", {kFile, 21, line}, true};
  leg.egress_rate[3] = Seen<Rate>(GigabitsPerSecond(25), kFile, 21, line);
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qsfp28-2-1
  expected trust-l3=keep pfc=pfc-tc3 egress-rate-queue3=100Gbps
  observed trust-l3=ignore (default) pfc=disabled (default) egress-rate-queue3=25Gbps
  evidence devices/fabric-a/export.out:21 set qsfp28-2-1 egress-rate-queue3=25.0Gbps
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp28-2-1] trust-l3=keep pfc=pfc-tc3 egress-rate-queue3=100Gbps
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp28-2-1] trust-l3=ignore pfc=disabled egress-rate-queue3=25Gbps
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, MakesAPfcProfileWhereNoneFits) {
  Lossless b;
  b.first.pfc_profiles->clear();
  for (int cage = 2; cage <= 4; ++cage) b.first.legs->legs.pop_back();
  b.Leg("qsfp28-1-1").pfc = Seen<std::string>("pfc-old", kFile, 20, "set qsfp28-1-1 pfc=pfc-old");
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos priority-flow-control pfc-tc3
  expected a PFC profile with traffic-class=3 rx=yes tx=yes
  observed no PFC profile has traffic-class=3
  evidence devices/fabric-a/export.out:20 set qsfp28-1-1 pfc=pfc-old
  fix /interface/ethernet/switch/qos/priority-flow-control/add name=pfc-tc3 traffic-class=3 rx=yes tx=yes
  undo /interface/ethernet/switch/qos/priority-flow-control/remove [find where name=pfc-tc3]
[lossless-chain] at fabric-a: fabric-a qsfp28-1-1
  expected pfc=pfc-tc3
  observed pfc=pfc-old (does not exist)
  evidence devices/fabric-a/export.out:20 set qsfp28-1-1 pfc=pfc-old
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp28-1-1] pfc=pfc-tc3
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp28-1-1] pfc=pfc-old
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, TellsTheMissingPfcProfileBeforeAllLegs) {
  Lossless b;
  b.first.pfc_profiles->clear();
  const Verdict verdict = LosslessClassIsConsistent(b.fabric, FabricA());
  ASSERT_EQ(verdict.findings.size(), 5u);
  EXPECT_EQ(verdict.findings[0].where, "fabric-a qos priority-flow-control pfc-tc3");
  for (std::size_t leg = 1; leg < 5; ++leg) {
    ASSERT_EQ(verdict.findings[leg].fix.size(), 1u);
    EXPECT_TRUE(
        verdict.findings[leg].fix[0].starts_with("/interface/ethernet/switch/qos/port/set "));
  }
}

TEST(LosslessClassIsConsistentTest, SetsNoRateThatTheVersionRefuses) {
  Lossless b;
  b.fabric.inventory.intent.leg_rate = GigabitsPerSecond(200);
  b.first.version = Seen<std::string>("7.23.2", "devices/fabric-a/resource.out");
  b.first.legs->legs.resize(1);
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qsfp28-1-1
  expected egress-rate-queue3=200Gbps
  observed egress-rate-queue3=100Gbps
  evidence devices/fabric-a/export.out:20 set qsfp28-1-1 egress-rate-queue3=100.0Gbps
  caution egress-rate-queue3=200Gbps needs RouterOS 7.23.3 or later first
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, SetsARateAbove100GFrom7233) {
  Lossless b;
  b.fabric.inventory.intent.leg_rate = GigabitsPerSecond(200);
  b.first.version = Seen<std::string>("7.23.3", "devices/fabric-a/resource.out");
  const Verdict verdict = LosslessClassIsConsistent(b.fabric, FabricA());
  ASSERT_EQ(verdict.findings.size(), 4u);
  EXPECT_EQ(verdict.findings[0].fix.size(), 1u);
  EXPECT_EQ(verdict.findings[0].caution, "");
}

TEST(LosslessClassIsConsistentTest, ChangesTheMapEntryThatLeadsToAnotherProfile) {
  Lossless b;
  b.first.dscp_map->front() = {"default", 26, "cnp", {kFile, 40, "add dscp=26 profile=cnp"}};
  b.first.qos_profiles->at(1).traffic_class.evidence = {kFile, 25, "add dscp=48 name=cnp"};
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos map default dscp 26
  expected DSCP 26 leads to a profile with traffic-class=3
  observed profile=cnp with traffic-class=6
  evidence devices/fabric-a/export.out:40 add dscp=26 profile=cnp
  evidence devices/fabric-a/export.out:25 add dscp=48 name=cnp
  fix /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] profile=roce-lossless
  undo /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] profile=cnp
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, MakesOneProfileForTwoMaps) {
  Lossless b;
  b.first.dscp_map->front().profile = "gone";
  b.first.dscp_map->push_back({"second", 26, "gone", {kFile, 42, ""}});
  b.first.dscp_map->push_back({"second", 48, "cnp", {kFile, 43, ""}});
  b.first.qos_profiles->erase(b.first.qos_profiles->begin());
  b.Leg("qsfp28-2-1").map = Seen<std::string>("second", kFile);
  const Verdict verdict = LosslessClassIsConsistent(b.fabric, FabricA());
  ASSERT_EQ(verdict.findings.size(), 3u);
  EXPECT_EQ(verdict.findings[0].fix,
            (std::vector<std::string>{"/interface/ethernet/switch/qos/profile/add name=dscp26-tc3 "
                                      "dscp=26 traffic-class=3"}));
  EXPECT_EQ(verdict.findings[1].where, "fabric-a qos map default dscp 26");
  EXPECT_EQ(verdict.findings[2].where, "fabric-a qos map second dscp 26");
  EXPECT_EQ(verdict.findings[2].fix.size(), 1u);
}

TEST(LosslessClassIsConsistentTest, PassesOverADisabledProfile) {
  Lossless b;
  b.first.qos_profiles->front().disabled = true;
  const Verdict verdict = LosslessClassIsConsistent(b.fabric, FabricA());
  ASSERT_EQ(verdict.findings.size(), 2u);
  EXPECT_EQ(verdict.findings[1].observed, "profile=roce-lossless, which is disabled");
}

TEST(LosslessClassIsConsistentTest, EnablesADisabledMapEntry) {
  Lossless b;
  b.first.version = Seen<std::string>("7.22", "devices/fabric-a/resource.out");
  b.first.dscp_map->front().disabled = true;
  const Verdict verdict = LosslessClassIsConsistent(b.fabric, FabricA());
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed, "the entry to profile=roce-lossless is disabled");
  EXPECT_EQ(verdict.findings[0].fix,
            (std::vector<std::string>{
                "/interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] "
                "profile=roce-lossless disabled=no"}));
}

TEST(LosslessClassIsConsistentTest, AProfileWithoutAutomapDoesNotMapItself) {
  Lossless b;
  b.first.dscp_map->clear();
  b.first.qos_profiles->front().automap = false;
  const Verdict verdict = LosslessClassIsConsistent(b.fabric, FabricA());
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed, "no entry of map default has DSCP 26");
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
  Lossless b;
  const Evidence at{kFile, 5, "add name=pfc-tc3 traffic-class=4 tx=yes"};
  b.first.pfc_profiles =
      std::vector<PfcProfile>{{"pfc-tc3", {{4}, at, false}, {false, at, true}, {true, at, false}}};
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos priority-flow-control pfc-tc3
  expected traffic-class=3 rx=yes tx=yes
  observed traffic-class=4 rx=no tx=yes
  evidence devices/fabric-a/export.out:5 add name=pfc-tc3 traffic-class=4 tx=yes
  fix /interface/ethernet/switch/qos/priority-flow-control/set [find where name=pfc-tc3] traffic-class=3 rx=yes tx=yes
  undo /interface/ethernet/switch/qos/priority-flow-control/set [find where name=pfc-tc3] traffic-class=4 rx=no tx=yes
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, IsViolatedWithoutAnEgressRate) {
  Lossless b;
  b.Leg("qsfp28-4-1").egress_rate[3] = Seen<Rate>(std::nullopt, kFile, 23, "set qsfp28-4-1");
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qsfp28-4-1
  expected egress-rate-queue3=100Gbps
  observed egress-rate-queue3 unset
  evidence devices/fabric-a/export.out:23 set qsfp28-4-1
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp28-4-1] egress-rate-queue3=100Gbps
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp28-4-1] !egress-rate-queue3
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, OffersNoRateWhereTheLinksIsNotKnown) {
  Lossless b;
  b.fabric.inventory.intent.leg_rate.reset();
  b.Leg("qsfp28-4-1").egress_rate[3] = Seen<Rate>(std::nullopt, kFile, 23, "set qsfp28-4-1");
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qsfp28-4-1
  expected egress-rate-queue3 is the link's rate
  observed egress-rate-queue3 unset
  evidence devices/fabric-a/export.out:23 set qsfp28-4-1
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, MapsTheDscpWhereNothingDoes) {
  Lossless b;
  b.first.version = Seen<std::string>("7.22.1", "devices/fabric-a/resource.out");
  std::erase_if(*b.first.dscp_map, [](const DscpMapping& entry) { return entry.dscp == 26; });
  for (QosPort& port : *b.first.qos_ports)
    port.map = Seen<std::string>("default", kFile, 20, "map=default");
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos map default dscp 26
  expected DSCP 26 leads to a profile with traffic-class=3
  observed no entry of map default has DSCP 26
  evidence devices/fabric-a/export.out:20 map=default
  fix /interface/ethernet/switch/qos/map/ip/add map=default dscp=26 profile=roce-lossless
  undo /interface/ethernet/switch/qos/map/ip/remove [find where dscp=26 and map=default]
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, HoldsWithoutAMapEntryFrom723) {
  Lossless b;
  b.first.version = Seen<std::string>("7.23", "devices/fabric-a/resource.out");
  b.first.dscp_map->clear();
  EXPECT_EQ(b.Judged(), "holds\n" + kNote);
}

TEST(LosslessClassIsConsistentTest, IsUnknownWithoutAMapEntryAndWithoutTheVersion) {
  Lossless b;
  b.first.version = NoAnswer("fabric-a resource: timeout");
  b.first.dscp_map->clear();
  EXPECT_EQ(b.Judged(), "unknown\nreason fabric-a resource: timeout\n" + kNote);
}

TEST(LosslessClassIsConsistentTest, ReadsTheMapThatThePortNames) {
  Lossless b;
  b.first.legs->legs.resize(1);
  b.first.version = Seen<std::string>("7.22.1", "devices/fabric-a/resource.out");
  b.Leg("qsfp28-1-1").map = Seen<std::string>("old map", kFile, 20, "map=\"old map\"");
  b.first.dscp_map->push_back({"old map", 26, "gone", {kFile, 31, "add dscp=26 profile=gone"}});
  b.first.dscp_map->push_back({"old map", 48, "cnp", {kFile, 32, ""}});
  b.first.qos_profiles->front().traffic_class.value = 5;
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos profile dscp26-tc3
  expected a profile with dscp=26 traffic-class=3
  observed no profile that is enabled has both
  evidence devices/fabric-a/export.out:31 add dscp=26 profile=gone
  fix /interface/ethernet/switch/qos/profile/add name=dscp26-tc3 dscp=26 traffic-class=3
  undo /interface/ethernet/switch/qos/profile/remove [find where name=dscp26-tc3]
[lossless-chain] at fabric-a: fabric-a qos map old map dscp 26
  expected DSCP 26 leads to a profile with traffic-class=3
  observed profile=gone, which does not exist
  evidence devices/fabric-a/export.out:31 add dscp=26 profile=gone
  fix /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map="old map"] profile=dscp26-tc3
  undo /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map="old map"] profile=gone
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, IsViolatedByAProfileOfAnotherTrafficClass) {
  Lossless b;
  b.first.qos_profiles->front().traffic_class = {
      0, {kFile, 24, "add dscp=26 name=roce-lossless"}, true};
  b.first.dscp_map->front().at = {kFile, 40, "add dscp=26 profile=roce-lossless"};
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos profile roce-lossless
  expected traffic-class=3 for DSCP 26
  observed traffic-class=0 (default)
  evidence devices/fabric-a/export.out:40 add dscp=26 profile=roce-lossless
  evidence devices/fabric-a/export.out:24 add dscp=26 name=roce-lossless
  fix /interface/ethernet/switch/qos/profile/set [find where name=roce-lossless] traffic-class=3
  undo /interface/ethernet/switch/qos/profile/set [find where name=roce-lossless] traffic-class=0
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, LeavesTheBuiltInProfileAlone) {
  Lossless b;
  b.first.dscp_map->front() = {"default", 26, "default", {kFile, 40, "add dscp=26"}};
  b.first.qos_profiles->push_back({"default",
                                   {0, {"", 0, "built in"}, true},
                                   {1, {"", 0, "built in"}, true},
                                   NotAsked("built in")});
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos map default dscp 26
  expected DSCP 26 leads to a profile with traffic-class=3
  observed profile=default with traffic-class=1 (default)
  evidence devices/fabric-a/export.out:40 add dscp=26
  evidence :0 built in
  fix /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] profile=roce-lossless
  undo /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] profile=default
)" + kNote);
}

// Field case: profiles without dscp= are harmless with keep, and rewrite frames with trust.
TEST(LosslessClassIsConsistentTest, IsViolatedWhereTrustWouldRewriteTheDscp) {
  Lossless b;
  b.Leg("qsfp28-3-1").trust_l3 = Seen<std::string>("trust", kFile);
  b.first.qos_profiles->front().dscp = {
      0, {kFile, 24, "add name=roce-lossless traffic-class=3"}, true};
  b.first.dscp_map->front().at = {kFile, 40, "add dscp=26 profile=roce-lossless"};
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos profile roce-lossless
  expected dscp=26: trust-l3=trust writes the profile's DSCP into frames
  observed dscp=0 (default)
  evidence devices/fabric-a/export.out:40 add dscp=26 profile=roce-lossless
  evidence devices/fabric-a/export.out:24 add name=roce-lossless traffic-class=3
  fix /interface/ethernet/switch/qos/profile/set [find where name=roce-lossless] dscp=26
  undo /interface/ethernet/switch/qos/profile/set [find where name=roce-lossless] dscp=0
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, HoldsWhereKeepPassesOverTheProfilesDscp) {
  Lossless b;
  b.first.qos_profiles->front().dscp = {0, {kFile, 24, ""}, true};
  EXPECT_EQ(b.Judged(), "holds\n" + kNote);
}

TEST(LosslessClassIsConsistentTest, IsViolatedByAProfileThatIsNotInHardware) {
  Lossless b;
  const Evidence mapped{kFile, 17, ""};
  b.first.qos_profiles->front().in_hardware =
      Seen(false, "devices/fabric-a/profile.out", 3, "1 roce-lossless");
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos profile roce-lossless
  expected flag H: the profile is in hardware
  observed no flag H: the switch chip does not know the profile
  evidence devices/fabric-a/export.out:17 
  evidence devices/fabric-a/profile.out:3 1 roce-lossless
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, IsUnknownWhereTheFlagWasAskedForInVain) {
  Lossless b;
  b.first.qos_profiles->front().in_hardware = NoAnswer("fabric-a profile: cut off");
  EXPECT_EQ(b.Judged(), "unknown\nreason fabric-a profile: cut off\n" + kNote);
}

TEST(LosslessClassIsConsistentTest, IsViolatedByACnpClassOfAnotherQueue) {
  Lossless b;
  b.Wanted().cnp_traffic_class = 5;
  b.first.qos_profiles->at(1).traffic_class = {
      6, {kFile, 25, "add dscp=48 name=cnp traffic-class=6"}, false};
  b.first.dscp_map->at(1).at = {kFile, 41, "add dscp=48 profile=cnp"};
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qos profile cnp
  expected traffic-class=5 for DSCP 48
  observed traffic-class=6
  evidence devices/fabric-a/export.out:41 add dscp=48 profile=cnp
  evidence devices/fabric-a/export.out:25 add dscp=48 name=cnp traffic-class=6
  fix /interface/ethernet/switch/qos/profile/set [find where name=cnp] traffic-class=5
  undo /interface/ethernet/switch/qos/profile/set [find where name=cnp] traffic-class=6
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, NotesThatNoCnpClassIsDeclared) {
  Lossless b;
  b.Wanted().cnp_dscp.reset();
  b.first.qos_profiles->at(1).traffic_class.value = 0;
  EXPECT_EQ(b.Judged(),
            "holds\nnote not declared by the intent, so not judged: CNP class, ECN, DCBX\n");
}

TEST(LosslessClassIsConsistentTest, IsViolatedByAQueueThatDoesNotMarkEcn) {
  Lossless b;
  b.Wanted().ecn = true;
  (*b.first.queue_ecn)[3] = {false, {kFile, 12, "set 3 schedule=high-priority-group"}, true};
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a tx-manager default queue 3 ecn
  expected yes
  observed no (default)
  evidence devices/fabric-a/export.out:12 set 3 schedule=high-priority-group
  caution all traffic halts while the chip is programmed anew: never under load
  fix /interface/ethernet/switch/qos/tx-manager/queue/set [find where tx-manager=default and traffic-class=3] ecn=yes
  undo /interface/ethernet/switch/qos/tx-manager/queue/set [find where tx-manager=default and traffic-class=3] ecn=no
note not declared by the intent, so not judged: DCBX
)");
}

TEST(LosslessClassIsConsistentTest, IsUnknownWhereTheQueueWasNotListed) {
  Lossless b;
  b.Wanted().ecn = true;
  EXPECT_EQ(b.Judged(),
            "unknown\nreason fabric-a: queue 3 of tx-manager default was not seen\n"
            "note not declared by the intent, so not judged: DCBX\n");
}

TEST(LosslessClassIsConsistentTest, IsViolatedWithoutTheDcbxThatTheIntentWants) {
  Lossless b;
  b.Wanted().dcbx = true;
  b.first.dcbx = Seen(false, kFile, 50, "set lldp-dcbx=no");
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a lldp-dcbx
  expected yes
  observed no
  evidence devices/fabric-a/export.out:50 set lldp-dcbx=no
  fix /ip/neighbor/discovery-settings/set lldp-dcbx=yes
  undo /ip/neighbor/discovery-settings/set lldp-dcbx=no
note not declared by the intent, so not judged: ECN
)");
}

TEST(LosslessClassIsConsistentTest, IsNoEvidenceWithoutAnExport) {
  Lossless b;
  b.first.pfc_profiles = NotAsked("no export");
  b.first.qos_profiles = NotAsked("no export");
  b.first.dscp_map = NotAsked("no export");
  EXPECT_EQ(b.Judged(), "no evidence\nreason no export\n" + kNote);
}

TEST(LosslessClassIsConsistentTest, IsViolatedByDisabledPfcEvenWithoutTheProfiles) {
  Lossless b;
  b.first.legs->legs.resize(1);
  b.first.pfc_profiles = NotAsked("no export");
  b.Leg("qsfp28-1-1").pfc = Seen<std::string>("disabled", kFile, 20, "pfc=disabled");
  EXPECT_EQ(b.Judged(), R"(violated
[lossless-chain] at fabric-a: fabric-a qsfp28-1-1
  expected a PFC profile of traffic class 3
  observed pfc=disabled
  evidence devices/fabric-a/export.out:20 pfc=disabled
)" + kNote);
}

TEST(LosslessClassIsConsistentTest, IsNotApplicableToALossyFabric) {
  EXPECT_EQ(InFull(LosslessClassIsConsistent(HealthySeedA(), {SubjectKind::kSwitch, "crs804", ""})),
            "not applicable\nreason the intent is not lossless\n");
}

}  // namespace
}  // namespace fabric
