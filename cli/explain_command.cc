#include "explain_command.h"

#include <fmt/format.h>

#include <iostream>

#include "json_report.h"
#include "judgement.h"
#include "report_folder.h"
#include "row_list.h"
#include "text_report.h"

namespace fabric {
namespace {

int ExplainCause(const ExplainOptions& options) {
  InputOptions from = options.input;
  if (options.report) from.replay = ReportFolder(*options.report).Capture().string();
  const Result<RunInput> input = ResolveInput(from, TheSurroundings());
  if (!input) return Refuse(input.error().Text());
  const Judgement judgement =
      JudgeFabric(ObserveFabric(input->inventory, *input->source, input->hints));
  for (const Cause& cause : judgement.causes)
    if (cause.number == *options.cause) {
      std::cout << (options.format == Format::kJson ? CauseJson(cause) : CauseText(cause));
      return kExitHolds;
    }
  return Refuse(fmt::format("there is no cause {}: this state has {}", *options.cause,
                            judgement.causes.size()));
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
