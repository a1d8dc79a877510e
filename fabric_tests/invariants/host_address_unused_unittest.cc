#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "host_address.h"
#include "state_parts.h"
#include "verdict_text.h"

namespace fabric {
namespace {

struct Ceres {
  FabricState fabric = HealthySeedB();

  HostState& Host() { return fabric.hosts[0]; }
  void Manage(const std::string& netdev, const std::string& state) {
    (*Host().nm_states)[netdev] = {
        state, {"devices/ceres/nmcli-device.out", 4, netdev + ":" + state}, false};
  }
  void Give(const std::string& address) {
    HostInterface is;
    is.name = "enp1s0f1np1";
    HostAddress given{address,
                      boost::asio::ip::make_network_v4(address),
                      {"devices/ceres/ip-addr.out", 9, is.name + " " + address}};
    is.addresses.push_back(std::move(given));
    Host().interfaces->push_back(std::move(is));
  }
  std::string Judged() const {
    return Told(UnusedRailsStayUnused(fabric, {SubjectKind::kHost, "ceres", ""}));
  }
};

TEST(UnusedRailsStayUnusedTest, HoldsUnmanagedAndWithoutAddress) {
  EXPECT_EQ(Ceres().Judged(), "holds\n");
}

TEST(UnusedRailsStayUnusedTest, HoldsWhereNetworkManagerDoesNotListThem) {
  Ceres host;
  host.Host().nm_states->clear();
  EXPECT_EQ(host.Judged(), "holds\n");
}

TEST(UnusedRailsStayUnusedTest, IsViolatedByAnIpv4Address) {
  Ceres host;
  host.Give("10.0.2.1/24");
  EXPECT_EQ(host.Judged(), R"(violated
unused-has-address at ceres enp1s0f1np1, mended on ceres
  expected no IPv4 address
  observed 10.0.2.1/24
  evidence devices/ceres/ip-addr.out:9 enp1s0f1np1 10.0.2.1/24
  caution the address comes back unless it is taken out of the file under /etc/netplan, or of the connection, that names enp1s0f1np1
  fix sudo ip addr del 10.0.2.1/24 dev enp1s0f1np1
  undo sudo ip addr add 10.0.2.1/24 dev enp1s0f1np1
)");
}

TEST(UnusedRailsStayUnusedTest, IsViolatedByNetworkManager) {
  Ceres host;
  host.Manage("enP2p1s0f0np0", "disconnected");
  EXPECT_EQ(host.Judged(), R"(violated
unused-is-managed at ceres enP2p1s0f0np0, mended on ceres
  expected unmanaged by NetworkManager
  observed disconnected
  evidence devices/ceres/nmcli-device.out:4 enP2p1s0f0np0:disconnected
  caution where another file under /etc/NetworkManager/conf.d sets unmanaged-devices, its names belong into the new list, too: only the last such line counts
  fix printf '%s\n' '[keyfile]' 'unmanaged-devices=interface-name:enp1s0f1np1;interface-name:enP2p1s0f0np0' | sudo tee /etc/NetworkManager/conf.d/99-roce-unused.conf
  fix sudo nmcli general reload
  fix sudo nmcli device set enP2p1s0f0np0 managed no
  undo sudo rm /etc/NetworkManager/conf.d/99-roce-unused.conf
  undo sudo nmcli general reload
  undo sudo nmcli device set enP2p1s0f0np0 managed yes
)");
}

TEST(UnusedRailsStayUnusedTest, NeverPutsAHostileNameIntoACommand) {
  Ceres host;
  host.fabric.inventory.hosts[0].unused = {"a$(reboot)"};
  host.Manage("a$(reboot)", "connected");
  const Verdict verdict = UnusedRailsStayUnused(host.fabric, {SubjectKind::kHost, "ceres", ""});
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_TRUE(verdict.findings[0].fix.empty());
}

TEST(UnusedRailsStayUnusedTest, IsUnknownWithoutAnAnswer) {
  Ceres host;
  host.Host().nm_states = NoAnswer("ceres nmcli-device: not found");
  EXPECT_EQ(host.Judged(), "unknown\nbecause ceres nmcli-device: not found\n");
  host.Host().interfaces = NoAnswer("ceres ip-addr: not found");
  EXPECT_EQ(host.Judged(),
            "unknown\nbecause ceres ip-addr: not found\nbecause ceres nmcli-device: not found\n");
}

TEST(UnusedRailsStayUnusedTest, IsNoEvidenceWhenNobodyAsked) {
  Ceres host;
  host.Host().nm_states = NotAsked("no nmcli-device");
  EXPECT_EQ(host.Judged(), "no evidence\nbecause no nmcli-device\n");
}

TEST(UnusedRailsStayUnusedTest, IsNotApplicableWithoutUnusedNetdevs) {
  EXPECT_EQ(Told(UnusedRailsStayUnused(HealthySeedA(), {SubjectKind::kHost, "spark1", ""})),
            "not applicable\nbecause the inventory names no unused netdev of the host\n");
}

}  // namespace
}  // namespace fabric
