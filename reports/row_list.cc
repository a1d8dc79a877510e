#include "row_list.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "blanks.h"
#include "device_text.h"
#include "nearest_word.h"
#include "question.h"
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

struct Command {
  std::string_view question;
  std::string typed;  // as a person types it: the text form where a device is sent another
};

std::optional<Command> CommandOf(std::string_view id) {
  for (const DeviceKind kind : {DeviceKind::kSwitch, DeviceKind::kHost})
    if (const auto question = FindQuestion(kind, id))
      return Command{
          id, question->fallback.empty() ? question->command : std::string(question->fallback)};
  return std::nullopt;
}

// Each once, in the order of the row's needs.
std::vector<Command> CommandsOf(const Invariant& row) {
  std::vector<Command> commands;
  for (const std::string_view need : row.needs)
    for (const std::string_view id : Split(need, "|")) {
      const bool known = std::any_of(commands.begin(), commands.end(),
                                     [&](const Command& is) { return is.question == id; });
      const auto command = CommandOf(id);
      if (command && !known) commands.push_back(*command);
    }
  return commands;
}

Json ToJson(const Invariant& row) {
  Json commands = Json::object();
  for (const Command& command : CommandsOf(row)) commands[command.question] = command.typed;
  return {{"id", row.Id()}, {"subject", Text(row.subject)}, {"statement", row.statement},
          {"why", row.why}, {"needs", row.needs},           {"commands", std::move(commands)}};
}

// "bridge-port, and bridge or export": what is needed, and by what it can be replaced.
std::string NeedsText(const Invariant& row) {
  std::string text;
  for (const std::string_view need : row.needs) {
    if (!text.empty()) text += ", and ";
    for (const char c : need) text += c == '|' ? " or " : std::string(1, c);
  }
  return text;
}

// The name alone is a common short form of an id.
std::size_t DistanceToRow(std::string_view id, const Invariant& row) {
  return std::min(EditDistance(id, row.Id()), EditDistance(id, row.name));
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
  block.Words("needs", NeedsText(row));
  for (const Command& command : CommandsOf(row))
    block.Words("command", fmt::format("{}: {}", command.question, command.typed));
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
  // What would have to be written anew for the most part resembles nothing.
  if (nearest != rows.end() && DistanceToRow(wanted, *nearest) <= wanted.size() / 2)
    what += fmt::format("; did you mean \"{}\"?", nearest->Id());
  else
    what += "; `fabric list` names them all";
  return tl::unexpected(Error{"", what});
}

}  // namespace fabric
