#include "export_difference.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "blanks.h"
#include "routeros_command.h"
#include "routeros_defaults.h"
#include "routeros_rate.h"

namespace fabric {
namespace {

std::vector<std::string_view> SortedParts(std::string_view list) {
  std::vector<std::string_view> parts = Split(list, ",");
  std::sort(parts.begin(), parts.end());
  return parts;
}

// "100.0Gbps" is "100Gbps".
bool IsSameRate(const std::string& a, const std::string& b) {
  const auto one = ParseRouterOsRate(a);
  const auto other = ParseRouterOsRate(b);
  return one && other && *one == *other;
}

bool MeansTheSame(const FieldDifference& field) {
  if (!field.golden || !field.seen) return false;
  if (*field.golden == *field.seen) return true;
  if (field.field.starts_with("egress-rate")) return IsSameRate(*field.golden, *field.seen);
  return SortedParts(*field.golden) == SortedParts(*field.seen);
}

std::optional<std::string> ValueOrDefault(const ExportItem& item, const std::string& field,
                                          std::string_view model) {
  const auto found = item.fields.find(field);
  if (found != item.fields.end()) return found->second;
  return DefaultOf(item.menu, field, model);
}

std::vector<FieldDifference> FieldsThatDiffer(const ExportItem& golden, const ExportItem& seen,
                                              std::string_view model) {
  std::set<std::string> names;
  for (const ExportItem* item : {&golden, &seen})
    for (const auto& [field, value] : item->fields)
      if (field != "comment") names.insert(field);
  std::vector<FieldDifference> fields;
  for (const std::string& name : names) {
    FieldDifference field{name, ValueOrDefault(golden, name, model),
                          ValueOrDefault(seen, name, model)};
    if (!MeansTheSame(field)) fields.push_back(std::move(field));
  }
  return fields;
}

// An item that is always there and that one export does not mention: it is as it left the factory.
ExportItem AsLeftTheFactory(const ExportItem& other) {
  ExportItem item;
  item.menu = other.menu;
  item.key = other.key;
  item.settings = other.settings;
  return item;
}

std::string MenuCommand(const ExportItem& item, std::string_view verb) {
  std::string menu = item.menu;
  std::replace(menu.begin(), menu.end(), ' ', '/');
  return fmt::format("/{}/{}", menu, verb);
}

std::string FindByKey(const ExportItem& item) {
  std::vector<std::string> terms;
  for (const auto& [field, value] : item.key) terms.push_back(Setting(field, value));
  return fmt::format("[find where {}]", fmt::join(terms, " and "));
}

std::string Add(const ExportItem& item) {
  std::string text = MenuCommand(item, "add");
  for (const auto& [field, value] : item.fields) text += " " + Setting(field, value);
  return text;
}

// "field=value", or "!field" where it is to be unset; only those whose value is known.
std::string Settings(const std::vector<FieldDifference>& fields,
                     std::optional<std::string> FieldDifference::*side) {
  std::string text;
  for (const FieldDifference& field : fields) {
    const std::optional<std::string>& value = field.*side;
    if (value && value->empty()) text += " !" + field.field;
    if (value && !value->empty()) text += " " + Setting(field.field, *value);
  }
  return text;
}

std::vector<std::string> Set(const ExportDifference& difference,
                             std::optional<std::string> FieldDifference::*side) {
  const ExportItem& item = difference.Either();
  const std::string settings = Settings(difference.fields, side);
  if (settings.empty() || (item.key.empty() && !item.settings)) return {};
  const std::string at = item.settings ? "" : " " + FindByKey(item);
  return {MenuCommand(item, "set") + at + settings};
}

std::vector<std::string> Remove(const ExportItem& item) {
  if (item.key.empty()) return {};
  return {MenuCommand(item, "remove") + " " + FindByKey(item)};
}

}  // namespace

std::vector<ExportDifference> DifferencesOf(const ExportItems& golden, const ExportItems& seen,
                                            std::string_view model) {
  std::set<ExportItems::key_type> keys;
  for (const ExportItems* items : {&golden, &seen})
    for (const auto& [key, item] : *items) keys.insert(key);
  std::vector<ExportDifference> differences;
  for (const auto& key : keys) {
    const auto one = golden.find(key);
    const auto other = seen.find(key);
    ExportDifference difference;
    difference.golden = one == golden.end() ? nullptr : &one->second;
    difference.seen = other == seen.end() ? nullptr : &other->second;
    const bool both = difference.golden != nullptr && difference.seen != nullptr;
    if (both || !difference.Either().added) {
      const ExportItem factory = AsLeftTheFactory(difference.Either());
      difference.fields =
          FieldsThatDiffer(difference.golden != nullptr ? *difference.golden : factory,
                           difference.seen != nullptr ? *difference.seen : factory, model);
      if (difference.fields.empty()) continue;
    }
    differences.push_back(std::move(difference));
  }
  return differences;
}

std::vector<std::string> CommandsToGolden(const ExportDifference& difference) {
  if (!difference.fields.empty()) return Set(difference, &FieldDifference::golden);
  return difference.golden != nullptr ? std::vector{Add(*difference.golden)}
                                      : Remove(*difference.seen);
}

std::vector<std::string> CommandsToSeen(const ExportDifference& difference) {
  if (!difference.fields.empty()) return Set(difference, &FieldDifference::seen);
  return difference.seen != nullptr ? std::vector{Add(*difference.seen)}
                                    : Remove(*difference.golden);
}

}  // namespace fabric
