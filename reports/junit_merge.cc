#include "junit_merge.h"

#include <fmt/format.h>

#include <pugixml.hpp>

#include "junit_suites.h"

namespace fabric {
namespace {

constexpr std::uintmax_t kMaxFileBytes = 64U << 20U;

// GoogleTest splits a CDATA section where the text holds its end: all pieces are the text.
std::string TextOf(pugi::xml_node node) {
  std::string text;
  for (const pugi::xml_node piece : node.children()) text += piece.value();
  return text;
}

// Without the line that GoogleTest puts first: the place of the failure, here the case's own name.
std::string WithoutPlace(const std::string& text, const std::string& id) {
  const std::string place = id + '\n';
  return text.compare(0, place.size(), place) == 0 ? text.substr(place.size()) : text;
}

double SecondsOf(pugi::xml_node node) {
  const double seconds = node.attribute("time").as_double();
  return seconds >= 0 && seconds < 1e9 ? seconds : 0;
}

// A failure beside a skip is a failure: Jenkins would show the skip.
JunitCase ToCase(pugi::xml_node node, const std::string& suite) {
  JunitCase one;
  one.name = node.attribute("name").value();
  one.seconds = SecondsOf(node);
  for (const pugi::xml_node property : node.child("properties").children("property")) {
    one.properties.emplace_back(property.attribute("name").value(),
                                property.attribute("value").value());
  }
  const std::string id = fmt::format("{}.{}", suite, one.name);
  const std::string_view status = node.attribute("status").value();
  if (node.child("failure")) {
    one.result = JunitResult::kFailure;
    for (const pugi::xml_node failure : node.children("failure")) {
      one.text += WithoutPlace(TextOf(failure), id);
    }
  } else if (node.child("skipped")) {
    one.result = JunitResult::kSkipped;
    one.text = WithoutPlace(TextOf(node.child("skipped")), id);
  } else if (status != "run") {
    one.result = JunitResult::kError;
    one.text = "unknown: the case was listed, but did not run";
  }
  return one;
}

// Empty when the file was read.
std::string LoadProblem(pugi::xml_document& document, const std::filesystem::path& file) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  if (error) return error.message();
  if (size > kMaxFileBytes) return "larger than 64 MiB";
  const pugi::xml_parse_result result = document.load_file(file.c_str());
  if (!result) return fmt::format("{} at byte {}", result.description(), result.offset);
  return document.child("testsuites") ? "" : "not a report of GoogleTest";
}

Result<void> AddError(JunitSuites& suites, const std::string& suite, std::string text) {
  return suites.Add(suite, {"results", JunitResult::kError, std::move(text), 0, {}});
}

Result<void> AddFile(JunitSuites& suites, const std::filesystem::path& file) {
  pugi::xml_document document;
  std::string problem = LoadProblem(document, file);
  std::size_t cases = 0;
  if (problem.empty()) {
    for (const pugi::xml_node suite : document.child("testsuites").children("testsuite")) {
      const std::string name = suite.attribute("name").value();
      for (const pugi::xml_node node : suite.children("testcase")) {
        ++cases;
        if (auto added = suites.Add(name, ToCase(node, name)); !added) return added;
      }
    }
    if (cases == 0) problem = "holds no case";
  }
  if (problem.empty()) return {};
  return AddError(suites, file.stem().string(),
                  fmt::format("unknown: {}: {}", file.filename().string(), problem));
}

}  // namespace

Result<std::string> MergeJunit(const JunitParts& parts) {
  JunitSuites suites;
  for (const std::filesystem::path& file : parts.files) {
    if (auto added = AddFile(suites, file); !added) return tl::unexpected(added.error());
  }
  for (const MissingCase& missing : parts.missing) {
    JunitCase one{missing.name, JunitResult::kError, missing.error, 0, {}};
    if (auto added = suites.Add(missing.suite, one); !added) return tl::unexpected(added.error());
  }
  if (suites.Empty()) {
    if (auto added = AddError(suites, "fabric", "unknown: no case ran"); !added) {
      return tl::unexpected(added.error());
    }
  }
  return suites.Xml(parts.example ? "example." : "");
}

}  // namespace fabric
