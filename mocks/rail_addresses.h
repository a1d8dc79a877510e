#pragma once

#include <string>
#include <vector>

#include "fabric_builder.h"

namespace fabric {

// For unit tests: an address of spark1 as the state holds it, with its line.
inline HostAddress AddressOfSpark1(const std::string& text) {
  HostAddress address;
  address.text = text;
  boost::system::error_code error;
  const auto v4 = boost::asio::ip::make_network_v4(text, error);
  if (!error) address.v4 = v4;
  const auto v6 = boost::asio::ip::make_network_v6(text, error);
  if (!error) address.v6 = v6;
  address.at = {"devices/spark1/ip-addr.out", 1, "inet " + text};
  return address;
}

// For unit tests: seed A with other addresses on rail0 of spark1.
inline FabricState Rail0With(const std::vector<std::string>& addresses) {
  FabricState state = HealthySeedA();
  HostInterface& rail0 = InterfaceOf(state, "spark1", "enp1s0f0np0");
  rail0.addresses.clear();
  for (const std::string& text : addresses) rail0.addresses.push_back(AddressOfSpark1(text));
  return state;
}

}  // namespace fabric
