#include "report_command.h"

#include "judge_input.h"
#include "report_folder.h"
#include "show_report.h"
#include "suite_results.h"

namespace fabric {
namespace {

// Every row as unknown: there is no state to judge.
RunReport WithoutCapture(const std::string& why) {
  RunReport report;
  report.info.fabric = "unknown fabric";
  report.info.summary = "nothing was collected";
  report.info.state = why;
  Verdict unknown;
  unknown.kind = VerdictKind::kUnknown;
  unknown.reasons = {"nothing was collected, so this row did not run"};
  for (const Invariant& row : AllInvariants())
    report.judgement.cases.push_back({&row, "none", unknown, {}});
  return report;
}

RunReport FromCapture(const ReportFolder& folder) {
  InputOptions collected;
  collected.replay = folder.Capture().string();
  Result<RunReport> report = JudgeInput(collected);
  if (!report) return WithoutCapture(report.error().Text());
  TrustWhatRan(folder.Results(), report->judgement);
  return std::move(*report);
}

}  // namespace

int Report(const ReportOptions& options) {
  const ReportFolder folder(options.folder);
  if (!std::filesystem::is_directory(folder.root()))
    return Refuse(options.folder + " is no folder: fabric collect --report DIR makes one");
  RunReport report = FromCapture(folder);
  report.info.folder = options.folder;
  if (const Result<void> written = folder.Write(report); !written)
    return Refuse(written.error().Text());
  ShowReport(report, options.format);
  return ExitCode(report);
}

}  // namespace fabric
