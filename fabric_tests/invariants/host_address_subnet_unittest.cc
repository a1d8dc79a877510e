#include "host_address.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_in_full.h"

namespace fabric {
namespace {

Subject Spark1(const std::string& rail) { return {SubjectKind::kHostRail, "spark1", rail}; }

HostAddress Address(const std::string& text) {
  HostAddress address;
  address.text = text;
  boost::system::error_code error;
  const auto v4 = boost::asio::ip::make_network_v4(text, error);
  if (!error) address.v4 = v4;
  address.at = {"devices/spark1/ip-addr.out", 1, "inet " + text};
  return address;
}

// Seed A with other addresses on rail0 of spark1.
FabricState Rail0With(const std::vector<std::string>& addresses) {
  FabricState state = HealthySeedA();
  HostInterface& rail0 = InterfaceOf(state, "spark1", "enp1s0f0np0");
  rail0.addresses.clear();
  for (const std::string& text : addresses) rail0.addresses.push_back(Address(text));
  return state;
}

std::string OneSubnet(const FabricState& state, const std::string& rail = "rail0") {
  return InFull(OneSubnetPerRail(state, Spark1(rail)));
}

std::string NoIpv6(const FabricState& state) {
  return InFull(NoIpv6OnRails(state, Spark1("rail0")));
}

TEST(OneSubnetPerRailTest, HoldsForTheDeclaredAddress) {
  EXPECT_EQ(OneSubnet(HealthySeedA()), "holds\n");
}

TEST(OneSubnetPerRailTest, HoldsWithAnyOctetWhereNoneIsDeclared) {
  FabricState state = Rail0With({"10.9.0.77/24"});
  state.inventory.hosts[0].octet.reset();
  EXPECT_EQ(OneSubnet(state), "holds\n");
}

TEST(OneSubnetPerRailTest, IsViolatedWithoutAnAddress) {
  EXPECT_EQ(OneSubnet(Rail0With({})), R"(violated
[no-address] at spark1: spark1 rail0 (enp1s0f0np0)
  expected 10.9.0.11/24
  observed no IPv4 address
  evidence devices/spark1/ip-addr.out:1 enp1s0f0np0 10.9.0.11/24
  fix # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: [10.9.0.11/24]}
  fix sudo netplan apply  # spark1: enp1s0f0np0
  undo # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: []}
  undo sudo netplan apply  # spark1: enp1s0f0np0
)");
}

TEST(OneSubnetPerRailTest, IsViolatedWithoutTheInterface) {
  FabricState state = HealthySeedA();
  state.inventory.hosts[0].rails["rail0"] = {"enp7s0np0", std::nullopt};
  std::erase_if(*state.hosts[0].interfaces,
                [](const HostInterface& is) { return is.name == "enp1s0f0np0"; });
  EXPECT_EQ(OneSubnet(state), R"(violated
[no-address] at spark1: spark1 rail0 (enp7s0np0)
  expected 10.9.0.11/24
  observed interface enp7s0np0 does not exist
  evidence devices/spark1/ip-addr.out:1 enp1s0f1np1 10.9.1.11/24
)");
}

TEST(OneSubnetPerRailTest, IsViolatedWithTwoAddresses) {
  EXPECT_EQ(OneSubnet(Rail0With({"10.9.0.11/24", "fe80::1/64", "10.9.0.12/24"})), R"(violated
[several-addresses] at spark1: spark1 rail0 (enp1s0f0np0)
  expected 10.9.0.11/24
  observed 10.9.0.11/24, 10.9.0.12/24
  evidence devices/spark1/ip-addr.out:1 inet 10.9.0.11/24
  evidence devices/spark1/ip-addr.out:1 inet 10.9.0.12/24
  fix # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: [10.9.0.11/24]}
  fix sudo netplan apply  # spark1: enp1s0f0np0
  undo # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: [10.9.0.11/24, 10.9.0.12/24]}
  undo sudo netplan apply  # spark1: enp1s0f0np0
)");
}

TEST(OneSubnetPerRailTest, IsViolatedOutsideTheSubnet) {
  EXPECT_EQ(OneSubnet(Rail0With({"10.9.7.11/24"})), R"(violated
[address-outside-subnet] at spark1: spark1 rail0 (enp1s0f0np0)
  expected 10.9.0.11/24
  observed 10.9.7.11/24
  evidence devices/spark1/ip-addr.out:1 inet 10.9.7.11/24
  fix # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: [10.9.0.11/24]}
  fix sudo netplan apply  # spark1: enp1s0f0np0
  undo # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: [10.9.7.11/24]}
  undo sudo netplan apply  # spark1: enp1s0f0np0
)");
}

TEST(OneSubnetPerRailTest, IsViolatedByAnotherPrefixLength) {
  const Verdict verdict = OneSubnetPerRail(Rail0With({"10.9.0.11/16"}), Spark1("rail0"));
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].fault, "address-outside-subnet");
  EXPECT_EQ(verdict.findings[0].observed, "10.9.0.11/16");
}

TEST(OneSubnetPerRailTest, IsViolatedByAnotherOctet) {
  EXPECT_EQ(OneSubnet(Rail0With({"10.9.0.21/24"})), R"(violated
[wrong-octet] at spark1: spark1 rail0 (enp1s0f0np0)
  expected 10.9.0.11/24
  observed 10.9.0.21/24
  evidence devices/spark1/ip-addr.out:1 inet 10.9.0.21/24
  fix # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: [10.9.0.11/24]}
  fix sudo netplan apply  # spark1: enp1s0f0np0
  undo # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {addresses: [10.9.0.21/24]}
  undo sudo netplan apply  # spark1: enp1s0f0np0
)");
}

TEST(OneSubnetPerRailTest, OffersNoAddressWhereNoOctetIsDeclared) {
  FabricState state = Rail0With({"10.9.7.77/24"});
  state.inventory.hosts[0].octet.reset();
  EXPECT_EQ(OneSubnet(state), R"(violated
[address-outside-subnet] at spark1: spark1 rail0 (enp1s0f0np0)
  expected one IPv4 address in 10.9.0.0/24
  observed 10.9.7.77/24
  evidence devices/spark1/ip-addr.out:1 inet 10.9.7.77/24
)");
}

// The classic: both twins of a port in one subnet.
TEST(OneSubnetPerRailTest, IsViolatedByATwinInTheSameSubnet) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark1", "enp1s0f1np1").addresses = {Address("10.9.0.111/24")};
  EXPECT_EQ(OneSubnet(state), R"(violated
[subnet-overlap] at spark1: spark1 rail0 (enp1s0f0np0) and rail1 (enp1s0f1np1)
  expected no other interface in 10.9.0.0/24
  observed rail1 (enp1s0f1np1) has 10.9.0.111/24
  evidence devices/spark1/ip-addr.out:1 inet 10.9.0.111/24
  fix # spark1: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {addresses: [10.9.1.11/24]}
  fix sudo netplan apply  # spark1: enp1s0f1np1
  undo # spark1: in the file under /etc/netplan that names enp1s0f1np1: enp1s0f1np1: {addresses: [10.9.0.111/24]}
  undo sudo netplan apply  # spark1: enp1s0f1np1
)");
}

TEST(OneSubnetPerRailTest, IsViolatedByAWiderNetworkOnNoRail) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark1", "docker0").addresses = {Address("10.9.200.1/16")};
  EXPECT_EQ(OneSubnet(state), R"(violated
[subnet-overlap] at spark1: spark1 rail0 (enp1s0f0np0) and docker0
  expected no other interface in 10.9.0.0/24
  observed docker0 has 10.9.200.1/16
  evidence devices/spark1/ip-addr.out:1 inet 10.9.200.1/16
  caution docker0 is no rail: which network it belongs to is not declared
)");
}

TEST(OneSubnetPerRailTest, IsViolatedByOneAddressOfTheSubnetOnLoopback) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark1", "docker0").addresses = {Address("10.9.0.99/32")};
  EXPECT_EQ(OneSubnetPerRail(state, Spark1("rail0")).findings.at(0).observed,
            "docker0 has 10.9.0.99/32");
}

TEST(OneSubnetPerRailTest, NeverPutsAHostileNameIntoACommand) {
  FabricState state = HealthySeedA();
  state.inventory.hosts[0].rails["rail0"] = {"eth0;reboot", std::nullopt};
  HostInterface& rail0 = InterfaceOf(state, "spark1", "enp1s0f0np0");
  rail0.name = "eth0;reboot";
  rail0.addresses = {Address("10.9.0.21/24")};
  EXPECT_EQ(OneSubnet(state), R"(violated
[wrong-octet] at spark1: spark1 rail0 (eth0;reboot)
  expected 10.9.0.11/24
  observed 10.9.0.21/24
  evidence devices/spark1/ip-addr.out:1 inet 10.9.0.21/24
)");
}

TEST(OneSubnetPerRailTest, IsUnknownWithoutAnAnswer) {
  FabricState state = HealthySeedA();
  state.hosts[0].interfaces = NoAnswer("spark1 ip-addr: connection refused");
  EXPECT_EQ(OneSubnet(state), "unknown\nreason spark1 ip-addr: connection refused\n");
}

TEST(OneSubnetPerRailTest, IsNoEvidenceWhenNobodyAsked) {
  FabricState state = HealthySeedA();
  state.hosts[0].interfaces = NotAsked("no ip-addr in this folder");
  EXPECT_EQ(OneSubnet(state), "no evidence\nreason no ip-addr in this folder\n");
}

TEST(OneSubnetPerRailTest, IsNoEvidenceForARailThatIsNotDeclared) {
  EXPECT_EQ(OneSubnet(HealthySeedA(), "rail9"),
            "no evidence\nreason nothing was seen of spark1_rail9\n");
}

TEST(NoIpv6OnRailsTest, HoldsWithIpv4Alone) { EXPECT_EQ(NoIpv6(HealthySeedA()), "holds\n"); }

TEST(NoIpv6OnRailsTest, IsViolatedByALinkLocalAddress) {
  EXPECT_EQ(NoIpv6(Rail0With({"10.9.0.11/24", "fe80::5eff:fe00:1/64", "2001:db8::5/64"})),
            R"(violated
[ipv6-on-rail] at spark1: spark1 rail0 (enp1s0f0np0)
  expected no IPv6 address
  observed fe80::5eff:fe00:1/64, 2001:db8::5/64
  evidence devices/spark1/ip-addr.out:1 inet fe80::5eff:fe00:1/64
  evidence devices/spark1/ip-addr.out:1 inet 2001:db8::5/64
  fix # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {dhcp6: no, accept-ra: no, link-local: []}
  fix sudo netplan apply  # spark1: enp1s0f0np0
  undo # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {link-local: [ipv6]}
  undo sudo netplan apply  # spark1: enp1s0f0np0
)");
}

TEST(NoIpv6OnRailsTest, IsUnknownWithoutTheInterface) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark1", "enp1s0f0np0").name = "other0";
  EXPECT_EQ(NoIpv6(state),
            "unknown\nreason spark1 rail0 (enp1s0f0np0): the interface does not exist\n");
}

TEST(NoIpv6OnRailsTest, IsUnknownWithoutAnAnswer) {
  FabricState state = HealthySeedA();
  state.hosts[0].interfaces = NoAnswer("spark1 ip-addr: cut off");
  EXPECT_EQ(NoIpv6(state), "unknown\nreason spark1 ip-addr: cut off\n");
}

TEST(NoIpv6OnRailsTest, IsNoEvidenceWhenNobodyAsked) {
  FabricState state = HealthySeedA();
  state.hosts[0].interfaces = NotAsked("no ip-addr");
  EXPECT_EQ(NoIpv6(state), "no evidence\nreason no ip-addr\n");
}

TEST(NoIpv6OnRailsTest, IsNotApplicableWhereTheIntentAllowsIt) {
  FabricState state = Rail0With({"fe80::1/64"});
  state.inventory.intent.ipv6_on_rails = true;
  EXPECT_EQ(NoIpv6(state), "not applicable\nreason the intent does not forbid IPv6 on rails\n");
}

TEST(NoIpv6OnRailsTest, IsNotApplicableWhereTheIntentIsSilent) {
  FabricState state = Rail0With({"fe80::1/64"});
  state.inventory.intent.ipv6_on_rails.reset();
  EXPECT_EQ(NoIpv6(state), "not applicable\nreason the intent does not forbid IPv6 on rails\n");
}

}  // namespace
}  // namespace fabric
