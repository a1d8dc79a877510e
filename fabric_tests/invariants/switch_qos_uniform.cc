#include "switch_qos_uniform.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "routeros_command.h"
#include "switch_qos_port.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr std::size_t kNamed = 5;  // trust-l2, trust-l3, pfc, map, profile
constexpr std::size_t kProperties = kNamed + 8;

constexpr std::array<const char*, kNamed> kNames = {"trust-l2", "trust-l3", "pfc", "map",
                                                    "profile"};
constexpr std::array<Observed<std::string> QosPort::*, kNamed> kMembers = {
    &QosPort::trust_l2, &QosPort::trust_l3, &QosPort::pfc, &QosPort::map, &QosPort::profile};

using Settings = std::array<Observed<QosSetting>, kProperties>;

struct LegSettings {
  const SwitchState* owner = nullptr;
  const QosPort* qos = nullptr;
  std::string port;
  Settings settings;
};

template <class Value, class Make>
Observed<QosSetting> AsSetting(const Observed<Value>& value, const Make& make) {
  if (!value) return tl::unexpected(value.error());
  return Fact<QosSetting>{make(value->value), value->evidence, value->is_default};
}

Settings SettingsOf(const QosPort& port) {
  Settings settings;
  for (std::size_t n = 0; n < kNamed; ++n)
    settings[n] = AsSetting(port.*kMembers[n], [n](const std::string& value) {
      return NamedSetting(kNames[n], value);
    });
  for (std::size_t queue = 0; queue < port.egress_rate.size(); ++queue)
    settings[kNamed + queue] =
        AsSetting(port.egress_rate[queue], [queue](std::optional<BitRate> rate) {
          return RateSetting(static_cast<int>(queue), rate);
        });
  return settings;
}

std::vector<LegSettings> AllLegs(const FabricState& state, Parts& parts) {
  std::vector<LegSettings> all;
  for (const SwitchState& owner : state.switches)
    for (const LegQos& leg : LegsWithQos(owner, parts))
      all.push_back({&owner, leg.qos, leg.port, SettingsOf(*leg.qos)});
  return all;
}

// What a property should be, and why.
struct Measure {
  QosSetting setting;
  std::string reason;           // "as on 7 of 8 legs"
  std::optional<BitRate> rate;  // of an egress rate
};

struct Count {
  QosSetting setting;
  std::optional<BitRate> rate;
  int legs = 0;
};

std::optional<BitRate> RateOf(const LegSettings& leg, std::size_t property) {
  if (property < kNamed) return std::nullopt;
  const auto& rate = leg.qos->egress_rate.at(property - kNamed);
  return rate ? rate->value : std::nullopt;
}

// How many legs have each value of a property, in the order of the legs.
std::vector<Count> CountValues(const std::vector<LegSettings>& legs, std::size_t property) {
  std::vector<Count> counts;
  for (const LegSettings& leg : legs) {
    const auto& value = leg.settings[property];
    if (!value) continue;
    const auto known = std::find_if(counts.begin(), counts.end(), [&](const Count& count) {
      return count.setting.shown == value->value.shown;
    });
    if (known == counts.end())
      counts.push_back({value->value, RateOf(leg, property), 1});
    else
      ++known->legs;
  }
  return counts;
}

// Values under which the declared class cannot be lossless.
bool ContradictsLossless(const Count& count, std::size_t property, const LosslessClass& wanted) {
  const auto queue = kNamed + static_cast<std::size_t>(wanted.traffic_class);
  if (property == queue) return !IsShaper(count.rate);
  return count.setting.shown == "trust-l3=ignore" || count.setting.shown == "pfc=disabled";
}

// The most frequent value of a property; the earlier one of equals. One that contradicts a lossless
// intent is the measure only where no leg has another.
std::optional<Measure> MostFrequent(const std::vector<LegSettings>& legs, std::size_t property,
                                    const Intent& intent) {
  std::vector<Count> counts = CountValues(legs, property);
  if (counts.empty()) return std::nullopt;
  int seen = 0;
  for (const Count& count : counts) seen += count.legs;
  std::vector<Count> agreeing = counts;
  if (intent.lossless)
    std::erase_if(agreeing, [&](const Count& count) {
      return ContradictsLossless(count, property, *intent.lossless);
    });
  const bool intent_decides = !agreeing.empty() && agreeing.size() < counts.size();
  if (intent_decides) counts = agreeing;
  const auto most = std::max_element(
      counts.begin(), counts.end(), [](const Count& a, const Count& b) { return a.legs < b.legs; });
  return Measure{most->setting,
                 fmt::format("as on {} of {} legs{}", most->legs, seen,
                             intent_decides ? ": the intent is lossless" : ""),
                 most->rate};
}

bool AllEqual(const std::vector<LegSettings>& legs, std::size_t property) {
  std::optional<std::string> first;
  for (const LegSettings& leg : legs) {
    const auto& value = leg.settings[property];
    if (!value) continue;
    if (first && *first != value->value.shown) return false;
    first = value->value.shown;
  }
  return true;
}

std::optional<Measure> MeasureOf(const std::vector<LegSettings>& legs, std::size_t property,
                                 const Intent& intent) {
  const bool trust_or_pfc = property < 3;
  if (intent.qos == QosMode::kLossy && trust_or_pfc && !AllEqual(legs, property))
    return Measure{NamedSetting(kNames[property], property == 2 ? "disabled" : "ignore"),
                   "as the intent is lossy", std::nullopt};
  return MostFrequent(legs, property, intent);
}

void JudgeLeg(const LegSettings& leg, const std::vector<std::optional<Measure>>& measures,
              Parts& parts) {
  QosPortFault fault(leg.owner->name, leg.port);
  std::string expected;
  for (std::size_t n = 0; n < kProperties; ++n) {
    const auto& is = leg.settings[n];
    if (!is) continue;
    const Measure& shall = *measures[n];
    if (is->value.shown == shall.setting.shown) {
      parts.Holds();
      continue;
    }
    if (n < kNamed)
      fault.Add(is->value, shall.setting, is->evidence, is->is_default);
    else
      fault.AddRate(*leg.owner, is->value, shall.setting, shall.rate,
                    *leg.qos->egress_rate.at(n - kNamed));
    if (!expected.empty()) expected += "; ";
    expected += shall.setting.shown + ", " + shall.reason;
  }
  if (!fault.Any()) return;
  Finding finding = std::move(fault).Take("qos-differs");
  finding.expected = expected;
  parts.Violated(std::move(finding));
}

// Pause of the whole link stops every class, PFC's own included (MikroTik's RoCE recipe has it
// off).
void JudgePause(const SwitchState& owner, const LegQos& leg, Parts& parts) {
  const Port* port = owner.FindPort(leg.port);
  if (port == nullptr || !leg.qos->pfc || leg.qos->pfc->value == "disabled") return;
  Finding finding;
  std::string undo;
  for (const auto& [name, value] : {std::pair("rx-flow-control", &port->rx_flow_control),
                                    std::pair("tx-flow-control", &port->tx_flow_control)}) {
    if (!*value) {
      parts.Absent(value->error());
      continue;
    }
    const Fact<std::string>& is = **value;
    if (is.value == "off") continue;
    const std::string setting = fmt::format("{}={}", name, is.value);
    finding.observed += setting + ", ";
    undo += (undo.empty() ? "" : " ") + setting;
    finding.evidence.push_back(is.evidence);
  }
  if (undo.empty()) return parts.Holds();
  finding.fault = "global-pause";
  finding.PlaceAt(owner.name, leg.port);
  finding.expected = "no pause of the whole link where PFC is on";
  finding.observed += "pfc=" + leg.qos->pfc->value;
  finding.evidence.push_back(leg.qos->pfc->evidence);
  finding.fix = {SetEthernet(leg.port, "rx-flow-control=off tx-flow-control=off")};
  finding.undo = {SetEthernet(leg.port, undo)};
  parts.Violated(std::move(finding));
}

// A comparison is whole only when every leg of the fabric was seen.
void TellWhatIsMissing(const std::vector<LegSettings>& legs, Parts& parts) {
  for (const LegSettings& leg : legs)
    for (const auto& setting : leg.settings)
      if (!setting) parts.Absent(setting.error());
}

}  // namespace

Verdict NothingIsHalfConfigured(const FabricState& state, const Subject& subject) {
  const SwitchState* seen = state.FindSwitch(subject.device);
  if (seen == nullptr) return Unseen(subject);
  Parts parts;
  const auto legs = AllLegs(state, parts);
  TellWhatIsMissing(legs, parts);
  std::vector<std::optional<Measure>> measures;
  for (std::size_t n = 0; n < kProperties; ++n)
    measures.push_back(MeasureOf(legs, n, state.inventory.intent));
  for (const LegSettings& leg : legs)
    if (leg.owner == seen) JudgeLeg(leg, measures, parts);
  for (const LegQos& leg : SeenLegs(*seen)) JudgePause(*seen, leg, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
