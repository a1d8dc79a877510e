#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "switch_bridge.h"
#include "verdict_text.h"

namespace fabric {
namespace {

const Subject kCrs804{SubjectKind::kSwitch, "crs804", ""};

std::string Membership(const FabricState& state) {
  return Told(EveryFabricLegIsInTheFabricBridge(state, kCrs804));
}

std::string Blocking(const FabricState& state) {
  return Told(NoFabricLegIsBlocked(state, kCrs804));
}

SwitchState& Crs804(FabricState& state) { return state.switches[0]; }

void TakeOut(FabricState& state, const std::string& interface) {
  std::erase_if(*Crs804(state).bridge_ports,
                [&](const BridgePort& member) { return member.interface == interface; });
}

TEST(EveryFabricLegIsInTheFabricBridge, HealthySeedAHolds) {
  EXPECT_EQ(Membership(HealthySeedA()), "holds\n");
}

TEST(EveryFabricLegIsInTheFabricBridge, LegInTheManagementBridgeMoves) {
  FabricState state = HealthySeedA();
  BridgePortOf(Crs804(state), "qsfp56-dd-1-1").bridge = "bridge";
  EXPECT_EQ(Membership(state), R"(violated
leg-not-in-fabric-bridge at crs804 qsfp56-dd-1-1, mended on crs804
  expected an enabled member of the fabric bridge roce-br
  observed a member of bridge
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution the management address 192.168.88.10/24 is on bridge: its ports ether1, ether2 stay
  fix /interface/bridge/port/remove [find where bridge=bridge and interface=qsfp56-dd-1-1]
  fix /interface/bridge/port/add bridge=roce-br interface=qsfp56-dd-1-1
  undo /interface/bridge/port/remove [find where bridge=roce-br and interface=qsfp56-dd-1-1]
  undo /interface/bridge/port/add bridge=bridge interface=qsfp56-dd-1-1
)");
}

TEST(EveryFabricLegIsInTheFabricBridge, SlaveMovesWithItsBond) {
  FabricState state = HealthySeedA();
  BridgePort& leg = BridgePortOf(Crs804(state), "qsfp56-dd-1-1");
  leg.bridge = "bridge";
  leg.entry = "bond1";
  leg.bond = Bond{"bond1", "802.3ad", {}};
  const Verdict verdict = EveryFabricLegIsInTheFabricBridge(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].fix,
            (std::vector<std::string>{
                "/interface/bridge/port/remove [find where bridge=bridge and interface=bond1]",
                "/interface/bridge/port/add bridge=roce-br interface=bond1"}));
}

TEST(EveryFabricLegIsInTheFabricBridge, LegInNoBridgeIsAdded) {
  FabricState state = HealthySeedA();
  TakeOut(state, "qsfp56-dd-1-1");
  EXPECT_EQ(Membership(state), R"(violated
leg-not-in-fabric-bridge at crs804 qsfp56-dd-1-1, mended on crs804
  expected an enabled member of the fabric bridge roce-br
  observed in no bridge
  caution the management address 192.168.88.10/24 is on bridge: it is not touched
  fix /interface/bridge/port/add bridge=roce-br interface=qsfp56-dd-1-1
  undo /interface/bridge/port/remove [find where bridge=roce-br and interface=qsfp56-dd-1-1]
)");
}

TEST(EveryFabricLegIsInTheFabricBridge, DanglingEntryOfTheFabricBridgeIsNamed) {
  FabricState state = HealthySeedA();
  BridgePort& leg = BridgePortOf(Crs804(state), "qsfp56-dd-1-1");
  leg.interface = "*2C";
  leg.dangling = true;
  EXPECT_EQ(Membership(state), R"(violated
leg-dangling at crs804 qsfp56-dd-1-1, mended on crs804
  expected an enabled member of the fabric bridge roce-br
  observed in no bridge; roce-br has an entry *2C for an interface that is gone
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution the management address 192.168.88.10/24 is on bridge: it is not touched
  fix /interface/bridge/port/add bridge=roce-br interface=qsfp56-dd-1-1
  undo /interface/bridge/port/remove [find where bridge=roce-br and interface=qsfp56-dd-1-1]
)");
}

TEST(EveryFabricLegIsInTheFabricBridge, DanglingEntryBesideCompleteLegsHolds) {
  FabricState state = HealthySeedA();
  BridgePort gone = Member("*2C", "roce-br", 20);
  gone.dangling = true;
  Crs804(state).bridge_ports->push_back(gone);
  EXPECT_EQ(Membership(state), "holds\n");
}

TEST(EveryFabricLegIsInTheFabricBridge, DisabledEntryIsEnabled) {
  FabricState state = HealthySeedA();
  BridgePortOf(Crs804(state), "qsfp56-dd-1-1").disabled->value = true;
  EXPECT_EQ(Membership(state), R"(violated
leg-disabled at crs804 qsfp56-dd-1-1, mended on crs804
  expected an enabled member of the fabric bridge roce-br
  observed a member of roce-br with disabled=yes
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution the management address 192.168.88.10/24 is on bridge: it is not touched
  fix /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] disabled=no
  undo /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] disabled=yes
)");
}

TEST(EveryFabricLegIsInTheFabricBridge, DeclaredPortThatTheSwitchLacksHasNoFix) {
  FabricState state = HealthySeedA();
  Crs804(state).legs->legs.push_back({"qsfp56-dd-9-1", "spark9", {}});
  EXPECT_EQ(Membership(state), R"(violated
leg-not-in-fabric-bridge at crs804 qsfp56-dd-9-1, mended on crs804
  expected an enabled member of the fabric bridge roce-br
  observed the switch has no port of this name
  caution no fix is named: correct the leg in the inventory, or rename the port
)");
}

TEST(EveryFabricLegIsInTheFabricBridge, LegsThatMerelyRunAreNoEvidence) {
  for (const LegOrigin origin : {LegOrigin::kRunning, LegOrigin::kBridgeMembers}) {
    FabricState state = HealthySeedA();
    Crs804(state).legs->origin = origin;
    EXPECT_EQ(Membership(state),
              "no evidence\nbecause which sub-ports are legs is neither declared nor found by "
              "cabling\n");
  }
}

TEST(EveryFabricLegIsInTheFabricBridge, RunningPortBesideTheCablingIsNotBlamed) {
  FabricState state = HealthySeedA();
  Crs804(state).legs->origin = LegOrigin::kCabling;
  Crs804(state).legs->legs.push_back({"qsfp56-dd-1-2", "", {}});
  EXPECT_EQ(
      Membership(state),
      "no evidence\nbecause crs804 qsfp56-dd-1-2 runs, and nobody is known to be behind it\n");
}

TEST(EveryFabricLegIsInTheFabricBridge, UnknownFabricBridgeIsUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).fabric_bridge = NoAnswer("two bridges could be it");
  EXPECT_EQ(Membership(state), "unknown\nbecause two bridges could be it\n");
}

TEST(EveryFabricLegIsInTheFabricBridge, UnreadableMembersAreUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).bridge_ports = NoAnswer("bridge-port: refused");
  EXPECT_EQ(Membership(state), "unknown\nbecause bridge-port: refused\n");
}

TEST(EveryFabricLegIsInTheFabricBridge, EntryOfWhichNobodyKnowsWhetherItIsEnabledIsNoEvidence) {
  FabricState state = HealthySeedA();
  BridgePortOf(Crs804(state), "qsfp56-dd-1-1").disabled = NotAsked("the table shows no flags");
  EXPECT_EQ(Membership(state), "no evidence\nbecause the table shows no flags\n");
}

TEST(EveryFabricLegIsInTheFabricBridge, NoLegAtAllIsNoEvidence) {
  FabricState state = HealthySeedA();
  Crs804(state).legs->legs.clear();
  EXPECT_EQ(Membership(state), "no evidence\nbecause there was nothing to look at\n");
}

TEST(NoFabricLegIsBlocked, HealthySeedAHolds) { EXPECT_EQ(Blocking(HealthySeedA()), "holds\n"); }

TEST(NoFabricLegIsBlocked, AlternateLegIsNamed) {
  FabricState state = HealthySeedA();
  BridgePortOf(Crs804(state), "qsfp56-dd-1-1").role->value = "alternate-port";
  EXPECT_EQ(Blocking(state), R"(violated
leg-blocked at crs804 qsfp56-dd-1-1, mended on crs804
  expected a leg forwards: role designated or root
  observed role alternate-port in roce-br
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution no fix is named: the spanning tree blocks a port where it sees a second way. Find that way, a second cable or a host that bridges its rails, before path-cost or protocol-mode is changed; without it a loop takes the fabric down
)");
}

TEST(NoFabricLegIsBlocked, BackupAndDiscardingBlockToo) {
  for (const char* role : {"backup-port", "discarding"}) {
    FabricState state = HealthySeedA();
    BridgePortOf(Crs804(state), "qsfp56-dd-1-1").role->value = role;
    EXPECT_EQ(NoFabricLegIsBlocked(state, kCrs804).kind, VerdictKind::kViolated) << role;
  }
}

TEST(NoFabricLegIsBlocked, PortWithoutLinkIsNotBlocked) {
  FabricState state = HealthySeedA();
  BridgePortOf(Crs804(state), "qsfp56-dd-1-1").role->value = "disabled-port";
  EXPECT_EQ(Blocking(state), "holds\n");
}

TEST(NoFabricLegIsBlocked, RoleThatNobodyAskedForIsNoEvidence) {
  FabricState state = HealthySeedA();
  BridgePortOf(Crs804(state), "qsfp56-dd-1-1").role = NotAsked("an export has no roles");
  EXPECT_EQ(Blocking(state), "no evidence\nbecause an export has no roles\n");
}

TEST(NoFabricLegIsBlocked, BridgeWithoutASpanningTreeNeedsNoRoles) {
  FabricState state = HealthySeedA();
  for (Bridge& bridge : *Crs804(state).bridges) bridge.protocol_mode->value = "none";
  for (BridgePort& member : *Crs804(state).bridge_ports)
    member.role = NotAsked("an export has no roles");
  EXPECT_EQ(Blocking(state), "holds\n");
}

TEST(NoFabricLegIsBlocked, UnreadableMembersAreUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).bridge_ports = NoAnswer("bridge-port: refused");
  EXPECT_EQ(Blocking(state), "unknown\nbecause bridge-port: refused\n");
}

}  // namespace
}  // namespace fabric
