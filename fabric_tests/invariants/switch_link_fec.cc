#include <fmt/format.h>

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

}  // namespace

Verdict LegRunsDeclaredFec(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  const auto& wanted = state.inventory.intent.leg_fec;
  if (!wanted) return NotApplicable("the intent has no FEC for legs");
  if (!on->legs) return Absent(on->legs.error());
  if (!on->ports) return Absent(on->ports.error());
  if (!on->links) return Absent(on->links.error());
  Parts parts;
  for (const LegLink& leg : LegLinks(*on, parts)) JudgeFec(*on, leg, *wanted, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
