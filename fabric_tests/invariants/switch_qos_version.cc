#include "switch_qos_version.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "routeros_upgrade.h"
#include "routeros_version.h"
#include "switch_qos_port.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr RouterosVersion kPfcOnCrs8xx{7, 23};
constexpr RouterosVersion kPfcOnOlderChips{7, 15};
constexpr RouterosVersion kRatesAbove100G{7, 23, 3};
constexpr std::string_view kChipPackage = "switch-marvell";

std::string Shown(const RouterosVersion& version) {
  if (version.patch == 0) return fmt::format("{}.{}", version.major, version.minor);
  return fmt::format("{}.{}.{}", version.major, version.minor, version.patch);
}

Finding TooOld(const SwitchState& state, const RouterosVersion& wanted, const std::string& why) {
  Finding finding;
  finding.fault = "qos-version";
  finding.PlaceAt(state.name, "");
  finding.expected = fmt::format("RouterOS {} or later: {}", Shown(wanted), why);
  finding.observed = "RouterOS " + state.version->value;
  finding.evidence = {state.version->evidence};
  NameUpgrade(state.version->value, finding);
  return finding;
}

// The version that runs; what hinders is told to `parts`.
std::optional<RouterosVersion> RunningVersion(const SwitchState& state, Parts& parts) {
  if (!state.version) {
    parts.Absent(state.version.error());
    return std::nullopt;
  }
  const auto version = ParseRouterosVersion(state.version->value);
  if (!version)
    parts.Unknown(
        fmt::format("{}: \"{}\" is no RouterOS version", state.name, state.version->value));
  return version;
}

bool RunsFrom(const Package& package) {
  return package.name == kChipPackage && !package.disabled && !package.version.empty();
}

Finding NoChipPackage(const SwitchState& state) {
  Finding finding;
  finding.fault = "qos-version";
  finding.PlaceAt(state.name, "package switch-marvell");
  finding.expected = "package switch-marvell installed and enabled";
  finding.observed = "package switch-marvell is not installed";
  for (const Package& package : *state.packages) {
    if (package.name != kChipPackage) continue;
    finding.observed = "package switch-marvell is not enabled";
    finding.evidence = {package.at};
  }
  if (finding.evidence.empty() && !state.packages->empty())
    finding.evidence = {state.packages->front().at};
  finding.caution = kRebootCaution;
  finding.fix = {"/system/package/update/check-for-updates",
                 "/system/package/enable switch-marvell", "/system/package/apply-changes"};
  finding.undo = {"/system/package/disable switch-marvell", "/system/package/apply-changes"};
  return finding;
}

Finding OtherVersion(const SwitchState& state, const Package& package) {
  Finding finding;
  finding.fault = "qos-version";
  finding.PlaceAt(state.name, "package switch-marvell");
  finding.expected = "package switch-marvell " + state.version->value + ", as RouterOS";
  finding.observed = "package switch-marvell " + package.version;
  finding.evidence = {package.at, state.version->evidence};
  finding.caution = kRebootCaution;
  finding.fix = {"/system/package/update/install"};
  finding.undo = {"/system/package/downgrade"};
  return finding;
}

void JudgeChipPackage(const SwitchState& state, const RouterosVersion& running, Parts& parts) {
  if (!state.packages) return parts.Absent(state.packages.error());
  // RouterOS itself is a package: a list without any is not one of what is installed.
  if (state.packages->empty()) return parts.Unknown(state.name + ": the list of packages is empty");
  const auto package = std::find_if(state.packages->begin(), state.packages->end(), RunsFrom);
  if (package == state.packages->end())
    parts.Violated(NoChipPackage(state));
  else if (ParseRouterosVersion(package->version) != running)
    parts.Violated(OtherVersion(state, *package));
  else
    parts.Holds();
}

void JudgeLossless(const SwitchState& state, Parts& parts) {
  if (!state.model) return parts.Absent(state.model.error());
  const bool crs8xx = IsCrs8xx(state.model->value);
  const auto running = RunningVersion(state, parts);
  if (running) {
    const RouterosVersion wanted = crs8xx ? kPfcOnCrs8xx : kPfcOnOlderChips;
    if (*running < wanted)
      parts.Violated(TooOld(state, wanted, "PFC and ECN on a " + state.model->value));
    else
      parts.Holds();
  }
  if (crs8xx && running) JudgeChipPackage(state, *running, parts);
}

// Settings above 100G, with their lines.
struct FastQueues {
  std::string shown;
  std::vector<Evidence> evidence;
  bool all_seen = false;  // no rate of a leg is missing
};

void FindFastQueuesOf(const LegQos& leg, FastQueues& found, Parts& parts) {
  for (std::size_t queue = 0; queue < leg.qos->egress_rate.size(); ++queue) {
    const auto& rate = leg.qos->egress_rate[queue];
    if (!rate) {
      parts.Absent(rate.error());
      found.all_seen = false;
    } else if (rate->value && *rate->value > GigabitsPerSecond(100)) {
      const auto setting = RateSetting(static_cast<int>(queue), rate->value);
      if (!found.shown.empty()) found.shown += ", ";
      found.shown += leg.port + " " + setting.shown;
      AddEvidence(found.evidence, rate->evidence);
    }
  }
}

FastQueues FindFastQueues(const SwitchState& state, Parts& parts) {
  const auto legs = LegsWithQos(state, parts);
  FastQueues found;
  found.all_seen = !legs.empty() && legs.size() == state.legs->legs.size();
  for (const LegQos& leg : legs) FindFastQueuesOf(leg, found, parts);
  return found;
}

void JudgeFastQueues(const SwitchState& state, const FastQueues& fast, Parts& parts) {
  const auto running = RunningVersion(state, parts);
  if (!running) return;
  if (*running >= kRatesAbove100G) return parts.Holds();
  Finding finding = TooOld(state, kRatesAbove100G, "older ones refuse egress rates above 100G");
  finding.PlaceAt(state.name, "egress rates");
  finding.observed = fmt::format("{} with RouterOS {}", fast.shown, state.version->value);
  for (const Evidence& line : fast.evidence) AddEvidence(finding.evidence, line);
  parts.Violated(std::move(finding));
}

}  // namespace

bool IsCrs8xx(std::string_view model) { return model.starts_with("CRS8"); }

RateSupport SupportsRate(const SwitchState& state, std::optional<BitRate> rate) {
  if (!rate || *rate <= GigabitsPerSecond(100)) return RateSupport::kYes;
  if (!state.version) return RateSupport::kUnknown;
  const auto version = ParseRouterosVersion(state.version->value);
  if (!version) return RateSupport::kUnknown;
  return *version < kRatesAbove100G ? RateSupport::kNo : RateSupport::kYes;
}

Verdict VersionSupportsTheIntent(const FabricState& state, const Subject& subject) {
  const SwitchState* seen = state.FindSwitch(subject.device);
  if (seen == nullptr) return Unseen(subject);
  Parts parts;
  const bool lossless = state.inventory.intent.qos == QosMode::kLossless;
  if (lossless) JudgeLossless(*seen, parts);
  const FastQueues fast = FindFastQueues(*seen, parts);
  if (!fast.shown.empty()) JudgeFastQueues(*seen, fast, parts);
  if (!lossless && fast.shown.empty() && fast.all_seen)
    return NotApplicable("the intent is not lossless, and no egress rate is above 100G");
  return std::move(parts).Sum();
}

}  // namespace fabric
