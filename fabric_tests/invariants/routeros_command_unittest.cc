#include "routeros_command.h"

#include <gtest/gtest.h>

#include "device_text.h"

namespace fabric {
namespace {

TEST(QuotedName, OrdinaryPortNameStaysBare) {
  EXPECT_EQ(QuotedName("qsfp56-dd-1-2"), "qsfp56-dd-1-2");
}

TEST(QuotedName, BlankNeedsQuotes) { EXPECT_EQ(QuotedName("to spark1"), R"("to spark1")"); }

TEST(QuotedName, SlashNeedsQuotes) { EXPECT_EQ(QuotedName("a/b"), R"("a/b")"); }

TEST(QuotedName, LeadingDigitNeedsQuotesBecauseItWouldBeAnItemNumber) {
  EXPECT_EQ(QuotedName("10g-uplink"), R"("10g-uplink")");
}

TEST(QuotedName, EmptyNameIsAnEmptyString) { EXPECT_EQ(QuotedName(""), R"("")"); }

TEST(QuotedName, InternalIdStaysBare) { EXPECT_EQ(QuotedName("*2C"), "*2C"); }

TEST(QuotedName, StarWithoutHexDigitsIsNoInternalId) {
  EXPECT_EQ(QuotedName("*"), R"("*")");
  EXPECT_EQ(QuotedName("*xy"), R"("*xy")");
}

TEST(QuotedName, WhatRouterOsWouldInterpretIsEscaped) {
  EXPECT_EQ(QuotedName(R"(a"b\c$d)"), R"("a\"b\\c\$d")");
}

TEST(QuotedName, MarkerOfGoogleTestIsShownAsItIs) {
  const std::string name = QuotedName("[  FAILED  ]");
  EXPECT_EQ(name, R"("\5B  FAILED  ]")");
  EXPECT_EQ(Printable(name, 100), name);
}

TEST(QuotedName, CommandInANameCannotEscapeItsQuotes) {
  EXPECT_EQ(QuotedName("x\"]\n/system/reset"), R"("x\"]\0A/system/reset")");
}

TEST(QuotedName, BytesBeyondAsciiAreHex) { EXPECT_EQ(QuotedName("caf\xc3\xa9"), R"("caf\C3\A9")"); }

TEST(RouterosCommand, RemoveBridgePortNamesBridgeAndEntry) {
  EXPECT_EQ(RemoveBridgePort("bridge", "qsfp56-dd-1-2"),
            "/interface/bridge/port/remove [find where bridge=bridge and interface=qsfp56-dd-1-2]");
}

TEST(RouterosCommand, AddBridgePort) {
  EXPECT_EQ(AddBridgePort("my bridge", "qsfp56-dd-1-2"),
            R"(/interface/bridge/port/add bridge="my bridge" interface=qsfp56-dd-1-2)");
}

TEST(RouterosCommand, AddBridgePortKeepsSettings) {
  EXPECT_EQ(AddBridgePort("bridge", "ether1", "hw=no"),
            "/interface/bridge/port/add bridge=bridge interface=ether1 hw=no");
}

TEST(RouterosCommand, SetBridgePort) {
  EXPECT_EQ(SetBridgePort("to spark1", "hw=yes"),
            R"(/interface/bridge/port/set [find where interface="to spark1"] hw=yes)");
}

TEST(RouterosCommand, ListMember) {
  EXPECT_EQ(RemoveListMember("spare", "ether1"),
            "/interface/list/member/remove [find where list=spare and interface=ether1]");
  EXPECT_EQ(AddListMember("spare", "ether1"),
            "/interface/list/member/add list=spare interface=ether1");
}

TEST(RouterosCommand, SettingsByName) {
  EXPECT_EQ(SetBridge("roce-br", "mtu=auto"),
            "/interface/bridge/set [find where name=roce-br] mtu=auto");
  EXPECT_EQ(SetBond("bond1", "mode=802.3ad"),
            "/interface/bonding/set [find where name=bond1] mode=802.3ad");
  EXPECT_EQ(SetEthernet("qsfp56-dd-1-1", "l2mtu=9216"),
            "/interface/ethernet/set [find where name=qsfp56-dd-1-1] l2mtu=9216");
  EXPECT_EQ(SetQosPort("qsfp56-dd-1-1", "trust-l3=ignore pfc=disabled"),
            "/interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-1-1] "
            "trust-l3=ignore pfc=disabled");
}

TEST(Setting, ValueIsQuotedWhereItHasToBe) {
  EXPECT_EQ(Setting("pvid", "20"), "pvid=20");
  EXPECT_EQ(Setting("hw", "no"), "hw=no");
  EXPECT_EQ(Setting("comment", ""), "comment=\"\"");
  EXPECT_EQ(Setting("comment", "a \"b\" $c"), "comment=\"a \\\"b\\\" \\$c\"");
}

}  // namespace
}  // namespace fabric
