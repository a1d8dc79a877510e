#include <fmt/format.h>

#include "leg_link.h"
#include "switch_link.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

Finding WentDown(const SwitchState& on, const LegLink& leg) {
  const auto& before = *leg.link->downs_at_start;
  const auto& after = *leg.link->downs_at_end;
  Finding finding = LegFault(on, leg, "leg-went-down");
  finding.expected = fmt::format("link-downs={}, as at the start of the run", before.value);
  finding.observed = fmt::format("link-downs={} at its end", after.value);
  finding.evidence = {before.evidence, after.evidence};
  finding.caution =
      "no command is named: look at the cable, its module and the port at the other end, and drain "
      "the hosts before you measure";
  return finding;
}

void JudgeDowns(const SwitchState& on, const LegLink& leg, Parts& parts) {
  const auto& before = leg.link->downs_at_start;
  const auto& after = leg.link->downs_at_end;
  if (!before) return parts.Absent(before.error());
  if (!after) return parts.Absent(after.error());
  if (after->value > before->value) return parts.Violated(WentDown(on, leg));
  if (after->value < before->value)
    return parts.Unknown(
        fmt::format("{} {}: link-downs went back from {} to {}: the switch was "
                    "restarted, or its counters were reset",
                    on.name, leg.port->name, before->value, after->value));
  parts.Holds();
}

}  // namespace

Verdict LinkDownsDidNotGrow(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->legs) return Absent(on->legs.error());
  if (!on->ports) return Absent(on->ports.error());
  if (!on->links) return Absent(on->links.error());
  Parts parts;
  for (const LegLink& leg : LegLinks(*on, parts)) JudgeDowns(*on, leg, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
