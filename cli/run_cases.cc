#include "run_cases.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "gtest_cases.h"

namespace fabric {
namespace {

// What the caller's environment says to GoogleTest is about his own tests: a filter or a shard from
// there would leave rows out without a word.
void ForgetEnvironment() {
  std::vector<std::string> names;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view name =
        std::string_view(*entry).substr(0, std::string_view(*entry).find('='));
    if (name.starts_with("GTEST_") || name.starts_with("TEST_") || name == "XML_OUTPUT_FILE")
      names.emplace_back(name);
  }
  for (const std::string& name : names) unsetenv(name.c_str());
}

// GoogleTest reads its options, its XML file among them, when it is initialised.
void InitGtest(std::vector<std::string> arguments,
               const std::optional<std::filesystem::path>& junit) {
  if (junit) arguments.push_back("--gtest_output=xml:" + junit->string());
  std::string program = "fabric";
  std::vector<char*> argv{program.data()};
  for (std::string& argument : arguments) argv.push_back(argument.data());
  int argc = static_cast<int>(argv.size());
  argv.push_back(nullptr);
  testing::InitGoogleTest(&argc, argv.data());
}

void DoNotTrust(Case& judged) {
  judged.verdict = Verdict{};
  judged.verdict.kind = VerdictKind::kUnknown;
  judged.verdict.reasons = {"it did not run, or did not end as it was judged"};
}

}  // namespace

GtestRun RunCases(Judgement& judgement, const std::optional<std::filesystem::path>& junit,
                  std::vector<std::string> gtest_arguments) {
  ForgetEnvironment();
  InitGtest(std::move(gtest_arguments), junit);
  testing::TestEventListeners& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  auto* const ran = new RunListener;  // the listeners own it
  listeners.Append(ran);
  RegisterCases(judgement);
  // What ran and how is asked of the listener, case by case.
  [[maybe_unused]] const int failed = RUN_ALL_TESTS();

  const std::vector<std::string> odd = ran->NotRunAsJudged(judgement.cases);
  const std::set<std::string> not_trusted(odd.begin(), odd.end());
  GtestRun run;
  const bool filtered = testing::GTEST_FLAG(filter) != "*";
  std::vector<Case> kept;
  for (Case& judged : judgement.cases) {
    const bool trusted = not_trusted.count(judged.Id()) == 0;
    if (!trusted && filtered) {
      ++run.left_out;
      continue;
    }
    if (!trusted) DoNotTrust(judged);
    kept.push_back(std::move(judged));
  }
  judgement.cases = std::move(kept);
  return run;
}

}  // namespace fabric
