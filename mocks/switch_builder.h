#pragma once

#include <optional>
#include <string>
#include <vector>

#include "state_parts.h"
#include "switch_state.h"

namespace fabric {

// Parts of a believable switch: every fact with its evidence, nothing configured but what is named.

Port MakePort(const std::string& device, const std::string& name, bool on_chip, bool running,
              int l2mtu, std::optional<CagePlace> place);

// The link of a running leg, or of a sub-port that nothing is plugged into. An empty `mode` is
// auto-negotiation.
PortLink MakeLink(const std::string& device, const std::string& name, bool runs, BitRate rate,
                  const std::string& mode, const std::string& fec);

// QoS off.
QosPort MakeQosPort(const std::string& device, const std::string& name);

// A row of the host table that the chip learned.
LearnedMac Learned(const std::string& device, const std::string& interface,
                   const std::string& bridge, const std::string& mac, int line);

// Every list is there and empty; package switch-marvell of the same version.
SwitchState EmptySwitch(const std::string& name, const std::string& model,
                        const std::string& version);

// Bridge `bridge` with the copper ports and the address.
void AddManagement(SwitchState& state, const std::vector<std::string>& copper,
                   const std::string& address);

// An empty bridge that is offloaded, as the log says.
void AddFabricBridge(SwitchState& state, const std::string& bridge);

// Puts a port that is there into the bridge, and among the legs.
void AddLeg(SwitchState& state, const Leg& leg, const std::string& bridge);

}  // namespace fabric
