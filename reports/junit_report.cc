#include "junit_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>
#include <sstream>
#include <vector>

#include "case_text.h"
#include "gtest_cases.h"

namespace fabric {
namespace {

void Set(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name).set_value(value.c_str());
}

void SetTotals(pugi::xml_node node, const std::vector<const Case*>& cases) {
  const auto count = [&](CaseResult result) {
    return std::to_string(std::count_if(cases.begin(), cases.end(), [&](const Case* judged) {
      return ResultOf(judged->verdict.kind) == result;
    }));
  };
  Set(node, "tests", std::to_string(cases.size()));
  Set(node, "failures", count(CaseResult::kFailed));
  Set(node, "errors", "0");
  Set(node, "skipped", count(CaseResult::kSkipped));
}

void AppendResult(pugi::xml_node node, const char* element, const std::string& text) {
  pugi::xml_node result = node.append_child(element);
  Set(result, "message", text.substr(0, text.find('\n')));
  result.append_child(pugi::node_pcdata).set_value(text.c_str());
}

void AppendCase(pugi::xml_node suite, const Case& judged, const std::vector<Cause>& causes) {
  pugi::xml_node node = suite.append_child("testcase");
  Set(node, "name", fmt::format("{}/{}", judged.row->name, judged.subject));
  Set(node, "classname", suite.attribute("name").value());
  pugi::xml_node property = node.append_child("properties").append_child("property");
  Set(property, "name", "verdict");
  Set(property, "value", std::string(Text(judged.verdict.kind)));
  const CaseResult result = ResultOf(judged.verdict.kind);
  if (result == CaseResult::kPassed) return;
  AppendResult(node, result == CaseResult::kFailed ? "failure" : "skipped",
               CaseText(judged, causes));
}

// In the order of their first cases.
std::vector<std::string_view> SuitesOf(const Judgement& judgement) {
  std::vector<std::string_view> suites;
  for (const Case& judged : judgement.cases)
    if (std::find(suites.begin(), suites.end(), judged.row->suite) == suites.end())
      suites.push_back(judged.row->suite);
  return suites;
}

std::vector<const Case*> CasesOf(const Judgement& judgement, std::string_view suite) {
  std::vector<const Case*> cases;
  for (const Case& judged : judgement.cases)
    if (suite.empty() || judged.row->suite == suite) cases.push_back(&judged);
  return cases;
}

// An empty report would be green in GitLab.
void AppendNoCase(pugi::xml_node root, const std::string& prefix) {
  pugi::xml_node suite = root.append_child("testsuite");
  Set(suite, "name", prefix + "fabric");
  for (pugi::xml_node node : {root, suite}) {
    Set(node, "tests", "1");
    Set(node, "errors", "1");
  }
  pugi::xml_node node = suite.append_child("testcase");
  Set(node, "name", "results");
  Set(node, "classname", prefix + "fabric");
  AppendResult(node, "error", "unknown: no case ran");
}

void AppendSuites(pugi::xml_node root, const std::string& prefix, const Judgement& judgement) {
  SetTotals(root, CasesOf(judgement, ""));
  for (const std::string_view name : SuitesOf(judgement)) {
    const std::vector<const Case*> cases = CasesOf(judgement, name);
    pugi::xml_node suite = root.append_child("testsuite");
    Set(suite, "name", prefix + std::string(name));
    SetTotals(suite, cases);
    for (const Case* judged : cases) AppendCase(suite, *judged, judgement.causes);
  }
}

}  // namespace

std::string JunitReport(const RunReport& report) {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  Set(declaration, "version", "1.0");
  Set(declaration, "encoding", "UTF-8");
  pugi::xml_node root = document.append_child("testsuites");
  Set(root, "name", "fabric");
  const std::string prefix = report.info.example ? "example." : "";
  if (report.judgement.cases.empty()) {
    AppendNoCase(root, prefix);
  } else {
    AppendSuites(root, prefix, report.judgement);
  }
  std::ostringstream out;
  document.save(out, "  ");
  return out.str();
}

}  // namespace fabric
