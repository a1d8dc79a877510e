#include <fmt/format.h>

#include <algorithm>

#include "blanks.h"
#include "cage_lanes.h"
#include "leg_link.h"
#include "routeros_command.h"
#include "routeros_link_mode.h"
#include "switch_link.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

bool IsUnsupported(const Port& port) {
  return std::find(port.remarks.begin(), port.remarks.end(), "unsupported speed") !=
         port.remarks.end();
}

// The mode that is forced on the port; nullopt where it negotiates, or the mode is not known.
std::optional<LinkMode> ForcedMode(const PortLink& link) {
  if (!link.auto_negotiation || link.auto_negotiation->value || !link.speed) return std::nullopt;
  return ParseLinkMode(link.speed->value);
}

// The advertised modes, as far as they are link modes.
std::vector<LinkMode> Advertised(const std::string& list) {
  std::vector<LinkMode> modes;
  for (const std::string_view word : Split(list, ","))
    if (const auto mode = ParseLinkMode(word)) modes.push_back(*mode);
  return modes;
}

// One judgement of the legs' lanes.
class LegLanes {
 public:
  LegLanes(const FabricState& state, const SwitchState& on)
      : on_(on), wanted_(state.inventory.intent.leg_rate), legs_(LegLinks(on, parts_)) {
    for (const LegLink& leg : legs_)
      if (leg.port->place) Judge(leg);
    NoteSpares();
  }

  bool AnyInCage() const {
    return std::any_of(legs_.begin(), legs_.end(),
                       [](const LegLink& leg) { return leg.port->place.has_value(); });
  }
  Verdict Sum() && { return std::move(parts_).Sum(); }

 private:
  void Judge(const LegLink& leg) {
    const PortLink& link = *leg.link;
    if (IsUnsupported(*leg.port))
      return parts_.Violated(Impossible(leg, "RouterOS remarks: unsupported speed", leg.port->at));
    if (!link.auto_negotiation) return parts_.Absent(link.auto_negotiation.error());
    if (link.auto_negotiation->value)
      JudgeAdvertised(leg);
    else
      JudgeForced(leg);
    for (const LegLink& other : legs_)
      if (TakesLanesOf(other, leg)) parts_.Violated(LanesTaken(leg, other));
  }

  void JudgeForced(const LegLink& leg) {
    const PortLink& link = *leg.link;
    if (!link.speed) return parts_.Absent(link.speed.error());
    const auto mode = ParseLinkMode(link.speed->value);
    if (!mode)
      return parts_.Unknown(fmt::format("{} {}: speed={} is no link mode that is known", on_.name,
                                        leg.port->name, link.speed->value));
    if (CanCarry(*leg.port->place, mode->lanes)) return parts_.Holds();
    parts_.Violated(Impossible(leg, "speed=" + link.speed->value, link.speed->evidence));
  }

  // Where nothing is listed, it is what the port left the factory with.
  void JudgeAdvertised(const LegLink& leg) {
    const auto& advertise = leg.link->advertise;
    if (!advertise && advertise.error().why == Missing::Why::kNoAnswer)
      return parts_.Absent(advertise.error());
    const auto modes = advertise ? Advertised(advertise->value) : std::vector<LinkMode>();
    if (modes.empty() || std::any_of(modes.begin(), modes.end(), [&](const LinkMode& mode) {
          return CanCarry(*leg.port->place, mode.lanes);
        }))
      return parts_.Holds();
    parts_.Violated(Impossible(leg, "advertise=" + advertise->value, advertise->evidence));
  }

  static bool TakesLanesOf(const LegLink& other, const LegLink& leg) {
    const auto& from = other.port->place;
    const auto mode = ForcedMode(*other.link);
    return from && mode && from->cage == leg.port->place->cage &&
           from->index < leg.port->place->index &&
           leg.port->place->index < from->index + mode->lanes;
  }

  Finding Impossible(const LegLink& leg, const std::string& observed, const Evidence& at) const {
    Finding finding = LegFault(on_, leg, "leg-mode-impossible");
    const CagePlace& place = *leg.port->place;
    finding.expected =
        fmt::format("a mode that sub-port {} of {} can carry", place.index, place.cage);
    finding.observed = observed;
    finding.evidence = {at};
    Mend(leg, finding);
    return finding;
  }

  Finding LanesTaken(const LegLink& leg, const LegLink& by) const {
    Finding finding = LegFault(on_, leg, "leg-lanes-taken");
    finding.expected = "lanes of its own";
    finding.observed =
        fmt::format("{} has speed={}, which takes its lane", by.port->name, by.link->speed->value);
    finding.evidence = {by.link->speed->evidence};
    Mend(by, finding);
    return finding;
  }

  void Mend(const LegLink& leg, Finding& finding) const {
    const PortLink& link = *leg.link;
    const auto mode = wanted_ ? CopperModeAt(*leg.port->place, *wanted_) : std::nullopt;
    if (!mode || !link.auto_negotiation || link.auto_negotiation->value || !link.speed ||
        link.speed->value == *mode) {
      finding.caution =
          "no fix is named: the cable belongs into a sub-port that can carry it, or "
          "its mode has to be chosen anew";
      return;
    }
    finding.caution = kLinkCaution;
    finding.fix = {SetEthernet(leg.port->name, "speed=" + *mode)};
    finding.undo = {SetEthernet(leg.port->name, "speed=" + link.speed->value)};
  }

  void NoteSpares() {
    for (const Port& port : *on_.ports)
      if (IsUnsupported(port) && std::none_of(legs_.begin(), legs_.end(), [&](const LegLink& leg) {
            return leg.port == &port;
          }))
        parts_.Note(port.name + " is no leg and has a speed that it does not support");
  }

  const SwitchState& on_;
  std::optional<BitRate> wanted_;
  Parts parts_;
  std::vector<LegLink> legs_;
};

}  // namespace

Verdict SubPortCarriesItsLanes(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->legs) return Absent(on->legs.error());
  if (!on->ports) return Absent(on->ports.error());
  if (!on->links) return Absent(on->links.error());
  LegLanes lanes(state, *on);
  if (!lanes.AnyInCage()) return NotApplicable("no leg sits in a QSFP cage");
  return std::move(lanes).Sum();
}

}  // namespace fabric
