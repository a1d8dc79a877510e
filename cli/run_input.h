#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "capture.h"
#include "command_source.h"
#include "inventory.h"
#include "observe_fabric.h"
#include "result.h"

namespace fabric {

// What the command line says about what is to be judged.
struct InputOptions {
  std::optional<std::string> inventory;
  std::optional<std::string> replay;         // a capture's folder
  std::optional<std::string> export_file;    // a lone /export
  std::optional<std::string> profile;        // expectations where there is no inventory
  std::optional<std::string> fabric_bridge;  // where an export does not tell
};

// Where the program finds what it ships, and what the surroundings say.
struct Surroundings {
  std::filesystem::path profiles;
  std::filesystem::path example_capture;       // judged when nothing else is named
  std::optional<std::string> env_inventory;    // FABRIC_INVENTORY at run time
  std::optional<std::string> cmake_inventory;  // the CMake cache entry of that name
};

Surroundings TheSurroundings();

// Intent, the source that answers for it, and where both came from.
struct RunInput {
  Inventory inventory;
  std::string inventory_text;  // to be kept beside a capture; empty where there is none
  std::unique_ptr<CommandSource> source;
  RoleHints hints;
  InputOptions named;  // what names the same input again, also where the surroundings named it
  std::filesystem::path capture;  // the folder that the source reads; empty for an export
  std::string state;              // for the headline
  std::optional<std::chrono::sys_days> day;  // when the state was taken, where it says so
  bool complete = true;
  bool example = false;
  bool export_only = false;
  std::vector<std::string> remarks;  // lines for the headline
};

// Which inventory: --inventory, else the capture's own, else FABRIC_INVENTORY, else the CMake cache
// entry, else the bundled example. One that is named and cannot be read is an error, never the
// default. --export and a capture without inventory are judged against --profile alone.
Result<RunInput> ResolveInput(const InputOptions& options, const Surroundings& surroundings);

}  // namespace fabric
