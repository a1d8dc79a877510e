#include "suite_results.h"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <unordered_set>
#include <utility>

#include "case_trust.h"

namespace fabric {
namespace {

using Recorded = std::map<std::string, RecordedCase>;

constexpr std::uintmax_t kMaxFileBytes = 64U << 20U;

// A failure beside a skip is a failure.
RecordedCase ToRecorded(pugi::xml_node node) {
  const pugi::xml_node verdict =
      node.child("properties").find_child_by_attribute("property", "name", "verdict");
  const CaseResult result = node.child("failure")   ? CaseResult::kFailed
                            : node.child("skipped") ? CaseResult::kSkipped
                                                    : CaseResult::kPassed;
  return {result, verdict.attribute("value").value()};
}

// Empty when the file was read.
std::string LoadProblem(pugi::xml_document& document, const std::filesystem::path& file) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  if (error) return error.message();
  if (size == 0) return "is empty: the suite was begun and did not end";
  if (size > kMaxFileBytes) return "larger than 64 MiB";
  const pugi::xml_parse_result result = document.load_file(file.c_str());
  if (!result) return fmt::format("{} at byte {}", result.description(), result.offset);
  return document.child("testsuites") ? "" : "is no report of GoogleTest";
}

using CaseIds = std::unordered_set<std::string>;

// What one suite's file says, and why no case of it can be trusted; empty when each may be looked
// at.
struct SuiteFile {
  Recorded recorded;
  std::string problem;
};

SuiteFile ReadSuite(const std::filesystem::path& file, const CaseIds& judged) {
  Result<Recorded> recorded = ReadSuiteResults(file);
  if (!recorded) return {{}, "this row did not run: " + recorded.error().Text()};
  SuiteFile suite{std::move(*recorded), ""};
  for (const auto& [id, one] : suite.recorded)
    if (!judged.contains(id)) suite.problem = "the results are of another run: they hold " + id;
  return suite;
}

// Why one case of a readable file cannot be trusted; empty when it ran as judged.
std::string CaseProblem(const Recorded& recorded, const Case& judged) {
  const auto found = recorded.find(judged.Id());
  if (found == recorded.end()) return "this row did not run";
  const std::string_view verdict = Text(judged.verdict.kind);
  if (found->second.verdict == verdict && found->second.result == ResultOf(judged.verdict.kind))
    return "";
  return fmt::format("this row ran and ended as \"{}\", but the capture gives \"{}\"",
                     found->second.verdict, verdict);
}

}  // namespace

Result<Recorded> ReadSuiteResults(const std::filesystem::path& file) {
  const std::string name = file.filename().string();
  pugi::xml_document document;
  if (const std::string problem = LoadProblem(document, file); !problem.empty())
    return tl::unexpected(Error{name, problem});
  Recorded recorded;
  for (const pugi::xml_node suite : document.child("testsuites").children("testsuite"))
    for (const pugi::xml_node node : suite.children("testcase")) {
      if (std::string_view(node.attribute("status").value()) != "run") continue;
      const std::string id =
          fmt::format("{}.{}", suite.attribute("name").value(), node.attribute("name").value());
      if (!recorded.emplace(id, ToRecorded(node)).second)
        return tl::unexpected(Error{name, "holds two results for " + id});
    }
  return recorded;
}

void TrustWhatRan(const std::filesystem::path& folder, Judgement& judgement) {
  CaseIds ids;
  for (const Case& judged : judgement.cases) ids.insert(judged.Id());
  std::map<std::string_view, SuiteFile> suites;
  for (Case& judged : judgement.cases) {
    const std::string_view name = judged.row->suite;
    if (suites.count(name) == 0)
      suites.emplace(name, ReadSuite(folder / fmt::format("{}.xml", name), ids));
    const SuiteFile& suite = suites.at(name);
    std::string problem =
        suite.problem.empty() ? CaseProblem(suite.recorded, judged) : suite.problem;
    if (!problem.empty()) Distrust(judged, std::move(problem));
  }
  KeepCausesOfCases(judgement);
}

}  // namespace fabric
