#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "switch_bridge.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string Judged(const FabricState& state) {
  return Told(ManagementRidesTheCopperPorts(state, {SubjectKind::kSwitch, "crs804", ""}));
}

SwitchState& Crs804(FabricState& state) { return state.switches[0]; }

SwitchAddress& AddressOf(FabricState& state) { return Crs804(state).addresses->front(); }

void See(FabricState& state, const std::string& mac, const std::string& interface,
         const std::string& bridge) {
  LearnedMac row = Crs804(state).host_table->front();
  row.mac = mac;
  row.interface = interface;
  row.bridge = bridge;
  row.external = false;
  row.at = {"devices/crs804/bridge-host.out", 40, mac + " " + interface};
  Crs804(state).host_table->push_back(row);
}

TEST(ManagementRidesTheCopperPorts, HealthySeedAHolds) {
  EXPECT_EQ(Judged(HealthySeedA()), "holds\n");
}

TEST(ManagementRidesTheCopperPorts, SpareSubPortsBesideCopperHold) {
  FabricState state = HealthySeedA();
  Crs804(state).bridge_ports->push_back(Member("qsfp56-dd-1-2", "bridge", 12));
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(ManagementRidesTheCopperPorts, AddressOnACopperPortItselfHolds) {
  FabricState state = HealthySeedA();
  AddressOf(state).interface = "ether1";
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(ManagementRidesTheCopperPorts, AnAddressThatTheSwitchDoesNotShowIsANote) {
  FabricState state = HealthySeedA();
  state.inventory.switches[0].address = "192.168.88.99";
  EXPECT_EQ(Judged(state),
            "holds\nnote the inventory reaches crs804 at 192.168.88.99, which is none of its "
            "addresses: 192.168.88.10\n");
  state.inventory.switches[0].address = "switch.example";
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(ManagementRidesTheCopperPorts, AddressOnALegIsNamed) {
  FabricState state = HealthySeedA();
  AddressOf(state).interface = "qsfp56-dd-1-1";
  EXPECT_EQ(Judged(state), R"(violated
management-on-fabric-port at crs804 qsfp56-dd-1-1, mended on crs804
  expected the switch's address on a CPU port, or on a bridge that has one
  observed 192.168.88.10/24 is on qsfp56-dd-1-1, which is behind the switch chip
  evidence devices/crs804/ip-address.out:3 192.168.88.10/24 bridge
  caution careful: management rides fabric ports. Have a console at hand before bridges are touched
)");
}

TEST(ManagementRidesTheCopperPorts, BridgeWithoutCopperGetsTheSparePort) {
  FabricState state = HealthySeedA();
  Crs804(state).host_table = NotAsked("bridge-host was not asked");
  AddressOf(state).interface = "roce-br";
  std::erase_if(*Crs804(state).bridge_ports,
                [](const BridgePort& member) { return member.interface == "ether2"; });
  EXPECT_EQ(Judged(state), R"(violated
management-on-fabric-port at crs804 roce-br, mended on crs804
  expected the switch's address on a CPU port, or on a bridge that has one
  observed 192.168.88.10/24 is on roce-br, which has no CPU port
  evidence devices/crs804/ip-address.out:3 192.168.88.10/24 bridge
  caution careful: management rides fabric ports. Have a console at hand before bridges are touched
  fix /interface/bridge/port/add bridge=roce-br interface=ether2
  undo /interface/bridge/port/remove [find where bridge=roce-br and interface=ether2]
)");
}

TEST(ManagementRidesTheCopperPorts, DisabledCopperEntryDoesNotCarry) {
  FabricState state = HealthySeedA();
  for (const char* port : {"ether1", "ether2"})
    BridgePortOf(Crs804(state), port).disabled->value = true;
  EXPECT_EQ(ManagementRidesTheCopperPorts(state, {SubjectKind::kSwitch, "crs804", ""}).kind,
            VerdictKind::kViolated);
}

TEST(ManagementRidesTheCopperPorts, OneAddressOnCopperIsEnough) {
  FabricState state = HealthySeedA();
  SwitchAddress test = AddressOf(state);
  test.address = "10.9.0.250/24";
  test.interface = "roce-br";
  Crs804(state).addresses->insert(Crs804(state).addresses->begin(), test);
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(ManagementRidesTheCopperPorts, TheInventorysAddressIsTheOneThatCounts) {
  FabricState state = HealthySeedA();
  SwitchAddress reached = AddressOf(state);
  reached.address = "10.9.0.250/24";
  reached.interface = "roce-br";
  Crs804(state).addresses->push_back(reached);
  Crs804(state).host_table = NotAsked("bridge-host was not asked");
  state.inventory.switches[0].address = "10.9.0.250";
  const Verdict verdict =
      ManagementRidesTheCopperPorts(state, {SubjectKind::kSwitch, "crs804", ""});
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(verdict.findings[0].where, "crs804 roce-br");
}

TEST(ManagementRidesTheCopperPorts, EverybodyBehindALegIsNamed) {
  FabricState state = HealthySeedA();
  Crs804(state).bridge_ports->push_back(Member("qsfp56-dd-1-1", "bridge", 12));
  See(state, "02:00:5e:00:0a:01", "qsfp56-dd-1-1", "bridge");
  EXPECT_EQ(Judged(state), R"(violated
gateway-behind-leg at crs804 bridge, mended on crs804
  expected control node or gateway behind a CPU port of bridge
  observed everybody in it is behind a leg: 02:00:5e:00:0a:01 on qsfp56-dd-1-1
  evidence devices/crs804/bridge-host.out:40 02:00:5e:00:0a:01 qsfp56-dd-1-1
  caution careful: who talks to the switch does so through the fabric. No command mends that: plug the control node or its gateway into a CPU port before bridges are touched
)");
}

TEST(ManagementRidesTheCopperPorts, SomebodyBehindCopperHolds) {
  FabricState state = HealthySeedA();
  See(state, "02:00:5e:00:0a:01", "qsfp56-dd-1-1", "bridge");
  See(state, "02:00:5e:00:0a:02", "ether1", "bridge");
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(ManagementRidesTheCopperPorts, TheSwitchsOwnMacIsNobody) {
  FabricState state = HealthySeedA();
  See(state, "02:00:5e:00:0a:01", "qsfp56-dd-1-1", "bridge");
  Crs804(state).host_table->back().local = true;
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(ManagementRidesTheCopperPorts, HostTableThatNobodyAskedForIsNotMissed) {
  FabricState state = HealthySeedA();
  Crs804(state).host_table = NotAsked("an export has no host table");
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(ManagementRidesTheCopperPorts, UnreadableHostTableIsUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).host_table = NoAnswer("bridge-host: truncated");
  EXPECT_EQ(Judged(state), "unknown\nbecause bridge-host: truncated\n");
}

TEST(ManagementRidesTheCopperPorts, UnreadableAddressesAreUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).addresses = NoAnswer("ip-address: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause ip-address: refused\n");
}

TEST(ManagementRidesTheCopperPorts, NoAddressIsNoEvidence) {
  FabricState state = HealthySeedA();
  Crs804(state).addresses->clear();
  EXPECT_EQ(Judged(state), "no evidence\nbecause crs804 shows no address\n");
}

TEST(ManagementRidesTheCopperPorts, AddressOnAVlanIsNoEvidence) {
  FabricState state = HealthySeedA();
  AddressOf(state).interface = "vlan10";
  EXPECT_EQ(Judged(state),
            "no evidence\nbecause crs804 192.168.88.10/24 is on vlan10: what that rides was not "
            "asked\n");
}

TEST(ManagementRidesTheCopperPorts, PortOfUnknownPlaceIsNeverAssumed) {
  FabricState state = HealthySeedA();
  for (const char* port : {"ether1", "ether2"})
    PortOf(Crs804(state), port).on_chip = NotAsked("model not known");
  EXPECT_EQ(Judged(state), "no evidence\nbecause model not known\n");
}

}  // namespace
}  // namespace fabric
