#include <fmt/format.h>
#include <gtest/gtest.h>

#include "host_address.h"
#include "rail_addresses.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string OneSubnet(const FabricState& state, const std::string& rail = "rail0") {
  return Told(OneSubnetPerRail(state, {SubjectKind::kHostRail, "spark1", rail}));
}

TEST(OneSubnetPerRailTest, HoldsForTheDeclaredAddress) {
  EXPECT_EQ(OneSubnet(HealthySeedA()), "holds\n");
}

TEST(OneSubnetPerRailTest, HoldsWithAnyOctetWhereNoneIsDeclared) {
  FabricState state = Rail0With({"10.9.0.77/24"});
  state.inventory.hosts[0].octet.reset();
  EXPECT_EQ(OneSubnet(state), "holds\n");
}

// Rail0 of spark1 should have 10.9.0.11/24.
struct Wrong {
  std::vector<std::string> addresses;
  std::string fault;
  std::string observed;
  std::vector<std::string> evidence;
  std::string undo;  // the addresses that the undo brings back
};

std::string Expected(const Wrong& row) {
  std::string text = fmt::format(
      "violated\n{} at spark1 rail0 (enp1s0f0np0), mended on spark1\n  expected 10.9.0.11/24\n"
      "  observed {}\n",
      row.fault, row.observed);
  for (const std::string& line : row.evidence)
    text += fmt::format("  evidence devices/spark1/ip-addr.out:1 {}\n", line);
  for (const auto& [label, addresses] :
       {std::pair{"fix", std::string("10.9.0.11/24")}, {"undo", row.undo}})
    text += fmt::format(
        "  {0} # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: "
        "{{addresses: [{1}]}}\n  {0} sudo netplan apply  # spark1: enp1s0f0np0\n",
        label, addresses);
  return text;
}

TEST(OneSubnetPerRailTest, IsViolatedByEveryOtherAddress) {
  const std::vector<Wrong> table = {
      {{}, "no-address", "no IPv4 address", {"enp1s0f0np0 10.9.0.11/24"}, ""},
      {{"10.9.0.11/24", "fe80::1/64", "10.9.0.12/24"},
       "several-addresses",
       "10.9.0.11/24, 10.9.0.12/24",
       {"inet 10.9.0.11/24", "inet 10.9.0.12/24"},
       "10.9.0.11/24, 10.9.0.12/24"},
      {{"10.9.7.11/24"},
       "address-outside-subnet",
       "10.9.7.11/24",
       {"inet 10.9.7.11/24"},
       "10.9.7.11/24"},
      {{"10.9.0.11/16"},
       "address-outside-subnet",
       "10.9.0.11/16",
       {"inet 10.9.0.11/16"},
       "10.9.0.11/16"},
      {{"10.9.0.21/24"}, "wrong-octet", "10.9.0.21/24", {"inet 10.9.0.21/24"}, "10.9.0.21/24"},
  };
  for (const Wrong& row : table) EXPECT_EQ(OneSubnet(Rail0With(row.addresses)), Expected(row));
}

TEST(OneSubnetPerRailTest, OffersNoAddressWhereNoOctetIsDeclared) {
  FabricState state = Rail0With({"10.9.7.77/24"});
  state.inventory.hosts[0].octet.reset();
  EXPECT_EQ(OneSubnet(state), R"(violated
address-outside-subnet at spark1 rail0 (enp1s0f0np0), mended on spark1
  expected one IPv4 address in 10.9.0.0/24
  observed 10.9.7.77/24
  evidence devices/spark1/ip-addr.out:1 inet 10.9.7.77/24
)");
}

// The classic: both twins of a port in one subnet.
TEST(OneSubnetPerRailTest, IsViolatedByATwinInTheSameSubnet) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark1", "enp1s0f1np1").addresses = {AddressOfSpark1("10.9.0.111/24")};
  EXPECT_EQ(OneSubnet(state), R"(violated
subnet-overlap at spark1 rail0 (enp1s0f0np0) and rail1 (enp1s0f1np1), mended on spark1
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
  InterfaceOf(state, "spark1", "docker0").addresses = {AddressOfSpark1("10.9.200.1/16")};
  EXPECT_EQ(OneSubnet(state), R"(violated
subnet-overlap at spark1 rail0 (enp1s0f0np0) and docker0, mended on spark1
  expected no other interface in 10.9.0.0/24
  observed docker0 has 10.9.200.1/16
  evidence devices/spark1/ip-addr.out:1 inet 10.9.200.1/16
  caution docker0 is no rail: which network it belongs to is not declared
)");
}

TEST(OneSubnetPerRailTest, IsViolatedByOneAddressOfTheSubnetElsewhere) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark1", "docker0").addresses = {AddressOfSpark1("10.9.0.99/32")};
  const Verdict verdict = OneSubnetPerRail(state, {SubjectKind::kHostRail, "spark1", "rail0"});
  EXPECT_EQ(verdict.findings.at(0).observed, "docker0 has 10.9.0.99/32");
}

FabricState WithLink(LinkState link, const std::vector<std::string>& addresses) {
  FabricState state = Rail0With(addresses);
  InterfaceOf(state, "spark1", "enp1s0f0np0").link =
      Seen(link, "devices/spark1/ip-addr.out", 1, "enp1s0f0np0 flags");
  return state;
}

// Netplan's back ends give no address before there is a link: its absence is no fault of its own.
TEST(OneSubnetPerRailTest, ANetdevThatIsSetDownIsTheWholeFinding) {
  constexpr char kDown[] = R"(violated
netdev-down at spark1 rail0 (enp1s0f0np0), mended on spark1
  expected a netdev that is up and has a carrier
  observed enp1s0f0np0 is down: somebody set it so
  evidence devices/spark1/ip-addr.out:1 enp1s0f0np0 flags
  caution with the link its addresses may change: collect again before a measurement
  fix sudo ip link set enp1s0f0np0 up
  undo sudo ip link set enp1s0f0np0 down
)";
  EXPECT_EQ(OneSubnet(WithLink(LinkState::kDown, {})), kDown);
  EXPECT_EQ(OneSubnet(WithLink(LinkState::kDown, {"10.9.0.11/24"})), kDown);
}

TEST(OneSubnetPerRailTest, NoCommandMendsACable) {
  EXPECT_EQ(OneSubnet(WithLink(LinkState::kNoCarrier, {})), R"(violated
netdev-down at spark1 rail0 (enp1s0f0np0), mended on spark1
  expected a netdev that is up and has a carrier
  observed enp1s0f0np0 is up and has NO-CARRIER
  evidence devices/spark1/ip-addr.out:1 enp1s0f0np0 flags
  caution no command mends it: look at the cable, at both plugs, and at the leg on crs804
)");
}

TEST(OneSubnetPerRailTest, AWrongAddressIsFoundWithoutALinkToo) {
  const Verdict verdict = OneSubnetPerRail(WithLink(LinkState::kNoCarrier, {"10.9.0.21/24"}),
                                           {SubjectKind::kHostRail, "spark1", "rail0"});
  ASSERT_EQ(verdict.findings.size(), 2U);
  EXPECT_EQ(verdict.findings[1].fault, "wrong-octet");
}

TEST(OneSubnetPerRailTest, NeverPutsAHostileNameIntoACommand) {
  for (const LinkState link : {LinkState::kUp, LinkState::kDown}) {
    FabricState state = WithLink(link, {"10.9.0.21/24"});
    state.inventory.hosts[0].rails["rail0"] = {"eth0;reboot", std::nullopt};
    InterfaceOf(state, "spark1", "enp1s0f0np0").name = "eth0;reboot";
    state.hosts[0].mtu->emplace("eth0;reboot", Fact<int>{9000, {}, false});
    const Verdict verdict = OneSubnetPerRail(state, {SubjectKind::kHostRail, "spark1", "rail0"});
    EXPECT_EQ(verdict.kind, VerdictKind::kViolated);
    for (const Finding& finding : verdict.findings)
      EXPECT_TRUE(finding.fix.empty() && finding.undo.empty()) << finding.fault;
  }
}

TEST(OneSubnetPerRailTest, AMissingAnswerIsPassedOn) {
  FabricState state = HealthySeedA();
  state.hosts[0].interfaces = NoAnswer("spark1 ip-addr: connection refused");
  EXPECT_EQ(OneSubnet(state), "unknown\nbecause spark1 ip-addr: connection refused\n");
  state.hosts[0].interfaces = NotAsked("no ip-addr in this folder");
  EXPECT_EQ(OneSubnet(state), "no evidence\nbecause no ip-addr in this folder\n");
}

TEST(OneSubnetPerRailTest, IsNoEvidenceForARailThatIsNotDeclared) {
  EXPECT_EQ(OneSubnet(HealthySeedA(), "rail9"),
            "no evidence\nbecause nothing was seen of spark1_rail9\n");
}

}  // namespace
}  // namespace fabric
