#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "result.h"

namespace fabric {

// What a run over a scenario of mocks/captures has to say, whole.
struct Expectation {
  std::map<std::string, std::string> verdicts;  // case id -> verdict
  std::string otherwise = "holds";              // of every case without a word
  std::vector<std::string> causes;              // a part of each cause's title, in order
  int exit = 0;
};

// A capture's own expect.json; of an overlay, its base's changed by its own `expect`; of an export
// FILE.rsc, FILE.expect.json, in which rows without a word are "no evidence".
Result<Expectation> ExpectationOf(const std::filesystem::path& scenario);

// What run.json says, in the same form.
Result<Expectation> OutcomeOf(const std::filesystem::path& run_json);

// A line for each difference; empty when the outcome is as expected.
std::vector<std::string> Differences(const Expectation& expected, const Expectation& outcome);

}  // namespace fabric
