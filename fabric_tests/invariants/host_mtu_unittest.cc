#include "host_mtu.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string Judged(const FabricState& state) {
  return Told(RailMtuIsJumbo(state, {SubjectKind::kHostRail, "spark2", "rail3"}));
}

TEST(RailMtuIsJumboTest, HoldsForTheIntentsMtu) { EXPECT_EQ(Judged(HealthySeedA()), "holds\n"); }

TEST(RailMtuIsJumboTest, IsViolatedByAnotherMtu) {
  FabricState state = HealthySeedA();
  state.hosts[1].mtu->at("enP2p1s0f1np1") = {
      1500, {"devices/spark2/ip-link.out", 1, "enP2p1s0f1np1 mtu 1500"}, false};
  EXPECT_EQ(Judged(state), R"(violated
mtu at spark2 rail3 (enP2p1s0f1np1), mended on spark2
  expected MTU 9000
  observed MTU 1500
  evidence devices/spark2/ip-link.out:1 enP2p1s0f1np1 mtu 1500
  caution the link may go down and up: drain before a measurement counts
  fix # spark2: in the file under /etc/netplan that names enP2p1s0f1np1: enP2p1s0f1np1: {mtu: 9000}
  fix sudo netplan apply  # spark2: enP2p1s0f1np1
  undo # spark2: in the file under /etc/netplan that names enP2p1s0f1np1: enP2p1s0f1np1: {mtu: 1500}
  undo sudo netplan apply  # spark2: enP2p1s0f1np1
)");
}

TEST(RailMtuIsJumboTest, IsViolatedByALargerMtu) {
  FabricState state = HealthySeedA();
  state.hosts[1].mtu->at("enP2p1s0f1np1").value = 9216;
  EXPECT_EQ(RailMtuIsJumbo(state, {SubjectKind::kHostRail, "spark2", "rail3"}).kind,
            VerdictKind::kViolated);
}

TEST(RailMtuIsJumboTest, TextsThatContradictEachOtherAreUnknown) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark2", "enP2p1s0f1np1").mtu_dispute = "MTU 1500, 9000";
  EXPECT_EQ(Judged(state), "unknown\nbecause MTU 1500, 9000\n");
}

TEST(RailMtuIsJumboTest, AWrongMtuOutweighsTheContradiction) {
  FabricState state = HealthySeedA();
  InterfaceOf(state, "spark2", "enP2p1s0f1np1").mtu_dispute = "MTU 9000, 1500";
  state.hosts[1].mtu->at("enP2p1s0f1np1").value = 1500;
  const Verdict verdict = RailMtuIsJumbo(state, {SubjectKind::kHostRail, "spark2", "rail3"});
  EXPECT_EQ(verdict.kind, VerdictKind::kViolated);
  EXPECT_EQ(verdict.reasons, std::vector<std::string>{"MTU 9000, 1500"});
}

TEST(RailMtuIsJumboTest, IsViolatedByASmallerRdmaMtu) {
  FabricState state = HealthySeedA();
  state.hosts[1].rdma_ports->at(3).active_mtu->value = 1024;
  EXPECT_EQ(Judged(state), R"(violated
mtu at spark2 rail3 (enP2p1s0f1np1), mended on spark2
  expected RDMA MTU 4096 on roceP2p1s0f1
  observed active_mtu 1024
  evidence devices/spark2/ibv-devinfo.out:45 roceP2p1s0f1 active_mtu 4096
  caution it follows from the MTU of the netdev, which is right: set that again
  fix sudo ip link set dev enP2p1s0f1np1 mtu 9000
)");
}

TEST(RailMtuIsJumboTest, TheRdmaMtuFollowsFromTheIntents) {
  struct Pair {
    int netdev;
    int rdma;
  };
  for (const Pair& pair :
       {Pair{1500, 1024}, Pair{4191, 2048}, Pair{4192, 4096}, Pair{9000, 4096}, Pair{576, 256}}) {
    FabricState state = HealthySeedA();
    state.inventory.intent.host_mtu = pair.netdev;
    state.hosts[1].mtu->at("enP2p1s0f1np1").value = pair.netdev;
    state.hosts[1].rdma_ports->at(3).active_mtu->value = pair.rdma;
    EXPECT_EQ(Judged(state), "holds\n") << pair.netdev;
  }
}

TEST(RailMtuIsJumboTest, TheRdmaMtuIsLeftOutWhereNobodyAsked) {
  FabricState state = HealthySeedA();
  state.hosts[1].rdma_ports->at(3).active_mtu = NotAsked("no ibv-devinfo");
  EXPECT_EQ(Judged(state), "holds\n");
  state.hosts[1].rdma_ports->clear();
  EXPECT_EQ(Judged(state), "holds\n");
  state.hosts[1].rdma_ports = NotAsked("no rdma-link");
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(RailMtuIsJumboTest, TheRdmaMtuIsUnknownWithoutAnAnswer) {
  FabricState state = HealthySeedA();
  state.hosts[1].rdma_ports->at(3).active_mtu = NoAnswer("spark2 ibv-devinfo: cut off");
  EXPECT_EQ(Judged(state), "unknown\nbecause spark2 ibv-devinfo: cut off\n");
  state.hosts[1].rdma_ports = NoAnswer("spark2 rdma-link: cut off");
  EXPECT_EQ(Judged(state), "unknown\nbecause spark2 rdma-link: cut off\n");
}

TEST(RailMtuIsJumboTest, IsUnknownWithoutAnAnswer) {
  FabricState state = HealthySeedA();
  state.hosts[1].mtu = NoAnswer("spark2 ip-link: cut off");
  EXPECT_EQ(Judged(state), "unknown\nbecause spark2 ip-link: cut off\n");
}

TEST(RailMtuIsJumboTest, IsNoEvidenceWhenNobodyAsked) {
  FabricState state = HealthySeedA();
  state.hosts[1].mtu = NotAsked("no ip-link");
  EXPECT_EQ(Judged(state), "no evidence\nbecause no ip-link\n");
}

TEST(RailMtuIsJumboTest, IsNotApplicableWithoutAnMtuInTheIntent) {
  FabricState state = HealthySeedA();
  state.inventory.intent.host_mtu.reset();
  EXPECT_EQ(Judged(state), "not applicable\nbecause the intent has no host MTU\n");
}

}  // namespace
}  // namespace fabric
