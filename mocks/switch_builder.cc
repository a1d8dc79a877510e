#include "switch_builder.h"

#include <fmt/format.h>

namespace fabric {
namespace {

Bridge MakeBridge(const std::string& device, const std::string& name) {
  const std::string file = OutFile(device, "bridge");
  Bridge bridge;
  bridge.name = name;
  bridge.at = Evidence{file, 1, name};
  bridge.disabled = Seen(false, file);
  bridge.protocol_mode = Seen<std::string>("rstp", file);
  bridge.cpu_features.emplace();
  return bridge;
}

BridgePort MemberOn(const std::string& device, const std::string& interface,
                    const std::string& bridge, int line, bool on_chip) {
  BridgePort member = Member(interface, bridge, line);
  member.at.file = OutFile(device, "bridge-port");
  member.hw_offload = Seen(on_chip, member.at.file, line, member.at.text);
  return member;
}

}  // namespace

Port MakePort(const std::string& device, const std::string& name, bool on_chip, bool running,
              int l2mtu, std::optional<CagePlace> place) {
  const std::string file = OutFile(device, "ethernet");
  Port port;
  port.name = name;
  port.default_name = name;
  port.place = std::move(place);
  port.on_chip = Seen(on_chip, file);
  port.running = Seen(running, file);
  port.disabled = Seen(false, file);
  port.l2mtu = Seen(l2mtu, file, 1, fmt::format("name={} l2mtu={}", name, l2mtu));
  port.mtu = Seen(9000, file);
  port.forced_speed = NotAsked("auto-negotiation is on");
  port.rx_flow_control = Seen<std::string>("off", file);
  port.tx_flow_control = Seen<std::string>("off", file);
  port.at = Evidence{file, 1, name};
  return port;
}

// The link of a running leg, or of a sub-port that nothing is plugged into.
PortLink MakeLink(const std::string& device, const std::string& name, bool runs, BitRate rate,
                  const std::string& mode, const std::string& fec) {
  const std::string settings = OutFile(device, "ethernet");
  const std::string file = OutFile(device, "ethernet-monitor");
  PortLink link;
  link.port = name;
  link.auto_negotiation = Seen(mode.empty(), settings, 1, "name=" + name);
  if (!mode.empty())
    link.speed = Seen(mode, settings, 1, fmt::format("name={} speed={}", name, mode));
  link.fec_mode = Seen<std::string>("auto", settings);
  link.status =
      Seen<std::string>(runs ? "link-ok" : "no-link", file, 1, fmt::format("name={} status", name));
  link.downs_at_start = Seen<std::int64_t>(3, OutFile(device, "interface@before"), 1, name);
  link.downs_at_end = Seen<std::int64_t>(3, OutFile(device, "interface@after"), 1, name);
  if (!runs) return link;
  link.rate = Seen(rate, file, 1, fmt::format("name={} rate", name));
  link.full_duplex = Seen(true, file, 1, fmt::format("name={} full-duplex", name));
  link.fec = Seen(fec, file, 1, fmt::format("name={} fec", name));
  link.eeprom_checksum = Seen<std::string>("good", file);
  return link;
}

QosPort MakeQosPort(const std::string& device, const std::string& name) {
  const std::string file = OutFile(device, "qos-port");
  QosPort port;
  port.name = name;
  port.trust_l2 = Seen<std::string>("ignore", file);
  port.trust_l3 = Seen<std::string>("ignore", file);
  port.pfc = Seen<std::string>("disabled", file);
  port.map = Seen<std::string>("default", file);
  port.profile = Seen<std::string>("default", file);
  port.tx_manager = Seen<std::string>("default", file);
  port.egress_rate.fill(Seen<std::optional<BitRate>>(std::nullopt, file));
  return port;
}

LearnedMac Learned(const std::string& device, const std::string& interface,
                   const std::string& bridge, const std::string& mac, int line) {
  LearnedMac row;
  row.mac = mac;
  row.interface = interface;
  row.bridge = bridge;
  row.external = true;
  row.dynamic = true;
  row.at = Evidence{OutFile(device, "bridge-host"), line, mac + " " + interface};
  return row;
}

namespace {

// As they leave the factory.
void AddTxQueues(SwitchState& state) {
  const std::string file = OutFile(state.name, "qos-tx-manager-queue");
  for (int queue = 0; queue < 8; ++queue) {
    const std::string schedule = queue >= 6 ? "strict-priority" : "low-priority-group";
    state.tx_queues.push_back({"default", queue, Seen(false, file), Seen(false, file),
                               Seen(queue > 0, file), Seen(schedule, file)});
  }
}

}  // namespace

SwitchState EmptySwitch(const std::string& name, const std::string& model,
                        const std::string& version) {
  SwitchState state;
  state.name = name;
  state.model = Seen(model, OutFile(name, "resource"));
  state.version = Seen(version, OutFile(name, "resource"), 2, "version: " + version);
  state.firmware = Seen(version, OutFile(name, "routerboard"), 6, "current-firmware: " + version);
  state.ports.emplace();
  state.links.emplace();
  state.bridges.emplace();
  state.bridge_ports.emplace();
  state.host_table.emplace();
  state.addresses.emplace();
  state.offload_log.emplace();
  state.packages.emplace();
  state.qos_ports.emplace();
  state.qos_profiles.emplace();
  state.pfc_profiles.emplace();
  state.dscp_map.emplace();
  state.qos_offload = Seen(true, OutFile(name, "switch"));
  state.dcbx = Seen(false, OutFile(name, "export"));
  AddTxQueues(state);
  state.legs = Legs{};
  state.packages->push_back({"switch-marvell", version, false, {OutFile(name, "package"), 3, ""}});
  state.packages->push_back({"routeros", version, false, {OutFile(name, "package"), 4, ""}});
  return state;
}

void AddManagement(SwitchState& state, const std::vector<std::string>& copper,
                   const std::string& address) {
  int line = 3;
  state.bridges->push_back(MakeBridge(state.name, "bridge"));
  for (const auto& port : copper) {
    state.ports->push_back(MakePort(state.name, port, false, true, 1600, std::nullopt));
    state.bridge_ports->push_back(MemberOn(state.name, port, "bridge", line++, false));
  }
  state.addresses->push_back({address, "bridge", Seen(false, OutFile(state.name, "ip-address")),
                              Evidence{OutFile(state.name, "ip-address"), 3, address + " bridge"}});
  state.management_bridge = Seen<std::string>("bridge", OutFile(state.name, "bridge"));
}

void AddFabricBridge(SwitchState& state, const std::string& bridge) {
  state.bridges->push_back(MakeBridge(state.name, bridge));
  state.fabric_bridge = Seen(bridge, OutFile(state.name, "bridge"));
  state.offload_log->push_back(
      {bridge, true,
       Evidence{OutFile(state.name, "log"), 5,
                "bridge,info hardware offloading activated on bridge \"" + bridge + "\""}});
}

void AddLeg(SwitchState& state, const Leg& leg, const std::string& bridge) {
  const int line = static_cast<int>(state.bridge_ports->size()) + 3;
  state.bridge_ports->push_back(MemberOn(state.name, leg.port, bridge, line, true));
  state.legs->legs.push_back(leg);
}

}  // namespace fabric
