#include "judge_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <set>

#include "json_report.h"
#include "report_file.h"
#include "report_folder.h"
#include "run_cases.h"
#include "run_info.h"
#include "terminal.h"
#include "text_report.h"

namespace fabric {
namespace {

std::string AllSuites() {
  std::string names;
  std::string_view last;
  for (const Invariant& row : AllInvariants())
    if (row.suite != last) {
      last = row.suite;
      names += (names.empty() ? "" : ", ") + std::string(last);
    }
  return names;
}

Result<void> KeepSuites(const std::vector<std::string>& suites, Judgement& judgement) {
  if (suites.empty()) return {};
  for (const std::string& suite : suites)
    if (std::none_of(AllInvariants().begin(), AllInvariants().end(),
                     [&](const Invariant& row) { return row.suite == suite; }))
      return tl::unexpected(
          Error{"--suite", "unknown suite \"" + suite + "\"; there are " + AllSuites()});
  auto& cases = judgement.cases;
  cases.erase(std::remove_if(cases.begin(), cases.end(),
                             [&](const Case& judged) {
                               return std::find(suites.begin(), suites.end(), judged.row->suite) ==
                                      suites.end();
                             }),
              cases.end());
  return {};
}

// Causes are numbered over the whole fabric; of a part only those of its own cases are shown.
void KeepCausesOfCases(Judgement& judgement) {
  std::set<int> used;
  for (const Case& judged : judgement.cases)
    used.insert(judged.causes.begin(), judged.causes.end());
  auto& causes = judgement.causes;
  causes.erase(std::remove_if(causes.begin(), causes.end(),
                              [&](const Cause& cause) { return used.count(cause.number) == 0; }),
               causes.end());
}

bool AllSkipped(const Judgement& judgement) {
  return !judgement.cases.empty() &&
         std::all_of(judgement.cases.begin(), judgement.cases.end(), [](const Case& judged) {
           return judged.verdict.kind == VerdictKind::kNotApplicable ||
                  judged.verdict.kind == VerdictKind::kNoEvidence ||
                  judged.verdict.kind == VerdictKind::kWaived;
         });
}

// The JUnit file that GoogleTest shall write, if a report is wanted.
std::optional<std::filesystem::path> JunitFile(const JudgeOptions& options) {
  if (!options.report) return std::nullopt;
  const std::string name = options.suites.size() == 1 ? options.suites.front() : "fabric";
  return ReportFolder(*options.report).JunitOf(name);
}

int End(const JudgeOptions& options, const RunReport& report) {
  std::cout << (options.format == Format::kJson ? JsonReport(report)
                                                : TextReport(report, TerminalColour()));
  if (!options.suites.empty() && AllSkipped(report.judgement)) return kExitAllSkipped;
  return ExitCode(report);
}

}  // namespace

int Judge(const JudgeOptions& options) {
  JudgeOptions wanted = options;
  if (options.collected) {
    if (!options.report) return Refuse("--collected needs --report DIR");
    wanted.input.replay = ReportFolder(*options.report).Capture().string();
  }
  const Result<RunInput> input = ResolveInput(wanted.input, TheSurroundings());
  if (!input) return Refuse(input.error().Text());
  const FabricState state = ObserveFabric(input->inventory, *input->source, input->hints);
  RunReport report{DescribeRun(*input, state), JudgeFabric(state)};
  if (const Result<void> kept = KeepSuites(options.suites, report.judgement); !kept)
    return Refuse(kept.error().Text());

  const std::optional<std::filesystem::path> junit = JunitFile(options);
  if (junit) {  // GoogleTest would end the whole program where it cannot write
    const Result<void> writable = WriteReportFile(*junit, "");
    if (!writable) return Refuse(writable.error().Text());
  }
  const GtestRun run = RunCases(report.judgement, junit, options.gtest_arguments);
  KeepCausesOfCases(report.judgement);
  if (run.left_out > 0)
    report.info.notes.push_back(
        fmt::format("{} rows were left out by --gtest_filter", run.left_out));
  if (options.report && !options.collected) {
    report.info.folder = *options.report;
    const Result<void> written = ReportFolder(*options.report).Write(report, {*junit}, {});
    if (!written) return Refuse(written.error().Text());
  }
  return End(options, report);
}

}  // namespace fabric
