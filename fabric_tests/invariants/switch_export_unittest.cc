#include "switch_export.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

constexpr char kGolden[] =
    "# 2026-07-01 10:00:00 by RouterOS 7.23.2\n"
    "/interface bridge\n"
    "add name=bridge\n"
    "add name=roce-br\n"
    "/interface bridge port\n"
    "add bridge=bridge interface=ether1\n"
    "add bridge=roce-br interface=qsfp56-dd-1-1\n"
    "/ip dns\n"
    "set servers=192.168.88.1\n"
    "/system identity\n"
    "set name=crs804\n";

Maybe<Export> Parsed(const std::string& text) {
  const auto exported = ParseExport(text);
  EXPECT_TRUE(exported) << exported.error().Text();
  return exported ? Maybe<Export>(*exported) : Maybe<Export>(NoAnswer("no export"));
}

std::string With(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

FabricState Compared(const std::string& golden, const std::string& seen) {
  FabricState state = HealthySeedA();
  SwitchState& crs804 = state.switches[0];
  crs804.golden = Parsed(golden);
  crs804.golden_file = "golden/crs804.rsc";
  crs804.exported = Parsed(seen);
  crs804.exported_file = "devices/crs804/export.out";
  return state;
}

std::string Judged(const FabricState& state) {
  return Told(MatchesTheGoldenExport(state, {SubjectKind::kSwitch, "crs804", ""}));
}

TEST(MatchesTheGoldenExport, TheSameHolds) {
  EXPECT_EQ(Judged(Compared(kGolden, kGolden)), "holds\n");
}

TEST(MatchesTheGoldenExport, WithoutOneNothingIsCompared) {
  EXPECT_EQ(Judged(HealthySeedA()),
            "not applicable\nbecause the inventory declares no golden export\n");
}

TEST(MatchesTheGoldenExport, WhatIsToBeRemovedComesLast) {
  const auto with_address = [](const std::string& address) {
    return With(kGolden, "/ip dns",
                "/ip address\nadd address=" + address + " interface=bridge\n/ip dns");
  };
  const FabricState state =
      Compared(with_address("192.168.88.10/24"), with_address("192.168.88.1/24"));
  const Verdict verdict = MatchesTheGoldenExport(state, {SubjectKind::kSwitch, "crs804", ""});
  ASSERT_EQ(verdict.findings.size(), 2U);
  EXPECT_EQ(verdict.findings[0].fix.at(0),
            "/ip/address/add address=\"192.168.88.10/24\" interface=bridge");
  EXPECT_EQ(verdict.findings[1].fix.at(0),
            "/ip/address/remove [find where address=\"192.168.88.1/24\"]");
}

TEST(MatchesTheGoldenExport, AChangedPortIsNamedWithBothLines) {
  const std::string seen = With(kGolden, "interface=qsfp56", "hw=no interface=qsfp56");
  EXPECT_EQ(Judged(Compared(kGolden, seen)), R"(violated
export-differs at crs804 qsfp56-dd-1-1, mended on crs804
  expected hw=yes (default)
  observed hw=no
  evidence golden/crs804.rsc:7 add bridge=roce-br interface=qsfp56-dd-1-1
  evidence devices/crs804/export.out:7 add bridge=roce-br hw=no interface=qsfp56-dd-1-1
  caution the management address 192.168.88.10/24 is on bridge: it is not touched
  fix /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=yes
  undo /interface/bridge/port/set [find where interface=qsfp56-dd-1-1] hw=no
)");
}

TEST(MatchesTheGoldenExport, AnItemThatIsGoneOrNewIsNamed) {
  const std::string seen = With(kGolden, "add name=roce-br", "add name=lab-br");
  EXPECT_EQ(Judged(Compared(kGolden, seen)), R"(violated
export-differs at crs804 roce-br, mended on crs804
  expected add name=roce-br
  observed not there
  evidence golden/crs804.rsc:4 add name=roce-br
  caution careful: this may carry your own way in; be sure of another one first
  fix /interface/bridge/add name=roce-br
  undo /interface/bridge/remove [find where name=roce-br]
export-differs at crs804 lab-br, mended on crs804
  expected not there
  observed add name=lab-br
  evidence devices/crs804/export.out:4 add name=lab-br
  caution careful: this may carry your own way in; be sure of another one first
  fix /interface/bridge/remove [find where name=lab-br]
  undo /interface/bridge/add name=lab-br
)");
}

TEST(MatchesTheGoldenExport, ADifferenceElsewhereIsANote) {
  EXPECT_EQ(Judged(Compared(kGolden, With(kGolden, "servers=192.168.88.1", "servers=10.0.0.1"))),
            "holds\nnote /ip/dns differs from golden/crs804.rsc, and no fabric depends on it: "
            "\"set servers=10.0.0.1\" instead of \"set servers=192.168.88.1\"\n");
}

TEST(MatchesTheGoldenExport, WhatOneOfThemDoesNotTellIsUnknown) {
  const std::string failed = With(kGolden,
                                  "add bridge=bridge interface=ether1\nadd bridge=roce-br "
                                  "interface=qsfp56-dd-1-1\n",
                                  "#error exporting \"/interface/bridge/port\" (timeout)\n");
  EXPECT_EQ(Judged(Compared(kGolden, failed)),
            "unknown\nbecause devices/crs804/export.out does not tell the whole of "
            "/interface/bridge/port\n");
  EXPECT_EQ(Judged(Compared(failed, kGolden)),
            "unknown\nbecause golden/crs804.rsc does not tell the whole of "
            "/interface/bridge/port\n");
}

TEST(MatchesTheGoldenExport, VerboseAndCompactAreNotCompared) {
  const std::string verbose =
      With(kGolden, "add name=roce-br", "add !dhcp-snooping name=roce-br vlan-filtering=no");
  EXPECT_EQ(Judged(Compared(verbose, kGolden)),
            "unknown\nbecause crs804: only one of golden/crs804.rsc and the switch's export is "
            "verbose, so that defaults would look like differences\n");
}

TEST(MatchesTheGoldenExport, AnExportThatIsMissingIsPassedOn) {
  FabricState state = Compared(kGolden, kGolden);
  state.switches[0].exported = NotAsked("not asked");
  EXPECT_EQ(Judged(state), "no evidence\nbecause not asked\n");
  state.switches[0].golden = NoAnswer("golden/crs804.rsc: line 3: no export");
  EXPECT_EQ(Judged(state), "unknown\nbecause golden/crs804.rsc: line 3: no export\n");
}

TEST(MatchesTheGoldenExport, AValueWhoseDefaultIsNotKnownHasNoCommand) {
  const std::string seen = With(kGolden, "add name=roce-br", "add name=roce-br priority=0x4000");
  EXPECT_EQ(Judged(Compared(kGolden, seen)), R"(violated
export-differs at crs804 roce-br, mended on crs804
  expected priority=unset
  observed priority=0x4000
  evidence golden/crs804.rsc:4 add name=roce-br
  evidence devices/crs804/export.out:4 add name=roce-br priority=0x4000
  caution no command is named: set /interface/bridge back by hand
)");
}

}  // namespace
}  // namespace fabric
