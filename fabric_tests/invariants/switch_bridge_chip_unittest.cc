#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "switch_bridge.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string Judged(const FabricState& state) {
  return Told(OneBridgeHoldsTheSwitchChipPorts(state, {SubjectKind::kSwitch, "crs804", ""}));
}

BridgePort& Put(FabricState& state, BridgePort member) {
  state.switches[0].bridge_ports->push_back(std::move(member));
  return state.switches[0].bridge_ports->back();
}

TEST(OneBridgeHoldsTheSwitchChipPorts, SecondBridgeWithCpuPortsOnlyHolds) {
  EXPECT_EQ(Judged(HealthySeedA()), "holds\n");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, SecondBridgeIsNamedAndExactlyItsChipPortsLeave) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-1-2", "bridge", 12));
  Put(state, Member("qsfp56-dd-1-3", "bridge", 13));
  EXPECT_EQ(Judged(state), R"(violated
second-offload-bridge at crs804 bridge, mended on crs804
  expected switch-chip ports with hw=yes in one bridge only: roce-br
  observed 2 in bridge: qsfp56-dd-1-2, qsfp56-dd-1-3
  evidence devices/crs804/bridge-port.out:12 H qsfp56-dd-1-2 bridge
  evidence devices/crs804/bridge-port.out:13 H qsfp56-dd-1-3 bridge
  caution the management address 192.168.88.10/24 is on bridge: its ports ether1, ether2 stay
  fix /interface/bridge/port/remove [find where bridge=bridge and interface=qsfp56-dd-1-2]
  fix /interface/bridge/port/remove [find where bridge=bridge and interface=qsfp56-dd-1-3]
  undo /interface/bridge/port/add bridge=bridge interface=qsfp56-dd-1-2
  undo /interface/bridge/port/add bridge=bridge interface=qsfp56-dd-1-3
)");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, BondIsRemovedOnceForAllItsSlaves) {
  FabricState state = HealthySeedA();
  for (const char* slave : {"qsfp56-dd-1-2", "qsfp56-dd-2-2"}) {
    BridgePort& member = Put(state, Member(slave, "bridge", 12));
    member.entry = "bond1";
    member.bond = Bond{"bond1", "802.3ad", {}};
  }
  const Verdict verdict =
      OneBridgeHoldsTheSwitchChipPorts(state, {SubjectKind::kSwitch, "crs804", ""});
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].fix,
            (std::vector<std::string>{
                "/interface/bridge/port/remove [find where bridge=bridge and interface=bond1]"}));
  EXPECT_EQ(verdict.findings[0].undo,
            (std::vector<std::string>{"/interface/bridge/port/add bridge=bridge interface=bond1"}));
}

TEST(OneBridgeHoldsTheSwitchChipPorts, WithoutAFabricBridgeTheCompetitorsAreNamedAndNoneIsMended) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-1-2", "bridge", 12));
  state.switches[0].fabric_bridge = NoAnswer("name it with --fabric-bridge NAME");
  EXPECT_EQ(Judged(state), R"(violated
second-offload-bridge at crs804, mended on crs804
  expected switch-chip ports with hw=yes in one bridge only
  observed 8 in roce-br, 1 in bridge
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  evidence devices/crs804/bridge-port.out:12 H qsfp56-dd-1-2 bridge
  caution careful: no fix is named, because the fabric bridge is not known (name it with --fabric-bridge NAME)
)");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, PortWithHwNoDoesNotCount) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-1-2", "bridge", 12)).hw->value = false;
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, DisabledEntryDoesNotCount) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-1-2", "bridge", 12)).disabled->value = true;
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, DisabledBridgeDoesNotCount) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-1-2", "bridge", 12));
  state.switches[0].bridges->front().disabled->value = true;
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, VlanInterfaceInTheOtherBridgeDoesNotCount) {
  FabricState state = HealthySeedA();
  Put(state, Member("vlan10", "bridge", 12));
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, PortOfUnknownPlaceIsNeverAssumed) {
  FabricState state = HealthySeedA();
  PortOf(state.switches[0], "ether1").on_chip = NotAsked("model not known");
  EXPECT_EQ(Judged(state), "no evidence\nbecause model not known\n");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, PortOfUnknownPlaceInTheOnlyCompetingBridgeDoesNotMatter) {
  FabricState state = HealthySeedA();
  PortOf(state.switches[0], "qsfp56-dd-1-1").on_chip = NotAsked("model not known");
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, ViolationOutweighsWhatIsNotKnown) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-1-2", "bridge", 12));
  PortOf(state.switches[0], "ether1").on_chip = NoAnswer("ethernet: truncated");
  Put(state, Member("ether9", "third", 14)).disabled = NoAnswer("bridge-port: truncated");
  EXPECT_EQ(OneBridgeHoldsTheSwitchChipPorts(state, {SubjectKind::kSwitch, "crs804", ""}).kind,
            VerdictKind::kViolated);
}

TEST(OneBridgeHoldsTheSwitchChipPorts,
     TwoBridgesOfWhichNobodyKnowsWhetherTheyAreEnabledAreUnknown) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-1-2", "bridge", 12));
  state.switches[0].bridges = NoAnswer("bridge: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause bridge: refused\n");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, UnreadablePortsAreUnknown) {
  FabricState state = HealthySeedA();
  state.switches[0].ports = NoAnswer("ethernet: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause ethernet: refused\n");
}

TEST(OneBridgeHoldsTheSwitchChipPorts, MembersNobodyAskedForAreNoEvidence) {
  FabricState state = HealthySeedA();
  state.switches[0].bridge_ports = NotAsked("bridge-port was not asked");
  EXPECT_EQ(Judged(state), "no evidence\nbecause bridge-port was not asked\n");
}

}  // namespace
}  // namespace fabric
