#include "run_info.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>

#include "declared_marks.h"
#include "explain_hint.h"
#include "text_block.h"

namespace fabric {
namespace {

std::string ModelAndVersion(const SwitchState& state) {
  return fmt::format("{}, RouterOS {}", state.model ? state.model->value : "model unknown",
                     state.version ? state.version->value : "version unknown");
}

// "2 switches (2 x CRS504-4XQ, RouterOS 7.24.4)"
std::string Switches(const FabricState& state) {
  std::map<std::string, int> kinds;
  for (const SwitchState& device : state.switches) ++kinds[ModelAndVersion(device)];
  std::string text;
  for (const auto& [kind, count] : kinds) {
    if (!text.empty()) text += "; ";
    text += kinds.size() == 1 ? kind : fmt::format("{} x {}", count, kind);
  }
  return fmt::format("{} ({})", Counted(state.switches.size(), "switch"), text);
}

std::string Mode(const Intent& intent) {
  if (!intent.qos) return "QoS not declared";
  return *intent.qos == QosMode::kLossy ? "lossy" : "lossless";
}

std::string Hosts(const Inventory& inventory) {
  return fmt::format("{} x {}", Counted(inventory.hosts.size(), "host"),
                     Counted(inventory.rails.size(), "rail"));
}

std::string Summary(const FabricState& state) {
  std::string text;
  if (!state.switches.empty()) text = Switches(state) + ", ";
  if (!state.hosts.empty()) text += Hosts(state.inventory) + ", ";
  return text + Mode(state.inventory.intent);
}

void AddMarksNotJudged(const Intent& intent, std::vector<std::string>& notes) {
  const std::vector<std::string> marks = MarksNotJudged(intent, AllInvariants());
  if (marks.empty()) return;
  notes.push_back(fmt::format("declared, not judged by this version: {}", fmt::join(marks, ", ")));
}

}  // namespace

RunInfo DescribeRun(const RunInput& input, const FabricState& state) {
  RunInfo info;
  info.fabric = input.inventory.fabric;
  info.summary = Summary(state);
  info.state = input.state;
  info.example = input.example;
  info.export_only = input.export_only;
  info.explain_cause = ExplainHint(input.named);
  info.notes = input.remarks;
  AddMarksNotJudged(input.inventory.intent, info.notes);
  for (const SwitchState& device : state.switches)
    info.notes.insert(info.notes.end(), device.conflicts.begin(), device.conflicts.end());
  return info;
}

}  // namespace fabric
