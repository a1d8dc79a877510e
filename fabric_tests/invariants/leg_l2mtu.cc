#include "leg_l2mtu.h"

#include <fmt/format.h>

#include <map>

#include "routeros_command.h"

namespace fabric {
namespace {

constexpr int kSmallest = 64;
constexpr int kTagBytes = 4;

int CommonestThatDoes(const LegL2Mtu& rule, const std::vector<const Port*>& legs) {
  std::map<int, int> uses;
  for (const Port* leg : legs)
    if (leg->l2mtu && leg->l2mtu->value >= rule.Needed() && rule.IsInRange(leg->l2mtu->value))
      ++uses[leg->l2mtu->value];
  int commonest = rule.Needed();
  int most = 0;
  for (const auto& [l2mtu, count] : uses) {
    if (count < most) continue;
    commonest = l2mtu;
    most = count;
  }
  return commonest;
}

}  // namespace

const char* const kL2MtuCaution =
    "careful: a changed l2mtu may reset the switch chip, and all of its ports flap. Stop traffic "
    "first, and drain the hosts before you measure";

LegL2Mtu::LegL2Mtu(const Intent& intent, std::optional<int> model_max,
                   const std::vector<const Port*>& legs)
    : needed_(*intent.host_mtu + kTagBytes * intent.vlan_tags.value_or(0)),
      max_(model_max),
      wanted_(needed_) {
  wanted_ = CommonestThatDoes(*this, legs);
}

bool LegL2Mtu::IsInRange(int l2mtu) const {
  return l2mtu >= kSmallest && l2mtu <= max_.value_or(l2mtu);
}

std::optional<Finding> LegL2Mtu::Judge(const Port& leg) const {
  const int l2mtu = leg.l2mtu->value;
  Finding finding = At(leg);
  if (!IsInRange(l2mtu)) {
    finding.fault = "l2mtu-out-of-range";
    finding.expected =
        max_ ? fmt::format("l2mtu from {} to {}, as the model takes", kSmallest, *max_)
             : fmt::format("l2mtu of at least {}", kSmallest);
  } else if (l2mtu < needed_) {
    finding.fault = "l2mtu-too-small";
    finding.expected = fmt::format("l2mtu of at least {}", needed_);
  } else if (l2mtu != wanted_) {
    finding.fault = "l2mtu-differs";
    finding.expected = fmt::format("l2mtu={}, as on the other legs", wanted_);
  } else {
    return std::nullopt;
  }
  return finding;
}

Finding LegL2Mtu::At(const Port& leg) const {
  Finding finding;
  finding.observed =
      fmt::format("l2mtu={}{}", leg.l2mtu->value, leg.l2mtu->is_default ? " (default)" : "");
  finding.evidence = {leg.l2mtu->evidence};
  if (!IsInRange(wanted_)) {
    finding.caution = fmt::format("no fix is named: the model takes no l2mtu of {}", wanted_);
    return finding;
  }
  finding.caution = kL2MtuCaution;
  finding.fix = {SetEthernet(leg.name, fmt::format("l2mtu={}", wanted_))};
  finding.undo = {SetEthernet(leg.name, fmt::format("l2mtu={}", leg.l2mtu->value))};
  return finding;
}

}  // namespace fabric
