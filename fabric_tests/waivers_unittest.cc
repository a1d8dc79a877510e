#include "waivers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fabric {
namespace {

using testing::IsEmpty;

constexpr std::chrono::sys_days kLastDay = std::chrono::year(2026) / 8 / 31;
constexpr std::chrono::sys_days kDayAfter = kLastDay + std::chrono::days(1);

Waiver ForSubject(std::string subject) {
  return {"HostMtu.RailMtuIsJumbo", std::move(subject), "", "ticket 17", "lab", kLastDay,
          "lab.yaml:31:5"};
}

Waiver ForWhere(std::string where) {
  Waiver waiver = ForSubject("");
  waiver.where = std::move(where);
  return waiver;
}

Finding At(std::string where) {
  Finding finding;
  finding.fault = "fault";
  finding.where = std::move(where);
  finding.observed = "MTU 1500";
  return finding;
}

Verdict Violated(std::vector<Finding> findings, std::vector<std::string> unknown = {}) {
  return {VerdictKind::kViolated, std::move(findings), std::move(unknown), {}};
}

Verdict Of(VerdictKind kind, std::vector<std::string> reasons = {}) {
  return {kind, {}, std::move(reasons), {}};
}

// The verdict, then a line for each finding, reason and note.
std::string Shown(const Verdict& verdict) {
  std::string text(Text(verdict.kind));
  for (const Finding& finding : verdict.findings)
    text += "\n" + finding.fault + " at " + finding.where + ": " + finding.observed;
  for (const Finding& finding : verdict.waived)
    text += "\nwaived " + finding.where + ": " + finding.observed;
  for (const std::string& reason : verdict.reasons) text += "\nreason " + reason;
  for (const std::string& note : verdict.notes) text += "\nnote " + note;
  return text;
}

struct Example {
  std::string name;
  Verdict verdict;
  std::vector<Waiver> waivers;
  std::chrono::sys_days day;
  std::string shown;
};

class UnderWaiversTest : public testing::TestWithParam<Example> {};

TEST_P(UnderWaiversTest, IsShownAs) {
  EXPECT_EQ(Shown(UnderWaivers(GetParam().verdict, GetParam().waivers, GetParam().day)),
            GetParam().shown);
}

constexpr char kStale[] =
    "\nwaiver-stale at lab.yaml:31:5: the waiver of HostMtu.RailMtuIsJumbo for s has nothing to "
    "waive: ticket 17 (lab, until 2026-08-31)";
constexpr char kExpired[] =
    "\nwaiver-expired at lab.yaml:31:5: the waiver of HostMtu.RailMtuIsJumbo for s has ended: "
    "ticket 17 (lab, until 2026-08-31)";

INSTANTIATE_TEST_SUITE_P(
    InForce, UnderWaiversTest,
    testing::Values(
        Example{"WithoutWaiverNothingChanges",
                Violated({At("s a")}, {"cut off"}),
                {},
                kLastDay,
                "violated\nfault at s a: MTU 1500\nreason cut off"},
        Example{"AllFindingsOfTheSubject",
                Violated({At("s a"), At("s b")}),
                {ForSubject("s")},
                kLastDay,
                "waived\nwaived s a: MTU 1500\nwaived s b: MTU 1500\n"
                "reason ticket 17 (lab, until 2026-08-31)"},
        Example{
            "OneFindingOfTwo",
            Violated({At("s a"), At("s b")}),
            {ForWhere("s b")},
            kLastDay,
            "violated\nfault at s a: MTU 1500\nwaived s b: MTU 1500\nnote waived: s b: MTU 1500\n"
            "note waived: ticket 17 (lab, until 2026-08-31)"},
        Example{"EachFindingByItself",
                Violated({At("s a"), At("s b")}),
                {ForWhere("s a"), ForWhere("s b")},
                kLastDay,
                "waived\nwaived s a: MTU 1500\nwaived s b: MTU 1500\n"
                "reason ticket 17 (lab, until 2026-08-31)\n"
                "reason ticket 17 (lab, until 2026-08-31)"},
        Example{"TwiceWaivedIsNotStale",
                Violated({At("s a")}),
                {ForSubject("s"), ForWhere("s a")},
                kLastDay,
                "waived\nwaived s a: MTU 1500\nreason ticket 17 (lab, until 2026-08-31)\n"
                "reason ticket 17 (lab, until 2026-08-31)"},
        Example{"WhatWasUnknownIsNotWaived",
                Violated({At("s a")}, {"cut off"}),
                {ForSubject("s")},
                kLastDay,
                "unknown\nwaived s a: MTU 1500\nreason cut off\nnote waived: s a: MTU 1500\n"
                "note waived: ticket 17 (lab, until 2026-08-31)"}),
    [](const testing::TestParamInfo<Example>& of) { return of.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Stale, UnderWaiversTest,
    testing::Values(
        Example{"TheRowHolds",
                Of(VerdictKind::kHolds),
                {ForSubject("s")},
                kLastDay,
                std::string("violated") + kStale},
        Example{"NothingAtThatPlace",
                Violated({At("s a")}),
                {ForWhere("s c")},
                kLastDay,
                "violated\nfault at s a: MTU 1500\nwaiver-stale at lab.yaml:31:5: the waiver of "
                "HostMtu.RailMtuIsJumbo for s c has nothing to waive: ticket 17 (lab, until "
                "2026-08-31)"},
        Example{"NoEvidenceMakesNoneStale",
                Of(VerdictKind::kNoEvidence, {"not asked"}),
                {ForSubject("s")},
                kLastDay,
                "no evidence\nreason not asked\nnote lab.yaml:31:5: the waiver of "
                "HostMtu.RailMtuIsJumbo waives nothing: the row is no evidence"},
        Example{"NorDoesUnknown",
                Of(VerdictKind::kUnknown, {"cut off"}),
                {ForSubject("s")},
                kLastDay,
                "unknown\nreason cut off\nnote lab.yaml:31:5: the waiver of "
                "HostMtu.RailMtuIsJumbo waives nothing: the row is unknown"},
        Example{"NorNotApplicable",
                Of(VerdictKind::kNotApplicable, {"no mark"}),
                {ForSubject("s")},
                kLastDay,
                "not applicable\nreason no mark\nnote lab.yaml:31:5: the waiver of "
                "HostMtu.RailMtuIsJumbo waives nothing: the row is not applicable"}),
    [](const testing::TestParamInfo<Example>& of) { return of.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Expired, UnderWaiversTest,
    testing::Values(Example{"TheRowIsStillViolated",
                            Violated({At("s a")}),
                            {ForSubject("s")},
                            kDayAfter,
                            std::string("violated\nfault at s a: MTU 1500") + kExpired},
                    Example{"TheRowHolds",
                            Of(VerdictKind::kHolds),
                            {ForSubject("s")},
                            kDayAfter,
                            std::string("violated") + kExpired},
                    Example{"TheRowIsUnknown",
                            Of(VerdictKind::kUnknown, {"cut off"}),
                            {ForSubject("s")},
                            kDayAfter,
                            std::string("violated") + kExpired + "\nreason cut off"},
                    Example{"TheRowHasNoEvidence",
                            Of(VerdictKind::kNoEvidence, {"not asked"}),
                            {ForSubject("s")},
                            kDayAfter,
                            std::string("violated") + kExpired + "\nnote not asked"},
                    Example{
                        "BesideOneInForce",
                        Violated({At("s a")}),
                        {ForSubject("s"), ForWhere("s a")},
                        kDayAfter - std::chrono::days(1),
                        "waived\nwaived s a: MTU 1500\nreason ticket 17 (lab, until 2026-08-31)\n"
                        "reason ticket 17 (lab, until 2026-08-31)"}),
    [](const testing::TestParamInfo<Example>& of) { return of.param.name; });

Invariant RowOf(SubjectKind kind) {
  return {"HostMtu", "RailMtuIsJumbo", kind, "", "", {}, nullptr};
}

struct Regard {
  std::string name;
  Waiver waiver;
  Subject subject;
  bool is_its;
};

class WaiversOfTest : public testing::TestWithParam<Regard> {};

TEST_P(WaiversOfTest, TheCase) {
  const auto [name, waiver, subject, is_its] = GetParam();
  EXPECT_EQ(WaiversOf(RowOf(subject.kind), subject, {waiver}).size(), is_its ? 1U : 0U);
}

const Subject kFabric{SubjectKind::kFabric, "", ""};
const Subject kSwitch{SubjectKind::kSwitch, "fabric-a", ""};
const Subject kRail{SubjectKind::kHostRail, "spark1", "rail0"};

INSTANTIATE_TEST_SUITE_P(
    All, WaiversOfTest,
    testing::Values(Regard{"SubjectAsInReports", ForSubject("fabric_a"), kSwitch, true},
                    Regard{"SubjectAsInTheInventory", ForSubject("fabric-a"), kSwitch, true},
                    Regard{"AnotherSubject", ForSubject("fabric_b"), kSwitch, false},
                    Regard{"SubjectOfARail", ForSubject("spark1_rail0"), kRail, true},
                    Regard{"TheFabric", ForSubject("fabric"), kFabric, true},
                    Regard{"WhereOnTheSwitch", ForWhere("fabric-a qsfp28-1-1"), kSwitch, true},
                    Regard{"WhereIsTheSwitch", ForWhere("fabric-a"), kSwitch, true},
                    Regard{"WhereOnALongerName", ForWhere("fabric-ab x"), kSwitch, false},
                    Regard{"WhereOnTheRail", ForWhere("spark1 rail0 (eth0)"), kRail, true},
                    Regard{"WhereOnALongerRail", ForWhere("spark1 rail01 (eth0)"), kRail, false},
                    Regard{"WhereInTheFabric", ForWhere("10.9.0.1 on spark1"), kFabric, true}),
    [](const testing::TestParamInfo<Regard>& of) { return of.param.name; });

TEST(WaiversOfRow, AnotherRowHasNone) {
  Waiver other = ForSubject("spark1_rail0");
  other.invariant = "HostMtu.JumboPathIsClear";
  EXPECT_THAT(WaiversOf(RowOf(SubjectKind::kHostRail), kRail, {other}), IsEmpty());
}

}  // namespace
}  // namespace fabric
