#include "host_rail.h"

#include <fmt/format.h>

namespace fabric {
namespace {

constexpr std::uint_least32_t kLastOctet = 0xff;

}  // namespace

std::string HostRail::Where() const {
  return fmt::format("{} {} ({})", entry->name, rail->name, netdev);
}

std::optional<HostRail> FindHostRail(const FabricState& state, const std::string& host,
                                     const std::string& rail) {
  HostRail found;
  found.entry = state.inventory.FindHost(host);
  found.rail = state.inventory.FindRail(rail);
  found.seen = state.FindHost(host);
  if (found.entry == nullptr || found.rail == nullptr || found.seen == nullptr) return std::nullopt;
  found.netdev = NamesOn(*found.entry, *found.rail).netdev;
  return found;
}

const Rail* RailOf(const FabricState& state, const HostEntry& host, const std::string& netdev) {
  for (const Rail& rail : state.inventory.rails)
    if (NamesOn(host, rail).netdev == netdev) return &rail;
  return nullptr;
}

std::optional<std::string> IntendedAddress(const HostEntry& host, const Rail& rail) {
  if (!host.octet) return std::nullopt;
  const auto base = rail.subnet.network().to_uint() & ~kLastOctet;
  const Ipv4 address(base | static_cast<std::uint_least32_t>(*host.octet));
  if (!IsInSubnet(address, rail.subnet)) return std::nullopt;
  return fmt::format("{}/{}", address.to_string(), rail.subnet.prefix_length());
}

bool HasNoLink(const HostInterface& is) { return is.link && is.link->value != LinkState::kUp; }

bool IsInSubnet(const Ipv4& address, const Ipv4Network& subnet) {
  return (address.to_uint() & subnet.netmask().to_uint()) == subnet.network().to_uint();
}

bool HasDeclaredOctet(const HostEntry& host, const Ipv4& address) {
  if (!host.octet) return true;
  return (address.to_uint() & kLastOctet) == static_cast<std::uint_least32_t>(*host.octet);
}

}  // namespace fabric
