#include "scenario.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "overlay.h"
#include "text_file.h"

namespace fabric {
namespace {

using Json = nlohmann::json;

Result<Json> ReadJson(const std::filesystem::path& file) {
  const Result<std::string> text = ReadTextFile(file);
  if (!text) return tl::unexpected(text.error());
  Json json = Json::parse(*text, nullptr, false);
  if (json.is_discarded()) return tl::unexpected(Error{file.string(), "is no JSON"});
  return json;
}

bool Has(const std::map<std::string, std::string>& verdicts, const std::string& verdict) {
  return std::any_of(verdicts.begin(), verdicts.end(),
                     [&](const auto& entry) { return entry.second == verdict; });
}

int ExitOf(const std::map<std::string, std::string>& verdicts) {
  if (Has(verdicts, "violated")) return 1;
  if (Has(verdicts, "unknown")) return 2;
  return Has(verdicts, "inconclusive") ? 3 : 0;
}

Result<Expectation> OfCapture(const std::filesystem::path& scenario) {
  const Result<Json> json = ReadJson(scenario / "expect.json");
  if (!json) return tl::unexpected(json.error());
  Expectation expectation;
  expectation.verdicts = json->get<std::map<std::string, std::string>>();
  return expectation;
}

Result<Expectation> OfExport(const std::filesystem::path& file) {
  std::filesystem::path beside = file;
  const Result<Json> json = ReadJson(beside.replace_extension(".expect.json"));
  if (!json) return tl::unexpected(json.error());
  Expectation expectation;
  expectation.verdicts = json->at("expect").get<std::map<std::string, std::string>>();
  expectation.causes = json->value("causes", std::vector<std::string>());
  expectation.exit = json->at("exit").get<int>();
  expectation.otherwise = "no evidence";  // an export cannot tell
  return expectation;
}

Result<Expectation> OfOverlay(const std::filesystem::path& scenario) {
  const Result<Overlay> overlay = ReadOverlay(scenario);
  if (!overlay) return tl::unexpected(overlay.error());
  Result<Expectation> expectation = ExpectationOf(scenario / overlay->base);
  if (!expectation) return expectation;
  for (const auto& [id, verdict] : overlay->expect)
    expectation->verdicts.insert_or_assign(id, verdict);
  expectation->causes = overlay->causes;
  return expectation;
}

std::string VerdictOf(const Expectation& from, const std::string& id) {
  const auto found = from.verdicts.find(id);
  return found == from.verdicts.end() ? from.otherwise : found->second;
}

}  // namespace

Result<Expectation> ExpectationOf(const std::filesystem::path& scenario) {
  if (scenario.extension() == ".rsc") return OfExport(scenario);
  Result<Expectation> expectation =
      std::filesystem::exists(scenario / kOverlayFile) ? OfOverlay(scenario) : OfCapture(scenario);
  if (expectation) expectation->exit = ExitOf(expectation->verdicts);
  return expectation;
}

Result<Expectation> OutcomeOf(const std::filesystem::path& run_json) {
  const Result<Json> json = ReadJson(run_json);
  if (!json) return tl::unexpected(json.error());
  Expectation outcome;
  outcome.exit = json->at("exit").get<int>();
  for (const Json& judged : json->at("cases"))
    outcome.verdicts[judged.at("id").get<std::string>()] = judged.at("verdict").get<std::string>();
  for (const Json& cause : json->at("causes"))
    outcome.causes.push_back(cause.at("title").get<std::string>());
  return outcome;
}

std::vector<std::string> Differences(const Expectation& expected, const Expectation& outcome) {
  std::vector<std::string> lines;
  for (const auto& [id, verdict] : outcome.verdicts)
    if (const std::string wanted = VerdictOf(expected, id); wanted != verdict)
      lines.push_back(id + ": expected " + wanted + ", was " + verdict);
  for (const auto& [id, verdict] : expected.verdicts)
    if (outcome.verdicts.count(id) == 0)
      lines.push_back(id + ": expected " + verdict + ", no such case");
  if (expected.exit != outcome.exit)
    lines.push_back("exit: expected " + std::to_string(expected.exit) + ", was " +
                    std::to_string(outcome.exit));
  if (expected.causes.size() != outcome.causes.size())
    lines.push_back("causes: expected " + std::to_string(expected.causes.size()) + ", were " +
                    std::to_string(outcome.causes.size()));
  for (std::size_t i = 0; i < std::min(expected.causes.size(), outcome.causes.size()); ++i)
    if (outcome.causes[i].find(expected.causes[i]) == std::string::npos)
      lines.push_back("cause " + std::to_string(i + 1) + ": expected \"" + expected.causes[i] +
                      "\" in \"" + outcome.causes[i] + "\"");
  return lines;
}

}  // namespace fabric
