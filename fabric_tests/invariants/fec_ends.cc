#include "fec_ends.h"

#include <algorithm>

#include "leg_link.h"
#include "rail_fault.h"

namespace fabric {
namespace {

constexpr FecWords kFecs[] = {
    {"fec91", "RS", "rs"}, {"fec74", "BaseR", "baser"}, {"off", "Off", "off"}};

const Leg* LegOf(const SwitchState& on, const HostRail& of) {
  for (const Leg& leg : on.legs->legs)
    if (leg.host == of.entry->name &&
        std::find(leg.rails.begin(), leg.rails.end(), of.rail->name) != leg.rails.end())
      return &leg;
  return nullptr;
}

// A NIC without a link says "None" of a FEC that it does not run.
const Fact<std::string>* FecOfNic(const HostRail& of) {
  const HostNic* nic = NicOf(of);
  const bool runs = nic != nullptr && nic->speed && nic->speed->value;
  return runs && nic->fec ? &*nic->fec : nullptr;
}

}  // namespace

const char* const kFecEndsCaution =
    "no fix is named: which FEC is meant is not declared; leg-fec in the inventory says it for "
    "both "
    "ends";

const FecWords* FecOfLeg(std::string_view leg) {
  for (const FecWords& fec : kFecs)
    if (fec.leg == leg) return &fec;
  return nullptr;
}

const FecWords* FecOfHost(std::string_view printed) {
  if (printed == "None") return FecOfLeg("off");
  for (const FecWords& fec : kFecs)
    if (fec.printed == printed) return &fec;
  return nullptr;
}

bool FecEnds::Agree() const { return FecOfLeg(leg->value) == FecOfHost(nic->value); }

std::optional<FecEnds> FecEndsOf(const FabricState& state, const HostRail& of) {
  const SwitchState* on = state.FindSwitch(of.rail->switch_name);
  const Fact<std::string>* nic = FecOfNic(of);
  if (on == nullptr || nic == nullptr || !on->legs || !on->links) return std::nullopt;
  const Leg* leg = LegOf(*on, of);
  const PortLink* link = leg == nullptr ? nullptr : on->FindLink(leg->port);
  if (link == nullptr || !HasLink(*link) || !link->fec) return std::nullopt;
  if (FecOfLeg(link->fec->value) == nullptr) return std::nullopt;
  return FecEnds{on->name + " " + leg->port, &*link->fec, nic};
}

}  // namespace fabric
