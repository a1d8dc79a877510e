#include "run_report.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <regex>

#include "json_report.h"
#include "reason_groups.h"
#include "report_samples.h"
#include "text_report.h"

namespace fabric {
namespace {

using testing::HasSubstr;

// Rows of every verdict; some are kept from being judged by two reasons, one shares each of them.
RunReport EveryVerdict() {
  const auto of = [](const char* subject, VerdictKind kind, std::vector<std::string> reasons) {
    return samples::CaseOf(samples::kMtu, subject, kind, std::move(reasons));
  };
  RunReport report{samples::LabInfo(), {}};
  report.judgement.cases = {
      of("a", VerdictKind::kHolds, {}),
      of("b", VerdictKind::kViolated, {}),
      of("c", VerdictKind::kUnknown, {"no answer", "cut off"}),
      of("d", VerdictKind::kUnknown, {"cut off"}),
      of("e", VerdictKind::kInconclusive, {"host busy"}),
      of("f", VerdictKind::kWaived, {"known"}),
      of("g", VerdictKind::kNotApplicable, {"no mark", "no lossless"}),
      of("h", VerdictKind::kNotApplicable, {"no mark"}),
      of("i", VerdictKind::kNoEvidence, {"not asked", "needs root (file)"}),
      of("j", VerdictKind::kNoEvidence, {"not asked", "needs root (file)"}),
      of("k", VerdictKind::kNoEvidence, {}),
  };
  return report;
}

// The sum of the numbers that begin the lines of NOT JUDGED.
int RowsInNotJudged(const std::string& text) {
  const std::string section = text.substr(text.find("\nNOT JUDGED\n"));
  const std::regex line("\n  ([0-9]+) ");
  int rows = 0;
  for (std::sregex_iterator at(section.begin(), section.end(), line), end; at != end; ++at)
    rows += std::stoi((*at)[1]);
  return rows;
}

TEST(RunReportCounts, HeadlineTableAndJsonAgree) {
  const RunReport report = EveryVerdict();
  EXPECT_EQ(
      CountsLine(report.judgement),
      "11 rows: 2 judged, 1 red; 9 not judged (2 unknown, 1 inconclusive: host busy, 1 waived: "
      "known, 2 not applicable, 3 no evidence)");
  EXPECT_EQ(RowsInNotJudged(TextReport(report, Colour::kOff)), 5);  // what follows waived
  const auto counts = nlohmann::json::parse(JsonReport(report))["counts"];
  int not_judged = 0;
  for (const VerdictKind kind : kNotJudged)
    not_judged += counts[std::string(Text(kind))].get<int>();
  EXPECT_EQ(counts["judged"], 2);
  EXPECT_EQ(counts["judged"].get<int>() + not_judged, counts["rows"].get<int>());
  EXPECT_EQ(counts["rows"], 11);
}

TEST(RunReportCounts, ARowWithSeveralReasonsIsCountedOnce) {
  EXPECT_THAT(TextReport(EveryVerdict(), Colour::kOff), HasSubstr(R"(
WAIVED
  HostMtu.RailMtuIsJumbo/f
    waived: known

NOT JUDGED
  1 not applicable: no mark (and 1 more reason)
  1 not applicable: no mark
  2 no evidence: not asked (and 1 more reason)
  1 no evidence: no reason was given
)"));
}

TEST(RunReportCounts, WhatStandsInTheWayIsToldWithAllRowsThatNeedIt) {
  EXPECT_THAT(TextReport(EveryVerdict(), Colour::kOff), HasSubstr(R"(
UNKNOWN
  unknown: no answer (1 row needs it)
  unknown: cut off (2 rows need it)
)"));
}

}  // namespace
}  // namespace fabric
