#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "capture.h"
#include "cause_rules.h"
#include "export_source.h"
#include "golden_exports.h"
#include "inventory_yaml.h"
#include "judgement.h"
#include "observe_fabric.h"
#include "overlay.h"
#include "replay_source.h"
#include "scenario.h"
#include "small_inventory.h"

namespace fabric {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr char kExportDevice[] = "switch";  // as the program names the switch of a lone export

// Pasted texts have their inventory from the program, and are judged by it alone.
bool IsPasted(const std::filesystem::path& scenario) {
  return scenario.filename().string().starts_with("pasted-");
}

std::vector<std::filesystem::path> Scenarios() {
  std::vector<std::filesystem::path> scenarios;
  const std::filesystem::path captures = FABRIC_CAPTURES;
  for (const auto& entry : std::filesystem::directory_iterator(captures))
    if ((exists(entry.path() / kOverlayFile) || exists(entry.path() / "expect.json")) &&
        !IsPasted(entry.path()))
      scenarios.push_back(entry.path());
  for (const auto& entry : std::filesystem::directory_iterator(captures / "exports"))
    if (entry.path().extension() == ".rsc") scenarios.push_back(entry.path());
  std::sort(scenarios.begin(), scenarios.end());
  return scenarios;
}

std::map<std::string, Expectation> Expectations() {
  std::map<std::string, Expectation> expectations;
  for (const auto& scenario : Scenarios()) {
    const Result<Expectation> expectation = ExpectationOf(scenario);
    if (expectation)
      expectations[scenario.filename().string()] = *expectation;
    else
      ADD_FAILURE() << expectation.error().Text();
  }
  return expectations;
}

std::string RowOf(const std::string& case_id) { return case_id.substr(0, case_id.find('/')); }

std::set<std::string> RowIds() {
  std::set<std::string> ids;
  for (const Invariant& row : AllInvariants()) ids.insert(row.Id());
  return ids;
}

std::set<std::string> RootFaults() {
  std::set<std::string> faults;
  for (const CauseRule& rule : CauseRules()) faults.insert(rule.roots.begin(), rule.roots.end());
  return faults;
}

std::set<std::string> FollowerFaults() {
  std::set<std::string> faults;
  for (const CauseRule& rule : CauseRules())
    for (const Follower& follower : rule.followers) faults.insert(std::string(follower.fault));
  return faults;
}

Result<Judgement> JudgeExport(const std::filesystem::path& file) {
  std::filesystem::path beside = file;
  std::ifstream expect(beside.replace_extension(".expect.json"));
  const auto json = nlohmann::json::parse(expect);
  Inventory inventory;
  inventory.profile = json.at("profile").get<std::string>();
  Result<Intent> intent = LoadProfile(*inventory.profile, ProfilesOfTheProject());
  if (!intent) return tl::unexpected(intent.error());
  inventory.intent = std::move(*intent);
  inventory.switches.push_back({kExportDevice, {}, {}, {}, {}, {}});
  Result<ExportSource> source = ExportSource::Open(file, kExportDevice);
  if (!source) return tl::unexpected(source.error());
  return JudgeFabric(ObserveFabric(inventory, *source), {});
}

Result<Judgement> JudgeCapture(const std::filesystem::path& folder) {
  Result<Capture> capture = OpenCapture(folder);
  if (!capture) return tl::unexpected(capture.error());
  if (!capture->inventory) return tl::unexpected(Error{folder.string(), "has no inventory.yaml"});
  Result<Inventory> inventory = ParseInventory(
      capture->inventory->text, capture->inventory->file.string(), ProfilesOfTheProject());
  if (!inventory) return tl::unexpected(inventory.error());
  if (const auto read = ReadGoldenExports(capture->files, *inventory); !read)
    return tl::unexpected(read.error());
  const auto day = std::chrono::floor<std::chrono::days>(capture->manifest.value().started);
  ReplaySource source(std::move(*capture));
  return JudgeFabric(ObserveFabric(*inventory, source), day);
}

// Every scenario, judged once in this process; by the name of its folder or file.
const std::map<std::string, Judgement>& Judgements() {
  static const auto* const all = [] {
    auto* const judgements = new std::map<std::string, Judgement>;
    for (const auto& scenario : Scenarios()) {
      Result<Judgement> judgement =
          scenario.extension() == ".rsc" ? JudgeExport(scenario) : JudgeCapture(scenario);
      if (judgement)
        judgements->emplace(scenario.filename().string(), std::move(*judgement));
      else
        ADD_FAILURE() << judgement.error().Text();
    }
    return judgements;
  }();
  return *all;
}

TEST(Captures, ThereAreScenarios) { EXPECT_THAT(Scenarios(), SizeIs(testing::Ge(30U))); }

TEST(Captures, EveryRowIsViolatedInSomeScenario) {
  std::set<std::string> never = RowIds();
  for (const auto& [scenario, expectation] : Expectations())
    for (const auto& [id, verdict] : expectation.verdicts)
      if (verdict == "violated") never.erase(RowOf(id));
  EXPECT_THAT(never, IsEmpty());
}

TEST(Captures, EveryExpectedCaseIsOfARowThatExists) {
  const std::set<std::string> rows = RowIds();
  for (const auto& [scenario, expectation] : Expectations())
    for (const auto& [id, verdict] : expectation.verdicts)
      EXPECT_THAT(rows, Contains(RowOf(id))) << scenario;
}

TEST(Captures, EveryScenarioHasItsOwnName) {
  EXPECT_THAT(Expectations(), SizeIs(Scenarios().size()));
}

TEST(Captures, NoRowIsThereTwice) { EXPECT_THAT(AllInvariants(), SizeIs(RowIds().size())); }

// The first rule that has a fault as its root claims every finding of it: a second rule with the
// same root could never fire. A follower may stand in several rules, and be a root in another one:
// it is only taken beside a root that was found, and what is left over becomes a cause itself.
TEST(CauseRules, EveryFaultIsTheRootOfOneRule) {
  std::size_t roots = 0;
  for (const CauseRule& rule : CauseRules()) roots += rule.roots.size();
  EXPECT_THAT(RootFaults(), SizeIs(roots));
}

TEST(CauseRules, EveryFollowerIsTheRootOfAnotherRule) {
  const std::set<std::string> roots = RootFaults();
  for (const std::string& follower : FollowerFaults()) EXPECT_THAT(roots, Contains(follower));
}

TEST(CauseRules, NoRuleFollowsItself) {
  for (const CauseRule& rule : CauseRules())
    for (const Follower& follower : rule.followers)
      EXPECT_THAT(rule.roots, Not(Contains(follower.fault)));
}

TEST(Captures, EveryScenarioCanBeJudged) { EXPECT_THAT(Judgements(), SizeIs(Scenarios().size())); }

TEST(Captures, EveryViolatedCaseHasACause) {
  for (const auto& [scenario, judgement] : Judgements())
    for (const Case& judged : judgement.cases)
      EXPECT_EQ(judged.verdict.kind == VerdictKind::kViolated, !judged.causes.empty())
          << scenario << " " << judged.Id();
}

TEST(Captures, EveryFindingsFaultStandsInARule) {
  const std::set<std::string> roots = RootFaults();
  const std::set<std::string> followers = FollowerFaults();
  for (const auto& [scenario, judgement] : Judgements())
    for (const Case& judged : judgement.cases)
      for (const Finding& finding : judged.verdict.findings)
        EXPECT_TRUE(roots.contains(finding.fault) || followers.contains(finding.fault))
            << scenario << " " << judged.Id() << ": " << finding.fault;
}

TEST(Captures, EveryCauseExplainsCasesThatAreViolated) {
  for (const auto& [scenario, judgement] : Judgements()) {
    std::set<std::string> violated;
    for (const Case& judged : judgement.cases)
      if (judged.verdict.kind == VerdictKind::kViolated) violated.insert(judged.Id());
    for (const Cause& cause : judgement.causes) {
      EXPECT_THAT(cause.cases, Not(IsEmpty())) << scenario << " " << cause.title;
      for (const std::string& id : cause.cases) EXPECT_THAT(violated, Contains(id)) << scenario;
    }
  }
}

}  // namespace
}  // namespace fabric
