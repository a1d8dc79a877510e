#include "export_items.h"

#include <fmt/format.h>

namespace fabric {
namespace {

using Key = std::vector<std::pair<std::string, std::string>>;
using Names = std::vector<std::string>;

constexpr std::string_view kQueueMenu = "interface ethernet switch qos tx-manager queue";

// The properties that name an item of a menu, where that is not `name`.
const std::map<std::string, Names, std::less<>>& KeysOfMenus() {
  static const auto* const keys = new std::map<std::string, Names, std::less<>>{
      {"interface bridge port", {"interface"}},
      {"interface bridge vlan", {"bridge", "vlan-ids"}},
      {"interface ethernet switch qos map ip", {"map", "dscp"}},
      {std::string(kQueueMenu), {"tx-manager", "traffic-class"}},
      {"interface list member", {"list", "interface"}},
      {"ip address", {"address"}},
  };
  return *keys;
}

// What an export leaves out of a key.
std::string KeyDefault(std::string_view field) {
  return field == "map" || field == "tx-manager" ? "default" : "";
}

Key KeyOfAdded(const std::string& menu, const Statement& statement) {
  static const Names by_name{"name"};
  const auto known = KeysOfMenus().find(menu);
  Key key;
  for (const std::string& field : known == KeysOfMenus().end() ? by_name : known->second) {
    const auto value = statement.fields.find(field);
    const std::string text = value == statement.fields.end() ? KeyDefault(field) : value->second;
    if (text.empty()) return {};
    key.emplace_back(field, text);
  }
  return key;
}

// Exports aim at a queue of the default tx-manager by its number, which is its traffic class.
Key KeyOfSet(const std::string& menu, const Statement::Target& target) {
  using Kind = Statement::Target::Kind;
  if (menu == kQueueMenu && (target.kind == Kind::kNumber || target.kind == Kind::kName))
    return {{"tx-manager", "default"}, {"traffic-class", target.value}};
  if (target.kind == Kind::kName) return {{"name", target.value}};
  if (target.kind == Kind::kFind && !target.key.empty()) return {{target.key, target.value}};
  return {};
}

std::string Spelled(const Key& key) {
  std::string text;
  for (const auto& [field, value] : key) text += fmt::format("{}={} ", field, value);
  return text;
}

// Tells items apart that no property names.
std::string AllOf(const Statement& statement) {
  std::string text =
      fmt::format("{}:{} ", static_cast<int>(statement.target.kind), statement.target.value);
  if (statement.verb == Statement::Verb::kSet) return text;
  for (const auto& [field, value] : statement.fields)
    if (field != "comment") text += fmt::format("{}={} ", field, value);
  return text;
}

}  // namespace

std::string ExportItem::Value(std::string_view field) const {
  const auto found = fields.find(field);
  return found == fields.end() ? std::string() : found->second;
}

ExportItems ItemsOf(const Export& exported) {
  ExportItems items;
  for (const auto& [menu, statements] : exported.menus)
    for (const Statement& statement : statements) {
      const bool added = statement.verb == Statement::Verb::kAdd;
      Key key = added ? KeyOfAdded(menu, statement) : KeyOfSet(menu, statement.target);
      const std::string identity = key.empty() ? AllOf(statement) : Spelled(key);
      ExportItem& item = items[{menu, identity}];
      item.menu = menu;
      item.key = std::move(key);
      item.added = item.added || added;
      item.settings = !added && statement.target.kind == Statement::Target::Kind::kNone;
      for (const auto& [field, value] : statement.fields) item.fields[field] = value;
      item.line = statement.line;
      item.text = statement.text;
    }
  return items;
}

}  // namespace fabric
