#pragma once

#include <string>
#include <vector>

#include "host_rail.h"

namespace fabric {

// An IPv6 address by configuration: neither link-local nor of a lease or an advertisement.
bool IsStaticIpv6(const HostAddress& address);

// What configuration gave the interface, as netplan writes it: IPv4 alone, or IPv4 and then IPv6.
std::vector<std::string> StaticIpv4Of(const HostInterface& is);
std::vector<std::string> StaticAddressesOf(const HostInterface& is);

// Adds to the finding how the interface gets the address that the inventory gives this rail of this
// host, by netplan, and how that is taken back. Static IPv6 addresses stay. A lease is switched off
// and has no undo: what the list of addresses was before is not known. Nothing where the interface
// has just that already, or where no octet is declared.
void SetIntendedAddress(const HostEntry& host, const Rail& rail, const HostInterface& is,
                        Finding& finding);

}  // namespace fabric
