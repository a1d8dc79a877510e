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
  const QosProfile* profile = nullptr;  // null: none, or none that is enabled
};

// An enabled profile.
template <class Is>
const QosProfile* FindProfile(const SwitchState& state, const Is& is) {
  const auto found = std::find_if(state.qos_profiles->begin(), state.qos_profiles->end(),
                                  [&](const QosProfile& p) { return !p.disabled && is(p); });
  return found == state.qos_profiles->end() ? nullptr : &*found;
}

const DscpMapping* FindEntry(const SwitchState& state, const std::string& map, int dscp,
                             bool disabled) {
  for (const DscpMapping& entry : *state.dscp_map)
    if (entry.map == map && entry.dscp == dscp && entry.disabled == disabled) return &entry;
  return nullptr;
}

// From 7.23 on, a profile stands for its own DSCP without an entry in the map.
Maybe<Mapped> MapsItself(const SwitchState& state, int dscp) {
  const QosProfile* profile = FindProfile(state, [&](const QosProfile& p) {
    return p.automap && p.dscp.value == dscp && p.name != "default";
  });
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
  if (const DscpMapping* entry = FindEntry(state, map, dscp, false))
    return Mapped{entry,
                  FindProfile(state, [&](const auto& p) { return p.name == entry->profile; })};
  Maybe<Mapped> itself = MapsItself(state, dscp);
  // A disabled entry maps nothing, and is what a fix has to name.
  if (itself && itself->profile == nullptr) itself->entry = FindEntry(state, map, dscp, true);
  return itself;
}

std::string SetProfile(const std::string& name, const std::string& settings) {
  return fmt::format("{}/profile/set [find where name={}] {}", kQosMenu, QuotedName(name),
                     settings);
}

// An enabled profile of the class. Under trust-l3=trust it must have the DSCP too, as it is written
// into the frames.
const QosProfile* FittingProfile(const SwitchState& state, const QosPort& port,
                                 const MarkedClass& wanted) {
  const auto of_class = [&](const QosProfile& p) {
    return p.traffic_class.value == wanted.traffic_class && p.name != "default";
  };
  const auto fits = [&](const QosProfile& p) { return of_class(p) && p.dscp.value == wanted.dscp; };
  if (const QosProfile* known = FindProfile(state, fits)) return known;
  const bool trusts = !port.trust_l3 || port.trust_l3->value == "trust";
  return trusts ? nullptr : FindProfile(state, of_class);
}

std::string NewProfile(const SwitchState& state, const MarkedClass& wanted) {
  return UnusedName(*state.qos_profiles,
                    fmt::format("dscp{}-tc{}", wanted.dscp, wanted.traffic_class));
}

// Whether the profile is there for this DSCP alone, so that its traffic class may be changed.
bool IsOwnProfile(const SwitchState& state, const QosProfile& profile, const MarkedClass& wanted) {
  if (profile.name == "default") return false;
  if (profile.dscp.value != wanted.dscp && profile.dscp.value != 0) return false;
  return std::none_of(state.dscp_map->begin(), state.dscp_map->end(), [&](const auto& entry) {
    return entry.profile == profile.name && entry.dscp != wanted.dscp;
  });
}

// Whether another profile has to take the DSCP: a fitting one that is there, or a new one.
bool NeedsOtherProfile(const SwitchState& state, const QosPort& port, const Mapped& mapped,
                       const MarkedClass& wanted) {
  if (mapped.profile == nullptr) return true;
  if (mapped.profile->traffic_class.value == wanted.traffic_class) return false;
  return !IsOwnProfile(state, *mapped.profile, wanted) ||
         FittingProfile(state, port, wanted) != nullptr;
}

// Fix and undo that lead the DSCP to a fitting profile by an entry of the map.
void MendMap(const SwitchState& state, const QosPort& port, const DscpMapping* entry,
             const MarkedClass& wanted, Finding& finding) {
  const std::string& map = port.map->value;
  const QosProfile* fitting = FittingProfile(state, port, wanted);
  const std::string name = QuotedName(fitting ? fitting->name : NewProfile(state, wanted));
  const std::string menu = fmt::format("{}/map/ip", kQosMenu);
  const std::string item =
      fmt::format("[find where dscp={} and map={}]", wanted.dscp, QuotedName(map));
  if (entry == nullptr) {
    finding.fix = {
        fmt::format("{}/add map={} dscp={} profile={}", menu, QuotedName(map), wanted.dscp, name)};
    finding.undo = {fmt::format("{}/remove {}", menu, item)};
    return;
  }
  finding.fix = {fmt::format("{}/set {} profile={}{}", menu, item, name,
                             entry->disabled ? " disabled=no" : "")};
  finding.undo = {fmt::format("{}/set {} profile={}{}", menu, item, QuotedName(entry->profile),
                              entry->disabled ? " disabled=yes" : "")};
}

// What is wrong with a map that leads to no profile.
std::string WhyNotMapped(const SwitchState& state, const QosPort& port, const DscpMapping* entry,
                         const MarkedClass& wanted) {
  if (entry == nullptr)
    return fmt::format("no entry of map {} has DSCP {}", port.map->value, wanted.dscp);
  if (entry->disabled) return fmt::format("the entry to profile={} is disabled", entry->profile);
  const bool there = std::any_of(state.qos_profiles->begin(), state.qos_profiles->end(),
                                 [&](const QosProfile& p) { return p.name == entry->profile; });
  return fmt::format("profile={}, which {}", entry->profile,
                     there ? "is disabled" : "does not exist");
}

Finding MapFault(const SwitchState& state, const QosPort& port, const DscpMapping* entry,
                 const MarkedClass& wanted) {
  Finding finding =
      SharedFault(state, fmt::format("qos map {} dscp {}", port.map->value, wanted.dscp));
  finding.expected = fmt::format("DSCP {} leads to a profile with traffic-class={}", wanted.dscp,
                                 wanted.traffic_class);
  AddEvidence(finding.evidence, entry == nullptr ? port.map->evidence : entry->at);
  MendMap(state, port, entry, wanted, finding);
  return finding;
}

Finding NotMapped(const SwitchState& state, const QosPort& port, const DscpMapping* entry,
                  const MarkedClass& wanted) {
  Finding finding = MapFault(state, port, entry, wanted);
  finding.observed = WhyNotMapped(state, port, entry, wanted);
  return finding;
}

Finding ProfileFault(const SwitchState& state, const Mapped& mapped) {
  Finding finding = SharedFault(state, "qos profile " + mapped.profile->name);
  if (mapped.entry != nullptr) AddEvidence(finding.evidence, mapped.entry->at);
  return finding;
}

std::string Shown(const Fact<int>& traffic_class) {
  return fmt::format("traffic-class={}{}", traffic_class.value,
                     traffic_class.is_default ? " (default)" : "");
}

// The DSCP leads to a profile that others need as it is.
Finding WrongProfile(const SwitchState& state, const QosPort& port, const Mapped& mapped,
                     const MarkedClass& wanted) {
  const Fact<int>& is = mapped.profile->traffic_class;
  Finding finding = MapFault(state, port, mapped.entry, wanted);
  finding.observed = fmt::format("profile={} with {}", mapped.profile->name, Shown(is));
  AddEvidence(finding.evidence, is.evidence);
  return finding;
}

Finding WrongTrafficClass(const SwitchState& state, const Mapped& mapped,
                          const MarkedClass& wanted) {
  const Fact<int>& is = mapped.profile->traffic_class;
  Finding finding = ProfileFault(state, mapped);
  AddEvidence(finding.evidence, is.evidence);
  finding.expected = fmt::format("traffic-class={} for DSCP {}", wanted.traffic_class, wanted.dscp);
  finding.observed = Shown(is);
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
  finding.PlaceAt(state.name, thing);
  return finding;
}

void JudgeThatProfileExists(const SwitchState& state, const QosPort& port,
                            const MarkedClass& wanted, SharedFindings& shared) {
  if (!port.map) return;
  const Maybe<Mapped> mapped = Map(state, port.map->value, wanted.dscp);
  if (!mapped || !NeedsOtherProfile(state, port, *mapped, wanted)) return;
  if (FittingProfile(state, port, wanted) != nullptr) return;
  const std::string name = NewProfile(state, wanted);
  Finding finding = SharedFault(state, "qos profile " + name);
  finding.expected =
      fmt::format("a profile with dscp={} traffic-class={}", wanted.dscp, wanted.traffic_class);
  finding.observed = "no profile that is enabled has both";
  AddEvidence(finding.evidence, mapped->entry ? mapped->entry->at : port.map->evidence);
  finding.fix = {fmt::format("{}/profile/add name={} dscp={} traffic-class={}", kQosMenu, name,
                             wanted.dscp, wanted.traffic_class)};
  finding.undo = {fmt::format("{}/profile/remove [find where name={}]", kQosMenu, name)};
  shared.Tell(std::move(finding));
}

void JudgeMarking(const SwitchState& state, const QosPort& port, const MarkedClass& wanted,
                  Parts& parts, SharedFindings& shared) {
  if (!port.map) return parts.Absent(port.map.error());
  const Maybe<Mapped> mapped = Map(state, port.map->value, wanted.dscp);
  if (!mapped) return parts.Absent(mapped.error());
  if (mapped->profile == nullptr) return shared.Tell(NotMapped(state, port, mapped->entry, wanted));
  const QosProfile& profile = *mapped->profile;
  if (NeedsOtherProfile(state, port, *mapped, wanted))
    return shared.Tell(WrongProfile(state, port, *mapped, wanted));
  if (profile.traffic_class.value != wanted.traffic_class)
    shared.Tell(WrongTrafficClass(state, *mapped, wanted));
  if (port.trust_l3 && port.trust_l3->value == "trust" && profile.dscp.value != wanted.dscp)
    shared.Tell(RewritesDscp(state, *mapped, wanted));
  JudgeHardware(state, *mapped, parts, shared);
  parts.Holds();
}

}  // namespace fabric
