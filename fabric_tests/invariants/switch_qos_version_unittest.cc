#include "switch_qos_version.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

using Rate = std::optional<BitRate>;

const std::string kResource = "devices/fabric-a/resource.out";

Subject FabricA() { return {SubjectKind::kSwitch, "fabric-a", ""}; }
Subject Crs804() { return {SubjectKind::kSwitch, "crs804", ""}; }

// A lossless fabric whose first switch is of that model and runs that version.
FabricState Running(const std::string& model, const std::string& version) {
  FabricState state = HealthySeedB();
  SwitchState& first = state.switches[0];
  first.model = Seen(model, kResource);
  first.version = Seen(version, kResource, 2, "version: " + version);
  first.packages->front().version = version;
  return state;
}

FabricState LossyWithAQueueAt(BitRate rate, const std::string& version) {
  FabricState state = HealthySeedA();
  state.switches[0].version =
      Seen(version, "devices/crs804/resource.out", 2, "version: " + version);
  QosPortOf(state.switches[0], "qsfp56-dd-1-1").egress_rate[3] =
      Seen<Rate>(rate, "devices/crs804/export.out", 30, "egress-rate-queue3=200.0Gbps");
  return state;
}

TEST(VersionSupportsTheIntentTest, HoldsOnAnOlderChipFrom715) {
  EXPECT_EQ(Told(VersionSupportsTheIntent(Running("CRS504-4XQ", "7.15"), FabricA())), "holds\n");
}

TEST(VersionSupportsTheIntentTest, HoldsOnACrs8xxFrom723) {
  EXPECT_EQ(Told(VersionSupportsTheIntent(Running("CRS804-4DDQ", "7.23"), FabricA())), "holds\n");
}

TEST(VersionSupportsTheIntentTest, DoesNotNeedThePackageOnAnOlderChip) {
  FabricState state = Running("CRS504-4XQ", "7.20.1");
  state.switches[0].packages = NotAsked("no package list");
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, FabricA())), "holds\n");
}

TEST(VersionSupportsTheIntentTest, IsViolatedOnAnOlderChipBefore715) {
  EXPECT_EQ(Told(VersionSupportsTheIntent(Running("CRS504-4XQ", "7.14.3"), FabricA())),
            R"(violated
qos-version at fabric-a, mended on fabric-a
  expected RouterOS 7.15 or later: PFC and ECN on a CRS504-4XQ
  observed RouterOS 7.14.3
  evidence devices/fabric-a/resource.out:2 version: 7.14.3
  caution the switch reboots: all links go down and up, and ConnectX-7 hosts have to be drained (AC off for 60 s) before a measurement counts; before going back, upload the packages of 7.14.3 to the switch
  fix /system/package/update/install
  undo /system/package/downgrade
)");
}

TEST(VersionSupportsTheIntentTest, IsViolatedOnACrs8xxWithABetaOf723) {
  const Verdict verdict = VersionSupportsTheIntent(Running("CRS804-4DDQ", "7.23beta4"), FabricA());
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed, "RouterOS 7.23beta4");
  EXPECT_EQ(verdict.findings[0].expected, "RouterOS 7.23 or later: PFC and ECN on a CRS804-4DDQ");
}

TEST(VersionSupportsTheIntentTest, IsViolatedWithoutTheChipPackageOnACrs8xx) {
  FabricState state = Running("CRS804-4DDQ", "7.24");
  state.switches[0].packages = std::vector<Package>{
      {"routeros", "7.24", false, {"devices/fabric-a/package.out", 4, "0 routeros 7.24"}}};
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, FabricA())), R"(violated
qos-version at fabric-a package switch-marvell, mended on fabric-a
  expected package switch-marvell installed and enabled
  observed package switch-marvell is not installed
  evidence devices/fabric-a/package.out:4 0 routeros 7.24
  caution the switch reboots: all links go down and up, and ConnectX-7 hosts have to be drained (AC off for 60 s) before a measurement counts
  fix /system/package/update/check-for-updates
  fix /system/package/enable switch-marvell
  fix /system/package/apply-changes
  undo /system/package/disable switch-marvell
  undo /system/package/apply-changes
)");
}

TEST(VersionSupportsTheIntentTest, IsViolatedWhereTheChipPackageIsOnlyAvailable) {
  FabricState state = Running("CRS804-4DDQ", "7.24");
  state.switches[0].packages->front() = {
      "switch-marvell", "", true, {"devices/fabric-a/package.out", 9, "5 XA switch-marvell"}};
  const Verdict verdict = VersionSupportsTheIntent(state, FabricA());
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed, "package switch-marvell is not enabled");
  EXPECT_EQ(verdict.findings[0].evidence,
            (std::vector<Evidence>{{"devices/fabric-a/package.out", 9, "5 XA switch-marvell"}}));
}

TEST(VersionSupportsTheIntentTest, IsViolatedWhereTheChipPackageIsOfAnotherVersion) {
  FabricState state = Running("CRS804-4DDQ", "7.24");
  state.switches[0].packages->front() = {
      "switch-marvell", "7.23.2", false, {"devices/fabric-a/package.out", 3, "1 switch-marvell"}};
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, FabricA())), R"(violated
qos-version at fabric-a package switch-marvell, mended on fabric-a
  expected package switch-marvell 7.24, as RouterOS
  observed package switch-marvell 7.23.2
  evidence devices/fabric-a/package.out:3 1 switch-marvell
  evidence devices/fabric-a/resource.out:2 version: 7.24
  caution the switch reboots: all links go down and up, and ConnectX-7 hosts have to be drained (AC off for 60 s) before a measurement counts
  fix /system/package/update/install
  undo /system/package/downgrade
)");
}

TEST(VersionSupportsTheIntentTest, IsNoEvidenceWithoutThePackageListOfACrs8xx) {
  FabricState state = Running("CRS804-4DDQ", "7.24");
  state.switches[0].packages = NotAsked("an export holds no packages");
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, FabricA())),
            "no evidence\nbecause an export holds no packages\n");
}

TEST(VersionSupportsTheIntentTest, IsUnknownWithAnEmptyPackageList) {
  FabricState state = Running("CRS804-4DDQ", "7.24");
  state.switches[0].packages->clear();
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, FabricA())),
            "unknown\nbecause fabric-a: the list of packages is empty\n");
}

TEST(VersionSupportsTheIntentTest, IsUnknownWithoutAnAnswerOnThePackages) {
  FabricState state = Running("CRS804-4DDQ", "7.24");
  state.switches[0].packages = NoAnswer("fabric-a package: timeout");
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, FabricA())),
            "unknown\nbecause fabric-a package: timeout\n");
}

TEST(VersionSupportsTheIntentTest, IsUnknownWithoutAnAnswerOnTheVersion) {
  FabricState state = Running("CRS504-4XQ", "7.24");
  state.switches[0].version = NoAnswer("fabric-a resource: timeout");
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, FabricA())),
            "unknown\nbecause fabric-a resource: timeout\n");
}

TEST(VersionSupportsTheIntentTest, IsUnknownWhereTheVersionCannotBeRead) {
  EXPECT_EQ(Told(VersionSupportsTheIntent(Running("CRS504-4XQ", "seven"), FabricA())),
            "unknown\nbecause fabric-a: \"seven\" is no RouterOS version\n");
}

TEST(VersionSupportsTheIntentTest, IsNoEvidenceWithoutTheModel) {
  FabricState state = Running("CRS504-4XQ", "7.24");
  state.switches[0].model = NotAsked("the export has no model line");
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, FabricA())),
            "no evidence\nbecause the export has no model line\n");
}

TEST(VersionSupportsTheIntentTest, IsViolatedByARateAbove100GBefore7233EvenWhenLossy) {
  const FabricState state = LossyWithAQueueAt(GigabitsPerSecond(200), "7.23.2");
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, Crs804())), R"(violated
qos-version at crs804 egress rates, mended on crs804
  expected RouterOS 7.23.3 or later: older ones refuse egress rates above 100G
  observed qsfp56-dd-1-1 egress-rate-queue3=200Gbps with RouterOS 7.23.2
  evidence devices/crs804/resource.out:2 version: 7.23.2
  evidence devices/crs804/export.out:30 egress-rate-queue3=200.0Gbps
  caution the switch reboots: all links go down and up, and ConnectX-7 hosts have to be drained (AC off for 60 s) before a measurement counts; before going back, upload the packages of 7.23.2 to the switch
  fix /system/package/update/install
  undo /system/package/downgrade
)");
}

TEST(VersionSupportsTheIntentTest, HoldsWithARateAbove100GFrom7233) {
  const FabricState state = LossyWithAQueueAt(GigabitsPerSecond(200), "7.23.3");
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, Crs804())), "holds\n");
}

TEST(VersionSupportsTheIntentTest, IsNotApplicableToALossyFabricWithARateOf100G) {
  const FabricState state = LossyWithAQueueAt(GigabitsPerSecond(100), "7.10");
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, Crs804())),
            "not applicable\nbecause the intent is not lossless, and no egress rate is above "
            "100G\n");
}

TEST(VersionSupportsTheIntentTest, IsNoEvidenceInALossyFabricWhoseRatesWereNotSeen) {
  FabricState state = HealthySeedA();
  state.switches[0].qos_ports = NotAsked("no qos ports");
  EXPECT_EQ(Told(VersionSupportsTheIntent(state, Crs804())), "no evidence\nbecause no qos ports\n");
}

}  // namespace
}  // namespace fabric
