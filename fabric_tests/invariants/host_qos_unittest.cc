#include "host_qos.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string Judged(const FabricState& state) {
  const std::string host = state.hosts[1].name;
  return Told(PfcMatchesTheIntent(state, {SubjectKind::kHostRail, host, "rail0"}));
}

HostQos& QosOf(FabricState& state) { return state.hosts[1].nics.at("enp1s0f0np0").qos; }

constexpr char kCaution[] =
    "  caution a reboot, `netplan apply` or a hot-plug of the NIC takes it back, unless a unit "
    "sets "
    "it again\n";

TEST(PfcMatchesTheIntentTest, HoldsForBothHealthyFabrics) {
  EXPECT_EQ(Judged(HealthySeedA()), "holds\n");
  EXPECT_EQ(Judged(HealthySeedB()), "holds\n");
}

TEST(PfcMatchesTheIntentTest, OfALossyFabricIsViolatedByPfc) {
  FabricState state = HealthySeedA();
  QosOf(state).pfc->value = {3, 5};
  EXPECT_EQ(Judged(state), std::string(R"(violated
host-pfc at spark2 rail0 (enp1s0f0np0), mended on spark2
  expected PFC off on all priorities
  observed PFC on priority 3, 5
  evidence devices/spark2/mlnx-qos.enp1s0f0np0.out:7 enp1s0f0np0 enabled
)") + kCaution + R"(  fix sudo mlnx_qos -i enp1s0f0np0 --pfc 0,0,0,0,0,0,0,0
  undo sudo mlnx_qos -i enp1s0f0np0 --pfc 0,0,0,1,0,1,0,0
)");
}

TEST(PfcMatchesTheIntentTest, OfALossyFabricDoesNotAskForTrust) {
  FabricState state = HealthySeedA();
  QosOf(state).trust = NoAnswer("cut off");
  QosOf(state).priority_of_dscp = NoAnswer("cut off");
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(PfcMatchesTheIntentTest, OfALosslessFabricIsViolatedByPfcOnAnotherPriority) {
  FabricState state = HealthySeedB();
  QosOf(state).pfc->value = {3, 4};
  EXPECT_EQ(Judged(state), std::string(R"(violated
host-pfc at vesta rail0 (enp1s0f0np0), mended on vesta
  expected PFC on priority 3
  observed PFC on priority 3, 4
  evidence devices/vesta/mlnx-qos.enp1s0f0np0.out:7 enp1s0f0np0 enabled
)") + kCaution + R"(  fix sudo mlnx_qos -i enp1s0f0np0 --pfc 0,0,0,1,0,0,0,0
  undo sudo mlnx_qos -i enp1s0f0np0 --pfc 0,0,0,1,1,0,0,0
)");
}

TEST(PfcMatchesTheIntentTest, OfALosslessFabricIsViolatedByTrustPcp) {
  FabricState state = HealthySeedB();
  QosOf(state).trust->value = "pcp";
  QosOf(state).priority_of_dscp->clear();
  EXPECT_EQ(Judged(state), std::string(R"(violated
host-trust at vesta rail0 (enp1s0f0np0), mended on vesta
  expected trust dscp
  observed trust pcp
  evidence devices/vesta/mlnx-qos.enp1s0f0np0.out:2 enp1s0f0np0 trust
)") + kCaution + R"(  fix sudo mlnx_qos -i enp1s0f0np0 --trust dscp
  undo sudo mlnx_qos -i enp1s0f0np0 --trust pcp
)");
}

TEST(PfcMatchesTheIntentTest, OfALosslessFabricIsViolatedByAnotherMap) {
  FabricState state = HealthySeedB();
  QosOf(state).priority_of_dscp->at(26).value = 5;
  QosOf(state).priority_of_dscp->at(48).value = 7;
  EXPECT_EQ(Judged(state), std::string(R"(violated
host-dscp-map at vesta rail0 (enp1s0f0np0), mended on vesta
  expected DSCP 26 leads to priority 3
  observed priority 5
  evidence devices/vesta/mlnx-qos.enp1s0f0np0.out:7 
)") + kCaution + R"(  fix sudo mlnx_qos -i enp1s0f0np0 --dscp2prio set,26,3
  undo sudo mlnx_qos -i enp1s0f0np0 --dscp2prio set,26,5
host-dscp-map at vesta rail0 (enp1s0f0np0), mended on vesta
  expected DSCP 48 leads to priority 6
  observed priority 7
  evidence devices/vesta/mlnx-qos.enp1s0f0np0.out:10 
)" + kCaution + R"(  fix sudo mlnx_qos -i enp1s0f0np0 --dscp2prio set,48,6
  undo sudo mlnx_qos -i enp1s0f0np0 --dscp2prio set,48,7
)");
}

TEST(PfcMatchesTheIntentTest, ADscpThatIsNotListedIsUnknown) {
  FabricState state = HealthySeedB();
  QosOf(state).priority_of_dscp->erase(26);
  EXPECT_EQ(Judged(state),
            "unknown\nbecause vesta rail0 (enp1s0f0np0) does not say where DSCP 26 leads\n");
}

TEST(PfcMatchesTheIntentTest, NotSupportedIsUnknownAndNotOff) {
  FabricState state = HealthySeedA();
  QosOf(state).pfc = NoAnswer("spark2 dcb-pfc.enp1s0f0np0: Operation not supported");
  EXPECT_EQ(Judged(state),
            "unknown\nbecause spark2 dcb-pfc.enp1s0f0np0: Operation not supported\n");
}

TEST(PfcMatchesTheIntentTest, EachPartOfALosslessHostCanBeUnknown) {
  FabricState state = HealthySeedB();
  QosOf(state).trust = NoAnswer("no trust");
  EXPECT_EQ(Judged(state), "unknown\nbecause no trust\n");
  state = HealthySeedB();
  QosOf(state).priority_of_dscp = NoAnswer("no map");
  EXPECT_EQ(Judged(state), "unknown\nbecause no map\n");
}

TEST(PfcMatchesTheIntentTest, IsNoEvidenceWhenNobodyAsked) {
  FabricState state = HealthySeedA();
  QosOf(state) = HostQos();
  EXPECT_EQ(Judged(state), "no evidence\nbecause nobody asked for it\n");
  state.hosts[1].nics.clear();
  EXPECT_EQ(Judged(state), "no evidence\nbecause nothing was seen of spark2_rail0\n");
}

TEST(PfcMatchesTheIntentTest, IsNotApplicableWithoutAQosIntent) {
  FabricState state = HealthySeedA();
  state.inventory.intent.qos.reset();
  EXPECT_EQ(Judged(state), "not applicable\nbecause the intent says neither lossy nor lossless\n");
}

}  // namespace
}  // namespace fabric
