#include "run_input.h"

#include <fmt/format.h>

#include <cstdlib>

#include "build_config.h"
#include "capture.h"
#include "export_source.h"
#include "inventory_yaml.h"
#include "pasted_input.h"
#include "replay_source.h"
#include "utc_time.h"
#include "written_inventory.h"

namespace fabric {
namespace {

constexpr char kExportDevice[] = "switch";

Error Usage(std::string what) { return {"", std::move(what)}; }

std::string StateLine(const Capture& capture) {
  if (!capture.manifest)
    return fmt::format("folder {} without capture.json, {} texts", capture.origin.string(),
                       capture.TextCount());
  return fmt::format("capture {}, taken {}, {}, {} devices, {} texts", capture.origin.string(),
                     Text(capture.manifest->started),
                     capture.IsComplete() ? "complete" : "INCOMPLETE", capture.DeviceCount(),
                     capture.TextCount());
}

RunInput FromCapture(Capture capture, Inventory inventory, std::string inventory_text) {
  RunInput input;
  input.inventory = std::move(inventory);
  input.inventory_text = std::move(inventory_text);
  input.capture = capture.origin;
  input.state = StateLine(capture);
  if (capture.manifest)
    input.day = std::chrono::floor<std::chrono::days>(capture.manifest->started);
  input.complete = !capture.manifest || capture.manifest->complete;
  input.example = capture.manifest && capture.manifest->example;
  input.remarks = capture.remarks;
  input.source = std::make_unique<ReplaySource>(std::move(capture));
  return input;
}

// The devices that a capture without inventory has texts of; it knows no rails.
Result<Inventory> InventoryOf(const Capture& capture, Intent intent, const std::string& profile) {
  Inventory inventory;
  inventory.fabric = capture.manifest ? capture.manifest->fabric : "without-inventory";
  inventory.profile = profile;
  inventory.intent = std::move(intent);
  for (const Device& device : capture.Devices()) {
    if (device.kind == DeviceKind::kSwitch)
      inventory.switches.push_back({device.name, {}, {}, {}, {}, {}});
    else
      inventory.hosts.push_back({device.name, {}, {}, {}});
  }
  if (inventory.switches.empty())
    return tl::unexpected(Usage(capture.origin.string() +
                                " has no inventory.yaml, and holds no text of a switch: give "
                                "--inventory FILE"));
  return inventory;
}

Result<RunInput> FromReplay(const InputOptions& options, const std::filesystem::path& folder,
                            const Surroundings& surroundings) {
  Result<Capture> capture = OpenCapture(folder);
  if (!capture) return tl::unexpected(capture.error());
  auto written = ReadWrittenInventory(options.inventory, *capture, surroundings.profiles);
  if (!written) return tl::unexpected(written.error());
  if (*written && options.profile)
    return tl::unexpected(Usage("--profile is for captures without an inventory; this one has " +
                                options.inventory.value_or("its own")));
  if (*written) {
    auto& [inventory, text] = **written;
    if (IsPasted(*capture)) return FromPasted(*capture, std::move(inventory), std::move(text));
    return FromCapture(std::move(*capture), std::move(inventory), std::move(text));
  }
  if (IsPasted(*capture)) return FromPastedAlone(*capture, options.profile, surroundings.profiles);
  if (!options.profile)
    return tl::unexpected(Usage(folder.string() +
                                " has no inventory.yaml: give --inventory FILE or --profile NAME; "
                                "`fabric inventory` proposes one"));
  Result<Intent> intent = LoadProfile(*options.profile, surroundings.profiles);
  if (!intent) return tl::unexpected(intent.error());
  Result<Inventory> inventory = InventoryOf(*capture, std::move(*intent), *options.profile);
  if (!inventory) return tl::unexpected(inventory.error());
  return FromCapture(std::move(*capture), std::move(*inventory), "");
}

Result<RunInput> FromExport(const InputOptions& options, const Surroundings& surroundings) {
  if (options.inventory || options.replay)
    return tl::unexpected(Usage("--export goes with --profile, not with --inventory or --replay"));
  if (!options.profile)
    return tl::unexpected(Usage("--export needs --profile NAME: what shall it be judged against?"));
  Result<Intent> intent = LoadProfile(*options.profile, surroundings.profiles);
  if (!intent) return tl::unexpected(intent.error());
  Result<ExportSource> source = ExportSource::Open(*options.export_file, kExportDevice);
  if (!source) return tl::unexpected(source.error());
  RunInput input;
  input.inventory.fabric = std::filesystem::path(*options.export_file).filename().string();
  input.inventory.profile = options.profile;
  input.inventory.intent = std::move(*intent);
  input.inventory.switches.push_back({kExportDevice, {}, {}, {}, {}, {}});
  input.state = "export " + *options.export_file;
  input.export_only = true;
  input.source = std::make_unique<ExportSource>(std::move(*source));
  return input;
}

// An inventory that is named outside of a capture says itself where state comes from.
Result<RunInput> FromInventory(const std::string& file, const InputOptions& options,
                               const Surroundings& surroundings) {
  Result<Inventory> inventory = LoadInventory(file, surroundings.profiles);
  if (!inventory) return tl::unexpected(inventory.error());
  if (inventory->state.live)
    return tl::unexpected(
        Error{file, "state: live, but this version reads captures only; use state: {replay: DIR}"});
  if (!inventory->state.replay)
    return tl::unexpected(Error{
        file, "it does not say where state comes from: add state: {replay: DIR} or give --replay"});
  InputOptions with_inventory = options;
  with_inventory.inventory = file;
  const std::filesystem::path folder =
      std::filesystem::path(file).parent_path() / *inventory->state.replay;
  return FromReplay(with_inventory, folder, surroundings);
}

std::optional<std::string> FromEnvironment(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr || *value == '\0') return std::nullopt;
  return value;
}

// With the inventory that the surroundings name, where the command line names nothing.
InputOptions Named(InputOptions options, const Surroundings& surroundings) {
  if (options.export_file || options.replay || options.inventory) return options;
  options.inventory =
      surroundings.env_inventory ? surroundings.env_inventory : surroundings.cmake_inventory;
  return options;
}

Result<RunInput> Resolve(const InputOptions& options, const Surroundings& surroundings) {
  if (options.export_file) return FromExport(options, surroundings);
  if (options.replay) return FromReplay(options, *options.replay, surroundings);
  if (options.profile)
    return tl::unexpected(
        Usage("--profile goes with --export, or with --replay of a folder that "
              "has no inventory.yaml"));
  if (options.inventory) return FromInventory(*options.inventory, options, surroundings);
  Result<RunInput> input = FromReplay(options, surroundings.example_capture, surroundings);
  if (input) input->example = true;
  return input;
}

}  // namespace

Surroundings TheSurroundings() {
  Surroundings surroundings{kProfilesFolder, kExampleCapture, FromEnvironment("FABRIC_INVENTORY"),
                            std::nullopt};
  if (*kCmakeInventory != '\0') surroundings.cmake_inventory = kCmakeInventory;
  return surroundings;
}

Result<RunInput> ResolveInput(const InputOptions& options, const Surroundings& surroundings) {
  const InputOptions named = Named(options, surroundings);
  Result<RunInput> input = Resolve(named, surroundings);
  if (!input) return input;
  input->hints.fabric_bridge = named.fabric_bridge;
  input->named = named;
  return input;
}

}  // namespace fabric
