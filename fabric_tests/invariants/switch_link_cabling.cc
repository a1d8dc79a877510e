#include "switch_link_cabling.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "cabling.h"
#include "leg_link.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

// The rails of one host that are together on one port where they are not declared to be.
struct StrayCable {
  std::string host;
  std::vector<std::string> rails;
  std::string port;
  std::string declared;  // "qsfp56-dd-1-1", "for spark2", "for fabric-b"
  std::string goes_to;   // "qsfp56-dd-1-1", "a leg of spark1", "fabric-b"
  std::string vacant;    // the one port that is declared, where that has no link
  std::vector<Evidence> evidence;
};

// One comparison of the inventory's legs with the host table.
class CablingJudge {
 public:
  CablingJudge(const FabricState& state, const SwitchEntry& entry) : state_(state), entry_(entry) {}

  void Judge(const RailSight& sight, Parts& parts) {
    const std::vector<std::string> declared = PortsFor(sight);
    if (!declared.empty()) {
      JudgeDeclared(sight, declared, parts);
    } else if (sight.port) {
      JudgeForeign(sight, parts);
    }
  }

  const std::vector<StrayCable>& strays() const { return strays_; }

 private:
  bool BelongsHere(const RailSight& sight) const {
    return state_.inventory.FindRail(sight.rail)->switch_name == entry_.name;
  }

  // The ports at which the inventory lets this rail be.
  std::vector<std::string> PortsFor(const RailSight& sight) const {
    std::vector<std::string> ports;
    for (const DeclaredLeg& leg : entry_.legs) {
      if (leg.host != sight.host) continue;
      const bool is_named =
          std::find(leg.rails.begin(), leg.rails.end(), sight.rail) != leg.rails.end();
      if (is_named || (leg.rails.empty() && BelongsHere(sight))) ports.push_back(leg.port);
    }
    return ports;
  }

  void JudgeDeclared(const RailSight& sight, const std::vector<std::string>& declared,
                     Parts& parts) {
    if (!sight.port) return parts.Absent(sight.port.error());
    if (std::find(declared.begin(), declared.end(), sight.port->value) != declared.end())
      return parts.Holds();
    const std::string ports = fmt::format("{}", fmt::join(declared, " or "));
    StrayCable& stray = AddStray(sight, ports, ports);
    if (declared.size() == 1 && IsWithoutLink(declared.front())) stray.vacant = declared.front();
  }

  bool IsWithoutLink(const std::string& port) const {
    const SwitchState* on = state_.FindSwitch(entry_.name);
    const PortLink* link = on != nullptr && on->links ? on->FindLink(port) : nullptr;
    return link != nullptr && link->status && !HasLink(*link);
  }

  // A rail that no leg is declared for, on one that is declared for another.
  void JudgeForeign(const RailSight& sight, Parts& parts) {
    const auto leg = std::find_if(
        entry_.legs.begin(), entry_.legs.end(),
        [&](const DeclaredLeg& candidate) { return candidate.port == sight.port->value; });
    if (leg == entry_.legs.end() || leg->host.empty()) return;
    if (!BelongsHere(sight)) {
      const std::string& home = state_.inventory.FindRail(sight.rail)->switch_name;
      AddStray(sight, "for " + home, home);
    } else if (leg->host == sight.host) {
      parts.Holds();  // a twin
    } else {
      AddStray(sight, "for " + leg->host, "a leg of " + sight.host);
    }
  }

  StrayCable& AddStray(const RailSight& sight, const std::string& declared,
                       const std::string& goes_to) {
    const auto known = std::find_if(strays_.begin(), strays_.end(), [&](const StrayCable& stray) {
      return stray.host == sight.host && stray.port == sight.port->value &&
             stray.declared == declared;
    });
    StrayCable& stray = known != strays_.end() ? *known : strays_.emplace_back();
    stray.host = sight.host;
    stray.port = sight.port->value;
    stray.declared = declared;
    stray.goes_to = goes_to;
    stray.rails.push_back(sight.rail);
    stray.evidence.push_back(sight.port->evidence);
    stray.evidence.push_back(sight.mac->evidence);
    return stray;
  }

  const FabricState& state_;
  const SwitchEntry& entry_;
  std::vector<StrayCable> strays_;
};

Finding CableElsewhere(const std::string& on, const StrayCable& stray) {
  const std::string cable = fmt::format("{} {}", stray.host, fmt::join(stray.rails, ", "));
  Finding finding;
  finding.fault = "cable-elsewhere";
  finding.PlaceAt(on, stray.port);
  finding.expected = fmt::format("the cable of {} in {}", cable, stray.goes_to);
  finding.observed =
      fmt::format("cable of {} is in {}, declared {}", cable, stray.port, stray.declared);
  finding.evidence = stray.evidence;
  finding.caution =
      "links go down and up: drain before a measurement counts; where the cables are meant to be "
      "so, "
      "put the legs that `fabric cabling` prints into the inventory";
  finding.fix = {fmt::format("# at {}: move the plug of {} from {} to {}", on, cable, stray.port,
                             stray.goes_to)};
  finding.undo = {fmt::format("# at {}: move the plug of {} from {} back to {}", on, cable,
                              stray.goes_to, stray.port)};
  return finding;
}

// What is wrong at a port that is declared as a leg and has no cable is wrong because of that.
Finding DeclaredAtAnEmptyPort(const std::string& on, const StrayCable& stray) {
  Finding finding = CableElsewhere(on, stray);
  finding.fault = "leg-elsewhere";
  finding.PlaceAt(on, stray.vacant);
  finding.observed += ", where there is no link";
  finding.caution = fmt::format(
      "where the plug is meant to be in {}, move it there: links go down and up, drain before a "
      "measurement counts",
      stray.vacant);
  finding.fix = {fmt::format("# in the inventory, at the legs of {}: {} is at {}, not at {}", on,
                             fmt::format("{} {}", stray.host, fmt::join(stray.rails, ", ")),
                             stray.port, stray.vacant)};
  finding.undo.clear();
  return finding;
}

}  // namespace

const std::vector<Invariant>& SwitchLinkCablingInvariants() {
  static const std::vector<Invariant> rows = {
      {"SwitchLink",
       "CablingIsAsDeclared",
       SubjectKind::kSwitch,
       "every rail is seen behind the leg that the inventory declares for it",
       "with swapped cables each finding about a leg blames the wrong host, and a fix hits it",
       {"bridge-host", "ip-addr"},
       CablingIsAsDeclared}};
  return rows;
}

Verdict CablingIsAsDeclared(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  const SwitchEntry* entry = state.inventory.FindSwitch(subject.device);
  if (on == nullptr || entry == nullptr) return Unseen(subject);
  const bool names_hosts = std::any_of(entry->legs.begin(), entry->legs.end(),
                                       [](const DeclaredLeg& leg) { return !leg.host.empty(); });
  if (!names_hosts) return NotApplicable("the inventory declares no leg with its host");
  if (!on->host_table) return Absent(on->host_table.error());
  Parts parts;
  CablingJudge judge(state, *entry);
  for (const RailSight& sight : CablingOf(state, *on)) judge.Judge(sight, parts);
  for (const StrayCable& stray : judge.strays())
    parts.Violated(stray.vacant.empty() ? CableElsewhere(on->name, stray)
                                        : DeclaredAtAnEmptyPort(on->name, stray));
  return std::move(parts).Sum();
}

}  // namespace fabric
