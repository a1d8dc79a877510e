#include "switch_qos_chain.h"

#include <gtest/gtest.h>

#include "lossless_seed.h"

namespace fabric {
namespace {

TEST(LosslessMarkingTest, HoldsWithTrustWhereTheProfileKeepsTheDscp) {
  LosslessSeed b;
  b.Leg("qsfp28-1-1").trust_l3 = Seen<std::string>("trust", kLosslessExport);
  EXPECT_EQ(b.Judged(), "holds\n" + kLosslessNote);
}

TEST(LosslessMarkingTest, ChangesTheMapEntryThatLeadsToAnotherProfile) {
  LosslessSeed b;
  b.first.dscp_map->front() = {
      "default", 26, "cnp", {kLosslessExport, 40, "add dscp=26 profile=cnp"}};
  b.first.qos_profiles->at(1).traffic_class.evidence = {kLosslessExport, 25,
                                                        "add dscp=48 name=cnp"};
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos map default dscp 26, mended on fabric-a
  expected DSCP 26 leads to a profile with traffic-class=3
  observed profile=cnp with traffic-class=6
  evidence devices/fabric-a/export.out:40 add dscp=26 profile=cnp
  evidence devices/fabric-a/export.out:25 add dscp=48 name=cnp
  fix /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] profile=roce-lossless
  undo /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] profile=cnp
)" + kLosslessNote);
}

TEST(LosslessMarkingTest, MakesOneProfileForTwoMaps) {
  LosslessSeed b;
  b.first.dscp_map->front().profile = "gone";
  b.first.dscp_map->push_back({"second", 26, "gone", {kLosslessExport, 42, ""}});
  b.first.dscp_map->push_back({"second", 48, "cnp", {kLosslessExport, 43, ""}});
  b.first.qos_profiles->erase(b.first.qos_profiles->begin());
  b.Leg("qsfp28-2-1").map = Seen<std::string>("second", kLosslessExport);
  const Verdict verdict = b.Judge();
  ASSERT_EQ(verdict.findings.size(), 3u);
  EXPECT_EQ(verdict.findings[0].fix,
            (std::vector<std::string>{"/interface/ethernet/switch/qos/profile/add name=dscp26-tc3 "
                                      "dscp=26 traffic-class=3"}));
  EXPECT_EQ(verdict.findings[1].where, "fabric-a qos map default dscp 26");
  EXPECT_EQ(verdict.findings[2].where, "fabric-a qos map second dscp 26");
  EXPECT_EQ(verdict.findings[2].fix.size(), 1u);
}

TEST(LosslessMarkingTest, PassesOverADisabledProfile) {
  LosslessSeed b;
  b.first.qos_profiles->front().disabled = true;
  const Verdict verdict = b.Judge();
  ASSERT_EQ(verdict.findings.size(), 2u);
  EXPECT_EQ(verdict.findings[1].observed, "profile=roce-lossless, which is disabled");
}

TEST(LosslessMarkingTest, EnablesADisabledMapEntry) {
  LosslessSeed b;
  b.first.version = Seen<std::string>("7.22", "devices/fabric-a/resource.out");
  b.first.dscp_map->front().disabled = true;
  const Verdict verdict = b.Judge();
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed, "the entry to profile=roce-lossless is disabled");
  EXPECT_EQ(verdict.findings[0].fix,
            (std::vector<std::string>{
                "/interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] "
                "profile=roce-lossless disabled=no"}));
}

TEST(LosslessMarkingTest, AProfileWithoutAutomapDoesNotMapItself) {
  LosslessSeed b;
  b.first.dscp_map->clear();
  b.first.qos_profiles->front().automap = false;
  const Verdict verdict = b.Judge();
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed, "no entry of map default has DSCP 26");
}

TEST(LosslessMarkingTest, MapsTheDscpWhereNothingDoes) {
  LosslessSeed b;
  b.first.version = Seen<std::string>("7.22.1", "devices/fabric-a/resource.out");
  std::erase_if(*b.first.dscp_map, [](const DscpMapping& entry) { return entry.dscp == 26; });
  for (QosPort& port : *b.first.qos_ports)
    port.map = Seen<std::string>("default", kLosslessExport, 20, "map=default");
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos map default dscp 26, mended on fabric-a
  expected DSCP 26 leads to a profile with traffic-class=3
  observed no entry of map default has DSCP 26
  evidence devices/fabric-a/export.out:20 map=default
  fix /interface/ethernet/switch/qos/map/ip/add map=default dscp=26 profile=roce-lossless
  undo /interface/ethernet/switch/qos/map/ip/remove [find where dscp=26 and map=default]
)" + kLosslessNote);
}

TEST(LosslessMarkingTest, HoldsWithoutAMapEntryFrom723) {
  LosslessSeed b;
  b.first.version = Seen<std::string>("7.23", "devices/fabric-a/resource.out");
  b.first.dscp_map->clear();
  EXPECT_EQ(b.Judged(), "holds\n" + kLosslessNote);
}

TEST(LosslessMarkingTest, IsUnknownWithoutAMapEntryAndWithoutTheVersion) {
  LosslessSeed b;
  b.first.version = NoAnswer("fabric-a resource: timeout");
  b.first.dscp_map->clear();
  EXPECT_EQ(b.Judged(), "unknown\nbecause fabric-a resource: timeout\n" + kLosslessNote);
}

TEST(LosslessMarkingTest, ReadsTheMapThatThePortNames) {
  LosslessSeed b;
  b.first.legs->legs.resize(1);
  b.first.version = Seen<std::string>("7.22.1", "devices/fabric-a/resource.out");
  b.Leg("qsfp28-1-1").map = Seen<std::string>("old map", kLosslessExport, 20, "map=\"old map\"");
  b.first.dscp_map->push_back(
      {"old map", 26, "gone", {kLosslessExport, 31, "add dscp=26 profile=gone"}});
  b.first.dscp_map->push_back({"old map", 48, "cnp", {kLosslessExport, 32, ""}});
  b.first.qos_profiles->front().traffic_class.value = 5;
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos profile dscp26-tc3, mended on fabric-a
  expected a profile with dscp=26 traffic-class=3
  observed no profile that is enabled has both
  evidence devices/fabric-a/export.out:31 add dscp=26 profile=gone
  fix /interface/ethernet/switch/qos/profile/add name=dscp26-tc3 dscp=26 traffic-class=3
  undo /interface/ethernet/switch/qos/profile/remove [find where name=dscp26-tc3]
lossless-chain at fabric-a qos map old map dscp 26, mended on fabric-a
  expected DSCP 26 leads to a profile with traffic-class=3
  observed profile=gone, which does not exist
  evidence devices/fabric-a/export.out:31 add dscp=26 profile=gone
  fix /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map="old map"] profile=dscp26-tc3
  undo /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map="old map"] profile=gone
)" + kLosslessNote);
}

TEST(LosslessMarkingTest, IsViolatedByAProfileOfAnotherTrafficClass) {
  LosslessSeed b;
  b.first.qos_profiles->front().traffic_class = {
      0, {kLosslessExport, 24, "add dscp=26 name=roce-lossless"}, true};
  b.first.dscp_map->front().at = {kLosslessExport, 40, "add dscp=26 profile=roce-lossless"};
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos profile roce-lossless, mended on fabric-a
  expected traffic-class=3 for DSCP 26
  observed traffic-class=0 (default)
  evidence devices/fabric-a/export.out:40 add dscp=26 profile=roce-lossless
  evidence devices/fabric-a/export.out:24 add dscp=26 name=roce-lossless
  fix /interface/ethernet/switch/qos/profile/set [find where name=roce-lossless] traffic-class=3
  undo /interface/ethernet/switch/qos/profile/set [find where name=roce-lossless] traffic-class=0
)" + kLosslessNote);
}

TEST(LosslessMarkingTest, LeavesTheBuiltInProfileAlone) {
  LosslessSeed b;
  b.first.dscp_map->front() = {"default", 26, "default", {kLosslessExport, 40, "add dscp=26"}};
  b.first.qos_profiles->push_back({"default",
                                   {0, {"", 0, "built in"}, true},
                                   {1, {"", 0, "built in"}, true},
                                   NotAsked("built in")});
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos map default dscp 26, mended on fabric-a
  expected DSCP 26 leads to a profile with traffic-class=3
  observed profile=default with traffic-class=1 (default)
  evidence devices/fabric-a/export.out:40 add dscp=26
  evidence :0 built in
  fix /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] profile=roce-lossless
  undo /interface/ethernet/switch/qos/map/ip/set [find where dscp=26 and map=default] profile=default
)" + kLosslessNote);
}

// Field case: profiles without dscp= are harmless with keep, and rewrite frames with trust.
TEST(LosslessMarkingTest, IsViolatedWhereTrustWouldRewriteTheDscp) {
  LosslessSeed b;
  b.Leg("qsfp28-3-1").trust_l3 = Seen<std::string>("trust", kLosslessExport);
  b.first.qos_profiles->front().dscp = {
      0, {kLosslessExport, 24, "add name=roce-lossless traffic-class=3"}, true};
  b.first.dscp_map->front().at = {kLosslessExport, 40, "add dscp=26 profile=roce-lossless"};
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos profile roce-lossless, mended on fabric-a
  expected dscp=26: trust-l3=trust writes the profile's DSCP into frames
  observed dscp=0 (default)
  evidence devices/fabric-a/export.out:40 add dscp=26 profile=roce-lossless
  evidence devices/fabric-a/export.out:24 add name=roce-lossless traffic-class=3
  fix /interface/ethernet/switch/qos/profile/set [find where name=roce-lossless] dscp=26
  undo /interface/ethernet/switch/qos/profile/set [find where name=roce-lossless] dscp=0
)" + kLosslessNote);
}

TEST(LosslessMarkingTest, HoldsWhereKeepPassesOverTheProfilesDscp) {
  LosslessSeed b;
  b.first.qos_profiles->front().dscp = {0, {kLosslessExport, 24, ""}, true};
  EXPECT_EQ(b.Judged(), "holds\n" + kLosslessNote);
}

TEST(LosslessMarkingTest, IsViolatedByAProfileThatIsNotInHardware) {
  LosslessSeed b;
  const Evidence mapped{kLosslessExport, 17, ""};
  b.first.qos_profiles->front().in_hardware =
      Seen(false, "devices/fabric-a/profile.out", 3, "1 roce-lossless");
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos profile roce-lossless, mended on fabric-a
  expected flag H: the profile is in hardware
  observed no flag H: the switch chip does not know the profile
  evidence devices/fabric-a/export.out:17 
  evidence devices/fabric-a/profile.out:3 1 roce-lossless
)" + kLosslessNote);
}

TEST(LosslessMarkingTest, IsUnknownWhereTheFlagWasAskedForInVain) {
  LosslessSeed b;
  b.first.qos_profiles->front().in_hardware = NoAnswer("fabric-a profile: cut off");
  EXPECT_EQ(b.Judged(), "unknown\nbecause fabric-a profile: cut off\n" + kLosslessNote);
}

TEST(LosslessMarkingTest, IsViolatedByACnpClassOfAnotherQueue) {
  LosslessSeed b;
  b.Wanted().cnp_traffic_class = 7;
  b.first.qos_profiles->at(1).traffic_class = {
      6, {kLosslessExport, 25, "add dscp=48 name=cnp traffic-class=6"}, false};
  b.first.dscp_map->at(1).at = {kLosslessExport, 41, "add dscp=48 profile=cnp"};
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a qos profile cnp, mended on fabric-a
  expected traffic-class=7 for DSCP 48
  observed traffic-class=6
  evidence devices/fabric-a/export.out:41 add dscp=48 profile=cnp
  evidence devices/fabric-a/export.out:25 add dscp=48 name=cnp traffic-class=6
  fix /interface/ethernet/switch/qos/profile/set [find where name=cnp] traffic-class=7
  undo /interface/ethernet/switch/qos/profile/set [find where name=cnp] traffic-class=6
)" + kLosslessNote);
}

TEST(LosslessMarkingTest, NotesThatNoCnpClassIsDeclared) {
  LosslessSeed b;
  b.Wanted().cnp_dscp.reset();
  b.first.qos_profiles->at(1).traffic_class.value = 0;
  EXPECT_EQ(b.Judged(),
            "holds\nnote not declared by the intent, so not judged: CNP class, ECN, DCBX\n");
}

}  // namespace
}  // namespace fabric
