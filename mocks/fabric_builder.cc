#include "fabric_builder.h"

#include <fmt/format.h>

#include <boost/asio/ip/address_v4.hpp>
#include <cstdlib>

namespace fabric {
namespace {

std::string File(const std::string& device, const std::string& question) {
  return "devices/" + device + "/" + question + ".out";
}

Ipv4Network Network(const std::string& text) { return boost::asio::ip::make_network_v4(text); }

std::string MacOf(int host, int rail) {
  return fmt::format("02:00:5e:00:{:02x}:{:02x}", host, rail);
}

Port MakePort(const std::string& device, const std::string& name, bool on_chip, bool running,
              int l2mtu, std::optional<CagePlace> place) {
  const std::string file = File(device, "ethernet");
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
  const std::string settings = File(device, "ethernet");
  const std::string file = File(device, "ethernet-monitor");
  PortLink link;
  link.port = name;
  link.auto_negotiation = Seen(mode.empty(), settings, 1, "name=" + name);
  if (!mode.empty())
    link.speed = Seen(mode, settings, 1, fmt::format("name={} speed={}", name, mode));
  link.fec_mode = Seen<std::string>("auto", settings);
  link.status =
      Seen<std::string>(runs ? "link-ok" : "no-link", file, 1, fmt::format("name={} status", name));
  link.downs_at_start = Seen<std::int64_t>(3, File(device, "interface@before"), 1, name);
  link.downs_at_end = Seen<std::int64_t>(3, File(device, "interface@after"), 1, name);
  if (!runs) return link;
  link.rate = Seen(rate, file, 1, fmt::format("name={} rate", name));
  link.full_duplex = Seen(true, file, 1, fmt::format("name={} full-duplex", name));
  link.fec = Seen(fec, file, 1, fmt::format("name={} fec", name));
  link.eeprom_checksum = Seen<std::string>("good", file);
  return link;
}

QosPort MakeQosPort(const std::string& device, const std::string& name) {
  const std::string file = File(device, "qos-port");
  QosPort port;
  port.name = name;
  port.trust_l2 = Seen<std::string>("ignore", file);
  port.trust_l3 = Seen<std::string>("ignore", file);
  port.pfc = Seen<std::string>("disabled", file);
  port.map = Seen<std::string>("default", file);
  port.profile = Seen<std::string>("default", file);
  port.egress_rate.fill(Seen<std::optional<BitRate>>(std::nullopt, file));
  return port;
}

Bridge MakeBridge(const std::string& device, const std::string& name) {
  const std::string file = File(device, "bridge");
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
  member.at.file = File(device, "bridge-port");
  member.hw_offload = Seen(on_chip, member.at.file, line, member.at.text);
  return member;
}

LearnedMac Learned(const std::string& device, const std::string& interface,
                   const std::string& bridge, const std::string& mac, int line) {
  LearnedMac row;
  row.mac = mac;
  row.interface = interface;
  row.bridge = bridge;
  row.external = true;
  row.dynamic = true;
  row.at = Evidence{File(device, "bridge-host"), line, mac + " " + interface};
  return row;
}

SwitchState EmptySwitch(const std::string& name, const std::string& model,
                        const std::string& version) {
  SwitchState state;
  state.name = name;
  state.model = Seen(model, File(name, "resource"));
  state.version = Seen(version, File(name, "resource"), 2, "version: " + version);
  state.firmware = Seen(version, File(name, "routerboard"), 6, "current-firmware: " + version);
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
  state.qos_offload = Seen(true, File(name, "switch"));
  state.dcbx = Seen(false, File(name, "export"));
  state.queue_ecn.emplace();
  state.legs = Legs{};
  state.packages->push_back({"switch-marvell", version, false, {File(name, "package"), 3, ""}});
  state.packages->push_back({"routeros", version, false, {File(name, "package"), 4, ""}});
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
  state.addresses->push_back({address, "bridge", Seen(false, File(state.name, "ip-address")),
                              Evidence{File(state.name, "ip-address"), 3, address + " bridge"}});
  state.management_bridge = Seen<std::string>("bridge", File(state.name, "bridge"));
}

void AddFabricBridge(SwitchState& state, const std::string& bridge) {
  state.bridges->push_back(MakeBridge(state.name, bridge));
  state.fabric_bridge = Seen(bridge, File(state.name, "bridge"));
  state.offload_log->push_back(
      {bridge, true,
       Evidence{File(state.name, "log"), 5,
                "bridge,info hardware offloading activated on bridge \"" + bridge + "\""}});
}

void AddLeg(SwitchState& state, const Leg& leg, const std::string& bridge) {
  const int line = static_cast<int>(state.bridge_ports->size()) + 3;
  state.bridge_ports->push_back(MemberOn(state.name, leg.port, bridge, line, true));
  state.legs->legs.push_back(leg);
}

HostRdmaPort MakeRdmaPort(const std::string& host, const Rail& rail, const Ipv4& address) {
  const std::string device = rail.rdma_device.value_or("mlx5_0");
  HostRdmaPort port;
  port.device = device;
  port.port = 1;
  port.netdev = rail.netdev;
  port.at = Evidence{File(host, "rdma-link"), 1, device + "/1 netdev " + rail.netdev};
  port.state = Seen<std::string>("ACTIVE", File(host, "rdma-link"), 1, device + "/1 state ACTIVE");
  port.active_mtu = Seen(4096, File(host, "ibv-devinfo"), 45, device + " active_mtu 4096");
  port.gids.emplace();
  port.gids->push_back({"::ffff:" + address.to_string(), "RoCE v2", address,
                        Evidence{File(host, "ibv-devinfo"), 70, device + " GID[3]"}});
  return port;
}

HostQos MakeHostQos(const std::string& host, const std::string& netdev, const Intent& intent) {
  const std::string file = File(host, "mlnx-qos." + netdev);
  HostQos qos;
  std::set<int> on;
  if (intent.lossless) on.insert(intent.lossless->traffic_class);
  qos.pfc = Seen(std::move(on), file, 7, netdev + " enabled");
  qos.trust = Seen<std::string>(intent.lossless ? "dscp" : "pcp", file, 2, netdev + " trust");
  qos.priority_of_dscp.emplace();
  for (int dscp = 0; intent.lossless && dscp < 64; ++dscp)
    (*qos.priority_of_dscp)[dscp] = {dscp / 8, Evidence{file, 4 + dscp / 8, ""}, false};
  return qos;
}

HostNic MakeNic(const std::string& host, const std::string& netdev, const Intent& intent) {
  HostNic nic;
  nic.speed = Seen(intent.leg_rate, File(host, "ethtool." + netdev), 24, netdev + " Speed");
  nic.fec = Seen<std::string>("RS", File(host, "ethtool-fec." + netdev), 3, netdev + " FEC RS");
  const std::string pcie = File(host, "pcie-link." + netdev);
  nic.pcie_speed = Seen<std::string>("32 GT/s", pcie, 1, "current_link_speed: 32.0 GT/s PCIe");
  nic.pcie_width = Seen(4, pcie, 2, "current_link_width: 4");
  const std::string driver = File(host, "ethtool-driver." + netdev);
  nic.driver = Seen<std::string>("mlx5_core 6.17.0", driver, 1, "driver: mlx5_core");
  nic.firmware = Seen<std::string>("28.45.4028", driver, 3, "firmware-version: 28.45.4028");
  nic.qos = MakeHostQos(host, netdev, intent);
  return nic;
}

HostState MakeHost(const Inventory& inventory, const HostEntry& entry, int number) {
  HostState host;
  host.name = entry.name;
  host.interfaces.emplace();
  host.mtu.emplace();
  host.sysctl.emplace();
  host.rdma_ports.emplace();
  host.kernel = Seen<std::string>("6.17.0", File(entry.name, "kernel"), 1, "6.17.0");
  const std::string addr_file = File(entry.name, "ip-addr");
  int rail_number = 0;
  for (const Rail& rail : inventory.rails) {
    HostInterface interface;
    interface.name = rail.netdev;
    interface.mac = MacOf(number, rail_number++);
    const auto base = rail.subnet.network().to_uint();
    const Ipv4 address(base + static_cast<unsigned>(entry.octet.value_or(number)));
    const std::string text = fmt::format("{}/{}", address.to_string(), rail.subnet.prefix_length());
    interface.at = Evidence{addr_file, 1, interface.name + " " + text};
    interface.addresses.push_back({text, Network(text), interface.at});
    interface.mtu = Fact<int>{9000, interface.at, false};
    interface.link = Fact<LinkState>{LinkState::kUp, interface.at, false};
    (*host.mtu)[interface.name] = Fact<int>{9000, {File(entry.name, "ip-link"), 1, ""}, false};
    for (const char* key : {"arp_ignore", "arp_announce", "rp_filter"}) {
      (*host.sysctl)[fmt::format("net.ipv4.conf.{}.{}", interface.name, key)] =
          Fact<std::string>{"0", {File(entry.name, "sysctl"), 4, ""}, false};
    }
    host.rdma_ports->push_back(MakeRdmaPort(entry.name, rail, address));
    host.nics[rail.netdev] = MakeNic(entry.name, rail.netdev, inventory.intent);
    host.interfaces->push_back(std::move(interface));
  }
  const auto wanted = [](std::optional<int> value) { return std::to_string(value.value_or(0)); };
  const ArpSysctls& arp = inventory.intent.sysctl;
  const Evidence all{File(entry.name, "sysctl"), 1, "net.ipv4.conf.all"};
  (*host.sysctl)["net.ipv4.conf.all.arp_ignore"] = {wanted(arp.arp_ignore), all, false};
  (*host.sysctl)["net.ipv4.conf.all.arp_announce"] = {wanted(arp.arp_announce), all, false};
  (*host.sysctl)["net.ipv4.conf.all.rp_filter"] = {wanted(arp.rp_filter), all, false};

  // What every such host carries besides its rails: the same address on each of them.
  HostInterface docker;
  docker.name = "docker0";
  docker.at = Evidence{addr_file, 1, "docker0 172.17.0.1/16"};
  docker.addresses.push_back({"172.17.0.1/16", Network("172.17.0.1/16"), docker.at});
  docker.mtu = Fact<int>{1500, docker.at, false};
  host.interfaces->push_back(std::move(docker));
  return host;
}

void AddHosts(FabricState& state) {
  int number = 1;
  for (const HostEntry& entry : state.inventory.hosts)
    state.hosts.push_back(MakeHost(state.inventory, entry, number++));
}

Rail MakeRail(int number, const std::string& netdev, const std::string& device,
              const std::string& subnet, const std::string& switch_name) {
  Rail rail;
  rail.name = "rail" + std::to_string(number);
  rail.netdev = netdev;
  rail.rdma_device = device;
  rail.subnet = Network(subnet);
  rail.switch_name = switch_name;
  return rail;
}

Inventory SeedAInventory() {
  Inventory inventory;
  inventory.fabric = "gb10-lab";
  SwitchEntry entry;
  entry.name = "crs804";
  entry.fabric_bridge = "roce-br";
  entry.management_bridge = "bridge";
  entry.management_ports = {"ether1", "ether2"};
  inventory.switches.push_back(entry);
  for (int n = 1; n <= 4; ++n)
    inventory.hosts.push_back({"spark" + std::to_string(n), std::nullopt, 10 + n, {}});
  inventory.rails = {MakeRail(0, "enp1s0f0np0", "rocep1s0f0", "10.9.0.0/24", "crs804"),
                     MakeRail(1, "enp1s0f1np1", "rocep1s0f1", "10.9.1.0/24", "crs804"),
                     MakeRail(2, "enP2p1s0f0np0", "roceP2p1s0f0", "10.9.2.0/24", "crs804"),
                     MakeRail(3, "enP2p1s0f1np1", "roceP2p1s0f1", "10.9.3.0/24", "crs804")};
  Intent& intent = inventory.intent;
  intent.qos = QosMode::kLossy;
  intent.host_mtu = 9000;
  intent.leg_rate = GigabitsPerSecond(200);
  intent.leg_fec = "fec91";
  intent.pcie = {4, "32 GT/s"};
  intent.uniform = {UniformFact::kNicFirmware, UniformFact::kDriver, UniformFact::kKernel};
  intent.ipv6_on_rails = false;
  intent.sysctl = {1, 2, 2};
  return inventory;
}

Inventory SeedBInventory() {
  Inventory inventory;
  inventory.fabric = "asteria";
  for (const char* name : {"fabric-a", "fabric-b"}) {
    SwitchEntry entry;
    entry.name = name;
    entry.fabric_bridge = "bridge-roce";
    entry.management_bridge = "bridge";
    entry.management_ports = {"ether1"};
    inventory.switches.push_back(entry);
  }
  int octet = 1;
  for (const char* name : {"ceres", "vesta", "pallas", "metis"})
    inventory.hosts.push_back({name, std::nullopt, octet++, {}});
  inventory.rails = {MakeRail(0, "enp1s0f0np0", "rocep1s0f0", "10.0.0.0/24", "fabric-a"),
                     MakeRail(1, "enP2p1s0f1np1", "roceP2p1s0f1", "10.0.1.0/24", "fabric-b")};
  Intent& intent = inventory.intent;
  intent.qos = QosMode::kLossless;
  intent.lossless = LosslessClass{26, 3, 48, 6, std::nullopt, std::nullopt};
  intent.host_mtu = 9000;
  intent.leg_rate = GigabitsPerSecond(100);
  intent.pcie = {4, "32 GT/s"};
  intent.uniform = {UniformFact::kNicFirmware, UniformFact::kDriver, UniformFact::kKernel};
  intent.ipv6_on_rails = false;
  return inventory;
}

void MakeLossless(SwitchState& state, const std::string& leg) {
  const std::string file = File(state.name, "export");
  QosPort& port = QosPortOf(state, leg);
  port.trust_l3 = Seen<std::string>("keep", file, 20, "set " + leg + " trust-l3=keep");
  port.pfc = Seen<std::string>("pfc-tc3", file, 20, "set " + leg + " pfc=pfc-tc3");
  port.egress_rate[3] = Seen<std::optional<BitRate>>(
      GigabitsPerSecond(100), file, 20, "set " + leg + " egress-rate-queue3=100.0Gbps");
}

void AddLosslessClass(SwitchState& state) {
  const Evidence at{File(state.name, "export"), 17, ""};
  state.pfc_profiles->push_back(
      {"pfc-tc3", {{3}, at, false}, {true, at, false}, {true, at, false}});
  state.qos_profiles->push_back(
      {"roce-lossless", {26, at, false}, {3, at, false}, NotAsked("an export has no H flag")});
  state.qos_profiles->push_back(
      {"cnp", {48, at, false}, {6, at, false}, NotAsked("an export has no H flag")});
  state.dscp_map->push_back({"default", 26, "roce-lossless", at});
  state.dscp_map->push_back({"default", 48, "cnp", at});
}

SwitchState SeedBSwitch(const Inventory& inventory, const std::string& name, int rail_number) {
  SwitchState state = EmptySwitch(name, "CRS504-4XQ", "7.24.4");
  AddManagement(state, {"ether1"}, "192.168.10.1" + std::to_string(rail_number) + "/24");
  AddFabricBridge(state, "bridge-roce");
  AddLosslessClass(state);
  for (int cage = 1; cage <= 4; ++cage) {
    for (int sub = 1; sub <= 4; ++sub) {
      const std::string port = fmt::format("qsfp28-{}-{}", cage, sub);
      state.ports->push_back(MakePort(name, port, true, sub == 1, sub == 1 ? 9014 : 1584,
                                      CagePlace{fmt::format("qsfp28-{}", cage), sub, 4}));
      state.links->push_back(MakeLink(name, port, sub == 1, GigabitsPerSecond(100), "", "off"));
      state.qos_ports->push_back(MakeQosPort(name, port));
    }
    const HostEntry& host = inventory.hosts[static_cast<std::size_t>(cage - 1)];
    const std::string leg = fmt::format("qsfp28-{}-1", cage);
    AddLeg(state, {leg, host.name, {"rail" + std::to_string(rail_number)}}, "bridge-roce");
    MakeLossless(state, leg);
    state.host_table->push_back(
        Learned(name, leg, "bridge-roce", MacOf(cage, rail_number), cage + 2));
  }
  return state;
}

}  // namespace

FabricState HealthySeedA() {
  FabricState state;
  state.inventory = SeedAInventory();
  SwitchState crs804 = EmptySwitch("crs804", "CRS804-4DDQ", "7.23.2");
  AddManagement(crs804, {"ether1", "ether2"}, "192.168.88.10/24");
  AddFabricBridge(crs804, "roce-br");
  for (int cage = 1; cage <= 4; ++cage) {
    for (int sub = 1; sub <= 8; ++sub) {
      const std::string port = fmt::format("qsfp56-dd-{}-{}", cage, sub);
      const bool leg = sub == 1 || sub == 5;
      crs804.ports->push_back(MakePort("crs804", port, true, leg, leg ? 9216 : 1584,
                                       CagePlace{fmt::format("qsfp56-dd-{}", cage), sub, 8}));
      crs804.links->push_back(MakeLink("crs804", port, leg, GigabitsPerSecond(200),
                                       leg ? "200G-baseCR4" : "", "fec91"));
      crs804.qos_ports->push_back(MakeQosPort("crs804", port));
      if (!leg) continue;
      const int first = sub == 1 ? 0 : 1;
      AddLeg(crs804,
             {port,
              fmt::format("spark{}", cage),
              {fmt::format("rail{}", first), fmt::format("rail{}", first + 2)}},
             "roce-br");
      for (int rail : {first, first + 2})
        crs804.host_table->push_back(Learned("crs804", port, "roce-br", MacOf(cage, rail),
                                             static_cast<int>(crs804.host_table->size()) + 3));
    }
  }
  state.switches.push_back(std::move(crs804));
  AddHosts(state);
  return state;
}

FabricState HealthySeedB() {
  FabricState state;
  state.inventory = SeedBInventory();
  state.switches.push_back(SeedBSwitch(state.inventory, "fabric-a", 0));
  state.switches.push_back(SeedBSwitch(state.inventory, "fabric-b", 1));
  AddHosts(state);
  return state;
}

BridgePort Member(const std::string& interface, const std::string& bridge, int line) {
  const Evidence at{"devices/crs804/bridge-port.out", line, "H " + interface + " " + bridge};
  BridgePort member;
  member.interface = interface;
  member.bridge = bridge;
  member.entry = interface;
  member.at = at;
  member.disabled = Fact<bool>{false, at, false};
  member.hw = Fact<bool>{true, at, false};
  member.hw_offload = Fact<bool>{true, at, false};
  member.horizon = Fact<std::string>{"none", at, false};
  member.role = Fact<std::string>{"designated-port", at, false};
  member.forwarding = Fact<bool>{true, at, false};
  return member;
}

namespace {

template <class List, class Is>
auto& Only(List& list, Is is) {
  if (list)
    for (auto& element : *list)
      if (is(element)) return element;
  std::abort();  // a test asks for what the state it built does not have
}

}  // namespace

BridgePort& BridgePortOf(SwitchState& state, const std::string& interface) {
  return Only(state.bridge_ports, [&](const BridgePort& p) { return p.interface == interface; });
}

Port& PortOf(SwitchState& state, const std::string& name) {
  return Only(state.ports, [&](const Port& p) { return p.name == name; });
}

PortLink& LinkOf(SwitchState& state, const std::string& port) {
  return Only(state.links, [&](const PortLink& l) { return l.port == port; });
}

QosPort& QosPortOf(SwitchState& state, const std::string& name) {
  return Only(state.qos_ports, [&](const QosPort& p) { return p.name == name; });
}

LearnedMac& MacOn(SwitchState& state, const std::string& interface, int index) {
  return Only(state.host_table,
              [&](const LearnedMac& row) { return row.interface == interface && index-- == 0; });
}

HostInterface& InterfaceOf(FabricState& state, const std::string& host, const std::string& name) {
  HostState& found = [&]() -> HostState& {
    for (HostState& candidate : state.hosts)
      if (candidate.name == host) return candidate;
    std::abort();  // as above
  }();
  return Only(found.interfaces, [&](const HostInterface& i) { return i.name == name; });
}

}  // namespace fabric
