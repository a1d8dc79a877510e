#include "switch_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "export_difference.h"
#include "management_access.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

// With all that is below them.
constexpr std::array<std::string_view, 7> kMenusOfFabrics = {"interface bonding",
                                                             "interface bridge",
                                                             "interface ethernet",
                                                             "interface list",
                                                             "interface vlan",
                                                             "ip address",
                                                             "ip neighbor discovery-settings"};

bool IsOfFabrics(std::string_view menu) {
  return std::any_of(kMenusOfFabrics.begin(), kMenusOfFabrics.end(), [&](std::string_view known) {
    return menu == known || (menu.starts_with(known) && menu[known.size()] == ' ');
  });
}

std::string Typed(std::string menu) {
  std::replace(menu.begin(), menu.end(), ' ', '/');
  return "/" + menu;
}

// Only a verbose export says what is not set.
bool IsVerbose(const Export& exported) {
  for (const auto& [menu, statements] : exported.menus)
    for (const Statement& statement : statements)
      if (!statement.unset.empty()) return true;
  return false;
}

// "not there", or the values of the fields that differ.
std::string SideOf(const ExportItem* item, const ExportDifference& difference,
                   std::optional<std::string> FieldDifference::*side) {
  if (difference.fields.empty()) return item == nullptr ? "not there" : item->text;
  std::string text;
  for (const FieldDifference& field : difference.fields) {
    const std::optional<std::string>& value = field.*side;
    const bool is_default = item == nullptr || item->fields.count(field.field) == 0;
    text += fmt::format("{}{}={}{}", text.empty() ? "" : " ", field.field,
                        !value || value->empty() ? "unset" : *value,
                        value && is_default ? " (default)" : "");
  }
  return text;
}

// One comparison.
class GoldenComparison {
 public:
  GoldenComparison(const FabricState& state, const SwitchState& on)
      : on_(on),
        index_(on),
        access_(on, index_, state.inventory.FindSwitch(on.name)),
        golden_(ItemsOf(*on.golden)),
        seen_(ItemsOf(*on.exported)) {
    if (IsVerbose(*on.golden) != IsVerbose(*on.exported))
      parts_.Unknown(
          fmt::format("{}: only one of {} and the switch's export is verbose, so that "
                      "defaults would look like differences",
                      on.name, on.golden_file));
    else
      Compare();
  }

  Verdict Sum() && { return std::move(parts_).Sum(); }

 private:
  void Compare() {
    FindPartialMenus();
    const std::string model = on_.model ? on_.model->value : std::string();
    std::vector<ExportDifference> differences = DifferencesOf(golden_, seen_, model);
    // Last what is to be removed: the switch keeps an address while it gets another.
    std::stable_partition(
        differences.begin(), differences.end(),
        [](const ExportDifference& difference) { return difference.golden != nullptr; });
    for (const ExportDifference& difference : differences) Tell(difference);
    parts_.Holds();
  }

  void FindPartialMenus() {
    std::set<std::string> menus;
    for (const ExportItems* items : {&golden_, &seen_})
      for (const auto& [key, item] : *items)
        if (IsOfFabrics(item.menu)) menus.insert(item.menu);
    for (const std::string& menu : menus)
      for (const auto& [file, exported] :
           {std::pair(on_.golden_file, &*on_.golden), std::pair(on_.exported_file, &*on_.exported)})
        if (!exported->SpeaksFor(menu)) {
          partial_.insert(menu);
          parts_.Unknown(fmt::format("{} does not tell the whole of {}", file, Typed(menu)));
        }
  }

  void Tell(const ExportDifference& difference) {
    const std::string& menu = difference.Either().menu;
    if (partial_.contains(menu)) return;
    if (IsOfFabrics(menu))
      parts_.Violated(Differs(difference));
    else
      parts_.Note(fmt::format(
          "{} differs from {}, and no fabric depends on it: \"{}\" instead of "
          "\"{}\"",
          Typed(menu), on_.golden_file, difference.seen != nullptr ? difference.seen->text : "",
          difference.golden != nullptr ? difference.golden->text : ""));
  }

  // The port or bridge that the item is about, so that what follows from the change is found.
  std::string Place(const ExportItem& item) const {
    if (const std::string interface = item.Value("interface"); !interface.empty()) return interface;
    for (const auto& [field, value] : item.key)
      if (field == "default-name") return NameOf(value);
    return item.key.empty() ? Typed(item.menu) : item.key.back().second;
  }

  std::string NameOf(const std::string& default_name) const {
    if (on_.ports)
      for (const Port& port : *on_.ports)
        if (port.default_name == default_name) return port.name;
    return default_name;
  }

  Finding Differs(const ExportDifference& difference) const {
    Finding finding;
    finding.fault = "export-differs";
    finding.PlaceAt(on_.name, Place(difference.Either()));
    finding.expected = SideOf(difference.golden, difference, &FieldDifference::golden);
    finding.observed = SideOf(difference.seen, difference, &FieldDifference::seen);
    if (difference.golden != nullptr)
      finding.evidence.push_back(
          {on_.golden_file, difference.golden->line, difference.golden->text});
    if (difference.seen != nullptr)
      finding.evidence.push_back({on_.exported_file, difference.seen->line, difference.seen->text});
    finding.fix = CommandsToGolden(difference);
    finding.undo = CommandsToSeen(difference);
    if (finding.fix.empty() || finding.undo.empty()) {
      finding.fix.clear();
      finding.undo.clear();
    }
    finding.caution = Caution(difference, finding);
    return finding;
  }

  std::string Caution(const ExportDifference& difference, const Finding& finding) const {
    const ExportItem& item = difference.Either();
    if (finding.fix.empty())
      return fmt::format("no command is named: set {} back by hand", Typed(item.menu));
    for (const FieldDifference& field : difference.fields)
      if (!field.golden || !field.seen)
        return fmt::format("{} is left out of the commands: its default is not known", field.field);
    if (item.menu == "interface bridge port")
      return access_.CautionOnPort(item.Value("bridge"), item.Value("interface"));
    if (item.menu.starts_with("interface bridge") || item.menu == "ip address")
      return "careful: this may carry your own way in; be sure of another one first";
    return "";
  }

  const SwitchState& on_;
  SwitchIndex index_;
  ManagementAccess access_;
  ExportItems golden_;
  ExportItems seen_;
  std::set<std::string> partial_;
  Parts parts_;
};

}  // namespace

Verdict MatchesTheGoldenExport(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (on->golden_file.empty()) return NotApplicable("the inventory declares no golden export");
  if (!on->golden) return Absent(on->golden.error());
  if (!on->exported) return Absent(on->exported.error());
  return GoldenComparison(state, *on).Sum();
}

const std::vector<Invariant>& SwitchExportInvariants() {
  static const std::vector<Invariant> rows = {
      {"SwitchExport",
       "MatchesTheGoldenExport",
       SubjectKind::kSwitch,
       "The configuration means the same as the golden export that the inventory declares.",
       "A fabric that worked and does not any more was changed: this says by what.",
       {"export"},
       MatchesTheGoldenExport},
  };
  return rows;
}

}  // namespace fabric
