#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "host_address.h"
#include "rail_addresses.h"
#include "verdict_text.h"

namespace fabric {
namespace {

const Subject kRail0{SubjectKind::kHostRail, "spark1", "rail0"};

std::string NoIpv6(const FabricState& state) { return Told(NoIpv6OnRails(state, kRail0)); }

HostInterface& Rail0(FabricState& state) { return InterfaceOf(state, "spark1", "enp1s0f0np0"); }

TEST(NoIpv6OnRailsTest, HoldsWithIpv4Alone) { EXPECT_EQ(NoIpv6(HealthySeedA()), "holds\n"); }

TEST(NoIpv6OnRailsTest, ALinkLocalAddressIsTakenAwayAndKeptAway) {
  FabricState state = Rail0With({"10.9.0.11/24", "fe80::5eff:fe00:1/64"});
  Rail0(state).addr_gen_mode = Seen<std::string>("eui64", "devices/spark1/ip-link.out");
  EXPECT_EQ(NoIpv6(state), R"(violated
ipv6-on-rail at spark1 rail0 (enp1s0f0np0), mended on spark1
  expected no IPv6 address
  observed fe80::5eff:fe00:1/64
  evidence devices/spark1/ip-addr.out:1 inet fe80::5eff:fe00:1/64
  fix # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {link-local: []}
  fix sudo netplan apply  # spark1: enp1s0f0np0
  fix sudo ip link set dev enp1s0f0np0 addrgenmode none
  fix sudo ip -6 addr del fe80::5eff:fe00:1/64 dev enp1s0f0np0
  undo # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {link-local: [ipv6]}
  undo sudo netplan apply  # spark1: enp1s0f0np0
  undo sudo ip link set dev enp1s0f0np0 addrgenmode eui64
  undo sudo ip -6 addr replace fe80::5eff:fe00:1/64 dev enp1s0f0np0
)");
}

TEST(NoIpv6OnRailsTest, EachKindOfAddressIsMendedByItsOwnSetting) {
  FabricState state = Rail0With(
      {"10.9.0.11/24", "2001:db8::5/64", "2001:db8::77/128", "2001:db8:1::9/64", "fe80::1/64"});
  Rail0(state).addresses[2].dynamic = true;  // a lease
  Rail0(state).addresses[3].dynamic = true;  // advertised
  EXPECT_EQ(NoIpv6(state), R"(violated
ipv6-on-rail at spark1 rail0 (enp1s0f0np0), mended on spark1
  expected no IPv6 address
  observed 2001:db8::5/64, 2001:db8::77/128, 2001:db8:1::9/64, fe80::1/64
  evidence devices/spark1/ip-addr.out:1 inet 2001:db8::5/64
  evidence devices/spark1/ip-addr.out:1 inet 2001:db8::77/128
  evidence devices/spark1/ip-addr.out:1 inet 2001:db8:1::9/64
  evidence devices/spark1/ip-addr.out:1 inet fe80::1/64
  caution after an undo, an advertised or leased address comes back with the next advertisement
  fix # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {dhcp6: no, accept-ra: no, link-local: [], addresses: [10.9.0.11/24]}
  fix sudo netplan apply  # spark1: enp1s0f0np0
  fix sudo ip -6 addr del 2001:db8::5/64 dev enp1s0f0np0
  fix sudo ip -6 addr del 2001:db8::77/128 dev enp1s0f0np0
  fix sudo ip -6 addr del 2001:db8:1::9/64 dev enp1s0f0np0
  fix sudo ip -6 addr del fe80::1/64 dev enp1s0f0np0
  undo # spark1: in the file under /etc/netplan that names enp1s0f0np0: enp1s0f0np0: {dhcp6: yes, accept-ra: yes, link-local: [ipv6], addresses: [10.9.0.11/24, "2001:db8::5/64"]}
  undo sudo netplan apply  # spark1: enp1s0f0np0
  undo sudo ip -6 addr replace 2001:db8::5/64 dev enp1s0f0np0
  undo sudo ip -6 addr replace fe80::1/64 dev enp1s0f0np0
)");
}

TEST(NoIpv6OnRailsTest, AStaticAddressLeavesTheOtherSettingsAlone) {
  const Verdict verdict = NoIpv6OnRails(Rail0With({"10.9.0.11/24", "2001:db8::5/64"}), kRail0);
  EXPECT_TRUE(verdict.findings.at(0).fix.at(0).ends_with(": {addresses: [10.9.0.11/24]}"));
  EXPECT_EQ(verdict.findings[0].caution, "");
}

TEST(NoIpv6OnRailsTest, OnlyAModeOfTheKernelIsPutIntoACommand) {
  struct Row {
    const char* mode;
    bool is_changed;
  };
  for (const Row& row : {Row{"eui64", true}, Row{"stable_secret", true}, Row{"random", true},
                         Row{"none", false}, Row{"eui64; reboot", false}}) {
    FabricState state = Rail0With({"fe80::1/64"});
    Rail0(state).addr_gen_mode = Seen<std::string>(row.mode, "devices/spark1/ip-link.out");
    EXPECT_EQ(NoIpv6OnRails(state, kRail0).findings.at(0).fix.size(), row.is_changed ? 4U : 3U)
        << row.mode;
  }
}

TEST(NoIpv6OnRailsTest, NoTextOfADeviceIsACommand) {
  for (const char* address : {"fe80::1;reboot/64", "x"}) {
    const Verdict verdict = NoIpv6OnRails(Rail0With({"fe80::2/64", address}), kRail0);
    ASSERT_EQ(verdict.findings.size(), 1U);
    EXPECT_TRUE(verdict.findings[0].fix.empty()) << address;
    EXPECT_TRUE(verdict.findings[0].undo.empty()) << address;
  }
}

TEST(NoIpv6OnRailsTest, WithoutALinkItHoldsAndSaysSo) {
  FabricState state = HealthySeedA();
  Rail0(state).link = Seen(LinkState::kNoCarrier, "devices/spark1/ip-addr.out");
  EXPECT_EQ(NoIpv6(state),
            "holds\nnote spark1 rail0 (enp1s0f0np0) has no link: IPv6 addresses may come with "
            "it\n");
}

TEST(NoIpv6OnRailsTest, AMissingAnswerIsPassedOn) {
  FabricState state = HealthySeedA();
  state.hosts[0].interfaces = NoAnswer("spark1 ip-addr: cut off");
  EXPECT_EQ(NoIpv6(state), "unknown\nbecause spark1 ip-addr: cut off\n");
  state.hosts[0].interfaces = NotAsked("no ip-addr");
  EXPECT_EQ(NoIpv6(state), "no evidence\nbecause no ip-addr\n");
}

TEST(NoIpv6OnRailsTest, IsNotApplicableUnlessTheIntentForbidsIt) {
  FabricState state = Rail0With({"fe80::1/64"});
  for (const std::optional<bool> intent : {std::optional<bool>(true), std::optional<bool>()}) {
    state.inventory.intent.ipv6_on_rails = intent;
    EXPECT_EQ(NoIpv6(state), "not applicable\nbecause the intent does not forbid IPv6 on rails\n");
  }
}

}  // namespace
}  // namespace fabric
