#include <fmt/format.h>

#include <algorithm>

#include "nearest_word.h"
#include "quoted.h"
#include "subjects.h"
#include "waivers.h"

namespace fabric {
namespace {

std::vector<std::string> IdsOf(const std::vector<Invariant>& rows) {
  std::vector<std::string> ids;
  for (const Invariant& row : rows) ids.push_back(row.Id());
  return ids;
}

std::vector<std::string> NamesOf(const std::vector<Subject>& subjects) {
  std::vector<std::string> names;
  for (const Subject& subject : subjects) names.push_back(subject.Name());
  return names;
}

// What the wheres of a row's findings begin with.
std::vector<std::string> BeginningsOf(const std::vector<Subject>& subjects) {
  std::vector<std::string> beginnings;
  for (const Subject& subject : subjects)
    beginnings.push_back(subject.device + (subject.rail.empty() ? "" : " " + subject.rail));
  return beginnings;
}

std::string NoSuchSubject(const Waiver& waiver, const std::vector<Subject>& subjects) {
  if (!waiver.subject.empty())
    return fmt::format("{} is not asked of {}; {}", waiver.invariant, Quoted(waiver.subject),
                       Suggestion(waiver.subject, NamesOf(subjects), "it is asked of"));
  return fmt::format("no finding of {} is at {}; {}", waiver.invariant, Quoted(waiver.where),
                     Suggestion(waiver.where, BeginningsOf(subjects), "each begins with one of"));
}

std::optional<Error> Check(const Waiver& waiver, const Inventory& inventory,
                           const std::vector<Invariant>& rows) {
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const Invariant& one) { return one.Id() == waiver.invariant; });
  if (row == rows.end())
    return Error{waiver.place, fmt::format("no row has the id {}; {}", Quoted(waiver.invariant),
                                           Suggestion(waiver.invariant, IdsOf(rows), "ids"))};
  const std::vector<Subject> subjects = SubjectsOf(row->subject, inventory);
  const bool regards = std::any_of(subjects.begin(), subjects.end(), [&](const Subject& subject) {
    return !WaiversOf(*row, subject, {waiver}).empty();
  });
  if (regards) return std::nullopt;
  return Error{waiver.place, NoSuchSubject(waiver, subjects)};
}

}  // namespace

std::optional<Error> CheckWaivers(const Inventory& inventory, const std::vector<Invariant>& rows) {
  for (const Waiver& waiver : inventory.waivers)
    if (auto error = Check(waiver, inventory, rows)) return error;
  return std::nullopt;
}

}  // namespace fabric
