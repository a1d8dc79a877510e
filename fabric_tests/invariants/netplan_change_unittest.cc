#include "netplan_change.h"

#include <gtest/gtest.h>

namespace fabric {
namespace {

TEST(NetplanChangeTest, NamesHostAndInterfaceInEveryLine) {
  EXPECT_EQ(NetplanChange("spark1", "enp1s0f0np0", "mtu: 9000"),
            (std::vector<std::string>{"# spark1: in the file under /etc/netplan that names "
                                      "enp1s0f0np0: enp1s0f0np0: {mtu: 9000}",
                                      "sudo netplan apply  # spark1: enp1s0f0np0"}));
}

class UnsafeNameTest : public testing::TestWithParam<std::string> {};

TEST_P(UnsafeNameTest, GetsNoCommand) {
  EXPECT_EQ(NetplanChange("spark1", GetParam(), "mtu: 9000"), std::vector<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(NetplanChangeTest, UnsafeNameTest,
                         testing::Values("", "a b", "a\nb", "a;b", "$(a)", "a'b", "a/b",
                                         std::string("a\0b", 3), "caf\xc3\xa9"));

TEST(NetplanAddressesTest, ListsIpv4AddressesAlone) {
  HostInterface interface;
  interface.addresses = {{"10.9.0.11/24", boost::asio::ip::make_network_v4("10.9.0.11/24"), {}},
                         {"fe80::1/64", std::nullopt, {}},
                         {"10.9.0.12/24", boost::asio::ip::make_network_v4("10.9.0.12/24"), {}}};
  EXPECT_EQ(NetplanAddressesOf(interface), "addresses: [10.9.0.11/24, 10.9.0.12/24]");
}

}  // namespace
}  // namespace fabric
