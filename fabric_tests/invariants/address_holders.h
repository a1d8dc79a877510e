#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "host_rail.h"

namespace fabric {

// An interface that has an address.
struct AddressHolder {
  std::string device;
  std::string label;  // "spark1 rail0 (enp1s0f0np0)", "crs804 bridge"
  std::string interface;
  const HostEntry* host = nullptr;                // of a rail
  const Rail* rail = nullptr;                     // null: not a rail
  const HostInterface* host_interface = nullptr;  // of a rail
  Evidence at;
};

// By address.
using AddressHolders = std::map<std::uint_least32_t, std::vector<AddressHolder>>;

// Every IPv4 address that was seen on a host or, not disabled, on a switch. What was not seen is
// told to `parts`: while a host is missing any address may be on it too.
AddressHolders HoldersOfAddresses(const FabricState& state, Parts& parts);

}  // namespace fabric
