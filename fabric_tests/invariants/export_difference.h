#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "export_items.h"

namespace fabric {

// A property that two exports give different values. Where an export leaves one out it has its
// default; nullopt where that is not known.
struct FieldDifference {
  std::string field;
  std::optional<std::string> golden;
  std::optional<std::string> seen;
};

// An item that is not the same in two exports.
struct ExportDifference {
  const ExportItem* golden = nullptr;   // null: the golden export has no such item
  const ExportItem* seen = nullptr;     // null: the switch has none; never both
  std::vector<FieldDifference> fields;  // of an item that both have
  const ExportItem& Either() const { return golden != nullptr ? *golden : *seen; }
};

// What differs in meaning: the order of statements and of lists, how a rate is spelled, comments
// and a value that is the default of `model` do not count. Both lists must outlive the result.
std::vector<ExportDifference> DifferencesOf(const ExportItems& golden, const ExportItems& seen,
                                            std::string_view model);

// The commands that make of the item as it is the one that it shall be, and the other way round;
// empty where no command can name it.
std::vector<std::string> CommandsToGolden(const ExportDifference& difference);
std::vector<std::string> CommandsToSeen(const ExportDifference& difference);

}  // namespace fabric
