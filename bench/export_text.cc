#include "export_text.h"

#include <fmt/format.h>

namespace fabric {

std::string ExportText(int ports) {
  std::string text =
      "# 2026-07-22 10:14:03 by RouterOS 7.23.2\n"
      "# model = CRS804-4DDQ\n"
      "/interface bridge\n"
      "add name=bridge\n"
      "add name=roce-br\n"
      "/interface ethernet\n";
  const auto add = [&](std::string_view line) {
    constexpr int kSubPorts = 8;
    for (int port = 0; port < ports; ++port)
      text += fmt::format(fmt::runtime(line), port / kSubPorts + 1, port % kSubPorts + 1);
  };
  add("set [ find default-name=qsfp56-dd-{}-{} ] auto-negotiation=no l2mtu=9216 mtu=\\\n"
      "    9000 speed=200G-baseCR4\n");
  text += "/interface ethernet switch qos port\n";
  add("set qsfp56-dd-{}-{} pfc=disabled trust-l2=ignore trust-l3=ignore\n");
  text += "/interface bridge port\nadd bridge=bridge interface=ether1\n";
  add("add bridge=roce-br comment=\"leg of rail 0\" interface=qsfp56-dd-{}-{}\n");
  text +=
      "/ip address\n"
      "add address=192.168.88.10/24 interface=bridge network=192.168.88.0\n"
      "/system identity\n"
      "set name=crs804\n";
  return text;
}

}  // namespace fabric
