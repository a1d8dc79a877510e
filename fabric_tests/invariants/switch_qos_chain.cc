#include "switch_qos_chain.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "routeros_command.h"
#include "routeros_version.h"
#include "switch_qos_port.h"

namespace fabric {
namespace {

constexpr RouterosVersion kAutomap{7, 23};

// What a port's map makes of a DSCP.
struct Mapped {
  const DscpMapping* entry = nullptr;   // null: none, a profile may map itself
  const QosProfile* profile = nullptr;  // null: none, or one that does not exist
};

template <class Is>
const QosProfile* FindProfile(const SwitchState& state, const Is& is) {
  const auto found = std::find_if(state.qos_profiles->begin(), state.qos_profiles->end(), is);
  return found == state.qos_profiles->end() ? nullptr : &*found;
}

// From 7.23 on, a profile stands for its own DSCP without an entry in the map.
Maybe<Mapped> MapsItself(const SwitchState& state, int dscp) {
  const QosProfile* profile = FindProfile(
      state, [&](const QosProfile& p) { return p.dscp.value == dscp && p.name != "default"; });
  if (profile == nullptr) return Mapped{};
  if (!state.version) return tl::unexpected(state.version.error());
  const auto version = ParseRouterosVersion(state.version->value);
  if (!version)
    return NoAnswer(
        fmt::format("{}: \"{}\" is no RouterOS version", state.name, state.version->value));
  return *version < kAutomap ? Mapped{} : Mapped{nullptr, profile};
}

Maybe<Mapped> Map(const SwitchState& state, const std::string& map, int dscp) {
  if (!state.dscp_map) return tl::unexpected(state.dscp_map.error());
  if (!state.qos_profiles) return tl::unexpected(state.qos_profiles.error());
  for (const DscpMapping& entry : *state.dscp_map) {
    if (entry.map != map || entry.dscp != dscp) continue;
    return Mapped{&entry,
                  FindProfile(state, [&](const auto& p) { return p.name == entry.profile; })};
  }
  return MapsItself(state, dscp);
}

std::string SetProfile(const std::string& name, const std::string& settings) {
  return fmt::format("{}/profile/set [find where name={}] {}", kQosMenu, QuotedName(name),
                     settings);
}

// A profile for the class: one that is there already, or a new one.
struct Target {
  std::string name;
  bool is_new = false;
};

Target ProfileFor(const SwitchState& state, const MarkedClass& wanted) {
  const auto fits = [&](const QosProfile& p) {
    return p.traffic_class.value == wanted.traffic_class && p.dscp.value == wanted.dscp &&
           p.name != "default";
  };
  if (const QosProfile* known = FindProfile(state, fits)) return {known->name, false};
  return {UnusedName(*state.qos_profiles,
                     fmt::format("dscp{}-tc{}", wanted.dscp, wanted.traffic_class)),
          true};
}

// Fix and undo that lead the DSCP to a fitting profile by an entry of the map.
void MendMap(const SwitchState& state, const std::string& map, const DscpMapping* entry,
             const MarkedClass& wanted, Finding& finding) {
  const Target target = ProfileFor(state, wanted);
  const std::string menu = fmt::format("{}/map/ip", kQosMenu);
  const std::string item =
      fmt::format("[find where map={} and dscp={}]", QuotedName(map), wanted.dscp);
  const std::string name = QuotedName(target.name);
  if (target.is_new)
    finding.fix.push_back(fmt::format("{}/profile/add name={} dscp={} traffic-class={}", kQosMenu,
                                      name, wanted.dscp, wanted.traffic_class));
  if (entry == nullptr) {
    finding.fix.push_back(
        fmt::format("{}/add map={} dscp={} profile={}", menu, QuotedName(map), wanted.dscp, name));
    finding.undo.push_back(fmt::format("{}/remove {}", menu, item));
  } else {
    finding.fix.push_back(fmt::format("{}/set {} profile={}", menu, item, name));
    finding.undo.push_back(
        fmt::format("{}/set {} profile={}", menu, item, QuotedName(entry->profile)));
  }
  if (target.is_new)
    finding.undo.push_back(fmt::format("{}/profile/remove [find where name={}]", kQosMenu, name));
}

Finding NotMapped(const SwitchState& state, const QosPort& port, const DscpMapping* entry,
                  const MarkedClass& wanted) {
  const std::string& map = port.map->value;
  Finding finding = SharedFault(state, fmt::format("qos map {} dscp {}", map, wanted.dscp));
  finding.expected = fmt::format("DSCP {} leads to a profile with traffic-class={}", wanted.dscp,
                                 wanted.traffic_class);
  if (entry == nullptr) {
    finding.observed = fmt::format("no entry of map {} has DSCP {}", map, wanted.dscp);
    AddEvidence(finding.evidence, port.map->evidence);
  } else {
    finding.observed = fmt::format("profile={}, which does not exist", entry->profile);
    AddEvidence(finding.evidence, entry->at);
  }
  MendMap(state, map, entry, wanted, finding);
  return finding;
}

Finding ProfileFault(const SwitchState& state, const Mapped& mapped) {
  Finding finding = SharedFault(state, "qos profile " + mapped.profile->name);
  if (mapped.entry != nullptr) AddEvidence(finding.evidence, mapped.entry->at);
  return finding;
}

Finding WrongTrafficClass(const SwitchState& state, const QosPort& port, const Mapped& mapped,
                          const MarkedClass& wanted) {
  const Fact<int>& is = mapped.profile->traffic_class;
  Finding finding = ProfileFault(state, mapped);
  AddEvidence(finding.evidence, is.evidence);
  finding.expected = fmt::format("traffic-class={} for DSCP {}", wanted.traffic_class, wanted.dscp);
  finding.observed = fmt::format("traffic-class={}{}", is.value, is.is_default ? " (default)" : "");
  if (mapped.profile->name == "default") {
    // All that is unmarked shares the built-in profile: it is left alone.
    MendMap(state, port.map->value, mapped.entry, wanted, finding);
    return finding;
  }
  finding.fix = {
      SetProfile(mapped.profile->name, fmt::format("traffic-class={}", wanted.traffic_class))};
  finding.undo = {SetProfile(mapped.profile->name, fmt::format("traffic-class={}", is.value))};
  return finding;
}

Finding RewritesDscp(const SwitchState& state, const Mapped& mapped, const MarkedClass& wanted) {
  const Fact<int>& is = mapped.profile->dscp;
  Finding finding = ProfileFault(state, mapped);
  AddEvidence(finding.evidence, is.evidence);
  finding.expected =
      fmt::format("dscp={}: trust-l3=trust writes the profile's DSCP into frames", wanted.dscp);
  finding.observed = fmt::format("dscp={}{}", is.value, is.is_default ? " (default)" : "");
  finding.fix = {SetProfile(mapped.profile->name, fmt::format("dscp={}", wanted.dscp))};
  finding.undo = {SetProfile(mapped.profile->name, fmt::format("dscp={}", is.value))};
  return finding;
}

void JudgeHardware(const SwitchState& state, const Mapped& mapped, Parts& parts,
                   SharedFindings& shared) {
  const Observed<bool>& in_hardware = mapped.profile->in_hardware;
  if (!in_hardware) {
    // Where the flag was not asked for, this part is dropped.
    if (in_hardware.error().why == Missing::Why::kNoAnswer) parts.Absent(in_hardware.error());
    return;
  }
  if (in_hardware->value) return;
  Finding finding = ProfileFault(state, mapped);
  AddEvidence(finding.evidence, in_hardware->evidence);
  finding.expected = "flag H: the profile is in hardware";
  finding.observed = "no flag H: the switch chip does not know the profile";
  shared.Tell(std::move(finding));
}

}  // namespace

void SharedFindings::Tell(Finding finding) {
  if (!told_.insert(finding.where + '\n' + finding.observed + '\n' + finding.expected).second)
    return;
  parts_.Violated(std::move(finding));
}

Finding SharedFault(const SwitchState& state, const std::string& thing) {
  Finding finding;
  finding.fault = "lossless-chain";
  finding.device = state.name;
  finding.where = state.name + " " + thing;
  return finding;
}

void JudgeMarking(const SwitchState& state, const QosPort& port, const MarkedClass& wanted,
                  Parts& parts, SharedFindings& shared) {
  if (!port.map) return parts.Absent(port.map.error());
  const Maybe<Mapped> mapped = Map(state, port.map->value, wanted.dscp);
  if (!mapped) return parts.Absent(mapped.error());
  if (mapped->profile == nullptr) return shared.Tell(NotMapped(state, port, mapped->entry, wanted));
  const QosProfile& profile = *mapped->profile;
  if (profile.traffic_class.value != wanted.traffic_class)
    shared.Tell(WrongTrafficClass(state, port, *mapped, wanted));
  if (port.trust_l3 && port.trust_l3->value == "trust" && profile.dscp.value != wanted.dscp)
    shared.Tell(RewritesDscp(state, *mapped, wanted));
  JudgeHardware(state, *mapped, parts, shared);
  parts.Holds();
}

}  // namespace fabric
