#include "fabric_builder.h"

#include <fmt/format.h>

#include <boost/asio/ip/network_v4.hpp>

#include "host_builder.h"
#include "switch_builder.h"

namespace fabric {
namespace {

Rail MakeRail(int number, const std::string& netdev, const std::string& device,
              const std::string& subnet, const std::string& switch_name) {
  Rail rail;
  rail.name = "rail" + std::to_string(number);
  rail.netdev = netdev;
  rail.rdma_device = device;
  rail.subnet = boost::asio::ip::make_network_v4(subnet);
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
  intent.qos_unit = "roce-qos.service";
  intent.cpu_wake_latency = Latency{1'000};
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
    inventory.hosts.push_back({name, std::nullopt, octet++, {}, {"enp1s0f1np1", "enP2p1s0f0np0"}});
  inventory.rails = {MakeRail(0, "enp1s0f0np0", "rocep1s0f0", "10.0.0.0/24", "fabric-a"),
                     MakeRail(1, "enP2p1s0f1np1", "roceP2p1s0f1", "10.0.1.0/24", "fabric-b")};
  Intent& intent = inventory.intent;
  intent.qos = QosMode::kLossless;
  intent.lossless = LosslessClass{26, 3, 48, 6, std::nullopt, std::nullopt};
  intent.host_mtu = 9000;
  intent.leg_rate = GigabitsPerSecond(100);
  intent.pcie = {4, "32 GT/s"};
  intent.uniform = {UniformFact::kNicFirmware, UniformFact::kDriver, UniformFact::kKernel};
  intent.qos_unit = "roce-qos.service";
  intent.cpu_wake_latency = Latency{1'000};
  intent.ipv6_on_rails = false;
  return inventory;
}

void MakeLossless(SwitchState& state, const std::string& leg) {
  const std::string file = OutFile(state.name, "export");
  QosPort& port = QosPortOf(state, leg);
  port.trust_l3 = Seen<std::string>("keep", file, 20, "set " + leg + " trust-l3=keep");
  port.pfc = Seen<std::string>("pfc-tc3", file, 20, "set " + leg + " pfc=pfc-tc3");
  port.egress_rate[3] = Seen<std::optional<BitRate>>(
      GigabitsPerSecond(100), file, 20, "set " + leg + " egress-rate-queue3=100.0Gbps");
}

void AddLosslessClass(SwitchState& state) {
  const Evidence at{OutFile(state.name, "export"), 17, ""};
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

}  // namespace fabric
