#include "collect_command.h"

#include <fmt/format.h>

#include <chrono>
#include <iostream>

#include "build_config.h"
#include "capture_writer.h"
#include "command.h"
#include "device_text.h"
#include "judge_command.h"
#include "recording_source.h"
#include "report_folder.h"

namespace fabric {
namespace {

UtcTime Now() {
  return std::chrono::time_point_cast<std::chrono::seconds>(std::chrono::system_clock::now());
}

void AskAll(const Inventory& inventory, CommandSource& source) {
  for (const SwitchEntry& entry : inventory.switches)
    source.Ask({entry.name, DeviceKind::kSwitch}, QuestionsFor(DeviceKind::kSwitch));
  for (const HostEntry& entry : inventory.hosts)
    source.Ask({entry.name, DeviceKind::kHost}, QuestionsFor(DeviceKind::kHost));
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
  content.answers = recorder.Recorded();
  return content;
}

std::string DefaultFolder(const std::string& fabric) {
  return fmt::format("captures/{}-{}", fabric, Now().time_since_epoch().count());
}

}  // namespace

int Collect(const CollectOptions& options) {
  std::string folder;
  if (options.report) {
    const ReportFolder report(*options.report);
    if (const Result<void> cleared = report.Clear(); !cleared)
      return Refuse(cleared.error().Text());
    folder = report.Capture().string();
  }
  const Result<RunInput> input = ResolveInput(options.input, TheSurroundings());
  if (!input) return Refuse(input.error().Text());
  if (input->export_only) return Refuse("an export is judged as it is: fabric judge --export FILE");
  if (options.output) folder = *options.output;
  if (folder.empty()) folder = DefaultFolder(input->inventory.fabric);

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
  judge.input.replay = folder;
  judge.report = options.report;
  return Judge(judge);
}

}  // namespace fabric
