#include "report_command.h"

#include <iostream>
#include <set>

#include "json_report.h"
#include "report_folder.h"
#include "run_info.h"
#include "terminal.h"
#include "text_report.h"

namespace fabric {
namespace {

constexpr char kDidNotRun[] = "this row did not run";
constexpr char kNothingCollected[] = "nothing was collected, so this row did not run";

Verdict Unknown(const std::string& reason) {
  Verdict verdict;
  verdict.kind = VerdictKind::kUnknown;
  verdict.reasons = {reason};
  return verdict;
}

// Every row as unknown: there is no state to judge.
RunReport WithoutCapture(const std::string& why) {
  RunReport report;
  report.info.fabric = "unknown fabric";
  report.info.summary = "nothing was collected";
  report.info.state = why;
  for (const Invariant& row : AllInvariants())
    report.judgement.cases.push_back({&row, "none", Unknown(kNothingCollected), {}});
  return report;
}

RunReport FromCapture(const ReportFolder& folder) {
  InputOptions options;
  options.replay = folder.Capture().string();
  const Result<RunInput> input = ResolveInput(options, TheSurroundings());
  if (!input) return WithoutCapture(input.error().Text());
  const FabricState state = ObserveFabric(input->inventory, *input->source, input->hints);
  return {DescribeRun(*input, state), JudgeFabric(state)};
}

// The files that the suites left; the cases of a suite that left none become unknown.
std::vector<std::filesystem::path> SuiteFiles(const ReportFolder& folder, Judgement& judgement,
                                              std::vector<MissingCase>& missing) {
  std::set<std::filesystem::path> files;
  for (Case& judged : judgement.cases) {
    const std::filesystem::path file = folder.JunitOf(std::string(judged.row->suite));
    if (std::filesystem::exists(file)) {
      files.insert(file);
      continue;
    }
    if (judged.verdict.kind != VerdictKind::kUnknown) judged.verdict = Unknown(kDidNotRun);
    judged.causes.clear();
    missing.push_back({std::string(judged.row->suite),
                       std::string(judged.row->name) + "/" + judged.subject,
                       "unknown: " + judged.verdict.reasons.front()});
  }
  return {files.begin(), files.end()};
}

}  // namespace

int Report(const ReportOptions& options) {
  const ReportFolder folder(options.folder);
  if (!std::filesystem::is_directory(folder.root()))
    return Refuse(options.folder + " is no folder: fabric collect --report DIR makes one");
  RunReport report = FromCapture(folder);
  report.info.folder = options.folder;
  std::vector<MissingCase> missing;
  const auto files = SuiteFiles(folder, report.judgement, missing);
  const Result<void> written = folder.Write(report, files, std::move(missing));
  if (!written) return Refuse(written.error().Text());
  std::cout << (options.format == Format::kJson ? JsonReport(report)
                                                : TextReport(report, TerminalColour()));
  return ExitCode(report);
}

}  // namespace fabric
