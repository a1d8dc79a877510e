#include "written_inventory.h"

#include <utility>

#include "golden_exports.h"
#include "inventory_yaml.h"
#include "text_file.h"
#include "waivers.h"

namespace fabric {
namespace {

using Outcome = Result<std::optional<WrittenInventory>>;

Outcome Checked(const Result<void>& golden_exports, const std::filesystem::path& file,
                Inventory inventory, std::string text) {
  if (!golden_exports) return tl::unexpected(Error{file.string(), golden_exports.error().Text()});
  if (auto error = CheckWaivers(inventory, AllInvariants())) return tl::unexpected(*error);
  return WrittenInventory{std::move(inventory), std::move(text)};
}

Outcome FromFile(const std::filesystem::path& file, const std::filesystem::path& profiles) {
  Result<Inventory> inventory = LoadInventory(file, profiles);
  if (!inventory) return tl::unexpected(inventory.error());
  Result<std::string> text = ReadTextFile(file);
  if (!text) return tl::unexpected(text.error());
  const auto read = ReadGoldenExports(file.parent_path(), *inventory);
  return Checked(read, file, std::move(*inventory), std::move(*text));
}

Outcome OfCapture(const Capture& capture, const std::filesystem::path& profiles) {
  const CaptureInventory& own = *capture.inventory;
  Result<Inventory> inventory = ParseInventory(own.text, own.file.string(), profiles);
  if (!inventory) return tl::unexpected(inventory.error());
  const auto read = ReadGoldenExports(capture.files, *inventory);
  return Checked(read, own.file, std::move(*inventory), own.text);
}

}  // namespace

Outcome ReadWrittenInventory(const std::optional<std::string>& named, const Capture& capture,
                             const std::filesystem::path& profiles) {
  if (named) return FromFile(*named, profiles);
  if (capture.inventory) return OfCapture(capture, profiles);
  return std::nullopt;
}

}  // namespace fabric
