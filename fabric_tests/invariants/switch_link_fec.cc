#include <fmt/format.h>

#include "fec_ends.h"
#include "leg_link.h"
#include "routeros_command.h"
#include "switch_link.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr BitRate kMayStayUnsaid = GigabitsPerSecond(100);

Finding OtherFec(const SwitchState& on, const LegLink& leg, const std::string& wanted) {
  Finding finding = LegFault(on, leg, "leg-fec");
  finding.expected = "fec=" + wanted;
  finding.observed = "fec=" + leg.link->fec->value;
  finding.evidence = {leg.link->fec->evidence};
  if (!leg.link->fec_mode) {
    finding.caution = "no fix is named: the present fec-mode is not known";
    return finding;
  }
  finding.caution = std::string(kLinkCaution) + "; the other end has to run the same";
  finding.fix = {SetEthernet(leg.port->name, "fec-mode=" + wanted)};
  finding.undo = {SetEthernet(leg.port->name, "fec-mode=" + leg.link->fec_mode->value)};
  return finding;
}

void JudgeFec(const SwitchState& on, const LegLink& leg, const std::string& wanted, Parts& parts) {
  const PortLink& link = *leg.link;
  if (!link.status) return parts.Absent(link.status.error());
  if (!HasLink(link))
    return parts.NoEvidence(fmt::format("{} {} has no link", on.name, leg.port->name));
  if (link.fec && link.fec->value == wanted) return parts.Holds();
  if (link.fec) return parts.Violated(OtherFec(on, leg, wanted));
  if (link.rate && link.rate->value <= kMayStayUnsaid)
    return parts.NoEvidence(
        fmt::format("{} {} states no fec at {}", on.name, leg.port->name, Text(link.rate->value)));
  parts.Unknown(fmt::format("{} {}: monitor states no fec", on.name, leg.port->name));
}

constexpr char kNoFec[] =
    "the intent has no FEC for legs, and at no cable both ends state what they run";

// Where the intent names no FEC, both ends have to run the same. Whether both say so of any rail.
bool JudgeEnds(const FabricState& state, const SwitchState& on, const LegLink& leg, Parts& parts) {
  Finding finding = LegFault(on, leg, "leg-fec-differs");
  bool told = false;
  for (const std::string& rail : leg.leg->rails) {
    const auto of = FindHostRail(state, leg.leg->host, rail);
    const auto ends = of ? FecEndsOf(state, *of) : std::nullopt;
    if (!ends) continue;
    told = true;
    if (ends->Agree()) continue;
    finding.expected = "the same FEC at both ends of the cable";
    finding.observed += finding.observed.empty() ? "fec=" + ends->leg->value : "";
    finding.observed += fmt::format(", FEC {} on {}", ends->nic->value, of->Where());
    if (finding.evidence.empty()) finding.evidence = {ends->leg->evidence};
    finding.evidence.push_back(ends->nic->evidence);
  }
  if (!told) return false;
  finding.caution = kFecEndsCaution;
  if (finding.observed.empty())
    parts.Holds();
  else
    parts.Violated(std::move(finding));
  return true;
}

}  // namespace

Verdict LegRunsDeclaredFec(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  const auto& wanted = state.inventory.intent.leg_fec;
  const bool is_seen = on->legs && on->ports && on->links;
  if (!wanted && !is_seen) return NotApplicable(kNoFec);
  if (!on->legs) return Absent(on->legs.error());
  if (!on->ports) return Absent(on->ports.error());
  if (!on->links) return Absent(on->links.error());
  Parts parts;
  bool told = false;
  for (const LegLink& leg : LegLinks(*on, parts))
    if (wanted)
      JudgeFec(*on, leg, *wanted, parts);
    else
      told = JudgeEnds(state, *on, leg, parts) || told;
  if (!wanted && !told) return NotApplicable(kNoFec);
  return std::move(parts).Sum();
}

}  // namespace fabric
