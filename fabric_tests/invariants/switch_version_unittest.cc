#include "switch_version.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string Judged(const FabricState& state) {
  return Told(IsSupportedAndUniform(state, {SubjectKind::kFabric, "", ""}));
}

void Runs(SwitchState& on, const std::string& version) {
  on.version = Seen(version, "devices/" + on.name + "/resource.out", 2, "version: " + version);
}

TEST(IsSupportedAndUniform, TwoAlikeHold) { EXPECT_EQ(Judged(HealthySeedB()), "holds\n"); }

TEST(IsSupportedAndUniform, OneSwitchWithoutAMinimumIsNotJudged) {
  EXPECT_EQ(Judged(HealthySeedA()),
            "not applicable\nbecause the intent asks for no RouterOS version, and no two switches "
            "can differ\n");
}

TEST(IsSupportedAndUniform, BelowTheMinimumIsViolated) {
  FabricState state = HealthySeedA();
  state.inventory.intent.routeros_minimum = "7.23.3";
  EXPECT_EQ(Judged(state), R"(violated
version-below-minimum at crs804, mended on crs804
  expected RouterOS 7.23.3 or later
  observed RouterOS 7.23.2
  evidence devices/crs804/resource.out:2 version: 7.23.2
  caution the switch reboots: all links go down and up, and ConnectX-7 hosts have to be drained (AC off for 60 s) before a measurement counts; before going back, upload the packages of 7.23.2 to the switch
  fix /system/package/update/install
  undo /system/package/downgrade
)");
  state.inventory.intent.routeros_minimum = "7.23.2";
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(IsSupportedAndUniform, TheOlderOneOfTwoIsToBlame) {
  FabricState state = HealthySeedB();
  Runs(state.switches[0], "7.24.3");
  EXPECT_EQ(Judged(state), R"(violated
versions-differ at fabric-a, mended on fabric-a
  expected RouterOS 7.24.4, as on fabric-b
  observed RouterOS 7.24.3
  evidence devices/fabric-a/resource.out:2 version: 7.24.3
  caution the switch reboots: all links go down and up, and ConnectX-7 hosts have to be drained (AC off for 60 s) before a measurement counts; before going back, upload the packages of 7.24.3 to the switch
  fix /system/package/update/install
  undo /system/package/downgrade
)");
}

TEST(IsSupportedAndUniform, AMissingSwitchIsUnknownUnlessTheOthersDiffer) {
  FabricState state = HealthySeedB();
  state.switches[1].version = NoAnswer("fabric-b: connection refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause fabric-b: connection refused\n");
  state.inventory.intent.routeros_minimum = "7.25";
  EXPECT_TRUE(Judged(state).starts_with("violated\nversion-below-minimum at fabric-a"));
}

TEST(IsSupportedAndUniform, WhatIsNoVersionIsUnknown) {
  FabricState state = HealthySeedB();
  Runs(state.switches[1], "sesame");
  EXPECT_EQ(Judged(state), "unknown\nbecause fabric-b: \"sesame\" is no RouterOS version\n");
}

TEST(IsSupportedAndUniform, AnOlderRouterBootIsANote) {
  FabricState state = HealthySeedB();
  state.switches[0].firmware->value = "7.19.5";
  state.switches[1].firmware->value = "7.25";
  EXPECT_EQ(Judged(state),
            "holds\nnote RouterBOOT of fabric-a is 7.19.5, behind its RouterOS 7.24.4: "
            "/system/routerboard/upgrade, then a reboot, brings it up\n");
}

}  // namespace
}  // namespace fabric
