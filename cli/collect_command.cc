#include "collect_command.h"

#include <fmt/format.h>

#include <chrono>
#include <iostream>

#include "build_config.h"
#include "capture_writer.h"
#include "command.h"
#include "device_text.h"
#include "judge_command.h"
#include "rail_question.h"
#include "recording_source.h"
#include "report_folder.h"
#include "unit_question.h"

namespace fabric {
namespace {

UtcTime Now() {
  return std::chrono::time_point_cast<std::chrono::seconds>(std::chrono::system_clock::now());
}

std::vector<Question> HostQuestionsFor(const Inventory& inventory, const HostEntry& host) {
  std::vector<Question> questions = EveryQuestionAndSample(DeviceKind::kHost);
  const auto of_rails = RailQuestionsFor(RailNetdevsOf(inventory, host));
  questions.insert(questions.end(), of_rails.begin(), of_rails.end());
  const auto of_unit = UnitQuestionsFor(inventory.intent.qos_unit);
  questions.insert(questions.end(), of_unit.begin(), of_unit.end());
  return questions;
}

void AskAll(const Inventory& inventory, CommandSource& source) {
  for (const SwitchEntry& entry : inventory.switches)
    source.Ask({entry.name, DeviceKind::kSwitch}, EveryQuestionAndSample(DeviceKind::kSwitch));
  for (const HostEntry& entry : inventory.hosts)
    source.Ask({entry.name, DeviceKind::kHost}, HostQuestionsFor(inventory, entry));
}

CaptureContent Gather(const RunInput& input) {
  CaptureContent content;
  content.started = Now();
  RecordingSource recorder(*input.source, std::chrono::system_clock::now);
  AskAll(input.inventory, recorder);
  content.finished = Now();
  content.fabric = input.inventory.fabric;
  content.tool_version = kVersion;
  content.complete = input.complete;
  content.example = input.example;
  content.inventory = input.inventory_text;
  for (const SwitchEntry& entry : input.inventory.switches)
    if (entry.golden_export) content.golden_exports.push_back(*entry.golden_export);
  content.answers = recorder.Recorded();
  return content;
}

bool IsInside(const std::filesystem::path& path, const std::filesystem::path& folder) {
  std::error_code error;
  const auto inner = std::filesystem::weakly_canonical(path, error);
  const auto outer = std::filesystem::weakly_canonical(folder, error);
  const auto relative = inner.lexically_relative(outer);
  return !path.empty() && !relative.empty() && *relative.begin() != "..";
}

std::string DefaultFolder(const std::string& fabric) {
  return fmt::format("captures/{}-{}", fabric, Now().time_since_epoch().count());
}

}  // namespace

int Collect(const CollectOptions& options) {
  const Result<RunInput> input = ResolveInput(options.input, TheSurroundings());
  std::string folder;
  if (options.report) {
    // Also where there is no input: what an earlier run left must not be taken for this one's.
    const ReportFolder report(*options.report);
    if (input && IsInside(input->capture, report.root()))
      return Refuse(input->capture.string() + " lies in the report folder, which is cleared");
    if (const Result<void> cleared = report.Clear(); !cleared)
      return Refuse(cleared.error().Text());
    std::error_code error;
    std::filesystem::create_directories(report.root(), error);
    if (error) return Refuse(report.root().string() + ": " + error.message());
    folder = report.Capture().string();
  }
  if (!input) return Refuse(input.error().Text());
  if (input->export_only) return Refuse("an export is judged as it is: fabric judge --export FILE");
  if (options.output) folder = *options.output;
  if (folder.empty()) folder = DefaultFolder(input->inventory.fabric);
  if (std::filesystem::exists(folder)) return Refuse(folder + " is there already");

  const CaptureContent content = Gather(*input);
  if (const Result<void> written = WriteCapture(folder, content); !written)
    return Refuse(written.error().Text());
  constexpr std::size_t kLongestLine = 1000;
  std::cout << Printable(fmt::format("capture  {}  {} texts, {}", folder, content.answers.size(),
                                     content.complete ? "complete" : "INCOMPLETE"),
                         kLongestLine)
            << '\n';
  if (!options.judge) return kExitHolds;
  JudgeOptions judge;
  judge.input = options.input;
  judge.input.replay = folder;
  if (!input->inventory_text.empty()) judge.input.inventory.reset();
  judge.report = options.report;
  return Judge(judge);
}

}  // namespace fabric
