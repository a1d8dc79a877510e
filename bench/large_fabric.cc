#include "large_fabric.h"

#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "export_text.h"

namespace fabric {
namespace {

using Json = nlohmann::json;

constexpr int kRails = 8;
constexpr int kSubPorts = 8;

void Write(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file) << text;
}

std::string PortOf(int host) {
  return fmt::format("qsfp56-dd-{}-{}", host / kSubPorts + 1, host % kSubPorts + 1);
}

std::string MacOf(int host, int rail) {
  return fmt::format("02:00:00:00:{:02x}:{:02x}", host, rail);
}

std::string InventoryOf(int hosts) {
  std::string text = "fabric: large\nprofile: crs804-lossy-4-rails\nswitches:\n";
  for (int rail = 0; rail < kRails; ++rail)
    text += fmt::format(
        "  - {{name: sw{}, fabric-bridge: roce-br, management-bridge: bridge, "
        "management-ports: [ether1]}}\n",
        rail);
  text += "hosts:\n";
  for (int host = 0; host < hosts; ++host)
    text += fmt::format("  - {{name: h{:03}, octet: {}}}\n", host, host + 1);
  text += "rails:\n";
  for (int rail = 0; rail < kRails; ++rail)
    text += fmt::format(
        "  - {{name: rail{0}, netdev: en{0}np0, subnet: 10.{0}.0.0/24, switch: sw{0}}}\n", rail);
  return text + fmt::format("expect:\n  nccl-busbw: {{{}: 20 GB/s}}\n", hosts);
}

void WriteSwitch(const std::filesystem::path& folder, int rail, int hosts) {
  Json ethernet = Json::array({{{"name", "ether1"},
                                {"default-name", "ether1"},
                                {"mtu", 1500},
                                {"l2mtu", 1600},
                                {"running", true},
                                {"disabled", false}}});
  Json ports = Json::array(
      {{{"interface", "ether1"}, {"bridge", "bridge"}, {"hw", true}, {"hw-offload", false}}});
  Json learned = Json::array();
  for (int host = 0; host < hosts; ++host) {
    const std::string port = PortOf(host);
    ethernet.push_back({{"name", port},
                        {"default-name", port},
                        {"mtu", 9000},
                        {"l2mtu", 9216},
                        {"running", true},
                        {"disabled", false},
                        {"switch", "switch1"},
                        {"auto-negotiation", true}});
    ports.push_back({{"interface", port},
                     {"bridge", "roce-br"},
                     {"hw", true},
                     {"hw-offload", true},
                     {"role", "designated-port"},
                     {"disabled", false},
                     {"horizon", "none"}});
    learned.push_back({{"mac-address", MacOf(host, rail)},
                       {"interface", port},
                       {"on-interface", port},
                       {"bridge", "roce-br"},
                       {"dynamic", true},
                       {"external", true},
                       {"local", false}});
  }
  Write(folder / "export.out", ExportText(hosts));
  Write(folder / "ethernet.out", ethernet.dump());
  Write(folder / "bridge-port.out", ports.dump());
  Write(folder / "bridge-host.out", learned.dump());
}

void WriteHost(const std::filesystem::path& folder, int host) {
  Json interfaces = Json::array();
  std::string sysctl;
  for (int rail = 0; rail < kRails; ++rail) {
    const std::string netdev = fmt::format("en{}np0", rail);
    interfaces.push_back(
        {{"ifname", netdev},
         {"mtu", 9000},
         {"address", MacOf(host, rail)},
         {"flags", {"UP", "LOWER_UP"}},
         {"operstate", "UP"},
         {"addr_info", Json::array({{{"family", "inet"},
                                     {"prefixlen", 24},
                                     {"scope", "global"},
                                     {"local", fmt::format("10.{}.0.{}", rail, host + 1)}}})}});
    sysctl += fmt::format(
        "net.ipv4.conf.{0}.arp_announce = 2\nnet.ipv4.conf.{0}.arp_ignore = 1\n"
        "net.ipv4.conf.{0}.rp_filter = 2\n",
        netdev);
  }
  Write(folder / "ip-addr.out", interfaces.dump());
  Write(folder / "ip-link.out", interfaces.dump());
  Write(folder / "sysctl.out",
        "net.ipv4.conf.all.arp_announce = 0\nnet.ipv4.conf.all.arp_ignore = 0\n"
        "net.ipv4.conf.all.rp_filter = 0\n" +
            sysctl);
}

}  // namespace

void WriteLargeFabric(const std::filesystem::path& folder, int hosts) {
  Write(folder / "inventory.yaml", InventoryOf(hosts));
  for (int rail = 0; rail < kRails; ++rail)
    WriteSwitch(folder / "devices" / fmt::format("sw{}", rail), rail, hosts);
  for (int host = 0; host < hosts; ++host)
    WriteHost(folder / "devices" / fmt::format("h{:03}", host), host);
}

}  // namespace fabric
