#include "switch_qos.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

constexpr const char* kFile = "devices/crs804/qos-port.out";

using Rate = std::optional<BitRate>;

Subject Crs804() { return {SubjectKind::kSwitch, "crs804", ""}; }
Subject FabricA() { return {SubjectKind::kSwitch, "fabric-a", ""}; }

QosPort& QosOf(FabricState& state, const std::string& port) {
  return QosPortOf(state.switches[0], port);
}

TEST(IsOffOnEveryLegTest, HoldsWhenEverySubPortIgnoresAndPfcIsDisabled) {
  EXPECT_EQ(Told(IsOffOnEveryLeg(HealthySeedA(), Crs804())), "holds\n");
}

TEST(IsOffOnEveryLegTest, NamesExactlyTheSettingsOfALegThatAreOn) {
  FabricState state = HealthySeedA();
  QosPort& leg = QosOf(state, "qsfp56-dd-2-5");
  leg.trust_l3 = Seen<std::string>("keep", kFile, 14, "set qsfp56-dd-2-5 pfc=pfctc3 trust-l3=keep");
  leg.pfc = Seen<std::string>("pfctc3", kFile, 14, "set qsfp56-dd-2-5 pfc=pfctc3 trust-l3=keep");
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())), R"(violated
qos-on at crs804 qsfp56-dd-2-5, mended on crs804
  expected trust-l3=ignore pfc=disabled
  observed trust-l3=keep pfc=pfctc3
  evidence devices/crs804/qos-port.out:14 set qsfp56-dd-2-5 pfc=pfctc3 trust-l3=keep
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-2-5] trust-l3=ignore pfc=disabled
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-2-5] trust-l3=keep pfc=pfctc3
)");
}

TEST(IsOffOnEveryLegTest, NamesAnUnusedSubPortOfACageWithLegs) {
  FabricState state = HealthySeedA();
  QosOf(state, "qsfp56-dd-1-3").trust_l2 = Seen<std::string>("trust", kFile, 5, "trust-l2=trust");
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())), R"(violated
qos-on at crs804 qsfp56-dd-1-3, mended on crs804
  expected trust-l2=ignore
  observed trust-l2=trust
  evidence devices/crs804/qos-port.out:5 trust-l2=trust
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-1-3] trust-l2=ignore
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-1-3] trust-l2=trust
)");
}

TEST(IsOffOnEveryLegTest, PassesOverACageWithoutLegs) {
  FabricState state = HealthySeedA();
  QosOf(state, "qsfp56-dd-4-1").trust_l3 = Seen<std::string>("keep", kFile);
  std::erase_if(state.switches[0].legs->legs,
                [](const Leg& leg) { return leg.port.starts_with("qsfp56-dd-4-"); });
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())), "holds\n");
}

TEST(IsOffOnEveryLegTest, JudgesALegOutsideOfCages) {
  FabricState state = HealthySeedA();
  SwitchState& crs804 = state.switches[0];
  crs804.legs->legs = {{"sfp56-1", "", {}}};
  QosPort sfp = QosOf(state, "qsfp56-dd-1-1");
  sfp.name = "sfp56-1";
  sfp.pfc = Seen<std::string>("my pfc", kFile, 3, "pfc=\"my pfc\"");
  crs804.qos_ports->push_back(sfp);
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())), R"(violated
qos-on at crs804 sfp56-1, mended on crs804
  expected pfc=disabled
  observed pfc=my pfc
  evidence devices/crs804/qos-port.out:3 pfc="my pfc"
  fix /interface/ethernet/switch/qos/port/set [find where name=sfp56-1] pfc=disabled
  undo /interface/ethernet/switch/qos/port/set [find where name=sfp56-1] pfc="my pfc"
)");
}

TEST(IsOffOnEveryLegTest, IsNoEvidenceWhereTheTableHasNoPfcColumn) {
  FabricState state = HealthySeedA();
  for (QosPort& port : *state.switches[0].qos_ports)
    port.pfc = NotAsked("the table has no PFC column");
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())),
            "no evidence\nbecause the table has no PFC column\n");
}

TEST(IsOffOnEveryLegTest, IsUnknownWhereTheQosPortsGaveNoAnswer) {
  FabricState state = HealthySeedA();
  state.switches[0].qos_ports = NoAnswer("crs804 qos-port: timeout after 10 s");
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())),
            "unknown\nbecause crs804 qos-port: timeout after 10 s\n");
}

TEST(IsOffOnEveryLegTest, IsUnknownWhereALegHasNoRow) {
  FabricState state = HealthySeedA();
  std::erase_if(*state.switches[0].qos_ports,
                [](const QosPort& port) { return port.name == "qsfp56-dd-3-1"; });
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())),
            "unknown\nbecause crs804 qsfp56-dd-3-1: no QoS settings of this port were seen\n");
}

TEST(IsOffOnEveryLegTest, IsNoEvidenceWhereThePortsAreNotKnown) {
  FabricState state = HealthySeedA();
  state.switches[0].ports = NotAsked("no ethernet menu");
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())), "no evidence\nbecause no ethernet menu\n");
}

TEST(IsOffOnEveryLegTest, IsNoEvidenceWithoutLegs) {
  FabricState state = HealthySeedA();
  state.switches[0].legs->legs.clear();
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())),
            "no evidence\nbecause no leg of crs804 is known\n");
}

TEST(IsOffOnEveryLegTest, IsNotApplicableToALosslessFabric) {
  EXPECT_EQ(Told(IsOffOnEveryLeg(HealthySeedB(), FabricA())),
            "not applicable\nbecause the intent is lossless\n");
}

TEST(IsOffOnEveryLegTest, IsNotApplicableWithoutQosIntent) {
  FabricState state = HealthySeedA();
  state.inventory.intent.qos.reset();
  EXPECT_EQ(Told(IsOffOnEveryLeg(state, Crs804())),
            "not applicable\nbecause the intent does not say lossy or lossless\n");
}

TEST(IsOffOnEveryLegTest, IsNoEvidenceOnASwitchThatNobodySaw) {
  EXPECT_EQ(Told(IsOffOnEveryLeg(HealthySeedA(), {SubjectKind::kSwitch, "sw9", ""})),
            "no evidence\nbecause nothing was seen of sw9\n");
}

TEST(NoShaperBelowTheLinkTest, HoldsWithoutShapers) {
  EXPECT_EQ(Told(NoShaperBelowTheLink(HealthySeedA(), Crs804())), "holds\n");
}

TEST(NoShaperBelowTheLinkTest, HoldsWithARateOfZero) {
  FabricState state = HealthySeedA();
  QosOf(state, "qsfp56-dd-1-1").egress_rate[3] = Seen<Rate>(BitRate{0}, kFile);
  EXPECT_EQ(Told(NoShaperBelowTheLink(state, Crs804())), "holds\n");
}

TEST(NoShaperBelowTheLinkTest, HoldsWithTheLosslessQueueAtTheLinksRate) {
  EXPECT_EQ(Told(NoShaperBelowTheLink(HealthySeedB(), FabricA())), "holds\n");
}

TEST(NoShaperBelowTheLinkTest, TakesAHundredGigOffATwoHundredGigLink) {
  FabricState state = HealthySeedA();
  QosOf(state, "qsfp56-dd-1-1").egress_rate[3] = Seen<Rate>(
      GigabitsPerSecond(100), kFile, 7, "set qsfp56-dd-1-1 egress-rate-queue3=100.0Gbps");
  EXPECT_EQ(Told(NoShaperBelowTheLink(state, Crs804())), R"(violated
shaper at crs804 qsfp56-dd-1-1, mended on crs804
  expected no egress-rate-queue below the link's 200 Gb/s
  observed egress-rate-queue3=100Gbps
  evidence devices/crs804/qos-port.out:7 set qsfp56-dd-1-1 egress-rate-queue3=100.0Gbps
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-1-1] !egress-rate-queue3
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp56-dd-1-1] egress-rate-queue3=100Gbps
)");
}

TEST(NoShaperBelowTheLinkTest, RaisesTheLosslessQueueAndFreesTheOthers) {
  FabricState state = HealthySeedB();
  QosPort& leg = QosOf(state, "qsfp28-2-1");
  leg.egress_rate[1] = Seen<Rate>(BitRate{2'500'000'000}, "devices/fabric-a/export.out", 9, "q1");
  leg.egress_rate[3] = Seen<Rate>(GigabitsPerSecond(25), "devices/fabric-a/export.out", 9, "q1");
  EXPECT_EQ(Told(NoShaperBelowTheLink(state, FabricA())), R"(violated
shaper at fabric-a qsfp28-2-1, mended on fabric-a
  expected no egress-rate-queue below the link's 100 Gb/s
  observed egress-rate-queue1=2500Mbps egress-rate-queue3=25Gbps
  evidence devices/fabric-a/export.out:9 q1
  fix /interface/ethernet/switch/qos/port/set [find where name=qsfp28-2-1] !egress-rate-queue1 egress-rate-queue3=100Gbps
  undo /interface/ethernet/switch/qos/port/set [find where name=qsfp28-2-1] egress-rate-queue1=2500Mbps egress-rate-queue3=25Gbps
)");
}

TEST(NoShaperBelowTheLinkTest, MeasuresAgainstTheForcedSpeedFirst) {
  FabricState state = HealthySeedA();
  PortOf(state.switches[0], "qsfp56-dd-1-1").forced_speed =
      Seen(GigabitsPerSecond(100), "devices/crs804/ethernet.out");
  QosOf(state, "qsfp56-dd-1-1").egress_rate[3] = Seen<Rate>(GigabitsPerSecond(100), kFile);
  EXPECT_EQ(Told(NoShaperBelowTheLink(state, Crs804())), "holds\n");
}

TEST(NoShaperBelowTheLinkTest, IsNoEvidenceWhereTheLinksRateIsNotKnown) {
  FabricState state = HealthySeedA();
  state.inventory.intent.leg_rate.reset();
  QosOf(state, "qsfp56-dd-1-1").egress_rate[3] = Seen<Rate>(GigabitsPerSecond(100), kFile);
  EXPECT_EQ(Told(NoShaperBelowTheLink(state, Crs804())),
            "no evidence\nbecause crs804 qsfp56-dd-1-1: egress-rate-queue3=100Gbps is set, but the "
            "rate of the link is not known: neither forced nor in the intent\n");
}

TEST(NoShaperBelowTheLinkTest, IsUnknownWhereARateCannotBeRead) {
  FabricState state = HealthySeedA();
  QosOf(state, "qsfp56-dd-1-1").egress_rate[0] = NoAnswer("egress-rate-queue0 of qsfp56-dd-1-1: x");
  EXPECT_EQ(Told(NoShaperBelowTheLink(state, Crs804())),
            "unknown\nbecause egress-rate-queue0 of qsfp56-dd-1-1: x\n");
}

TEST(NoShaperBelowTheLinkTest, IsNoEvidenceWithoutLegs) {
  FabricState state = HealthySeedA();
  state.switches[0].legs = NotAsked("no legs in an export without fabric bridge");
  EXPECT_EQ(Told(NoShaperBelowTheLink(state, Crs804())),
            "no evidence\nbecause no legs in an export without fabric bridge\n");
}

TEST(OffloadIsOnTest, HoldsWhenItIsOn) {
  EXPECT_EQ(Told(OffloadIsOn(HealthySeedB(), FabricA())), "holds\n");
}

TEST(OffloadIsOnTest, IsViolatedWhenItIsOff) {
  FabricState state = HealthySeedB();
  state.switches[0].qos_offload = Seen(false, "devices/fabric-a/switch.out", 3, "0 switch1 no no");
  EXPECT_EQ(Told(OffloadIsOn(state, FabricA())), R"(violated
lossless-inert at fabric-a switch1, mended on fabric-a
  expected qos-hw-offloading=yes: the intent is lossless
  observed qos-hw-offloading=no
  evidence devices/fabric-a/switch.out:3 0 switch1 no no
  fix /interface/ethernet/switch/set switch1 qos-hw-offloading=yes
  undo /interface/ethernet/switch/set switch1 qos-hw-offloading=no
)");
}

TEST(OffloadIsOnTest, SaysWhenTheSettingIsADefault) {
  FabricState state = HealthySeedB();
  state.switches[0].qos_offload = Fact<bool>{false, {"devices/fabric-a/export.out", 1, ""}, true};
  EXPECT_EQ(OffloadIsOn(state, FabricA()).findings.at(0).observed,
            "qos-hw-offloading=no (default)");
}

TEST(OffloadIsOnTest, HoldsOnACrs8xxWhateverTheSettingSays) {
  FabricState state = HealthySeedB();
  state.switches[0].model =
      Seen<std::string>("CRS812-8DS-2DQ-2DDQ", "devices/fabric-a/resource.out");
  state.switches[0].qos_offload = Seen(false, "devices/fabric-a/switch.out");
  EXPECT_EQ(Told(OffloadIsOn(state, FabricA())),
            "holds\nnote CRS812-8DS-2DQ-2DDQ: QoS offload is always on, whatever the setting "
            "says\n");
}

TEST(OffloadIsOnTest, IsUnknownWhenOffOnAModelThatGaveNoAnswer) {
  FabricState state = HealthySeedB();
  state.switches[0].model = NoAnswer("fabric-a resource: timeout");
  state.switches[0].qos_offload = Seen(false, "devices/fabric-a/switch.out");
  EXPECT_EQ(Told(OffloadIsOn(state, FabricA())), "unknown\nbecause fabric-a resource: timeout\n");
}

TEST(OffloadIsOnTest, IsNoEvidenceWhenNobodyAsked) {
  FabricState state = HealthySeedB();
  state.switches[0].qos_offload = NotAsked("no switch menu");
  EXPECT_EQ(Told(OffloadIsOn(state, FabricA())), "no evidence\nbecause no switch menu\n");
}

TEST(OffloadIsOnTest, IsNotApplicableToALossyFabric) {
  EXPECT_EQ(Told(OffloadIsOn(HealthySeedA(), Crs804())),
            "not applicable\nbecause the intent is not lossless\n");
}

}  // namespace
}  // namespace fabric
