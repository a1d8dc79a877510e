#include "suite_command.h"

#include "judge_input.h"
#include "report_file.h"
#include "report_folder.h"
#include "run_cases.h"
#include "show_report.h"
#include "suites.h"

namespace fabric {

int JudgeSuite(const SuiteOptions& options) {
  const ReportFolder folder(options.report);
  InputOptions collected;
  collected.replay = folder.Capture().string();
  Result<RunReport> report = JudgeInput(collected);
  if (!report) return Refuse(report.error().Text());
  if (const Result<void> kept = KeepSuites({options.suite}, report->judgement); !kept)
    return Refuse(kept.error().Text());
  const std::filesystem::path results = folder.ResultsOf(options.suite);
  // GoogleTest would end the whole program where it cannot write.
  if (const Result<void> writable = WriteReportFile(results, ""); !writable)
    return Refuse(writable.error().Text());
  std::vector<std::string> arguments = options.gtest_arguments;
  arguments.push_back("--gtest_output=xml:" + results.string());
  RunCases(*report, std::move(arguments));
  ShowReport(*report, options.format);
  return AllSkipped(report->judgement) ? kExitAllSkipped : ExitCode(*report);
}

}  // namespace fabric
