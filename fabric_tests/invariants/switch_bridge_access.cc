#include <fmt/format.h>

#include <boost/asio/ip/address.hpp>
#include <unordered_set>

#include "name_list.h"
#include "routeros_command.h"
#include "switch_bridge.h"
#include "switch_index.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

// The CPU ports of the switch that are in no bridge: one of them could carry management.
std::vector<std::string> SpareCopper(const SwitchState& on, const SwitchIndex& index) {
  std::vector<std::string> names;
  if (!on.ports) return names;
  for (const Port& port : *on.ports)
    if (IsFalse(port.on_chip) && index.MembershipsOf(port.name).empty()) names.push_back(port.name);
  return names;
}

Finding OnFabricPort(const SwitchState& on, const SwitchIndex& index, const SwitchAddress& address,
                     const std::vector<std::string>& spare_copper) {
  Finding finding;
  finding.fault = "management-on-fabric-port";
  finding.PlaceAt(on.name, address.interface);
  finding.expected = "the switch's address on a CPU port, or on a bridge that has one";
  finding.observed = fmt::format("{} is on {}, ", address.address, address.interface);
  finding.evidence = {address.at};
  finding.caution =
      "careful: management rides fabric ports. Have a console at hand before bridges are touched";
  if (index.FindBridge(address.interface) == nullptr) {
    finding.observed += "which is behind the switch chip";
    return finding;
  }
  finding.observed += "which has no CPU port";
  for (const std::string& port : spare_copper) {
    finding.fix.push_back(AddBridgePort(address.interface, port));
    finding.undo.push_back(RemoveBridgePort(address.interface, port));
  }
  return finding;
}

// Whether one of the bridge's members is a CPU port.
Observed<bool> BridgeHasCopper(const SwitchState& on, const SwitchIndex& index,
                               const SwitchAddress& address) {
  if (!on.bridge_ports) return tl::unexpected(on.bridge_ports.error());
  if (!on.ports) return tl::unexpected(on.ports.error());
  Observed<bool> all_on_chip = Fact<bool>{false, address.at, false};
  for (const BridgePort* member : index.MembersOf(address.interface)) {
    const Port* port = index.FindPort(member->interface);
    if (port == nullptr || IsTrue(member->disabled) || IsTrue(port->on_chip)) continue;
    if (!member->disabled)
      all_on_chip = tl::unexpected(member->disabled.error());
    else if (!port->on_chip)
      all_on_chip = tl::unexpected(port->on_chip.error());
    else
      return Fact<bool>{true, member->at, false};
  }
  return all_on_chip;
}

// Whether the address rides a CPU port, directly or through its bridge.
Observed<bool> RidesCopper(const SwitchState& on, const SwitchIndex& index,
                           const SwitchAddress& address) {
  if (!address.disabled) return tl::unexpected(address.disabled.error());
  if (index.FindBridge(address.interface) != nullptr) return BridgeHasCopper(on, index, address);
  if (const Port* port = index.FindPort(address.interface); port != nullptr) {
    if (!port->on_chip) return tl::unexpected(port->on_chip.error());
    return Fact<bool>{!port->on_chip->value, port->on_chip->evidence, false};
  }
  if (!on.bridges) return tl::unexpected(on.bridges.error());
  return NotAsked(fmt::format("{} {} is on {}: what that rides was not asked", on.name,
                              address.address, address.interface));
}

std::string WithoutPrefixLength(const SwitchAddress& address) {
  return address.address.substr(0, address.address.find('/'));
}

// That the inventory reaches the switch at an address that it does not show. A host name says
// nothing of that, and an address by DHCP is in no export: so a note.
void NoteUnknownAddress(const SwitchState& on, const SwitchEntry* entry, Parts& parts) {
  if (entry == nullptr || !entry->address || on.addresses->empty()) return;
  boost::system::error_code error;
  boost::asio::ip::make_address(*entry->address, error);
  if (error) return;
  std::vector<std::string> own;
  for (const SwitchAddress& address : *on.addresses) {
    own.push_back(WithoutPrefixLength(address));
    if (own.back() == *entry->address) return;
  }
  parts.Note(fmt::format("the inventory reaches {} at {}, which is none of its addresses: {}",
                         on.name, *entry->address, Listed(own)));
}

// The enabled addresses by which the switch may be managed, one of each interface: the inventory's
// where the switch shows it, all of them else.
std::vector<const SwitchAddress*> ManagementAddresses(const SwitchState& on,
                                                      const SwitchEntry* entry) {
  std::vector<const SwitchAddress*> all;
  std::unordered_set<std::string_view> interfaces;
  for (const SwitchAddress& address : *on.addresses) {
    if (IsTrue(address.disabled)) continue;
    if (entry != nullptr && entry->address && WithoutPrefixLength(address) == *entry->address)
      return {&address};
    if (interfaces.insert(address.interface).second) all.push_back(&address);
  }
  return all;
}

// One address that rides copper is enough: fabrics may have another one for tests.
void JudgeAddresses(const SwitchState& on, const SwitchIndex& index,
                    const std::vector<const SwitchAddress*>& addresses, Parts& parts) {
  Parts none_rides;
  const std::vector<std::string> spare_copper = SpareCopper(on, index);
  for (const SwitchAddress* address : addresses) {
    const Observed<bool> rides = RidesCopper(on, index, *address);
    if (IsTrue(rides)) return parts.Holds();
    if (rides)
      none_rides.Violated(OnFabricPort(on, index, *address, spare_copper));
    else
      none_rides.Absent(rides.error());
  }
  parts = std::move(none_rides);
}

Finding EverybodyBehindLegs(const SwitchState& on, const std::string& bridge,
                            const std::vector<const LearnedMac*>& rows) {
  std::vector<std::string> seen;
  Finding finding;
  finding.fault = "gateway-behind-leg";
  finding.PlaceAt(on.name, bridge);
  finding.expected = "control node or gateway behind a CPU port of " + bridge;
  for (const LearnedMac* row : rows) {
    seen.push_back(row->mac + " on " + row->interface);
    finding.evidence.push_back(row->at);
  }
  finding.observed = "everybody in it is behind a leg: " + Listed(seen);
  finding.caution =
      "careful: who talks to the switch does so through the fabric. No command mends that: plug "
      "the control node or its gateway into a CPU port before bridges are touched";
  return finding;
}

// Whoever talks to an address has a row in its bridge's host table.
void JudgeNeighbours(const SwitchState& on, const SwitchIndex& index, const std::string& bridge,
                     Parts& parts) {
  if (index.FindBridge(bridge) == nullptr) return;
  std::unordered_set<std::string_view> legs;
  for (const Leg& leg : on.legs->legs) legs.insert(leg.port);
  std::vector<const LearnedMac*> behind_legs;
  for (const LearnedMac& row : *on.host_table) {
    if (row.local || row.bridge != bridge) continue;
    if (!legs.contains(row.interface)) return parts.Holds();
    behind_legs.push_back(&row);
  }
  if (!behind_legs.empty()) parts.Violated(EverybodyBehindLegs(on, bridge, behind_legs));
}

// Told only where it was asked.
bool WasAsked(const Missing& missing) { return missing.why == Missing::Why::kNoAnswer; }

}  // namespace

Verdict ManagementRidesTheCopperPorts(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (!on->addresses) return Absent(on->addresses.error());

  Parts parts;
  const SwitchIndex index(*on);
  const SwitchEntry* entry = state.inventory.FindSwitch(on->name);
  const auto addresses = ManagementAddresses(*on, entry);
  JudgeAddresses(*on, index, addresses, parts);
  NoteUnknownAddress(*on, entry, parts);
  if (addresses.empty()) parts.NoEvidence(on->name + " shows no address");
  if (!on->host_table) {
    if (WasAsked(on->host_table.error())) parts.Absent(on->host_table.error());
  } else if (on->legs && addresses.size() == 1) {
    JudgeNeighbours(*on, index, addresses.front()->interface, parts);
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
