#include "switch_qos_port.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "routeros_command.h"
#include "switch_qos_version.h"

namespace fabric {
namespace {

void Append(std::string& list, const std::string& word) {
  if (!list.empty()) list += ' ';
  list += word;
}

}  // namespace

std::string YesNo(bool value) { return value ? "yes" : "no"; }

QosSetting NamedSetting(const std::string& property, const std::string& value) {
  return {property + "=" + value, property + "=" + QuotedName(value)};
}

QosSetting RateSetting(int queue, std::optional<BitRate> rate) {
  const std::string property = fmt::format("egress-rate-queue{}", queue);
  if (!IsShaper(rate)) return {property + " unset", "!" + property};
  const std::string text = property + "=" + RouterosRate(*rate);
  return {text, text};
}

std::string RouterosRate(BitRate rate) {
  constexpr std::int64_t kGiga = 1'000'000'000;
  constexpr std::int64_t kMega = 1'000'000;
  const std::int64_t bits = rate.bits_per_second;
  if (bits % kGiga == 0) return fmt::format("{}Gbps", bits / kGiga);
  if (bits % kMega == 0) return fmt::format("{}Mbps", bits / kMega);
  return fmt::format("{}", bits);
}

QosPortFault::QosPortFault(const std::string& device, std::string port) : port_(std::move(port)) {
  finding_.PlaceAt(device, port_);
}

void QosPortFault::Add(const QosSetting& is, const QosSetting& shall, const Evidence& evidence,
                       bool is_default) {
  AddWithoutFix(is_default ? is.shown + " (default)" : is.shown, shall.shown, evidence);
  Append(fix_, shall.command);
  Append(undo_, is.command);
}

void QosPortFault::AddWithoutFix(const std::string& observed, const std::string& expected,
                                 const Evidence& evidence) {
  Append(finding_.observed, observed);
  Append(finding_.expected, expected);
  AddEvidence(finding_.evidence, evidence);
}

void QosPortFault::AddRate(const SwitchState& state, const QosSetting& is, const QosSetting& shall,
                           std::optional<BitRate> rate, const Fact<std::optional<BitRate>>& seen) {
  const RateSupport support = SupportsRate(state, rate);
  if (support != RateSupport::kYes)
    finding_.caution = fmt::format("{} needs RouterOS 7.23.3 or later first", shall.shown);
  if (support != RateSupport::kNo) return Add(is, shall, seen.evidence, seen.is_default);
  AddWithoutFix(seen.is_default ? is.shown + " (default)" : is.shown, shall.shown, seen.evidence);
}

Finding QosPortFault::Take(std::string fault) && {
  finding_.fault = std::move(fault);
  if (!fix_.empty()) {
    finding_.fix.push_back(SetQosPort(port_, fix_));
    finding_.undo.insert(finding_.undo.begin(), SetQosPort(port_, undo_));
  }
  return std::move(finding_);
}

std::vector<LegQos> SeenLegs(const SwitchState& state) {
  std::vector<LegQos> seen;
  if (!state.legs || !state.qos_ports) return seen;
  for (const Leg& leg : state.legs->legs)
    if (const QosPort* qos = state.FindQosPort(leg.port)) seen.push_back({leg.port, qos});
  return seen;
}

void TellUnseenLegs(const SwitchState& state, Parts& parts) {
  if (!state.legs) return parts.Absent(state.legs.error());
  if (state.legs->legs.empty()) parts.NoEvidence("no leg of " + state.name + " is known");
  if (!state.qos_ports) return parts.Absent(state.qos_ports.error());
  for (const Leg& leg : state.legs->legs)
    if (state.FindQosPort(leg.port) == nullptr)
      parts.Unknown(
          fmt::format("{} {}: no QoS settings of this port were seen", state.name, leg.port));
}

std::vector<LegQos> LegsWithQos(const SwitchState& state, Parts& parts) {
  TellUnseenLegs(state, parts);
  return SeenLegs(state);
}

std::optional<BitRate> LinkRate(const SwitchState& state, const Intent& intent,
                                const std::string& port) {
  if (const Port* seen = state.FindPort(port); seen != nullptr && seen->forced_speed)
    return seen->forced_speed->value;
  return intent.leg_rate;
}

void AddEvidence(std::vector<Evidence>& evidence, const Evidence& line) {
  if (std::find(evidence.begin(), evidence.end(), line) == evidence.end()) evidence.push_back(line);
}

bool IsShaper(std::optional<BitRate> rate) { return rate && rate->bits_per_second > 0; }

}  // namespace fabric
