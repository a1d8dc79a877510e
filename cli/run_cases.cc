#include "run_cases.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>

#include "case_trust.h"
#include "gtest_cases.h"
#include "text_block.h"

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

// GoogleTest reads its options when it is initialised.
void InitGtest(std::vector<std::string> arguments) {
  std::string program = "fabric";
  std::vector<char*> argv{program.data()};
  for (std::string& argument : arguments) argv.push_back(argument.data());
  int argc = static_cast<int>(argv.size());
  argv.push_back(nullptr);
  testing::InitGoogleTest(&argc, argv.data());
}

}  // namespace

void RunCases(RunReport& report, std::vector<std::string> gtest_arguments) {
  ForgetEnvironment();
  InitGtest(std::move(gtest_arguments));
  testing::TestEventListeners& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  auto* const ran = new RunListener;  // the listeners own it
  listeners.Append(ran);
  RegisterCases(report.judgement);
  // What ran and how is asked of the listener, case by case.
  [[maybe_unused]] const int failed = RUN_ALL_TESTS();

  const std::size_t left_out = std::erase_if(
      report.judgement.cases, [&](const Case& judged) { return ran->WasLeftOut(judged); });
  if (left_out > 0)
    report.info.notes.push_back("--gtest_filter left out " + Counted(left_out, "row"));
  for (Case& judged : report.judgement.cases)
    if (!ran->RanAsJudged(judged))
      Distrust(judged, "this row did not run, or did not end as it was judged");
  KeepCausesOfCases(report.judgement);
}

}  // namespace fabric
