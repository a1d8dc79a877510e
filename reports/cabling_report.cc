#include "cabling_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "device_text.h"
#include "text_block.h"

namespace fabric {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxCellBytes = 64;

std::string OnOneLine(std::string_view text) { return Printable(text, kMaxTextBytes); }

std::string_view Text(Learned learned) {
  return learned == Learned::kExternal ? "external" : "dynamic";
}

using Row = std::array<std::string, 5>;

Row CellsOf(const RailSight& sight) {
  return {Printable(sight.port->value, kMaxCellBytes), OnOneLine(sight.host), OnOneLine(sight.rail),
          Printable(sight.mac->value, kMaxCellBytes), std::string(Text(sight.learned))};
}

std::string Table(const std::vector<RailSight>& seen) {
  std::vector<Row> rows = {{"leg", "host", "rail", "MAC", "learned"}};
  for (const RailSight& sight : seen) rows.push_back(CellsOf(sight));
  std::array<std::size_t, 5> widths{};
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  std::string text;
  for (const Row& row : rows) {
    text += " ";
    for (std::size_t i = 0; i + 1 < row.size(); ++i)
      text += fmt::format(" {:<{}} ", row[i], widths[i]);
    text += " " + row.back() + '\n';
  }
  return text;
}

// Names of the inventory and of RouterOS hold nothing that double quotes would not keep.
std::string YamlName(const std::string& name) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
  const bool is_plain = name.find_first_not_of(kPlain) == std::string::npos;
  return is_plain ? name : '"' + name + '"';
}

Json ToJson(const SwitchCabling& cabling) {
  Json json = {{"name", OnOneLine(cabling.name)},
               {"seen", Json::array()},
               {"legs", Json::array()},
               {"not_told", Json::array()}};
  for (const RailSight& sight : cabling.seen)
    json["seen"].push_back({{"leg", OnOneLine(sight.port->value)},
                            {"host", OnOneLine(sight.host)},
                            {"rail", OnOneLine(sight.rail)},
                            {"mac", OnOneLine(sight.mac->value)},
                            {"learned", Text(sight.learned)}});
  for (const Leg& leg : cabling.legs)
    json["legs"].push_back({{"port", leg.port}, {"host", leg.host}, {"rails", leg.rails}});
  for (const std::string& why : cabling.not_told) json["not_told"].push_back(OnOneLine(why));
  return json;
}

}  // namespace

std::string LegsYaml(const std::vector<SwitchCabling>& cabling) {
  std::string text = "switches:\n";
  for (const SwitchCabling& one : cabling) {
    if (one.legs.empty()) continue;
    text += fmt::format("  - name: {}\n    legs:\n", YamlName(one.name));
    for (const Leg& leg : one.legs)
      text += fmt::format("      - {{port: {}, host: {}, rails: [{}]}}\n", YamlName(leg.port),
                          YamlName(leg.host), fmt::join(leg.rails, ", "));
  }
  return text;
}

std::string CablingText(const std::vector<SwitchCabling>& cabling) {
  std::string text;
  bool has_legs = false;
  for (const SwitchCabling& one : cabling) {
    text += OnOneLine(one.name) + '\n';
    text += one.seen.empty() ? "  no rail is seen behind a port of it\n" : Table(one.seen);
    if (!one.not_told.empty()) text += "  not told\n";
    for (const std::string& why : one.not_told) text += Wrapped("    ", 6, OnOneLine(why));
    text += '\n';
    has_legs = has_legs || !one.legs.empty();
  }
  if (!has_legs) return text + "no leg was found\n";
  return text + "legs, for the inventory\n\n" + LegsYaml(cabling);
}

std::string CablingJson(const std::vector<SwitchCabling>& cabling) {
  Json json = {{"schema", 1}, {"switches", Json::array()}};
  for (const SwitchCabling& one : cabling) json["switches"].push_back(ToJson(one));
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace fabric
