#include "row_list.h"

#include <gtest/gtest.h>

#include "report_samples.h"

namespace fabric {
namespace {

const std::vector<Invariant> kRows = {samples::kManagement, samples::kMtu};

TEST(RowListTest, EachRowIsALineWithItsIdFirst) {
  EXPECT_EQ(RowList(kRows),
            "SwitchBridge.ManagementBridgeHoldsNoFabricSubPort  bridge-port|export\n"
            "HostMtu.RailMtuIsJumbo  ip-link|ip-addr\n");
}

TEST(RowListTest, JsonHoldsTheWholeRow) {
  EXPECT_EQ(RowListJson({samples::kMtu}), R"({
  "schema": 1,
  "rows": [
    {
      "id": "HostMtu.RailMtuIsJumbo",
      "subject": "host and rail",
      "statement": "the rail's MTU is the intent's",
      "why": "frames are cut",
      "needs": [
        "ip-link|ip-addr"
      ],
      "commands": {
        "ip-link": "ip -j -d link",
        "ip-addr": "ip -j addr"
      }
    }
  ]
}
)");
}

TEST(RowTextTest, ExplainsARow) {
  EXPECT_EQ(RowText(samples::kMtu), R"(HostMtu.RailMtuIsJumbo
  says      the rail's MTU is the intent's
  why       frames are cut
  asked of  host and rail
  needs     ip-link or ip-addr
  command   ip-link: ip -j -d link
  command   ip-addr: ip -j addr
  exit      0 holds; 1 violated; 2 unknown: it was asked and no answer is
            usable; 3 inconclusive: measured, but cannot be judged. Skipped, and
            counted in the headline: no evidence, not applicable, waived
)");
}

TEST(RowTextTest, ACommandIsWhatAPersonTypes) {
  EXPECT_NE(RowText(samples::kManagement)
                .find("  command   bridge-port: /interface/bridge/port print detail "
                      "without-paging\n  command   export: /export\n"),
            std::string::npos)
      << RowText(samples::kManagement);
}

TEST(FindRowTest, IdMayNameASubject) {
  EXPECT_EQ(FindRow(kRows, "HostMtu.RailMtuIsJumbo/spark1_rail0").value(), &kRows[1]);
}

TEST(FindRowTest, TypingErrorGetsTheNearestId) {
  EXPECT_EQ(
      FindRow(kRows, "HostMtu.RailMtuIsJumbp").error().Text(),
      "no row has the id \"HostMtu.RailMtuIsJumbp\"; did you mean \"HostMtu.RailMtuIsJumbo\"?");
}

TEST(FindRowTest, NameWithoutSuiteGetsItsId) {
  EXPECT_EQ(FindRow(kRows, "RailMtuIsJumbo").error().Text(),
            "no row has the id \"RailMtuIsJumbo\"; did you mean \"HostMtu.RailMtuIsJumbo\"?");
}

TEST(FindRowTest, WhatResemblesNothingGetsTheList) {
  EXPECT_EQ(FindRow(kRows, "foo").error().Text(),
            "no row has the id \"foo\"; `fabric list` names them all");
}

TEST(FindRowTest, LongIdIsCut) {
  EXPECT_LT(FindRow(kRows, std::string(1 << 20, 'x')).error().Text().size(), 400U);
}

TEST(FindRowTest, NoRowsIsAnErrorWithoutAProposal) {
  EXPECT_EQ(FindRow({}, "a").error().Text(),
            "no row has the id \"a\"; `fabric list` names them all");
}

}  // namespace
}  // namespace fabric
