#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "host_address.h"
#include "netdev_changes.h"
#include "state_parts.h"
#include "verdict_text.h"

namespace fabric {
namespace {

constexpr char kRail1[] = "enp1s0f1np1";

struct Spark1 {
  FabricState fabric = HealthySeedA();

  HostState& Host() { return fabric.hosts[0]; }
  BootNetdev& Boot() { return *Host().boot_netdevs.at(kRail1); }
  std::string Judged() const {
    return Told(AddressesArePersistent(fabric, {SubjectKind::kHost, "spark1", ""}));
  }
};

TEST(AddressesArePersistentTest, HoldsWithTheSameAddressAndMtu) {
  EXPECT_EQ(Spark1().Judged(), "holds\n");
}

TEST(AddressesArePersistentTest, IsViolatedByAnotherAddress) {
  Spark1 host;
  host.Boot().addresses[0].value = "10.9.1.99/24";
  EXPECT_EQ(host.Judged(), R"(violated
address-not-persistent at spark1 rail1 (enp1s0f1np1), mended on spark1
  expected after a boot 10.9.1.11/24, as now
  observed 10.9.1.99/24
  evidence devices/spark1/nmcli.enp1s0f1np1.out:3 enp1s0f1np1 10.9.1.11/24
  caution where NetworkManager holds it in a profile of its own, change it there: nmcli connection modify
  fix # spark1: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {addresses: [10.9.1.11/24]}
  fix sudo netplan apply  # spark1: enp1s0f1np1
  undo # spark1: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {addresses: [10.9.1.99/24]}
  undo sudo netplan apply  # spark1: enp1s0f1np1
)");
}

TEST(AddressesArePersistentTest, IsViolatedWhereNothingSetsAnAddress) {
  Spark1 host;
  host.Boot().addresses.clear();
  const Verdict verdict = AddressesArePersistent(host.fabric, {SubjectKind::kHost, "spark1", ""});
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed, "no IPv4 address");
  EXPECT_EQ(verdict.findings[0].evidence, std::vector<Evidence>{host.Boot().at});
}

TEST(AddressesArePersistentTest, IsViolatedByDhcpBesideTheAddress) {
  Spark1 host;
  host.Boot().automatic = {{"devices/spark1/netplan.out", 9, "enp1s0f1np1 dhcp4"}};
  const Verdict verdict = AddressesArePersistent(host.fabric, {SubjectKind::kHost, "spark1", ""});
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed,
            "10.9.1.11/24, and what it is given by DHCP or link-local");
  EXPECT_EQ(verdict.findings[0].evidence.back().line, 9);
}

TEST(AddressesArePersistentTest, IsViolatedByTheDefaultMtu) {
  Spark1 host;
  host.Boot().mtu = {
      1500, {"devices/spark1/netplan.out", 0, "enp1s0f1np1: no MTU is set, default 1500"}, true};
  EXPECT_EQ(host.Judged(), R"(violated
mtu-not-persistent at spark1 rail1 (enp1s0f1np1), mended on spark1
  expected after a boot MTU 9000, as now
  observed MTU 1500, the default
  evidence devices/spark1/netplan.out:0 enp1s0f1np1: no MTU is set, default 1500
  caution where NetworkManager holds it in a profile of its own, change it there: nmcli connection modify
  fix # spark1: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {mtu: 9000}
  fix sudo netplan apply  # spark1: enp1s0f1np1
  undo # spark1: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {mtu: 1500}
  undo sudo netplan apply  # spark1: enp1s0f1np1
)");
}

TEST(AddressesArePersistentTest, WhereTheFilesAreRightNothingIsToBeChangedInThem) {
  Spark1 host;
  host.Host().mtu->at(kRail1).value = 1500;
  const Verdict verdict = AddressesArePersistent(host.fabric, {SubjectKind::kHost, "spark1", ""});
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].expected, "after a boot MTU 1500, as now");
  EXPECT_EQ(verdict.findings[0].caution,
            "the files say what is wanted: it is what runs now that does not");
  EXPECT_TRUE(verdict.findings[0].fix.empty());
}

TEST(AddressesArePersistentTest, TheMtuCountsOnlyWhereTheIntentDeclaresOne) {
  Spark1 host;
  host.Boot().mtu.value = 1500;
  host.fabric.inventory.intent.host_mtu.reset();
  EXPECT_EQ(host.Judged(), "holds\n");
}

TEST(AddressesArePersistentTest, IsUnknownWhereTextsContradictEachOther) {
  Spark1 host;
  InterfaceOf(host.fabric, "spark1", kRail1).mtu_dispute = "spark1: MTU 9000, 1500";
  EXPECT_EQ(host.Judged(), "unknown\nbecause spark1: MTU 9000, 1500\n");
}

TEST(AddressesArePersistentTest, ANetdevThatIsNotThereCannotBeCompared) {
  Spark1 host;
  RemoveNetdev(host.Host(), kRail1);
  EXPECT_EQ(host.Judged(), "no evidence\nbecause spark1 has no enp1s0f1np1 now to compare with\n");
}

TEST(AddressesArePersistentTest, NeverPutsAHostileNameIntoACommand) {
  Spark1 host;
  const std::string hostile = "a$(reboot)";
  host.fabric.inventory.hosts[0].rails["rail1"] = {hostile, std::nullopt};
  RenameNetdev(host.Host(), kRail1, hostile);
  host.Host().boot_netdevs[hostile] = BootNetdev();
  host.Host().boot_netdevs[hostile]->mtu.value = 9000;
  const Verdict verdict = AddressesArePersistent(host.fabric, {SubjectKind::kHost, "spark1", ""});
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_TRUE(verdict.findings[0].fix.empty());
}

TEST(AddressesArePersistentTest, IsUnknownWithoutAnAnswer) {
  Spark1 host;
  host.Host().boot_netdevs[kRail1] = NoAnswer("spark1 netplan: not found");
  EXPECT_EQ(host.Judged(), "unknown\nbecause spark1 netplan: not found\n");
}

TEST(AddressesArePersistentTest, IsNoEvidenceWhenNobodyAsked) {
  Spark1 host;
  host.Host().boot_netdevs[kRail1] = NotAsked("no netplan");
  EXPECT_EQ(host.Judged(), "no evidence\nbecause no netplan\n");
}

}  // namespace
}  // namespace fabric
