#include "text_block.h"

#include <gtest/gtest.h>

namespace fabric {
namespace {

TEST(WrappedTest, BreaksBetweenWordsAtEightyColumns) {
  EXPECT_EQ(Wrapped("  fix  ", 7, std::string(40, 'a') + " " + std::string(32, 'b') + " c"),
            "  fix  " + std::string(40, 'a') + " " + std::string(32, 'b') + "\n       c\n");
}

TEST(WrappedTest, KeepsAWordThatIsWiderThanTheLineWhole) {
  EXPECT_EQ(Wrapped("", 2, "see " + std::string(90, 'x') + " there"),
            "see\n  " + std::string(90, 'x') + "\n  there\n");
}

TEST(WrappedTest, CountsCharactersAndNotBytes) {
  std::string umlauts;
  for (int i = 0; i < 78; ++i) umlauts += "ö";
  EXPECT_EQ(Wrapped("", 2, umlauts + " a"), umlauts + " a\n");
}

TEST(TextBlockTest, WritesNothingForWhatIsEmpty) {
  TextBlock block;
  block.Words("caution", "");
  block.Commands("fix", "crs804", {});
  block.Proof("proof", {});
  EXPECT_EQ(std::move(block).Take(), "");
}

TEST(TextBlockTest, NeverWrapsACommand) {
  const std::string command =
      "/interface/bridge/port/remove [find where " + std::string(80, 'x') + " y]";
  TextBlock block;
  block.Commands("fix", "", {command});
  EXPECT_EQ(std::move(block).Take(), "  fix       " + command + "\n");
}

TEST(TextBlockTest, SaysOnWhichDeviceACommandIsTyped) {
  TextBlock block;
  block.Commands("fix", "spark1", {"one", "two"});
  EXPECT_EQ(std::move(block).Take(),
            "  fix       on spark1:\n"
            "            one\n"
            "            two\n");
}

TEST(TextBlockTest, AlignsTheLinesOfProof) {
  TextBlock block;
  block.Proof("proof", {{"a.out", 7, "seven"}, {"a.out", 12, "twelve"}});
  EXPECT_EQ(std::move(block).Take(),
            "  proof     a.out:7   seven\n"
            "            a.out:12  twelve\n");
}

TEST(TextBlockTest, CutsAProofAtItsLimitAndSaysWhereTheRestIs) {
  TextBlock block({2, "fabric explain --cause 1"});
  block.Proof("proof", {{"a.out", 1, "one"}, {"a.out", 2, "two"}, {"a.out", 3, "three"}});
  EXPECT_EQ(std::move(block).Take(),
            "  proof     a.out:1  one\n"
            "            a.out:2  two\n"
            "            (1 more: fabric explain --cause 1)\n");
}

TEST(TextBlockTest, NeverCutsCommandsBecauseHalfOfAFixIsNone) {
  TextBlock block({2, "fabric explain --cause 1"});
  block.Commands("fix", "", {"one", "two", "three", "four"});
  EXPECT_EQ(std::move(block).Take(),
            "  fix       one\n"
            "            two\n"
            "            three\n"
            "            four\n");
}

TEST(TextBlockTest, TextOfADeviceCannotLookLikeAMarkerOfGoogleTest) {
  TextBlock block;
  block.Proof("proof", {{"log.out", 1, "[  SKIPPED ] \x1b[2J"}});
  EXPECT_EQ(std::move(block).Take(), "  proof     log.out:1  [ SKIPPED ] \\x1b[2J\n");
}

TEST(CountedTest, NounFollowsTheNumber) {
  EXPECT_EQ(Counted(0, "row"), "0 rows");
  EXPECT_EQ(Counted(1, "switch"), "1 switch");
  EXPECT_EQ(Counted(2, "switch"), "2 switches");
}

}  // namespace
}  // namespace fabric
