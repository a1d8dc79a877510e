#pragma once

#include <optional>
#include <string>

#include "invariant.h"

namespace fabric {

// One rail on one host: what is declared of it and what was seen of the host.
struct HostRail {
  const HostEntry* entry = nullptr;  // none of the three is null
  const Rail* rail = nullptr;
  const HostState* seen = nullptr;
  std::string netdev;  // the rail's name on this host

  // "spark1 rail0 (enp1s0f0np0)"
  std::string Where() const;
};

// Nullopt when the inventory or the state has no such host or rail.
std::optional<HostRail> FindHostRail(const FabricState& state, const std::string& host,
                                     const std::string& rail);

// The rail that `netdev` is on this host; nullptr where it is none.
const Rail* RailOf(const FabricState& state, const HostEntry& host, const std::string& netdev);

// "10.9.0.11/24": the rail's subnet with the host's octet. Nullopt where no octet is declared, or
// where it leads out of the subnet.
std::optional<std::string> IntendedAddress(const HostEntry& host, const Rail& rail);

// Its text says that no frame can pass.
bool HasNoLink(const HostInterface& is);

// Inside the rail's subnet, whatever prefix length it has itself.
bool IsInSubnet(const Ipv4& address, const Ipv4Network& subnet);

// The last octet is the one declared for the host, or none is declared.
bool HasDeclaredOctet(const HostEntry& host, const Ipv4& address);

}  // namespace fabric
