#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "switch_offload.h"
#include "verdict_text.h"

namespace fabric {
namespace {

const Subject kCrs804{SubjectKind::kSwitch, "crs804", ""};

std::string Judged(const FabricState& state) { return Told(NothingBlocksOffload(state, kCrs804)); }

SwitchState& Crs804(FabricState& state) { return state.switches[0]; }

BridgePort& Leg11(FabricState& state) { return BridgePortOf(Crs804(state), "qsfp56-dd-1-1"); }

Bridge& RoceBr(FabricState& state) { return Crs804(state).bridges->back(); }

void PutIntoBond(BridgePort& member, const std::string& bond, const std::string& mode) {
  member.entry = bond;
  member.bond = Bond{bond, mode, {}};
}

TEST(NothingBlocksOffload, HealthySeedAHolds) { EXPECT_EQ(Judged(HealthySeedA()), "holds\n"); }

TEST(NothingBlocksOffload, HorizonIsNamed) {
  FabricState state = HealthySeedA();
  Leg11(state).horizon->value = "1";
  EXPECT_EQ(Judged(state), R"(violated
offload-blocked at crs804 qsfp56-dd-1-1, mended on crs804
  expected horizon=none
  observed horizon=1
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution the management address 192.168.88.10/24 is on bridge: it is not touched
  fix /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] horizon=none
  undo /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] horizon=1
)");
}

TEST(NothingBlocksOffload, BondOfAnUnsupportedModeIsNamedOnce) {
  FabricState state = HealthySeedA();
  PutIntoBond(Leg11(state), "bond1", "balance-rr");
  PutIntoBond(BridgePortOf(Crs804(state), "qsfp56-dd-1-5"), "bond1", "balance-rr");
  EXPECT_EQ(Judged(state), R"(violated
offload-blocked at crs804 bond1, mended on crs804
  expected bonding mode 802.3ad, balance-xor or active-backup
  observed mode=balance-rr
  evidence devices/crs804/bridge-port.out:5 H qsfp56-dd-1-1 roce-br
  caution careful: both ends of a bond have to agree on 802.3ad: set the other end too
  fix /interface/bonding/set [find where name=bond1] mode=802.3ad
  undo /interface/bonding/set [find where name=bond1] mode=balance-rr
)");
}

TEST(NothingBlocksOffload, SupportedBondModesHold) {
  for (const char* mode : {"802.3ad", "balance-xor", "active-backup"}) {
    FabricState state = HealthySeedA();
    PutIntoBond(Leg11(state), "bond1", mode);
    EXPECT_EQ(Judged(state), "holds\n") << mode;
  }
}

TEST(NothingBlocksOffload, IpFirewallIsTurnedOff) {
  FabricState state = HealthySeedA();
  (*RoceBr(state).cpu_features)["use-ip-firewall"] = {
      "yes", {"devices/crs804/export.out", 30, "set use-ip-firewall=yes"}, false};
  EXPECT_EQ(Judged(state), R"(violated
offload-blocked at crs804 roce-br, mended on crs804
  expected nothing that needs the CPU
  observed use-ip-firewall: yes
  evidence devices/crs804/export.out:30 set use-ip-firewall=yes
  caution careful: IP firewall rules stop seeing bridged frames, on all bridges
  fix /interface/bridge/settings/set use-ip-firewall=no
  undo /interface/bridge/settings/set use-ip-firewall=yes
)");
}

TEST(NothingBlocksOffload, BridgeFilterIsNamedWithoutABlanketFix) {
  FabricState state = HealthySeedA();
  (*RoceBr(state).cpu_features)["filter"] = {
      "2 rules", {"devices/crs804/export.out", 31, "add action=drop chain=forward"}, false};
  EXPECT_EQ(Judged(state), R"(violated
offload-blocked at crs804 roce-br, mended on crs804
  expected nothing that needs the CPU
  observed filter: 2 rules
  evidence devices/crs804/export.out:31 add action=drop chain=forward
  caution no fix is named: look whether filter is needed before it is taken away
)");
}

TEST(NothingBlocksOffload, HorizonInTheManagementBridgeIsNotThisRow) {
  FabricState state = HealthySeedA();
  BridgePortOf(Crs804(state), "ether1").horizon->value = "1";
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(NothingBlocksOffload, DisabledEntryBlocksNothing) {
  FabricState state = HealthySeedA();
  Leg11(state).horizon->value = "1";
  Leg11(state).disabled->value = true;
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(NothingBlocksOffload, HorizonThatNoTextShowsIsNoEvidence) {
  FabricState state = HealthySeedA();
  Leg11(state).horizon = NotAsked("the table has no HORIZON column");
  EXPECT_EQ(Judged(state), "no evidence\nbecause the table has no HORIZON column\n");
}

TEST(NothingBlocksOffload, UnreadableBridgesAreUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).bridges = NoAnswer("bridge: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause bridge: refused\n");
}

TEST(NothingBlocksOffload, UnreadableMembersAreUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).bridge_ports = NoAnswer("bridge-port: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause bridge-port: refused\n");
}

TEST(NothingBlocksOffload, FabricBridgeThatIsNotListedIsUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).fabric_bridge->value = "typo-br";
  EXPECT_EQ(Judged(state), "unknown\nbecause crs804 lists no bridge typo-br\n");
}

}  // namespace
}  // namespace fabric
