#include "row_list.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "device_text.h"
#include "text_block.h"

namespace fabric {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxIdBytes = 200;

constexpr std::string_view kExitMeaning =
    "0 holds; 1 violated; 2 unknown: it was asked and no answer is usable; 3 inconclusive: "
    "measured, but cannot be judged. Skipped, and counted in the headline: no evidence, not "
    "applicable, waived";

std::string_view Text(SubjectKind kind) {
  switch (kind) {
    case SubjectKind::kFabric:
      return "fabric";
    case SubjectKind::kSwitch:
      return "switch";
    case SubjectKind::kHost:
      return "host";
    case SubjectKind::kHostRail:
      return "host and rail";
  }
  return "";
}

Json ToJson(const Invariant& row) {
  return {{"id", row.Id()},
          {"subject", Text(row.subject)},
          {"statement", row.statement},
          {"why", row.why},
          {"needs", row.needs}};
}

// Levenshtein's distance.
std::size_t Distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> costs(b.size() + 1);
  std::iota(costs.begin(), costs.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = costs[0];
    costs[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = costs[j + 1];
      costs[j + 1] = std::min({replaced, costs[j] + 1, diagonal + 1});
    }
  }
  return costs.back();
}

// The name alone is a common short form of an id.
std::size_t DistanceToRow(std::string_view id, const Invariant& row) {
  return std::min(Distance(id, row.Id()), Distance(id, row.name));
}

}  // namespace

std::string RowList(const std::vector<Invariant>& rows) {
  std::string text;
  for (const Invariant& row : rows) {
    text += fmt::format("{}  {}\n", row.Id(), fmt::join(row.needs, " "));
  }
  return text;
}

std::string RowListJson(const std::vector<Invariant>& rows) {
  Json list = Json::array();
  for (const Invariant& row : rows) list.push_back(ToJson(row));
  return Json{{"schema", 1}, {"rows", list}}.dump(2) + '\n';
}

std::string RowText(const Invariant& row) {
  TextBlock block;
  block.Heading(row.Id());
  block.Words("says", row.statement);
  block.Words("why", row.why);
  block.Words("asked of", Text(row.subject));
  block.Words("needs", fmt::format("{}", fmt::join(row.needs, " ")));
  block.Words("exit", kExitMeaning);
  return std::move(block).Take();
}

std::string RowJson(const Invariant& row) { return ToJson(row).dump(2) + '\n'; }

Result<const Invariant*> FindRow(const std::vector<Invariant>& rows, std::string_view id) {
  const std::string_view wanted = id.substr(0, std::min(id.find('/'), kMaxIdBytes));
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const Invariant& row) { return row.Id() == wanted; });
  if (found != rows.end()) return &*found;
  std::string what = fmt::format("no row has the id \"{}\"", Printable(wanted, kMaxIdBytes));
  const auto nearest =
      std::min_element(rows.begin(), rows.end(), [&](const auto& a, const auto& b) {
        return DistanceToRow(wanted, a) < DistanceToRow(wanted, b);
      });
  if (nearest != rows.end()) what += fmt::format("; did you mean \"{}\"?", nearest->Id());
  return tl::unexpected(Error{"", what});
}

}  // namespace fabric
