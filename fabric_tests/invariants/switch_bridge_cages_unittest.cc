#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "switch_bridge.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string Judged(const FabricState& state) {
  return Told(NoCageIsSplitAcrossBridges(state, {SubjectKind::kSwitch, "crs804", ""}));
}

void Put(FabricState& state, BridgePort member) {
  state.switches[0].bridge_ports->push_back(std::move(member));
}

TEST(NoCageIsSplitAcrossBridges, HealthySeedAHolds) {
  EXPECT_EQ(Judged(HealthySeedA()), "holds\n");
}

TEST(NoCageIsSplitAcrossBridges, SplitCageIsNamedAndGathersInTheFabricBridge) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-2-2", "bridge", 12));
  EXPECT_EQ(Judged(state), R"(violated
cage-split at crs804 qsfp56-dd-2, mended on crs804
  expected all member sub-ports of the cage in one bridge
  observed qsfp56-dd-2-2 in bridge; qsfp56-dd-2-1, qsfp56-dd-2-5 in roce-br
  evidence devices/crs804/bridge-port.out:12 H qsfp56-dd-2-2 bridge
  evidence devices/crs804/bridge-port.out:7 H qsfp56-dd-2-1 roce-br
  evidence devices/crs804/bridge-port.out:8 H qsfp56-dd-2-5 roce-br
  caution the management address 192.168.88.10/24 is on bridge: its ports ether1, ether2 stay
  fix /interface/bridge/port/remove [find where bridge=bridge and interface=qsfp56-dd-2-2]
  undo /interface/bridge/port/add bridge=bridge interface=qsfp56-dd-2-2
)");
}

TEST(NoCageIsSplitAcrossBridges, SplitBetweenStrangeBridgesHasNoFix) {
  FabricState state = HealthySeedA();
  BridgePortOf(state.switches[0], "qsfp56-dd-2-1").bridge = "a";
  BridgePortOf(state.switches[0], "qsfp56-dd-2-5").bridge = "b";
  EXPECT_EQ(Judged(state), R"(violated
cage-split at crs804 qsfp56-dd-2, mended on crs804
  expected all member sub-ports of the cage in one bridge
  observed qsfp56-dd-2-1 in a; qsfp56-dd-2-5 in b
  evidence devices/crs804/bridge-port.out:7 H qsfp56-dd-2-1 roce-br
  evidence devices/crs804/bridge-port.out:8 H qsfp56-dd-2-5 roce-br
  caution careful: no fix is named, because none of these is known to be the fabric bridge
)");
}

TEST(NoCageIsSplitAcrossBridges, TwoSplitCagesAreTwoFindings) {
  FabricState state = HealthySeedA();
  Put(state, Member("qsfp56-dd-2-2", "bridge", 12));
  Put(state, Member("qsfp56-dd-3-8", "bridge", 13));
  const Verdict verdict = NoCageIsSplitAcrossBridges(state, {SubjectKind::kSwitch, "crs804", ""});
  ASSERT_EQ(verdict.findings.size(), 2U);
  EXPECT_EQ(verdict.findings[0].where, "crs804 qsfp56-dd-2");
  EXPECT_EQ(verdict.findings[1].where, "crs804 qsfp56-dd-3");
}

TEST(NoCageIsSplitAcrossBridges, DisabledEntryDoesNotSplit) {
  FabricState state = HealthySeedA();
  BridgePort spare = Member("qsfp56-dd-2-2", "bridge", 12);
  spare.disabled->value = true;
  Put(state, spare);
  EXPECT_EQ(Judged(state), "holds\nnote qsfp56-dd-2-2 is a disabled member of bridge\n");
}

TEST(NoCageIsSplitAcrossBridges, NoSubPortInAnyBridgeIsNoEvidence) {
  FabricState state = HealthySeedA();
  state.switches[0].bridge_ports->resize(2);
  EXPECT_EQ(Judged(state), "no evidence\nbecause there was nothing to look at\n");
}

TEST(NoCageIsSplitAcrossBridges, UnreadableMembersAreUnknown) {
  FabricState state = HealthySeedA();
  state.switches[0].bridge_ports = NoAnswer("bridge-port: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause bridge-port: refused\n");
}

TEST(NoCageIsSplitAcrossBridges, UnreadablePortsAreUnknown) {
  FabricState state = HealthySeedA();
  state.switches[0].ports = NoAnswer("ethernet: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause ethernet: refused\n");
}

}  // namespace
}  // namespace fabric
