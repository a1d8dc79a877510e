#include "export_difference.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace fabric {
namespace {

constexpr char kModel[] = "CRS804-4DDQ";

ExportItems Items(const std::string& text) {
  const auto exported = ParseExport(text);
  EXPECT_TRUE(exported) << exported.error().Text();
  return exported ? ItemsOf(*exported) : ExportItems();
}

std::string Side(const std::optional<std::string>& value) { return value.value_or("?"); }

// Each difference: its item, its fields "golden -> seen", the commands there and back.
std::string Differences(const std::string& golden, const std::string& seen) {
  const ExportItems one = Items(golden);
  const ExportItems other = Items(seen);
  std::string text;
  for (const ExportDifference& difference : DifferencesOf(one, other, kModel)) {
    text += difference.Either().menu;
    if (difference.golden == nullptr) text += ", only seen";
    if (difference.seen == nullptr) text += ", only golden";
    for (const FieldDifference& field : difference.fields)
      text += fmt::format(", {}: {} -> {}", field.field, Side(field.golden), Side(field.seen));
    text += '\n';
    for (const std::string& command : CommandsToGolden(difference)) text += "fix " + command + "\n";
    for (const std::string& command : CommandsToSeen(difference)) text += "undo " + command + "\n";
  }
  return text;
}

TEST(ExportDifference, OrderHeaderAndCommentsDoNotCount) {
  EXPECT_EQ(Differences("# 2026-07-01 10:00:00 by RouterOS 7.23.1\n"
                        "/interface bridge\nadd name=bridge\nadd comment=roce name=roce-br\n"
                        "/interface bonding\nadd name=bond1 slaves=ether1,ether2\n",
                        "# 2026-08-01 10:00:00 by RouterOS 7.23.2\n"
                        "/interface bonding\nadd name=bond1 slaves=ether2,ether1\n"
                        "/interface bridge\n# MTU > L2MTU\nadd name=roce-br\nadd name=bridge\n"),
            "");
}

TEST(ExportDifference, HowARateOrADefaultIsSpelledDoesNotCount) {
  EXPECT_EQ(Differences("/interface ethernet switch qos port\n"
                        "set qsfp56-dd-1-1 egress-rate-queue3=100Gbps trust-l3=ignore\n",
                        "/interface ethernet switch qos port\n"
                        "set qsfp56-dd-1-1 egress-rate-queue3=100.0Gbps\n"),
            "");
  EXPECT_EQ(Differences("/interface ethernet\nset [ find default-name=ether1 ] mtu=1500\n",
                        "/interface bridge\nadd name=a\n"),
            "interface bridge, only seen\n"
            "fix /interface/bridge/remove [find where name=a]\n"
            "undo /interface/bridge/add name=a\n");
}

TEST(ExportDifference, AChangedPropertyIsSetBack) {
  EXPECT_EQ(
      Differences("/interface bridge port\nadd bridge=roce-br interface=qsfp56-dd-1-1\n",
                  "/interface bridge port\nadd bridge=roce-br hw=no interface=qsfp56-dd-1-1\n"),
      "interface bridge port, hw: yes -> no\n"
      "fix /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=yes\n"
      "undo /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=no\n");
}

TEST(ExportDifference, WhatWasNeverSetIsUnset) {
  EXPECT_EQ(Differences("/interface bridge\nadd name=bridge\n",
                        "/interface bridge\nadd name=bridge\n"
                        "/interface ethernet switch qos port\n"
                        "set qsfp56-dd-1-1 egress-rate-queue3=100.0Gbps\n"),
            "interface ethernet switch qos port, only seen, egress-rate-queue3:  -> 100.0Gbps\n"
            "fix /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-1-1] "
            "!egress-rate-queue3\n"
            "undo /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-1-1] "
            "egress-rate-queue3=\"100.0Gbps\"\n");
}

TEST(ExportDifference, AnItemThatIsGoneIsAddedAgain) {
  EXPECT_EQ(
      Differences("/ip address\n"
                  "add address=192.168.88.10/24 interface=bridge network=192.168.88.0\n"
                  "/interface list member\nadd interface=ether1 list=\"my list\"\n",
                  "/interface bridge\nset bridge name=bridge\n"),
      "interface bridge, only seen, name: ? -> bridge\n"
      "undo /interface/bridge/set [find where name=bridge] name=bridge\n"
      "interface list member, only golden\n"
      "fix /interface/list/member/add interface=ether1 list=\"my list\"\n"
      "undo /interface/list/member/remove [find where list=\"my list\" and "
      "interface=ether1]\n"
      "ip address, only golden\n"
      "fix /ip/address/add address=\"192.168.88.10/24\" interface=bridge network=\"192.168.88.0\"\n"
      "undo /ip/address/remove [find where address=\"192.168.88.10/24\"]\n");
}

TEST(ExportDifference, WhatIsWrittenAsItLeftTheFactoryIsNoDifference) {
  EXPECT_EQ(Differences("/interface bridge port\n"
                        "add bridge=b frame-types=admit-all hw=yes interface=ether1 pvid=1\n",
                        "/interface bridge port\nadd bridge=b interface=ether1\n"),
            "");
}

TEST(ExportDifference, SettingsAndQueuesAreAimedAt) {
  EXPECT_EQ(Differences("/ip neighbor discovery-settings\nset lldp-dcbx=yes\n"
                        "/interface ethernet switch qos tx-manager queue\nset 3 ecn=yes\n",
                        "/ip neighbor discovery-settings\nset lldp-dcbx=no\n"),
            "interface ethernet switch qos tx-manager queue, only golden, ecn: yes -> no\n"
            "fix /interface/ethernet/switch/qos/tx-manager/queue/set [find where "
            "tx-manager=default and traffic-class=3] ecn=yes\n"
            "undo /interface/ethernet/switch/qos/tx-manager/queue/set [find where "
            "tx-manager=default and traffic-class=3] ecn=no\n"
            "ip neighbor discovery-settings, lldp-dcbx: yes -> no\n"
            "fix /ip/neighbor/discovery-settings/set lldp-dcbx=yes\n"
            "undo /ip/neighbor/discovery-settings/set lldp-dcbx=no\n");
}

TEST(ExportDifference, WhatNoCommandCanNameGetsNone) {
  EXPECT_EQ(Differences("/interface bridge filter\nadd action=drop chain=forward\n"
                        "/interface ethernet switch\nset 0 l3-hw-offloading=yes\n",
                        "/interface bridge\nadd name=bridge\n"),
            "interface bridge, only seen\n"
            "fix /interface/bridge/remove [find where name=bridge]\n"
            "undo /interface/bridge/add name=bridge\n"
            "interface bridge filter, only golden\n"
            "fix /interface/bridge/filter/add action=drop chain=forward\n"
            "interface ethernet switch, only golden, l3-hw-offloading: yes -> ?\n");
}

}  // namespace
}  // namespace fabric
