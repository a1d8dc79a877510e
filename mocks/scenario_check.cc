#include <iostream>

#include "scenario.h"

// scenario_check SCENARIO RUN_JSON: 0 when the run says of the scenario what it has to say; else
// each difference on a line, and 1.
int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: scenario_check SCENARIO RUN_JSON\n";
    return 2;
  }
  const auto expected = fabric::ExpectationOf(argv[1]);
  const auto outcome = fabric::OutcomeOf(argv[2]);
  for (const auto* side : {&expected, &outcome})
    if (!*side) {
      std::cerr << side->error().Text() << '\n';
      return 2;
    }
  const std::vector<std::string> differences = fabric::Differences(*expected, *outcome);
  for (const std::string& line : differences) std::cout << line << '\n';
  return differences.empty() ? 0 : 1;
}
