#include "judge_command.h"

#include "judge_input.h"
#include "report_folder.h"
#include "run_cases.h"
#include "show_report.h"
#include "suites.h"

namespace fabric {

int Judge(const JudgeOptions& options) {
  Result<RunReport> report = JudgeInput(options.input);
  if (!report) return Refuse(report.error().Text());
  if (!options.suites.empty())
    if (const Result<void> kept = KeepSuites(options.suites, report->judgement); !kept)
      return Refuse(kept.error().Text());
  RunCases(*report, options.gtest_arguments);
  if (options.report) {
    report->info.folder = *options.report;
    if (const Result<void> written = ReportFolder(*options.report).Write(*report); !written)
      return Refuse(written.error().Text());
  }
  ShowReport(*report, options.format);
  if (!options.suites.empty() && AllSkipped(report->judgement)) return kExitAllSkipped;
  return ExitCode(*report);
}

}  // namespace fabric
