#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "switch_offload.h"
#include "verdict_text.h"

namespace fabric {
namespace {

const Subject kCrs804{SubjectKind::kSwitch, "crs804", ""};

std::string Judged(const FabricState& state) {
  return Told(EveryFabricLegIsOffloaded(state, kCrs804));
}

SwitchState& Crs804(FabricState& state) { return state.switches[0]; }

BridgePort& Leg11(FabricState& state) { return BridgePortOf(Crs804(state), "qsfp56-dd-1-1"); }

TEST(EveryFabricLegIsOffloaded, HealthySeedAHolds) { EXPECT_EQ(Judged(HealthySeedA()), "holds\n"); }

TEST(EveryFabricLegIsOffloaded, SettingHwNoIsTurnedOn) {
  FabricState state = HealthySeedA();
  Leg11(state).hw->value = false;
  EXPECT_EQ(Judged(state), R"(violated
hw-off at crs804 qsfp56-dd-1-1, mended on crs804
  expected hw=yes and flag H
  observed hw=no in roce-br
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution the management address 192.168.88.10/24 is on bridge: it is not touched
  fix /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=yes
  undo /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=no
)");
}

TEST(EveryFabricLegIsOffloaded, HwNoIsDangerousWhereTheAddressIsOnTheSameBridge) {
  FabricState state = HealthySeedA();
  Leg11(state).hw->value = false;
  Crs804(state).addresses->front().interface = "roce-br";
  const Verdict verdict = EveryFabricLegIsOffloaded(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].caution,
            "careful: the management address 192.168.88.10/24 is on roce-br: make sure that you do "
            "not reach it through qsfp56-dd-1-1");
}

TEST(EveryFabricLegIsOffloaded, RunningLegWithoutFlagHIsBoundAnew) {
  FabricState state = HealthySeedA();
  Leg11(state).hw_offload->value = false;
  Leg11(state).hw->is_default = true;
  EXPECT_EQ(Judged(state), R"(violated
not-offloaded at crs804 qsfp56-dd-1-1, mended on crs804
  expected hw=yes and flag H
  observed hw=yes (default) without flag H in roce-br
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution the port is bound to the chip anew: its traffic stops for a moment
  fix /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=no
  fix /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=yes
)");
}

TEST(EveryFabricLegIsOffloaded, BesideASecondBridgeThatOneIsToBeMendedFirst) {
  FabricState state = HealthySeedA();
  Leg11(state).hw_offload->value = false;
  Crs804(state).bridge_ports->push_back(Member("qsfp56-dd-1-2", "bridge", 12));
  EXPECT_EQ(Judged(state), R"(violated
not-offloaded at crs804 qsfp56-dd-1-1, mended on crs804
  expected hw=yes and flag H
  observed hw=yes without flag H in roce-br
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution no fix is named: the chip offloads one bridge, and roce-br, bridge hold switch-chip ports. Mend that first
)");
}

TEST(EveryFabricLegIsOffloaded, FlagIsNotAskedOfALegWithoutLink) {
  FabricState state = HealthySeedA();
  Leg11(state).hw_offload->value = false;
  PortOf(Crs804(state), "qsfp56-dd-1-1").running->value = false;
  EXPECT_EQ(Judged(state), "holds\nnote qsfp56-dd-1-1 does not run: flag H is not asked of it\n");
}

TEST(EveryFabricLegIsOffloaded, MissingFlagCountsWhereTheLinkIsNotKnown) {
  FabricState state = HealthySeedA();
  Leg11(state).hw_offload->value = false;
  PortOf(Crs804(state), "qsfp56-dd-1-1").running = NotAsked("ethernet was not asked");
  EXPECT_EQ(EveryFabricLegIsOffloaded(state, kCrs804).kind, VerdictKind::kViolated);
}

TEST(EveryFabricLegIsOffloaded, ExportHasNoFlag) {
  FabricState state = HealthySeedA();
  for (BridgePort& member : *Crs804(state).bridge_ports)
    member.hw_offload = NotAsked("an export has no flag H");
  EXPECT_EQ(Judged(state), "no evidence\nbecause an export has no flag H\n");
}

TEST(EveryFabricLegIsOffloaded, HwNoInAnExportIsViolatedAllTheSame) {
  FabricState state = HealthySeedA();
  for (BridgePort& member : *Crs804(state).bridge_ports)
    member.hw_offload = NotAsked("an export has no flag H");
  Leg11(state).hw->value = false;
  const Verdict verdict = EveryFabricLegIsOffloaded(state, kCrs804);
  EXPECT_EQ(verdict.kind, VerdictKind::kViolated);
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].fault, "hw-off");
}

TEST(EveryFabricLegIsOffloaded, DeclaredLegInNoBridgeIsNotOffloaded) {
  FabricState state = HealthySeedA();
  std::erase_if(*Crs804(state).bridge_ports,
                [](const BridgePort& member) { return member.interface == "qsfp56-dd-1-1"; });
  EXPECT_EQ(Judged(state), R"(violated
not-offloaded at crs804 qsfp56-dd-1-1, mended on crs804
  expected hw=yes and flag H
  observed not a bridge port
  caution no fix is named: the leg has to be an enabled port of the fabric bridge first
)");
}

TEST(EveryFabricLegIsOffloaded, DisabledEntryIsNotOffloaded) {
  FabricState state = HealthySeedA();
  Leg11(state).disabled->value = true;
  EXPECT_EQ(Judged(state), R"(violated
not-offloaded at crs804 qsfp56-dd-1-1, mended on crs804
  expected hw=yes and flag H
  observed a disabled port of roce-br
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution no fix is named: the leg has to be an enabled port of the fabric bridge first
)");
}

TEST(EveryFabricLegIsOffloaded, PortThatMerelyRunsInNoBridgeIsANote) {
  FabricState state = HealthySeedA();
  Crs804(state).legs->origin = LegOrigin::kRunning;
  Crs804(state).legs->legs.push_back({"qsfp56-dd-1-2", "", {}});
  EXPECT_EQ(Judged(state), "holds\nnote qsfp56-dd-1-2 runs and is in no bridge\n");
}

TEST(EveryFabricLegIsOffloaded, UnreadableSettingIsUnknown) {
  FabricState state = HealthySeedA();
  Leg11(state).hw = NoAnswer("bridge-port: hw=maybe");
  EXPECT_EQ(Judged(state), "unknown\nbecause bridge-port: hw=maybe\n");
}

TEST(EveryFabricLegIsOffloaded, UnreadableMembersAreUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).bridge_ports = NoAnswer("bridge-port: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause bridge-port: refused\n");
}

TEST(EveryFabricLegIsOffloaded, UnknownLegsAreUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).legs = NoAnswer("no sub-port runs");
  EXPECT_EQ(Judged(state), "unknown\nbecause no sub-port runs\n");
}

}  // namespace
}  // namespace fabric
