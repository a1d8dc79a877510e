#include "inventory_causes.h"

#include <fmt/format.h>

#include "cause_words.h"

namespace fabric {
namespace {

using FaultyWaivers = std::vector<const Finding*>;

CauseWords Waivers(const FabricState&, const FaultyWaivers& roots, const FaultyWaivers&) {
  const std::string others =
      roots.size() == 1 ? "" : fmt::format(" And {} more.", roots.size() - 1);
  return {fmt::format("{} of the inventory {} in force: {}", Counted(roots.size(), "waiver"),
                      roots.size() == 1 ? "is not" : "are not", Places(roots)),
          fmt::format("{}.{}", roots.front()->observed, others),
          "take a waiver that waives nothing out of the inventory; where one has ended, mend what "
          "it waived, or agree on a new last day"};
}

}  // namespace

std::vector<CauseRule> InventoryCauses() {
  return {{{"waiver-expired", "waiver-stale"}, Grouping::kOverall, {}, Waivers}};
}

}  // namespace fabric
