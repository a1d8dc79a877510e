#include "routeros_version.h"

#include <gtest/gtest.h>

namespace fabric {
namespace {

using Stage = RouterosVersion::Stage;

TEST(RouterosVersionTest, ReadsTwoNumbers) {
  EXPECT_EQ(ParseRouterosVersion("7.23"), (RouterosVersion{7, 23, 0, Stage::kRelease, 0}));
}

TEST(RouterosVersionTest, ReadsThreeNumbersWithAChannel) {
  EXPECT_EQ(ParseRouterosVersion("7.18.2 (stable)"),
            (RouterosVersion{7, 18, 2, Stage::kRelease, 0}));
}

TEST(RouterosVersionTest, ReadsABeta) {
  EXPECT_EQ(ParseRouterosVersion("7.20beta7"), (RouterosVersion{7, 20, 0, Stage::kBeta, 7}));
}

class OrderTest : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(OrderTest, TheFirstWasReleasedBeforeTheSecond) {
  const auto older = ParseRouterosVersion(GetParam().first);
  const auto newer = ParseRouterosVersion(GetParam().second);
  ASSERT_TRUE(older && newer);
  EXPECT_LT(*older, *newer);
}

INSTANTIATE_TEST_SUITE_P(RouterosVersionTest, OrderTest,
                         testing::Values(std::pair{"7.23alpha9", "7.23beta4"},
                                         std::pair{"7.23beta4", "7.23beta10"},
                                         std::pair{"7.23beta4", "7.23rc1"},
                                         std::pair{"7.23rc1", "7.23"}, std::pair{"7.23", "7.23.1"},
                                         std::pair{"7.23.3", "7.23.10"}, std::pair{"7.9", "7.15"},
                                         std::pair{"6.49.13", "7.1"}));

class NoVersionTest : public testing::TestWithParam<const char*> {};

TEST_P(NoVersionTest, IsRefused) { EXPECT_EQ(ParseRouterosVersion(GetParam()), std::nullopt); }

INSTANTIATE_TEST_SUITE_P(RouterosVersionTest, NoVersionTest,
                         testing::Values("", " ", "7", "7.", "7.x", "7.23.", "7.23-1", "7.23beta",
                                         "7.23gamma1", "7.23rc1x", "-7.23", "v7.23",
                                         "99999999999.1"));

}  // namespace
}  // namespace fabric
