#include "host_address_unique.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

void SetAddress(FabricState& state, const std::string& host, const std::string& interface,
                const std::string& text) {
  HostAddress address;
  address.text = text;
  address.v4 = boost::asio::ip::make_network_v4(text);
  address.at = {"devices/" + host + "/ip-addr.out", 1, interface + " " + text};
  InterfaceOf(state, host, interface).addresses = {address};
}

std::string Judged(const FabricState& state) {
  return Told(EveryRailAddressIsUnique(state, {SubjectKind::kFabric, "", ""}));
}

TEST(EveryRailAddressIsUniqueTest, HoldsForSixteenAddressesBesideEqualDockerNetworks) {
  EXPECT_EQ(Judged(HealthySeedA()), "holds\n");
}

TEST(EveryRailAddressIsUniqueTest, HoldsForTwoFabrics) {
  EXPECT_EQ(Judged(HealthySeedB()), "holds\n");
}

TEST(EveryRailAddressIsUniqueTest, GivesOnlyTheWrongHolderAnotherAddress) {
  FabricState state = HealthySeedA();
  SetAddress(state, "spark2", "enp1s0f1np1", "10.9.0.11/24");
  EXPECT_EQ(Judged(state), R"(violated
duplicate-address at 10.9.0.11 on spark1 rail0 (enp1s0f0np0), spark2 rail1 (enp1s0f1np1), mended on spark2
  expected 10.9.0.11 on one interface: spark1 rail0 (enp1s0f0np0)
  observed 10.9.0.11 on 2 interfaces
  evidence devices/spark1/ip-addr.out:1 enp1s0f0np0 10.9.0.11/24
  evidence devices/spark2/ip-addr.out:1 enp1s0f1np1 10.9.0.11/24
  fix # spark2: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {addresses: [10.9.1.12/24]}
  fix sudo netplan apply  # spark2: enp1s0f1np1
  undo # spark2: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {addresses: [10.9.0.11/24]}
  undo sudo netplan apply  # spark2: enp1s0f1np1
)");
}

TEST(EveryRailAddressIsUniqueTest, NamesEveryHolderOnSeveralHosts) {
  FabricState state = HealthySeedA();
  SetAddress(state, "spark1", "enp1s0f1np1", "10.9.0.11/24");
  SetAddress(state, "spark2", "enp1s0f0np0", "10.9.0.11/24");
  EXPECT_EQ(Judged(state), R"(violated
duplicate-address at 10.9.0.11 on spark1 rail0 (enp1s0f0np0), spark1 rail1 (enp1s0f1np1), spark2 rail0 (enp1s0f0np0)
  expected 10.9.0.11 on one interface: spark1 rail0 (enp1s0f0np0)
  observed 10.9.0.11 on 3 interfaces
  evidence devices/spark1/ip-addr.out:1 enp1s0f0np0 10.9.0.11/24
  evidence devices/spark1/ip-addr.out:1 enp1s0f1np1 10.9.0.11/24
  evidence devices/spark2/ip-addr.out:1 enp1s0f0np0 10.9.0.11/24
  fix # spark1: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {addresses: [10.9.1.11/24]}
  fix sudo netplan apply  # spark1: enp1s0f1np1
  fix # spark2: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: [10.9.0.12/24]}
  fix sudo netplan apply  # spark2: enp1s0f0np0
  undo # spark1: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {addresses: [10.9.0.11/24]}
  undo sudo netplan apply  # spark1: enp1s0f1np1
  undo # spark2: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: [10.9.0.11/24]}
  undo sudo netplan apply  # spark2: enp1s0f0np0
)");
}

TEST(EveryRailAddressIsUniqueTest, TellsEachDuplicatedAddressByItself) {
  FabricState state = HealthySeedA();
  SetAddress(state, "spark2", "enp1s0f0np0", "10.9.0.11/24");
  SetAddress(state, "spark4", "enp1s0f0np0", "10.9.0.13/24");
  const Verdict verdict = EveryRailAddressIsUnique(state, {SubjectKind::kFabric, "", ""});
  ASSERT_EQ(verdict.findings.size(), 2u);
  EXPECT_EQ(verdict.findings[0].where,
            "10.9.0.11 on spark1 rail0 (enp1s0f0np0), spark2 rail0 (enp1s0f0np0)");
  EXPECT_EQ(verdict.findings[1].where,
            "10.9.0.13 on spark3 rail0 (enp1s0f0np0), spark4 rail0 (enp1s0f0np0)");
}

TEST(EveryRailAddressIsUniqueTest, CountsAnInterfaceThatIsNoRail) {
  FabricState state = HealthySeedA();
  SetAddress(state, "spark3", "docker0", "10.9.2.11/32");
  EXPECT_EQ(Judged(state), R"(violated
duplicate-address at 10.9.2.11 on spark1 rail2 (enP2p1s0f0np0), spark3 docker0, mended on spark3
  expected 10.9.2.11 on one interface: spark1 rail2 (enP2p1s0f0np0)
  observed 10.9.2.11 on 2 interfaces
  evidence devices/spark1/ip-addr.out:1 enP2p1s0f0np0 10.9.2.11/24
  evidence devices/spark3/ip-addr.out:1 docker0 10.9.2.11/32
  caution spark3 docker0: which address it should have is not declared
)");
}

TEST(EveryRailAddressIsUniqueTest, CountsAnAddressOfASwitch) {
  FabricState state = HealthySeedA();
  state.switches[0].addresses->push_back(
      {"10.9.0.14/24",
       "roce-br",
       Seen(false, "devices/crs804/ip-address.out"),
       {"devices/crs804/ip-address.out", 4, "10.9.0.14/24 roce-br"}});
  EXPECT_EQ(Judged(state), R"(violated
duplicate-address at 10.9.0.14 on spark4 rail0 (enp1s0f0np0), crs804 roce-br, mended on crs804
  expected 10.9.0.14 on one interface: spark4 rail0 (enp1s0f0np0)
  observed 10.9.0.14 on 2 interfaces
  evidence devices/spark4/ip-addr.out:1 enp1s0f0np0 10.9.0.14/24
  evidence devices/crs804/ip-address.out:4 10.9.0.14/24 roce-br
  caution crs804 roce-br: which address it should have is not declared
)");
}

TEST(EveryRailAddressIsUniqueTest, PassesOverADisabledAddressOfASwitch) {
  FabricState state = HealthySeedA();
  state.switches[0].addresses->push_back(
      {"10.9.0.14/24", "roce-br", Seen(true, "devices/crs804/ip-address.out"), {}});
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(EveryRailAddressIsUniqueTest, TakesNoSideWhereTwoHoldersLookRight) {
  FabricState state = HealthySeedA();
  state.inventory.hosts[0].octet.reset();
  state.inventory.hosts[1].octet.reset();
  SetAddress(state, "spark2", "enp1s0f0np0", "10.9.0.11/24");
  EXPECT_EQ(Judged(state), R"(violated
duplicate-address at 10.9.0.11 on spark1 rail0 (enp1s0f0np0), spark2 rail0 (enp1s0f0np0)
  expected 10.9.0.11 on one interface
  observed 10.9.0.11 on 2 interfaces
  evidence devices/spark1/ip-addr.out:1 enp1s0f0np0 10.9.0.11/24
  evidence devices/spark2/ip-addr.out:1 enp1s0f0np0 10.9.0.11/24
  caution spark1 rail0 (enp1s0f0np0): which address it should have is not declared; spark2 rail0 (enp1s0f0np0): which address it should have is not declared
)");
}

TEST(EveryRailAddressIsUniqueTest, IsUnknownWhileAHostIsMissing) {
  FabricState state = HealthySeedA();
  state.hosts[2].interfaces = NoAnswer("spark3 ip-addr: connection refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause spark3 ip-addr: connection refused\n");
}

TEST(EveryRailAddressIsUniqueTest, IsViolatedAlthoughAHostIsMissing) {
  FabricState state = HealthySeedA();
  SetAddress(state, "spark2", "enp1s0f0np0", "10.9.0.11/24");
  state.hosts[2].interfaces = NoAnswer("spark3 ip-addr: connection refused");
  EXPECT_EQ(EveryRailAddressIsUnique(state, {}).kind, VerdictKind::kViolated);
}

TEST(EveryRailAddressIsUniqueTest, HoldsWhereNobodyAskedASwitch) {
  FabricState state = HealthySeedA();
  state.switches[0].addresses = NotAsked("hosts only");
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(EveryRailAddressIsUniqueTest, IsUnknownWhereASwitchGaveNoAnswer) {
  FabricState state = HealthySeedA();
  state.switches[0].addresses = NoAnswer("crs804 ip-address: timeout");
  EXPECT_EQ(Judged(state), "unknown\nbecause crs804 ip-address: timeout\n");
}

TEST(EveryRailAddressIsUniqueTest, IsNoEvidenceWithoutRailAddresses) {
  FabricState state = HealthySeedA();
  for (HostState& host : state.hosts) host.interfaces->clear();
  EXPECT_EQ(Judged(state), "no evidence\nbecause there was nothing to look at\n");
}

}  // namespace
}  // namespace fabric
