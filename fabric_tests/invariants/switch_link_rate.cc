#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cage_lanes.h"
#include "known_leg.h"
#include "leg_link.h"
#include "routeros_command.h"
#include "switch_link.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr char kLookAtCable[] = "look at the cable, its module and the port at the other end";

// The setting that takes a changed link mode back.
std::optional<std::string> ModeAsItIs(const PortLink& link) {
  if (!link.auto_negotiation) return std::nullopt;
  if (link.auto_negotiation->value) return "auto-negotiation=yes";
  if (!link.speed) return std::nullopt;
  return "auto-negotiation=no speed=" + link.speed->value;
}

void ForceMode(const LegLink& leg, BitRate rate, Finding& finding) {
  const auto mode = leg.port->place ? CopperModeAt(*leg.port->place, rate) : std::nullopt;
  const auto undo = ModeAsItIs(*leg.link);
  if (!mode || !undo) {
    finding.caution =
        fmt::format("no fix is named: no mode of {} is known for this sub-port", Text(rate));
    return;
  }
  const std::string fix = "auto-negotiation=no speed=" + *mode;
  if (*undo == fix) {
    finding.caution = fmt::format("no fix is named: {} is forced already; {}", *mode, kLookAtCable);
    return;
  }
  finding.caution =
      fmt::format("{}. {} is for copper: an optical module has its own mode", kLinkCaution, *mode);
  finding.fix = {SetEthernet(leg.port->name, fix)};
  finding.undo = {SetEthernet(leg.port->name, *undo)};
}

// One judgement of the legs' rates.
class LegRates {
 public:
  LegRates(const FabricState& state, const SwitchState& on)
      : state_(state), on_(on), wanted_(*state.inventory.intent.leg_rate) {
    legs_ = LegLinks(on, parts_);
    for (const LegLink& leg : legs_) Judge(leg);
    CountLegs();
  }

  Verdict Sum() && { return std::move(parts_).Sum(); }

 private:
  void Judge(const LegLink& leg) {
    const PortLink& link = *leg.link;
    if (!link.status) return parts_.Absent(link.status.error());
    if (!HasLink(link)) {
      if (IsKnownLeg(*on_.legs, *leg.leg))
        parts_.Violated(NoLink(leg));
      else
        parts_.Note(leg.port->name + " has no link, and nobody says what it leads to");
      return;
    }
    ++running_;
    if (link.eeprom_checksum && link.eeprom_checksum->value == "bad")
      parts_.Note(leg.port->name + ": the EEPROM checksum of its module is bad");
    if (!link.rate)
      parts_.Unknown(fmt::format("{} {}: a link without a rate", on_.name, leg.port->name));
    else if (link.rate->value != wanted_)
      parts_.Violated(OtherRate(leg));
    else
      parts_.Holds();
    if (link.full_duplex && !link.full_duplex->value) parts_.Violated(HalfDuplex(leg));
  }

  Finding NoLink(const LegLink& leg) const {
    Finding finding = LegFault(on_, leg, "leg-no-link");
    finding.expected = "link-ok at " + Text(wanted_);
    finding.observed = leg.link->status->value;
    finding.evidence = {leg.link->status->evidence};
    if (leg.port->disabled && leg.port->disabled->value) {
      finding.observed += ", disabled";
      finding.caution = kLinkCaution;
      finding.fix = {SetEthernet(leg.port->name, "disabled=no")};
      finding.undo = {SetEthernet(leg.port->name, "disabled=yes")};
    } else {
      finding.caution = std::string("no command is named: ") + kLookAtCable;
    }
    return finding;
  }

  Finding OtherRate(const LegLink& leg) const {
    Finding finding = LegFault(on_, leg, "leg-rate");
    finding.expected = Text(wanted_);
    finding.observed = Text(leg.link->rate->value);
    finding.evidence = {leg.link->rate->evidence};
    ForceMode(leg, wanted_, finding);
    return finding;
  }

  Finding HalfDuplex(const LegLink& leg) const {
    Finding finding = LegFault(on_, leg, "leg-half-duplex");
    finding.expected = "full duplex";
    finding.observed = "half duplex";
    finding.evidence = {leg.link->full_duplex->evidence};
    ForceMode(leg, wanted_, finding);
    return finding;
  }

  // A leg that is down is no leg where cabling says which ones there are: it shows only in their
  // number. Every host has as many cables as the one with the most.
  void CountLegs() {
    if (on_.legs->origin != LegOrigin::kCabling) return;
    if (std::any_of(legs_.begin(), legs_.end(), [](const LegLink& l) { return !l.link->status; }))
      return;
    std::map<std::string, int> cables;
    for (const LegLink& leg : legs_)
      if (!leg.leg->host.empty()) ++cables[leg.leg->host];
    int most = 0;
    for (const auto& [host, count] : cables) most = std::max(most, count);
    const auto& hosts = state_.inventory.hosts;
    const int expected = most * static_cast<int>(hosts.size());
    if (running_ >= expected) return;
    Finding finding;
    finding.fault = "legs-missing";
    finding.PlaceAt(on_.name, "legs");
    finding.expected =
        fmt::format("{} legs: {} hosts with {} cables", expected, hosts.size(), most);
    finding.observed = fmt::format("{} of {} legs run", running_, expected);
    for (const HostEntry& host : hosts)
      if (cables[host.name] < most) {
        finding.observed += fmt::format(", {} has {}", host.name, cables[host.name]);
        PlaceAtUncabled(host, finding);
      }
    finding.evidence = WithoutLink();
    finding.caution = std::string("no command is named: ") + kLookAtCable;
    parts_.Violated(std::move(finding));
  }

  // The rails of this switch that no leg leads to.
  void PlaceAtUncabled(const HostEntry& host, Finding& finding) const {
    for (const Rail& rail : state_.inventory.rails) {
      const bool is_cabled = std::any_of(legs_.begin(), legs_.end(), [&](const LegLink& leg) {
        const auto& rails = leg.leg->rails;
        return leg.leg->host == host.name &&
               std::find(rails.begin(), rails.end(), rail.name) != rails.end();
      });
      if (rail.switch_name == on_.name && !is_cabled)
        finding.places.push_back({host.name, rail.name});
    }
  }

  // Sub-ports where other cages have a leg, and that have no link.
  std::vector<Evidence> WithoutLink() const {
    std::vector<Evidence> lines;
    for (const Port& port : *on_.ports) {
      const PortLink* link = on_.FindLink(port.name);
      if (!port.place || link == nullptr || !link->status || HasLink(*link)) continue;
      if (std::any_of(legs_.begin(), legs_.end(), [&](const LegLink& leg) {
            return leg.port->place && leg.port->place->index == port.place->index;
          }))
        lines.push_back(link->status->evidence);
    }
    return lines;
  }

  const FabricState& state_;
  const SwitchState& on_;
  BitRate wanted_;
  std::vector<LegLink> legs_;
  int running_ = 0;
  Parts parts_;
};

}  // namespace

Verdict LegRunsAtDeclaredRate(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!state.inventory.intent.leg_rate) return NotApplicable("the intent has no leg rate");
  if (!on->legs) return Absent(on->legs.error());
  if (!on->ports) return Absent(on->ports.error());
  if (!on->links) return Absent(on->links.error());
  return LegRates(state, *on).Sum();
}

}  // namespace fabric
