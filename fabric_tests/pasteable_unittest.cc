#include "pasteable.h"

#include <gtest/gtest.h>

namespace fabric {
namespace {

constexpr char kSaid[] =
    "no command is offered: a name in it cannot be shown as it is, rename that first";

Finding WithCommands(const std::string& fix, const std::string& undo) {
  Finding finding;
  finding.fix = {"/system/identity/print", fix};
  finding.undo = {undo};
  return WithPasteableCommands(finding);
}

TEST(WithPasteableCommands, WhatIsShownAsItIsStays) {
  const Finding finding = WithCommands("/a/set [find where name=\"b c\"] d=e", "café");
  EXPECT_EQ(finding.fix.size(), 2U);
  EXPECT_EQ(finding.undo.size(), 1U);
  EXPECT_EQ(finding.caution, "");
}

TEST(WithPasteableCommands, OneCommandThatWouldBeAlteredTakesAllAway) {
  const std::string altered[] = {"remove \"[  FAILED  ]\"", "a\tb", "a\nb",
                                 "zero\u200bwidth",         "\xff", std::string(5000, 'x')};
  for (const std::string& text : altered)
    for (const bool in_fix : {true, false}) {
      const Finding finding = in_fix ? WithCommands(text, "undo") : WithCommands("fix", text);
      EXPECT_TRUE(finding.fix.empty()) << text;
      EXPECT_TRUE(finding.undo.empty()) << text;
      EXPECT_EQ(finding.caution, kSaid) << text;
    }
}

TEST(WithPasteableCommands, OtherCautionsStay) {
  Finding finding;
  finding.caution = "careful";
  finding.fix = {"\x01"};
  EXPECT_EQ(WithPasteableCommands(finding).caution, std::string("careful; ") + kSaid);
}

}  // namespace
}  // namespace fabric
