#include "host_rdma.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

class EveryRailHasAnActiveDeviceTest : public testing::Test {
 protected:
  std::string Judged() const {
    return Told(EveryRailHasAnActiveDevice(fabric, {SubjectKind::kHostRail, "spark2", "rail1"}));
  }
  HostRdmaPort& Port() { return fabric.hosts[1].rdma_ports->at(1); }

  FabricState fabric = HealthySeedA();
};

TEST_F(EveryRailHasAnActiveDeviceTest, HoldsForTheHealthyHost) { EXPECT_EQ(Judged(), "holds\n"); }

TEST_F(EveryRailHasAnActiveDeviceTest, IsViolatedByAHostWithoutAnyDevice) {
  fabric.hosts[1].rdma_ports->clear();
  fabric.hosts[1].rdma_at = {"devices/spark2/rdma-link.out", 1, "0 RDMA ports of a netdev"};
  EXPECT_EQ(Judged(), R"(violated
no-rdma-device at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected an RDMA device of enp1s0f1np1
  observed no RDMA device belongs to any netdev
  evidence devices/spark2/rdma-link.out:1 0 RDMA ports of a netdev
  caution a GB10 without a cable takes its NIC off the PCI bus: look at the cables first
  fix sudo modprobe mlx5_ib  # spark2
  undo sudo modprobe -r mlx5_ib  # spark2
)");
}

TEST_F(EveryRailHasAnActiveDeviceTest, IsViolatedByARailWithoutADevice) {
  auto& ports = *fabric.hosts[1].rdma_ports;
  ports.erase(ports.begin() + 1, ports.end());
  EXPECT_EQ(Judged(), R"(violated
no-rdma-device at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected an RDMA device of enp1s0f1np1
  observed no RDMA device belongs to enp1s0f1np1
  evidence devices/spark2/rdma-link.out:1 rocep1s0f0/1 netdev enp1s0f0np0
  caution a GB10 without a cable takes its NIC off the PCI bus: look at the cables first
)");
}

TEST_F(EveryRailHasAnActiveDeviceTest, IsViolatedByAPortThatIsDown) {
  Port().state = Seen<std::string>("DOWN", "devices/spark2/rdma-link.out", 2, "state DOWN");
  EXPECT_EQ(Judged(), R"(violated
rdma-port-down at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected rocep1s0f1 port 1 ACTIVE
  observed DOWN
  evidence devices/spark2/rdma-link.out:2 state DOWN
  caution no fix is named: nothing says that enp1s0f1np1 is set down; look at the cable, and in the kernel log for rocep1s0f1
)");
}

TEST_F(EveryRailHasAnActiveDeviceTest, ANetdevThatIsSetDownIsSetUpForItsPort) {
  Port().state = Seen<std::string>("DOWN", "devices/spark2/rdma-link.out", 2, "state DOWN");
  InterfaceOf(fabric, "spark2", "enp1s0f1np1").link =
      Seen(LinkState::kDown, "devices/spark2/ip-addr.out", 1, "enp1s0f1np1 flags");
  EXPECT_EQ(Judged(), R"(violated
rdma-port-down at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected rocep1s0f1 port 1 ACTIVE
  observed DOWN
  evidence devices/spark2/rdma-link.out:2 state DOWN
  fix sudo ip link set dev enp1s0f1np1 up
  undo sudo ip link set dev enp1s0f1np1 down
)");
}

TEST_F(EveryRailHasAnActiveDeviceTest, IsViolatedByAnotherDeviceThanTheDeclaredOne) {
  Port().device = "mlx5_1";
  EXPECT_EQ(Judged(), R"(violated
rdma-device-name at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected RDMA device rocep1s0f1
  observed enp1s0f1np1 belongs to mlx5_1
  evidence devices/spark2/rdma-link.out:1 rocep1s0f1/1 netdev enp1s0f1np1
  fix # in the inventory, at host spark2: rails: {rail1: {netdev: enp1s0f1np1, device: mlx5_1}}
)");
}

TEST_F(EveryRailHasAnActiveDeviceTest, AnyDeviceDoesWhereNoneIsDeclared) {
  fabric.inventory.rails[1].rdma_device.reset();
  Port().device = "mlx5_1";
  EXPECT_EQ(Judged(), "holds\n");
}

TEST_F(EveryRailHasAnActiveDeviceTest, IsViolatedByTheGidOfAnotherAddress) {
  Port().gids->front().v4 = boost::asio::ip::make_address_v4("10.9.0.12");
  EXPECT_EQ(Judged(), R"(violated
rdma-gid at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected a RoCE v2 GID of 10.9.1.12
  observed 10.9.0.12
  evidence devices/spark2/ibv-devinfo.out:70 rocep1s0f1 GID[3]
  caution the GIDs of a device follow the addresses of its netdev
)");
}

TEST_F(EveryRailHasAnActiveDeviceTest, IsViolatedByAGidOfRoceV1Alone) {
  Port().gids->front().type = "RoCE v1";
  EXPECT_EQ(Judged(), R"(violated
rdma-gid at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected a RoCE v2 GID of 10.9.1.12
  observed no RoCE v2 GID with an IPv4 address
  evidence devices/spark2/rdma-link.out:1 rocep1s0f1/1 netdev enp1s0f1np1
  caution the GIDs of a device follow the addresses of its netdev
)");
}

TEST_F(EveryRailHasAnActiveDeviceTest, WithoutAnOctetAnyGidInTheSubnetDoes) {
  fabric.inventory.hosts[1].octet.reset();
  Port().gids->front().v4 = boost::asio::ip::make_address_v4("10.9.1.99");
  EXPECT_EQ(Judged(), "holds\n");
}

TEST_F(EveryRailHasAnActiveDeviceTest, IsUnknownWhereTypesAreNotPrinted) {
  Port().gids->front().type.clear();
  EXPECT_EQ(Judged(), "unknown\nbecause this ibv_devinfo does not print the types of GIDs\n");
}

TEST_F(EveryRailHasAnActiveDeviceTest, IsUnknownWithoutAnAnswer) {
  fabric.hosts[1].rdma_ports = NoAnswer("spark2 rdma-link: cut off");
  EXPECT_EQ(Judged(), "unknown\nbecause spark2 rdma-link: cut off\n");
}

TEST_F(EveryRailHasAnActiveDeviceTest, IsUnknownWithoutTheGids) {
  Port().gids = NoAnswer("spark2 ibv-devinfo: cut off");
  EXPECT_EQ(Judged(), "unknown\nbecause spark2 ibv-devinfo: cut off\n");
}

TEST_F(EveryRailHasAnActiveDeviceTest, IsNoEvidenceWhenNobodyAsked) {
  fabric.hosts[1].rdma_ports = NotAsked("no rdma-link");
  EXPECT_EQ(Judged(), "no evidence\nbecause no rdma-link\n");
}

}  // namespace
}  // namespace fabric
