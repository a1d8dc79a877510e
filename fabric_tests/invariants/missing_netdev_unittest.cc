#include "missing_netdev.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "host_address.h"
#include "host_mtu.h"
#include "host_sysctl.h"
#include "netdev_changes.h"
#include "verdict_text.h"

namespace fabric {
namespace {

constexpr char kRail0[] = "enp1s0f0np0";
const Subject kSpark2{SubjectKind::kHostRail, "spark2", "rail0"};

HostState& Spark2(FabricState& state) { return state.hosts[1]; }

FabricState Renamed() {
  FabricState state = HealthySeedA();
  RenameNetdev(Spark2(state), kRail0, "eth4");
  return state;
}

FabricState Gone() {
  FabricState state = HealthySeedA();
  RemoveNetdev(Spark2(state), kRail0);
  return state;
}

std::string Judged(const FabricState& state) {
  const auto verdict = WithoutNetdev(state, *FindHostRail(state, "spark2", "rail0"));
  return verdict ? Told(*verdict) : "there";
}

Finding FindingOf(const FabricState& state) {
  const auto verdict = WithoutNetdev(state, *FindHostRail(state, "spark2", "rail0"));
  return verdict && verdict->findings.size() == 1 ? verdict->findings[0] : Finding();
}

constexpr char kRenamed[] = R"(violated
netdev-missing at spark2 rail0 (enp1s0f0np0), mended on spark2
  expected netdev enp1s0f0np0 (rail0)
  observed the host has eth4, enp1s0f1np1, enP2p1s0f0np0, enP2p1s0f1np1, docker0; eth4 has 10.9.0.12/24 and the MAC 02:00:5e:00:02:00 that crs804 sees on qsfp56-dd-2-1
  evidence devices/spark2/ip-addr.out:1 eth4 10.9.0.12/24
  evidence devices/crs804/bridge-host.out:7 02:00:5e:00:02:00 qsfp56-dd-2-1
  evidence devices/spark2/ip-addr.out:1 eth4
  evidence devices/spark2/ip-addr.out:1 enp1s0f1np1 10.9.1.12/24
  evidence devices/spark2/ip-addr.out:1 enP2p1s0f0np0 10.9.2.12/24
  evidence devices/spark2/ip-addr.out:1 enP2p1s0f1np1 10.9.3.12/24
  evidence devices/spark2/ip-addr.out:1 docker0 172.17.0.1/16
  caution the link goes down and up: drain before a measurement counts; where eth4 is meant, declare it for spark2 in the inventory instead: rails: {rail0: {netdev: eth4}}
  fix # spark2: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {match: {macaddress: "02:00:5e:00:02:00"}, set-name: enp1s0f0np0}
  fix sudo ip link set eth4 down
  fix sudo ip link set eth4 name enp1s0f0np0
  fix sudo netplan apply  # spark2: enp1s0f0np0
  undo # spark2: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {match: {macaddress: "02:00:5e:00:02:00"}, set-name: eth4}
  undo sudo ip link set enp1s0f0np0 down
  undo sudo ip link set enp1s0f0np0 name eth4
  undo sudo netplan apply  # spark2: enp1s0f0np0
)";

constexpr char kGoneCaution[] =
    "which interface it may be now cannot be told by its address or MAC: is the NIC's function "
    "there (lspci, dmesg)? Where the rail has another name, declare it for spark2 in the "
    "inventory: "
    "rails: {rail0: {netdev: NAME}}";

TEST(WithoutNetdev, SaysNothingWhereItIsThere) { EXPECT_EQ(Judged(HealthySeedA()), "there"); }

TEST(WithoutNetdev, NamesWhatTookItsPlace) { EXPECT_EQ(Judged(Renamed()), kRenamed); }

TEST(WithoutNetdev, EveryRowThatRestsOnTheNetdevSaysTheSame) {
  const FabricState state = Renamed();
  for (const auto judge : {OneSubnetPerRail, NoIpv6OnRails, RailMtuIsJumbo, ArpIsPinnedToItsRail})
    EXPECT_EQ(Told(judge(state, kSpark2)), kRenamed);
}

TEST(WithoutNetdev, OtherRailsOfTheHostHold) {
  const FabricState state = Renamed();
  const Subject rail1{SubjectKind::kHostRail, "spark2", "rail1"};
  for (const auto judge : {OneSubnetPerRail, NoIpv6OnRails, RailMtuIsJumbo, ArpIsPinnedToItsRail})
    EXPECT_EQ(Told(judge(state, rail1)), "holds\n");
}

TEST(WithoutNetdev, OffersNoCommandWhereItIsGone) {
  EXPECT_EQ(Judged(Gone()), std::string(R"(violated
netdev-missing at spark2 rail0 (enp1s0f0np0), mended on spark2
  expected netdev enp1s0f0np0 (rail0)
  observed the host has enp1s0f1np1, enP2p1s0f0np0, enP2p1s0f1np1, docker0
  evidence devices/spark2/ip-addr.out:1 enp1s0f1np1 10.9.1.12/24
  evidence devices/spark2/ip-addr.out:1 enP2p1s0f0np0 10.9.2.12/24
  evidence devices/spark2/ip-addr.out:1 enP2p1s0f1np1 10.9.3.12/24
  evidence devices/spark2/ip-addr.out:1 docker0 172.17.0.1/16
  caution )") + kGoneCaution + "\n");
}

TEST(WithoutNetdev, AnEmptyListOfInterfacesIsViolated) {
  FabricState state = HealthySeedA();
  Spark2(state).interfaces->clear();
  Spark2(state).mtu->clear();
  EXPECT_EQ(FindingOf(state).observed, "the host has no interface");
}

TEST(WithoutNetdev, TheMacAloneGivesItAway) {
  FabricState state = Renamed();
  InterfaceOf(state, "spark2", "eth4").addresses.clear();
  const Finding finding = FindingOf(state);
  EXPECT_TRUE(finding.observed.ends_with(
      "; eth4 has the MAC 02:00:5e:00:02:00 that crs804 sees on qsfp56-dd-2-1"));
  EXPECT_EQ(finding.fix.size(), 4U);
}

TEST(WithoutNetdev, TheAddressAloneGivesItAway) {
  FabricState state = Renamed();
  state.switches[0].host_table = NotAsked("hosts only");
  const Finding finding = FindingOf(state);
  EXPECT_TRUE(finding.observed.ends_with("; eth4 has 10.9.0.12/24"));
  EXPECT_EQ(finding.fix.size(), 4U);
}

// Two functions were renamed at once: the MACs of both are on legs, the address decides.
TEST(WithoutNetdev, TheAddressDecidesBetweenTwo) {
  FabricState state = Renamed();
  RenameNetdev(Spark2(state), "enP2p1s0f0np0", "eth5");
  EXPECT_EQ(FindingOf(state).fix.at(1), "sudo ip link set eth4 down");
  InterfaceOf(state, "spark2", "eth4").addresses.clear();
  InterfaceOf(state, "spark2", "eth5").addresses.clear();
  EXPECT_TRUE(FindingOf(state).fix.empty());
  EXPECT_EQ(FindingOf(state).caution, kGoneCaution);
}

TEST(WithoutNetdev, AMacOnACopperPortGivesNothingAway) {
  FabricState state = Renamed();
  InterfaceOf(state, "spark2", "eth4").addresses.clear();
  MacOn(state.switches[0], "qsfp56-dd-2-1").interface = "ether1";
  EXPECT_EQ(FindingOf(state).caution, kGoneCaution);
}

TEST(WithoutNetdev, TextOfADeviceIsNoCommand) {
  FabricState name = HealthySeedA();
  RenameNetdev(Spark2(name), kRail0, "e;reboot");
  EXPECT_TRUE(FindingOf(name).fix.empty());
  FabricState mac = Renamed();
  InterfaceOf(mac, "spark2", "eth4").mac = "02:00:5e:00:02:0\"";
  EXPECT_TRUE(FindingOf(mac).fix.empty());
}

TEST(WithoutNetdev, IsUnknownWhereTheTextsContradictEachOther) {
  FabricState in_addr = HealthySeedA();
  Spark2(in_addr).mtu->erase(kRail0);
  EXPECT_EQ(Judged(in_addr),
            "unknown\nbecause spark2: ip-addr lists enp1s0f0np0, ip-link does not\n");
  FabricState in_link = Gone();
  Spark2(in_link).mtu->emplace(kRail0, Fact<int>{9000, {}, false});
  EXPECT_EQ(Judged(in_link),
            "unknown\nbecause spark2: ip-link lists enp1s0f0np0, ip-addr does not\n");
}

TEST(WithoutNetdev, IpLinkAloneIsEnough) {
  FabricState state = Gone();
  Spark2(state).interfaces = NotAsked("no ip-addr");
  const Finding finding = FindingOf(state);
  EXPECT_EQ(finding.observed, "the host has enP2p1s0f0np0, enP2p1s0f1np1, enp1s0f1np1");
  EXPECT_EQ(finding.evidence.size(), 3U);
  EXPECT_EQ(finding.caution, kGoneCaution);
}

TEST(WithoutNetdev, SaysNothingWhereNoTextListsInterfaces) {
  FabricState state = Gone();
  Spark2(state).interfaces = NotAsked("no ip-addr");
  Spark2(state).mtu = NotAsked("no ip-link");
  EXPECT_EQ(Judged(state), "there");
}

}  // namespace
}  // namespace fabric
