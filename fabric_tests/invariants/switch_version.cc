#include "switch_version.h"

#include <fmt/format.h>

#include <algorithm>

#include "routeros_upgrade.h"
#include "routeros_version.h"

namespace fabric {
namespace {

// A switch whose version is known.
struct RunningRouteros {
  const SwitchState* on = nullptr;
  RouterosVersion version;
};

std::vector<RunningRouteros> KnownVersions(const FabricState& state, Parts& parts) {
  std::vector<RunningRouteros> known;
  for (const SwitchState& on : state.switches) {
    if (!on.version) {
      parts.Absent(on.version.error());
    } else if (const auto version = ParseRouterosVersion(on.version->value)) {
      known.push_back({&on, *version});
    } else {
      parts.Unknown(fmt::format("{}: \"{}\" is no RouterOS version", on.name, on.version->value));
    }
  }
  return known;
}

Finding VersionFault(const SwitchState& on, const char* fault, std::string expected) {
  Finding finding;
  finding.fault = fault;
  finding.PlaceAt(on.name, "");
  finding.expected = std::move(expected);
  finding.observed = "RouterOS " + on.version->value;
  finding.evidence = {on.version->evidence};
  NameUpgrade(on.version->value, finding);
  return finding;
}

void NoteFirmware(const RunningRouteros& running, Parts& parts) {
  const Observed<std::string>& firmware = running.on->firmware;
  if (!firmware) return;
  const auto boot = ParseRouterosVersion(firmware->value);
  if (boot && *boot < running.version)
    parts.Note(
        fmt::format("RouterBOOT of {} is {}, behind its RouterOS {}: "
                    "/system/routerboard/upgrade, then a reboot, brings it up",
                    running.on->name, firmware->value, running.on->version->value));
}

}  // namespace

Verdict IsSupportedAndUniform(const FabricState& state, const Subject&) {
  const auto& minimum = state.inventory.intent.routeros_minimum;
  if (!minimum && state.switches.size() < 2)
    return NotApplicable("the intent asks for no RouterOS version, and no two switches can differ");
  Parts parts;
  const auto known = KnownVersions(state, parts);
  const auto newest = std::max_element(
      known.begin(), known.end(),
      [](const RunningRouteros& a, const RunningRouteros& b) { return a.version < b.version; });
  const auto wanted = minimum ? ParseRouterosVersion(*minimum) : std::nullopt;
  for (const RunningRouteros& running : known) {
    NoteFirmware(running, parts);
    if (wanted && running.version < *wanted)
      parts.Violated(VersionFault(*running.on, "version-below-minimum",
                                  fmt::format("RouterOS {} or later", *minimum)));
    else if (running.version < newest->version)
      parts.Violated(VersionFault(
          *running.on, "versions-differ",
          fmt::format("RouterOS {}, as on {}", newest->on->version->value, newest->on->name)));
    else
      parts.Holds();
  }
  return std::move(parts).Sum();
}

const std::vector<Invariant>& SwitchVersionInvariants() {
  static const std::vector<Invariant> rows = {
      {"SwitchVersion",
       "IsSupportedAndUniform",
       SubjectKind::kFabric,
       "RouterOS is at least the declared minimum and the same on all switches.",
       "Offload and QoS change between versions; two switches that differ are two fabrics to "
       "debug.",
       {"resource|export"},
       IsSupportedAndUniform},
  };
  return rows;
}

}  // namespace fabric
