#include "junit_suites.h"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <sstream>

#include "device_text.h"
#include "text_block.h"

namespace fabric {
namespace {

struct Totals {
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t errors = 0;
  std::size_t skipped = 0;
  double seconds = 0;
};

void Count(const JunitSuite& suite, Totals& totals) {
  for (const JunitCase& one : suite.cases) {
    totals.tests += 1;
    totals.failures += one.result == JunitResult::kFailure ? 1 : 0;
    totals.errors += one.result == JunitResult::kError ? 1 : 0;
    totals.skipped += one.result == JunitResult::kSkipped ? 1 : 0;
    totals.seconds += one.seconds;
  }
}

void Set(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name).set_value(value.c_str());
}

std::string Seconds(double seconds) { return fmt::format("{:.3f}", seconds); }

void SetTotals(pugi::xml_node node, const Totals& totals) {
  Set(node, "tests", std::to_string(totals.tests));
  Set(node, "failures", std::to_string(totals.failures));
  Set(node, "errors", std::to_string(totals.errors));
  Set(node, "skipped", std::to_string(totals.skipped));
  Set(node, "time", Seconds(totals.seconds));
}

// Printable line by line.
std::string Lines(const std::string& text) {
  std::istringstream in(text);
  std::string result;
  for (std::string line; std::getline(in, line);) {
    if (!result.empty()) result += '\n';
    result += Printable(line, kMaxTextBytes);
  }
  return result;
}

const char* ElementOf(JunitResult result) {
  if (result == JunitResult::kFailure) return "failure";
  return result == JunitResult::kError ? "error" : "skipped";
}

void AppendCase(pugi::xml_node suite, const JunitCase& one) {
  pugi::xml_node node = suite.append_child("testcase");
  Set(node, "name", Printable(one.name, kMaxTextBytes));
  Set(node, "classname", suite.attribute("name").value());
  Set(node, "time", Seconds(one.seconds));
  if (!one.properties.empty()) {
    pugi::xml_node properties = node.append_child("properties");
    for (const auto& [name, value] : one.properties) {
      pugi::xml_node property = properties.append_child("property");
      Set(property, "name", Printable(name, kMaxTextBytes));
      Set(property, "value", Printable(value, kMaxTextBytes));
    }
  }
  if (one.result == JunitResult::kPassed) return;
  const std::string text = Lines(one.text);
  pugi::xml_node result = node.append_child(ElementOf(one.result));
  Set(result, "message", text.substr(0, text.find('\n')));
  result.append_child(pugi::node_pcdata).set_value(text.c_str());
}

}  // namespace

Result<void> JunitSuites::Add(const std::string& suite, JunitCase junit_case) {
  if (!seen_.emplace(suite, junit_case.name).second) {
    return tl::unexpected(
        Error{fmt::format("{}.{}", suite, junit_case.name), "two results for one case"});
  }
  const auto [at, is_new] = index_.try_emplace(suite, suites_.size());
  if (is_new) suites_.push_back({suite, {}});
  suites_[at->second].cases.push_back(std::move(junit_case));
  return {};
}

std::string JunitSuites::Xml(const std::string& prefix) const {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  Set(declaration, "version", "1.0");
  Set(declaration, "encoding", "UTF-8");
  pugi::xml_node root = document.append_child("testsuites");
  Set(root, "name", "fabric");
  Totals all;
  for (const JunitSuite& suite : suites_) Count(suite, all);
  SetTotals(root, all);
  for (const JunitSuite& suite : suites_) {
    pugi::xml_node node = root.append_child("testsuite");
    Set(node, "name", Printable(prefix + suite.name, kMaxTextBytes));
    Totals totals;
    Count(suite, totals);
    SetTotals(node, totals);
    for (const JunitCase& one : suite.cases) AppendCase(node, one);
  }
  std::ostringstream out;
  document.save(out, "  ");
  return out.str();
}

}  // namespace fabric
