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
                         testing::Values("", "a b", "a\nb", "a;b", "$(a)", "a'b", "a/b", "-a",
                                         "a..b", std::string("a\0b", 3), "caf\xc3\xa9"));

}  // namespace
}  // namespace fabric
