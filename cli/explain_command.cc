#include "explain_command.h"

#include <fmt/format.h>

#include <iostream>

#include "json_report.h"
#include "judge_input.h"
#include "row_list.h"
#include "text_block.h"
#include "text_report.h"

namespace fabric {
namespace {

int ExplainCause(const ExplainOptions& options) {
  const Result<RunReport> report = JudgeInput(options.input);
  if (!report) return Refuse(report.error().Text());
  const RunInfo& info = report->info;
  for (const Cause& cause : report->judgement.causes)
    if (cause.number == *options.cause) {
      std::cout << (options.format == Format::kJson ? CauseJson(info, cause)
                                                    : CauseText(info, cause));
      return kExitHolds;
    }
  return Refuse(fmt::format("there is no cause {}: {} has {}", *options.cause,
                            info.example ? "the example capture" : info.state,
                            Counted(report->judgement.causes.size(), "cause")));
}

}  // namespace

int List(Format format) {
  std::cout << (format == Format::kJson ? RowListJson(AllInvariants()) : RowList(AllInvariants()));
  return kExitHolds;
}

int Explain(const ExplainOptions& options) {
  if (options.cause) return ExplainCause(options);
  if (options.id.empty()) return Refuse("name a row, or --cause N");
  const auto row = FindRow(AllInvariants(), options.id);
  if (!row) return Refuse(row.error().Text());
  std::cout << (options.format == Format::kJson ? RowJson(**row) : RowText(**row));
  return kExitHolds;
}

}  // namespace fabric
