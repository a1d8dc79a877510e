#include "suite_results.h"

#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>

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

// Why no case of the suite can be trusted; empty when each may be looked at.
std::string SuiteProblem(const Result<Recorded>& recorded, const Judgement& judgement) {
  if (!recorded) return "this row did not run: " + recorded.error().Text();
  for (const auto& [id, one] : *recorded)
    if (std::none_of(judgement.cases.begin(), judgement.cases.end(),
                     [&id = id](const Case& judged) { return judged.Id() == id; }))
      return fmt::format("the results are of another run: they hold {}", id);
  return "";
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
  std::map<std::string_view, Result<Recorded>> files;
  for (Case& judged : judgement.cases) {
    const std::string_view suite = judged.row->suite;
    if (files.count(suite) == 0)
      files.emplace(suite, ReadSuiteResults(folder / fmt::format("{}.xml", suite)));
    const Result<Recorded>& recorded = files.at(suite);
    std::string problem = SuiteProblem(recorded, judgement);
    if (problem.empty()) problem = CaseProblem(*recorded, judged);
    if (!problem.empty()) Distrust(judged, std::move(problem));
  }
  KeepCausesOfCases(judgement);
}

}  // namespace fabric
