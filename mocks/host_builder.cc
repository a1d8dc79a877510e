#include "host_builder.h"

#include <fmt/format.h>

#include <boost/asio/ip/network_v4.hpp>
#include <set>
#include <utility>

#include "state_parts.h"

namespace fabric {
namespace {

HostRdmaPort MakeRdmaPort(const std::string& host, const Rail& rail, const Ipv4& address) {
  const std::string device = rail.rdma_device.value_or("mlx5_0");
  HostRdmaPort port;
  port.device = device;
  port.port = 1;
  port.netdev = rail.netdev;
  port.at = Evidence{OutFile(host, "rdma-link"), 1, device + "/1 netdev " + rail.netdev};
  port.state =
      Seen<std::string>("ACTIVE", OutFile(host, "rdma-link"), 1, device + "/1 state ACTIVE");
  port.active_mtu = Seen(4096, OutFile(host, "ibv-devinfo"), 45, device + " active_mtu 4096");
  port.gids.emplace();
  port.gids->push_back({"::ffff:" + address.to_string(), "RoCE v2", address,
                        Evidence{OutFile(host, "ibv-devinfo"), 70, device + " GID[3]"}});
  return port;
}

HostQos MakeHostQos(const std::string& host, const std::string& netdev, const Intent& intent) {
  const std::string file = OutFile(host, "mlnx-qos." + netdev);
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
  nic.speed = Seen(intent.leg_rate, OutFile(host, "ethtool." + netdev), 24, netdev + " Speed");
  nic.fec = Seen<std::string>("RS", OutFile(host, "ethtool-fec." + netdev), 3, netdev + " FEC RS");
  const std::string pcie = OutFile(host, "pcie-link." + netdev);
  nic.pcie_speed = Seen<std::string>("32 GT/s", pcie, 1, "current_link_speed: 32.0 GT/s PCIe");
  nic.pcie_width = Seen(4, pcie, 2, "current_link_width: 4");
  const std::string driver = OutFile(host, "ethtool-driver." + netdev);
  nic.driver = Seen<std::string>("mlx5_core 6.17.0", driver, 1, "driver: mlx5_core");
  nic.firmware = Seen<std::string>("28.45.4028", driver, 3, "firmware-version: 28.45.4028");
  nic.qos = MakeHostQos(host, netdev, intent);
  return nic;
}

// Enabled, and ran once in this boot.
HostUnit MakeUnit(const std::string& host, const std::string& name) {
  const std::string file = OutFile(host, "unit." + name);
  HostUnit unit;
  unit.name = name;
  unit.result = Seen<std::string>("success", file, 1, "Result=success");
  unit.started_us =
      Seen<std::int64_t>(11'840'233, file, 2, "ExecMainStartTimestampMonotonic=11840233");
  unit.load_state = Seen<std::string>("loaded", file, 5, "LoadState=loaded");
  unit.active_state = Seen<std::string>("active", file, 6, "ActiveState=active");
  unit.file_state = Seen<std::string>("enabled", file, 7, "UnitFileState=enabled");
  return unit;
}

// Two CPUs that may enter the first of two idle states alone.
HostIdle MakeIdle(const std::string& host) {
  HostIdle idle;
  idle.states.emplace();
  int line = 1;
  for (const char* cpu : {"cpu0", "cpu1"}) {
    for (const int index : {0, 1}) {
      const std::string text =
          fmt::format("/sys/devices/system/cpu/{}/cpuidle/state{}/disable:{}", cpu, index, index);
      idle.states->push_back({cpu,
                              index,
                              fmt::format("LPI-{}", index),
                              index == 0 ? 1 : 42,
                              {index > 0, {OutFile(host, "cpu-idle"), line, text}, false}});
      line += 3;
    }
  }
  idle.held_latency_us = Seen<std::int32_t>(2'000'000'000, OutFile(host, "cpu-latency"), 1,
                                            "/dev/cpu_dma_latency 2000000000");
  return idle;
}

// Two files, of which the second sets what the intent wants for all interfaces.
BootSysctls MakeBootSysctls(const std::string& host, const ArpSysctls& wanted) {
  BootSysctls boot;
  boot.whole = true;
  boot.text = OutFile(host, "sysctl-d");
  int line = 1;
  for (const auto& [key, value] : {std::pair{"arp_ignore", wanted.arp_ignore},
                                   {"arp_announce", wanted.arp_announce},
                                   {"rp_filter", wanted.rp_filter}}) {
    if (!value) continue;
    boot.settings.push_back(
        {fmt::format("net/ipv4/conf/all/{}", key), std::to_string(*value),
         "/etc/sysctl.d/98-roce.conf", line,
         Evidence{boot.text, 4 + line, fmt::format("net.ipv4.conf.all.{}={}", key, *value)}});
    ++line;
  }
  return boot;
}

BootNetdev MakeBootNetdev(const std::string& host, const std::string& netdev,
                          const std::string& address) {
  const std::string file = OutFile(host, "nmcli." + netdev);
  BootNetdev boot;
  boot.at = {file, 2, netdev + " ipv4.method manual"};
  boot.addresses = {{address, {file, 3, netdev + " " + address}, false}};
  boot.mtu = {9000, {file, 4, netdev + " mtu 9000"}, false};
  return boot;
}

HostState MakeHost(const Inventory& inventory, const HostEntry& entry, int number) {
  HostState host;
  host.name = entry.name;
  host.interfaces.emplace();
  host.mtu.emplace();
  host.sysctl.emplace();
  host.rdma_ports.emplace();
  host.kernel = Seen<std::string>("6.17.0", OutFile(entry.name, "kernel"), 1, "6.17.0");
  host.kernel_events.emplace();
  host.idle = MakeIdle(entry.name);
  if (inventory.intent.qos_unit) host.qos_unit = MakeUnit(entry.name, *inventory.intent.qos_unit);
  const std::string addr_file = OutFile(entry.name, "ip-addr");
  int rail_number = 0;
  for (const Rail& rail : inventory.rails) {
    HostInterface interface;
    interface.name = rail.netdev;
    interface.mac = MacOf(number, rail_number++);
    const auto base = rail.subnet.network().to_uint();
    const Ipv4 address(base + static_cast<unsigned>(entry.octet.value_or(number)));
    const std::string text = fmt::format("{}/{}", address.to_string(), rail.subnet.prefix_length());
    interface.at = Evidence{addr_file, 1, interface.name + " " + text};
    interface.addresses.push_back({text, boost::asio::ip::make_network_v4(text), interface.at});
    interface.mtu = Fact<int>{9000, interface.at, false};
    interface.link = Fact<LinkState>{LinkState::kUp, interface.at, false};
    (*host.mtu)[interface.name] = Fact<int>{9000, {OutFile(entry.name, "ip-link"), 1, ""}, false};
    for (const char* key : {"arp_ignore", "arp_announce", "rp_filter"}) {
      (*host.sysctl)[fmt::format("net.ipv4.conf.{}.{}", interface.name, key)] =
          Fact<std::string>{"0", {OutFile(entry.name, "sysctl"), 4, ""}, false};
    }
    host.rdma_ports->push_back(MakeRdmaPort(entry.name, rail, address));
    host.boot_netdevs[rail.netdev] = MakeBootNetdev(entry.name, rail.netdev, text);
    host.nics[rail.netdev] = MakeNic(entry.name, rail.netdev, inventory.intent);
    host.interfaces->push_back(std::move(interface));
  }
  const auto wanted = [](std::optional<int> value) { return std::to_string(value.value_or(0)); };
  const ArpSysctls& arp = inventory.intent.sysctl;
  host.boot_sysctls = MakeBootSysctls(entry.name, arp);
  host.nm_states.emplace();
  for (const std::string& unused : entry.unused)
    (*host.nm_states)[unused] = {
        "unmanaged", {OutFile(entry.name, "nmcli-device"), 4, unused + ":unmanaged:"}, false};
  const Evidence all{OutFile(entry.name, "sysctl"), 1, "net.ipv4.conf.all"};
  (*host.sysctl)["net.ipv4.conf.all.arp_ignore"] = {wanted(arp.arp_ignore), all, false};
  (*host.sysctl)["net.ipv4.conf.all.arp_announce"] = {wanted(arp.arp_announce), all, false};
  (*host.sysctl)["net.ipv4.conf.all.rp_filter"] = {wanted(arp.rp_filter), all, false};

  // What every such host carries besides its rails: the same address on each of them.
  HostInterface docker;
  docker.name = "docker0";
  docker.at = Evidence{addr_file, 1, "docker0 172.17.0.1/16"};
  docker.addresses.push_back(
      {"172.17.0.1/16", boost::asio::ip::make_network_v4("172.17.0.1/16"), docker.at});
  docker.mtu = Fact<int>{1500, docker.at, false};
  host.interfaces->push_back(std::move(docker));
  return host;
}

}  // namespace

std::string MacOf(int host, int rail) {
  return fmt::format("02:00:5e:00:{:02x}:{:02x}", host, rail);
}

void AddHosts(FabricState& state) {
  int number = 1;
  for (const HostEntry& entry : state.inventory.hosts)
    state.hosts.push_back(MakeHost(state.inventory, entry, number++));
}

}  // namespace fabric
