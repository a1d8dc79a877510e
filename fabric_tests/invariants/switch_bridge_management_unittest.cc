#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "switch_bridge.h"
#include "verdict_text.h"

namespace fabric {
namespace {

const Subject kCrs804{SubjectKind::kSwitch, "crs804", ""};

std::string Judged(const FabricState& state) {
  return Told(ManagementBridgeHoldsNoFabricSubPort(state, kCrs804));
}

void Put(FabricState& state, BridgePort member) {
  state.switches[0].bridge_ports->push_back(std::move(member));
}

TEST(ManagementBridgeHoldsNoFabricSubPort, HealthySeedAHolds) {
  EXPECT_EQ(Judged(HealthySeedA()), "holds\n");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, HealthySeedBHoldsOnBothSwitches) {
  const FabricState state = HealthySeedB();
  for (const char* name : {"fabric-a", "fabric-b"})
    EXPECT_EQ(Told(ManagementBridgeHoldsNoFabricSubPort(state, {SubjectKind::kSwitch, name, ""})),
              "holds\n");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, EachSpareSubPortIsAFinding) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-1-2", "bridge", 12));
  Put(state, Member("qsfp56-dd-4-8", "bridge", 13));
  EXPECT_EQ(Judged(state), R"(violated
cage-port-in-management-bridge at crs804 qsfp56-dd-1-2, mended on crs804
  expected no sub-port of a cage in the management bridge bridge
  observed a member of bridge
  evidence devices/crs804/bridge-port.out:12 H qsfp56-dd-1-2 bridge
  caution the management address 192.168.88.10/24 is on bridge: its ports ether1, ether2 stay
  fix /interface/bridge/port/remove [find where bridge=bridge and interface=qsfp56-dd-1-2]
  undo /interface/bridge/port/add bridge=bridge interface=qsfp56-dd-1-2
cage-port-in-management-bridge at crs804 qsfp56-dd-4-8, mended on crs804
  expected no sub-port of a cage in the management bridge bridge
  observed a member of bridge
  evidence devices/crs804/bridge-port.out:13 H qsfp56-dd-4-8 bridge
  caution the management address 192.168.88.10/24 is on bridge: its ports ether1, ether2 stay
  fix /interface/bridge/port/remove [find where bridge=bridge and interface=qsfp56-dd-4-8]
  undo /interface/bridge/port/add bridge=bridge interface=qsfp56-dd-4-8
)");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, ListThatBringsManagementTooLosesTheSubPortOnly) {
  FabricState state = HealthySeedA();
  BridgePort spare = Member("qsfp56-dd-1-2", "bridge", 12);
  spare.entry = "copper";
  spare.lists = {"copper"};
  Put(state, spare);
  BridgePort& ether1 = BridgePortOf(state.switches[0], "ether1");
  ether1.entry = "copper";
  ether1.lists = {"copper"};
  EXPECT_EQ(Judged(state), R"(violated
cage-port-in-management-bridge at crs804 qsfp56-dd-1-2, mended on crs804
  expected no sub-port of a cage in the management bridge bridge
  observed a member of bridge, through interface list copper
  evidence devices/crs804/bridge-port.out:12 H qsfp56-dd-1-2 bridge
  caution the management address 192.168.88.10/24 is on bridge: its ports ether1, ether2 stay
  fix /interface/list/member/remove [find where list=copper and interface=qsfp56-dd-1-2]
  undo /interface/list/member/add list=copper interface=qsfp56-dd-1-2
)");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, SettingsOfTheEntryAreRestoredByTheUndo) {
  FabricState state = HealthySeedA();
  BridgePort spare = Member("qsfp56-dd-1-2", "bridge", 12);
  spare.settings = {{"comment", "spare \"A\""}, {"hw", "no"}, {"pvid", "20"}};
  Put(state, spare);
  const Verdict verdict = ManagementBridgeHoldsNoFabricSubPort(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(
      verdict.findings[0].undo,
      (std::vector<std::string>{"/interface/bridge/port/add bridge=bridge interface=qsfp56-dd-1-2 "
                                "comment=\"spare \\\"A\\\"\" hw=no pvid=20"}));
}

TEST(ManagementBridgeHoldsNoFabricSubPort, LastPortsOfTheBridgeAreLeftWithAWarning) {
  FabricState state = HealthySeedA();
  auto& members = *state.switches[0].bridge_ports;
  members.erase(members.begin(), members.begin() + 2);  // ether1, ether2
  Put(state, Member("qsfp56-dd-1-2", "bridge", 12));
  const Verdict verdict = ManagementBridgeHoldsNoFabricSubPort(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].caution,
            "careful: the management address 192.168.88.10/24 is on bridge, which keeps no port");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, DisabledEntryIsANote) {
  FabricState state = HealthySeedA();
  BridgePort spare = Member("qsfp56-dd-1-2", "bridge", 12);
  spare.disabled->value = true;
  Put(state, spare);
  EXPECT_EQ(Judged(state), "holds\nnote qsfp56-dd-1-2 is a disabled member of bridge\n");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, EntryOfWhichNobodyKnowsWhetherItIsEnabledIsNotJudged) {
  FabricState state = HealthySeedA();
  BridgePort spare = Member("qsfp56-dd-1-2", "bridge", 12);
  spare.disabled = NotAsked("the table shows no flags");
  Put(state, spare);
  EXPECT_EQ(Judged(state), "no evidence\nbecause the table shows no flags\n");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, SubPortInAThirdBridgeIsNotThisRow) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-1-2", "storage", 12));
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, OneBridgeForBothIsNotApplicable) {
  FabricState state = HealthySeedA();
  state.switches[0].management_bridge = state.switches[0].fabric_bridge;
  EXPECT_EQ(Judged(state),
            "not applicable\nbecause one bridge, roce-br, is both fabric and management\n");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, UnreadableMembersAreUnknown) {
  FabricState state = HealthySeedA();
  state.switches[0].bridge_ports = NoAnswer("crs804 bridge-port: truncated");
  EXPECT_EQ(Judged(state), "unknown\nbecause crs804 bridge-port: truncated\n");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, UnknownManagementBridgeIsUnknown) {
  FabricState state = HealthySeedA();
  state.switches[0].management_bridge = NoAnswer("two bridges could be for management");
  EXPECT_EQ(Judged(state), "unknown\nbecause two bridges could be for management\n");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, SwitchWithoutAnyMemberIsNoEvidence) {
  FabricState state = HealthySeedA();
  state.switches[0].bridge_ports->clear();
  EXPECT_EQ(Judged(state), "no evidence\nbecause there was nothing to look at\n");
}

TEST(ManagementBridgeHoldsNoFabricSubPort, UnseenSwitchIsNoEvidence) {
  EXPECT_EQ(
      ManagementBridgeHoldsNoFabricSubPort(HealthySeedA(), {SubjectKind::kSwitch, "x", ""}).kind,
      VerdictKind::kNoEvidence);
}

}  // namespace
}  // namespace fabric
