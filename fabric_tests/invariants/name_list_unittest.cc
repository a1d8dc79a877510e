#include "name_list.h"

#include <gtest/gtest.h>

namespace fabric {
namespace {

TEST(Listed, SixNamesAreAllShown) {
  EXPECT_EQ(Listed({"a", "b", "c", "d", "e", "f"}), "a, b, c, d, e, f");
}

TEST(Listed, TheSeventhIsCounted) {
  EXPECT_EQ(Listed({"a", "b", "c", "d", "e", "f", "g"}), "a, b, c, d, e, f and 1 more");
}

TEST(Listed, NothingIsEmpty) { EXPECT_EQ(Listed({}), ""); }

}  // namespace
}  // namespace fabric
