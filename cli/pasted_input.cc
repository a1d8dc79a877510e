#include "pasted_input.h"

#include <fmt/format.h>

#include <algorithm>

#include "inventory_yaml.h"
#include "name_rules.h"
#include "pasted_source.h"
#include "propose_inventory.h"
#include "replay_source.h"

namespace fabric {
namespace {

constexpr std::size_t kMostRemarks = 12;

std::string FabricName(const Capture& capture) {
  std::error_code error;
  const auto folder = std::filesystem::weakly_canonical(capture.origin, error);
  return CheckName(folder.filename().string()).value_or("pasted");
}

Inventory NamesOnly(const Capture& capture, const std::vector<Device>& devices) {
  Inventory inventory;
  inventory.fabric = FabricName(capture);
  for (const Device& device : devices) {
    if (device.kind == DeviceKind::kSwitch) {
      inventory.switches.push_back({device.name, {}, {}, {}, {}, {}});
    } else {
      inventory.hosts.push_back({device.name, {}, {}, {}});
    }
  }
  return inventory;
}

std::vector<std::string> FirstOf(std::vector<std::string> lines) {
  if (lines.size() <= kMostRemarks) return lines;
  const auto more = lines.size() - kMostRemarks;
  lines.resize(kMostRemarks);
  lines.push_back(fmt::format("and {} more texts were not read", more));
  return lines;
}

std::vector<Device> DevicesOf(const Inventory& inventory) {
  std::vector<Device> devices;
  for (const SwitchEntry& entry : inventory.switches)
    devices.push_back({entry.name, DeviceKind::kSwitch});
  for (const HostEntry& entry : inventory.hosts) devices.push_back({entry.name, DeviceKind::kHost});
  return devices;
}

Result<std::string> ProposedFromAnswers(const Capture& capture,
                                        const std::optional<std::string>& profile) {
  const std::vector<Device> devices = capture.Devices();
  if (devices.empty())
    return tl::unexpected(
        Error{capture.origin.string(), "no file in devices/ is the answer to a known question"});
  ReplaySource source(capture);
  return ProposeInventory(ObserveFabric(NamesOnly(capture, devices), source), profile);
}

// How a switch shall be configured is not what it printed.
CaptureFiles WithoutGoldenExports(const Capture& capture, const Inventory& inventory) {
  CaptureFiles files = capture.files;
  for (const SwitchEntry& entry : inventory.switches)
    if (entry.golden_export) files.Remove(entry.golden_export->file);
  return files;
}

}  // namespace

bool IsPasted(const Capture& capture) {
  const auto names = capture.files.Names();
  return !capture.manifest && std::none_of(names.begin(), names.end(), [](const std::string& file) {
    return file.starts_with("devices/");
  });
}

Result<std::string> ProposedInventory(const Capture& capture,
                                      const std::optional<std::string>& profile) {
  if (!IsPasted(capture)) return ProposedFromAnswers(capture, profile);
  PastedTexts texts = ReadPastedTexts(capture.files, {});
  if (texts.devices.empty()) {
    return tl::unexpected(
        Error{capture.origin.string(),
              fmt::format("no text in this folder is the output of a command that rows need: {}",
                          fmt::join(FirstOf(texts.unread), "; "))});
  }
  const Inventory names = NamesOnly(capture, texts.devices);
  PastedSource source(std::move(texts));
  return ProposeInventory(ObserveFabric(names, source), profile);
}

RunInput FromPasted(const Capture& capture, Inventory inventory, std::string inventory_text) {
  PastedTexts texts =
      ReadPastedTexts(WithoutGoldenExports(capture, inventory), DevicesOf(inventory));
  RunInput input;
  input.inventory = std::move(inventory);
  input.inventory_text = std::move(inventory_text);
  input.capture = capture.origin;
  input.state = fmt::format("folder {}  pasted: {} texts of {} devices recognised, {} not",
                            capture.origin.string(), texts.answers.size(), texts.devices.size(),
                            texts.unread.size());
  input.remarks = FirstOf(texts.unread);
  input.source = std::make_unique<PastedSource>(std::move(texts));
  return input;
}

Result<RunInput> FromPastedAlone(const Capture& capture, const std::optional<std::string>& profile,
                                 const std::filesystem::path& profiles) {
  auto proposed = ProposedInventory(capture, profile);
  if (!proposed) return tl::unexpected(proposed.error());
  auto inventory = ParseInventory(*proposed, "the proposed inventory", profiles);
  if (!inventory)
    return tl::unexpected(Error{
        "", fmt::format("{}: the texts alone do not make a whole inventory: save what `fabric "
                        "inventory {}` prints, mend it, and name it with --inventory",
                        inventory.error().Text(), capture.origin.string())});
  RunInput input = FromPasted(capture, std::move(*inventory), std::move(*proposed));
  input.remarks.insert(input.remarks.begin(),
                       fmt::format("the inventory is a guess from these texts: see it with "
                                   "`fabric inventory {}`",
                                   capture.origin.string()));
  return input;
}

}  // namespace fabric
