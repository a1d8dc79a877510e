#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "switch_offload.h"
#include "verdict_text.h"

namespace fabric {
namespace {

const Subject kCrs804{SubjectKind::kSwitch, "crs804", ""};

std::string Judged(const FabricState& state) {
  return Told(HostMacsAreLearnedByTheSwitchChip(state, kCrs804));
}

SwitchState& Crs804(FabricState& state) { return state.switches[0]; }

TEST(HostMacsAreLearnedByTheSwitchChip, HealthySeedAHolds) {
  EXPECT_EQ(Judged(HealthySeedA()), "holds\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, RailsOfTheOtherFabricAreNotAskedFor) {
  EXPECT_EQ(Told(HostMacsAreLearnedByTheSwitchChip(HealthySeedB(),
                                                   {SubjectKind::kSwitch, "fabric-b", ""})),
            "holds\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, DynamicMacOnALegIsNamed) {
  FabricState state = HealthySeedA();
  MacOn(Crs804(state), "qsfp56-dd-1-1").external = false;
  EXPECT_EQ(Judged(state), R"(violated
mac-learned-by-cpu at crs804 qsfp56-dd-1-1, mended on crs804
  expected external (E): learned by the switch chip
  observed 02:00:5e:00:01:00 (spark1 rail0) is dynamic (D) only: learned by the CPU
  evidence devices/crs804/bridge-host.out:3 02:00:5e:00:01:00 qsfp56-dd-1-1
  evidence devices/spark1/ip-addr.out:1 enp1s0f0np0 10.9.0.11/24
  caution the port is bound to the chip anew: its traffic stops for a moment
  fix /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=no
  fix /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=yes
)");
}

TEST(HostMacsAreLearnedByTheSwitchChip, EachMacOfALegIsItsOwnFinding) {
  FabricState state = HealthySeedA();
  MacOn(Crs804(state), "qsfp56-dd-1-1", 0).external = false;
  MacOn(Crs804(state), "qsfp56-dd-1-1", 1).external = false;
  EXPECT_EQ(HostMacsAreLearnedByTheSwitchChip(state, kCrs804).findings.size(), 2U);
}

TEST(HostMacsAreLearnedByTheSwitchChip, ExternalAnywhereHolds) {
  FabricState state = HealthySeedA();
  LearnedMac cpu = MacOn(Crs804(state), "qsfp56-dd-1-1");
  cpu.external = false;
  Crs804(state).host_table->insert(Crs804(state).host_table->begin(), cpu);
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, MacThatIsNotInTheTableIsNoEvidence) {
  FabricState state = HealthySeedA();
  Crs804(state).host_table->erase(Crs804(state).host_table->begin());
  EXPECT_EQ(Judged(state), "no evidence\nbecause no frame since ageing: spark1 rail0\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, LocalRowIsNotTheHost) {
  FabricState state = HealthySeedA();
  LearnedMac& row = MacOn(Crs804(state), "qsfp56-dd-1-1");
  row.external = false;
  row.local = true;
  EXPECT_EQ(Judged(state), "no evidence\nbecause no frame since ageing: spark1 rail0\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, DynamicMacOnACopperPortSaysNothingOfTheChip) {
  FabricState state = HealthySeedA();
  LearnedMac& row = MacOn(Crs804(state), "qsfp56-dd-1-1");
  row.external = false;
  row.interface = "ether1";
  EXPECT_EQ(Judged(state), "no evidence\nbecause no frame since ageing: spark1 rail0\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, UnreachableHostIsUnknown) {
  FabricState state = HealthySeedA();
  state.hosts[2].interfaces = NoAnswer("spark3: connection refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause spark3: connection refused\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, ViolationOutweighsAnUnreachableHost) {
  FabricState state = HealthySeedA();
  state.hosts[2].interfaces = NoAnswer("spark3: connection refused");
  MacOn(Crs804(state), "qsfp56-dd-1-1").external = false;
  const Verdict verdict = HostMacsAreLearnedByTheSwitchChip(state, kCrs804);
  EXPECT_EQ(verdict.kind, VerdictKind::kViolated);
  EXPECT_EQ(verdict.reasons, std::vector<std::string>{"spark3: connection refused"});
}

TEST(HostMacsAreLearnedByTheSwitchChip, InterfaceWithoutAMacIsNoEvidence) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark1", "enp1s0f0np0").mac.reset();
  EXPECT_EQ(Judged(state), "no evidence\nbecause spark1 rail0: no MAC was seen of enp1s0f0np0\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, ADisputedMacIsUnknown) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark1", "enp1s0f0np0").mac_dispute = "MAC a, b";
  EXPECT_EQ(Judged(state), "unknown\nbecause MAC a, b\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, HostsOwnNameOfTheNetdevIsUsed) {
  FabricState state = HealthySeedA();
  state.inventory.hosts[0].rails["rail0"] = {"eth9", std::nullopt};
  EXPECT_EQ(Judged(state), "no evidence\nbecause spark1 rail0: the host has no eth9\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, RunWithoutHostsIsNoEvidence) {
  FabricState state = HealthySeedA();
  state.inventory.hosts.clear();
  EXPECT_EQ(Judged(state), "no evidence\nbecause no host in this run\n");
}

TEST(HostMacsAreLearnedByTheSwitchChip, UnreadableHostTableIsUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).host_table = NoAnswer("bridge-host: truncated");
  EXPECT_EQ(Judged(state), "unknown\nbecause bridge-host: truncated\n");
}

}  // namespace
}  // namespace fabric
