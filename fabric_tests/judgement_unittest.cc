#include "judgement.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "fabric_builder.h"

namespace fabric {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::chrono::sys_days kDay = std::chrono::year(2026) / 7 / 22;

auto CutOff() { return NoAnswer("the text was cut off"); }

// "unknown SwitchQos.IsOffOnEveryLeg/crs804" for each case that does not hold, in order.
std::vector<std::string> NotHolding(const FabricState& state) {
  std::vector<std::string> lines;
  for (const Case& judged : JudgeFabric(state, kDay).cases)
    if (judged.verdict.kind != VerdictKind::kHolds)
      lines.push_back(std::string(Text(judged.verdict.kind)) + " " + judged.Id());
  return lines;
}

// What does not hold in `state`, without what is as in `healthy`.
std::vector<std::string> LostFrom(const FabricState& healthy, const FabricState& state) {
  const std::vector<std::string> before = NotHolding(healthy);
  std::vector<std::string> lost;
  for (const std::string& line : NotHolding(state))
    if (std::find(before.begin(), before.end(), line) == before.end()) lost.push_back(line);
  return lost;
}

// What seed A loses when `forget` makes a fact of its switch missing.
template <class Forget>
std::vector<std::string> LostByTheSwitch(Forget forget) {
  FabricState state = HealthySeedA();
  forget(state.switches.at(0));
  return LostFrom(HealthySeedA(), state);
}

template <class Forget>
std::vector<std::string> LostBySpark2(Forget forget) {
  FabricState state = HealthySeedA();
  forget(state.hosts.at(1));
  return LostFrom(HealthySeedA(), state);
}

template <class Forget>
std::vector<std::string> LostByFabricA(Forget forget) {
  FabricState state = HealthySeedB();
  forget(state.switches.at(0));
  return LostFrom(HealthySeedB(), state);
}

TEST(JudgeFabric, OfTheHealthySeedAllHoldsButWhatIsOfLosslessFabrics) {
  EXPECT_THAT(NotHolding(HealthySeedA()),
              ElementsAre("not applicable SwitchQos.LosslessClassIsConsistent/crs804",
                          "not applicable SwitchQos.OffloadIsOn/crs804",
                          "not applicable SwitchQos.VersionSupportsTheIntent/crs804",
                          "not applicable SwitchLink.CablingIsAsDeclared/crs804",
                          "not applicable SwitchVersion.IsSupportedAndUniform/fabric",
                          "not applicable SwitchExport.MatchesTheGoldenExport/crs804",
                          "not applicable HostAddress.UnusedRailsStayUnused/spark1",
                          "not applicable HostAddress.UnusedRailsStayUnused/spark2",
                          "not applicable HostAddress.UnusedRailsStayUnused/spark3",
                          "not applicable HostAddress.UnusedRailsStayUnused/spark4"));
}

TEST(JudgeFabric, OffersNoCommandThatWouldBeShownAltered) {
  FabricState state = HealthySeedA();
  state.inventory.switches[0].legs = {{"qsfp56-dd-1-1", "spark1", {"rail0"}}};
  PortOf(state.switches[0], "qsfp56-dd-2-2").name = "[  FAILED  ]";
  MacOn(state.switches[0], "qsfp56-dd-1-1").interface = "[  FAILED  ]";
  const Judgement judgement = JudgeFabric(state, kDay);
  const auto row = std::find_if(
      judgement.cases.begin(), judgement.cases.end(),
      [](const Case& judged) { return judged.Id() == "SwitchLink.CablingIsAsDeclared/crs804"; });
  ASSERT_EQ(row->verdict.findings.size(), 1U);
  EXPECT_TRUE(row->verdict.findings[0].fix.empty());
  EXPECT_NE(row->verdict.findings[0].caution.find("no command is offered"), std::string::npos);
}

TEST(JudgeFabric, EachRowIsJudgedOnceForEachSubject) {
  std::set<std::string> ids;
  const Judgement judgement = JudgeFabric(HealthySeedA(), kDay);
  for (const Case& judged : judgement.cases) ids.insert(judged.Id());
  EXPECT_EQ(ids.size(), judgement.cases.size());
}

TEST(JudgeFabric, OneFactWithoutAnswerEndsTheRunUnknown) {
  FabricState state = HealthySeedA();
  state.switches.at(0).host_table = CutOff();
  EXPECT_EQ(JudgeFabric(state, kDay).Overall(), RunVerdict::kUnknown);
}

TEST(JudgeFabric, AnEmptyFabricHoldsNothing) {
  const Judgement judgement = JudgeFabric(FabricState(), kDay);
  EXPECT_EQ(judgement.Count(VerdictKind::kHolds), 0);
  EXPECT_EQ(judgement.Overall(), RunVerdict::kUnknown);
}

// What is said of seed A with hw=no on one leg that is waived until `last_day`.
Judgement WithWaivedLeg(std::chrono::sys_days last_day) {
  FabricState state = HealthySeedA();
  BridgePortOf(state.switches.at(0), "qsfp56-dd-1-1").hw->value = false;
  state.inventory.waivers = {{"SwitchOffload.EveryFabricLegIsOffloaded", "", "crs804 qsfp56-dd-1-1",
                              "a test leg", "lab", last_day, "lab.yaml:9:5"}};
  return JudgeFabric(state, kDay);
}

TEST(JudgeFabric, WhatIsWaivedIsCountedAndIsNoCause) {
  const Judgement judgement = WithWaivedLeg(kDay);
  EXPECT_EQ(judgement.Count(VerdictKind::kWaived), 1);
  EXPECT_THAT(judgement.causes, IsEmpty());
  EXPECT_EQ(judgement.Overall(), RunVerdict::kHolds);
}

TEST(JudgeFabric, AWaiverThatHasEndedWaivesNothingAndIsACauseItself) {
  const Judgement judgement = WithWaivedLeg(kDay - std::chrono::days(1));
  EXPECT_EQ(judgement.Count(VerdictKind::kWaived), 0);
  ASSERT_EQ(judgement.causes.size(), 2U);
  EXPECT_EQ(judgement.causes[1].title, "1 waiver of the inventory is not in force: lab.yaml:9:5");
  EXPECT_EQ(judgement.causes[1].because,
            "the waiver of SwitchOffload.EveryFabricLegIsOffloaded for crs804 qsfp56-dd-1-1 has "
            "ended: a test leg (lab, until 2026-07-21).");
  EXPECT_EQ(judgement.Overall(), RunVerdict::kViolated);
}

TEST(RowsThatNeed, TheHostTable) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.host_table = CutOff(); }),
              ElementsAre("unknown SwitchBridge.ManagementRidesTheCopperPorts/crs804",
                          "unknown SwitchOffload.HostMacsAreLearnedByTheSwitchChip/crs804"));
}

TEST(RowsThatNeed, TheBridgePorts) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.bridge_ports = CutOff(); }),
              ElementsAre("unknown SwitchBridge.ManagementBridgeHoldsNoFabricSubPort/crs804",
                          "unknown SwitchBridge.OneBridgeHoldsTheSwitchChipPorts/crs804",
                          "unknown SwitchBridge.NoCageIsSplitAcrossBridges/crs804",
                          "unknown SwitchBridge.EveryFabricLegIsInTheFabricBridge/crs804",
                          "unknown SwitchBridge.ManagementRidesTheCopperPorts/crs804",
                          "unknown SwitchBridge.NoFabricLegIsBlocked/crs804",
                          "unknown SwitchOffload.EveryFabricLegIsOffloaded/crs804",
                          "unknown SwitchOffload.NothingBlocksOffload/crs804"));
}

TEST(RowsThatNeed, ThePorts) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.ports = CutOff(); }),
              ElementsAre("unknown SwitchBridge.ManagementBridgeHoldsNoFabricSubPort/crs804",
                          "unknown SwitchBridge.OneBridgeHoldsTheSwitchChipPorts/crs804",
                          "unknown SwitchBridge.NoCageIsSplitAcrossBridges/crs804",
                          "unknown SwitchBridge.ManagementRidesTheCopperPorts/crs804",
                          "unknown SwitchOffload.NothingBlocksOffload/crs804",
                          "unknown SwitchQos.IsOffOnEveryLeg/crs804",
                          "unknown SwitchLink.LegRunsAtDeclaredRate/crs804",
                          "unknown SwitchLink.LegRunsDeclaredFec/crs804",
                          "unknown SwitchLink.SubPortCarriesItsLanes/crs804",
                          "unknown SwitchLink.LinkDownsDidNotGrow/crs804",
                          "unknown SwitchMtu.L2MtuCarriesTheHostMtu/crs804"));
}

TEST(RowsThatNeed, TheBridges) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.bridges = CutOff(); }),
              ElementsAre("unknown SwitchBridge.ManagementRidesTheCopperPorts/crs804",
                          "unknown SwitchOffload.NothingBlocksOffload/crs804"));
}

TEST(RowsThatNeed, TheAddressesOfTheSwitch) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.addresses = CutOff(); }),
              ElementsAre("unknown SwitchBridge.ManagementRidesTheCopperPorts/crs804",
                          "unknown HostAddress.EveryRailAddressIsUnique/fabric"));
}

TEST(RowsThatNeed, TheLog) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.offload_log = CutOff(); }),
              ElementsAre("unknown SwitchOffload.LogNamesTheFabricBridge/crs804"));
}

TEST(RowsThatNeed, TheQosPorts) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.qos_ports = CutOff(); }),
              ElementsAre("unknown SwitchQos.IsOffOnEveryLeg/crs804",
                          "unknown SwitchQos.NoShaperBelowTheLink/crs804",
                          "unknown SwitchQos.VersionSupportsTheIntent/crs804",
                          "unknown SwitchQos.NothingIsHalfConfigured/crs804"));
}

TEST(RowsThatNeed, TheLegs) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.legs = CutOff(); }),
              ElementsAre("unknown SwitchBridge.EveryFabricLegIsInTheFabricBridge/crs804",
                          "unknown SwitchBridge.NoFabricLegIsBlocked/crs804",
                          "unknown SwitchOffload.EveryFabricLegIsOffloaded/crs804",
                          "unknown SwitchOffload.HostMacsAreLearnedByTheSwitchChip/crs804",
                          "unknown SwitchQos.IsOffOnEveryLeg/crs804",
                          "unknown SwitchQos.NoShaperBelowTheLink/crs804",
                          "unknown SwitchQos.VersionSupportsTheIntent/crs804",
                          "unknown SwitchQos.NothingIsHalfConfigured/crs804",
                          "unknown SwitchLink.LegRunsAtDeclaredRate/crs804",
                          "unknown SwitchLink.LegRunsDeclaredFec/crs804",
                          "unknown SwitchLink.SubPortCarriesItsLanes/crs804",
                          "unknown SwitchLink.LinkDownsDidNotGrow/crs804",
                          "unknown SwitchMtu.L2MtuCarriesTheHostMtu/crs804"));
}

TEST(RowsThatNeed, TheLinks) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.links = CutOff(); }),
              ElementsAre("unknown SwitchLink.LegRunsAtDeclaredRate/crs804",
                          "unknown SwitchLink.LegRunsDeclaredFec/crs804",
                          "unknown SwitchLink.SubPortCarriesItsLanes/crs804",
                          "unknown SwitchLink.LinkDownsDidNotGrow/crs804"));
}

TEST(RowsThatNeed, MonitorOfOneLeg) {
  EXPECT_THAT(
      LostByTheSwitch([](SwitchState& seen) { LinkOf(seen, "qsfp56-dd-1-1").status = CutOff(); }),
      ElementsAre("unknown SwitchLink.LegRunsAtDeclaredRate/crs804",
                  "unknown SwitchLink.LegRunsDeclaredFec/crs804"));
}

TEST(RowsThatNeed, TheVersionOfOneOfTwoSwitches) {
  EXPECT_THAT(LostByFabricA([](SwitchState& seen) { seen.version = CutOff(); }),
              ElementsAre("unknown SwitchQos.VersionSupportsTheIntent/fabric_a",
                          "unknown SwitchVersion.IsSupportedAndUniform/fabric"));
}

TEST(RowsThatNeed, TheFabricBridge) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.fabric_bridge = CutOff(); }),
              ElementsAre("unknown SwitchBridge.ManagementBridgeHoldsNoFabricSubPort/crs804",
                          "unknown SwitchBridge.EveryFabricLegIsInTheFabricBridge/crs804",
                          "unknown SwitchOffload.LogNamesTheFabricBridge/crs804",
                          "unknown SwitchOffload.NothingBlocksOffload/crs804"));
}

TEST(RowsThatNeed, TheManagementBridge) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) { seen.management_bridge = CutOff(); }),
              ElementsAre("unknown SwitchBridge.ManagementBridgeHoldsNoFabricSubPort/crs804"));
}

TEST(RowsThatNeed, FlagHOfOneLeg) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) {
                BridgePortOf(seen, "qsfp56-dd-1-1").hw_offload = CutOff();
              }),
              ElementsAre("unknown SwitchOffload.EveryFabricLegIsOffloaded/crs804"));
}

TEST(RowsThatNeed, TheRoleOfOneLeg) {
  EXPECT_THAT(LostByTheSwitch(
                  [](SwitchState& seen) { BridgePortOf(seen, "qsfp56-dd-1-1").role = CutOff(); }),
              ElementsAre("unknown SwitchBridge.NoFabricLegIsBlocked/crs804"));
}

TEST(RowsThatNeed, TheL2MtuOfOneLeg) {
  EXPECT_THAT(
      LostByTheSwitch([](SwitchState& seen) { PortOf(seen, "qsfp56-dd-1-1").l2mtu = CutOff(); }),
      ElementsAre("unknown SwitchMtu.L2MtuCarriesTheHostMtu/crs804"));
}

TEST(RowsThatNeed, PfcOfOneLeg) {
  EXPECT_THAT(
      LostByTheSwitch([](SwitchState& seen) { QosPortOf(seen, "qsfp56-dd-1-1").pfc = CutOff(); }),
      ElementsAre("unknown SwitchQos.IsOffOnEveryLeg/crs804",
                  "unknown SwitchQos.NothingIsHalfConfigured/crs804"));
}

TEST(RowsThatNeed, WhatOnlyLosslessFabricsUseIsNotNeededInALossyOne) {
  EXPECT_THAT(LostByTheSwitch([](SwitchState& seen) {
                seen.qos_profiles = CutOff();
                seen.pfc_profiles = CutOff();
                seen.dscp_map = CutOff();
                for (TxQueue& queue : seen.tx_queues) queue.wred = CutOff();
                seen.qos_offload = CutOff();
                seen.dcbx = CutOff();
                seen.packages = CutOff();
              }),
              IsEmpty());
}

TEST(RowsThatNeed, TheQueuesOfALosslessFabric) {
  EXPECT_THAT(LostByFabricA([](SwitchState& seen) { seen.tx_queues.at(3).wred = CutOff(); }),
              ElementsAre("unknown SwitchQos.LosslessClassIsConsistent/fabric_a"));
}

TEST(RowsThatNeed, TheQosProfilesOfALosslessFabric) {
  EXPECT_THAT(LostByFabricA([](SwitchState& seen) { seen.qos_profiles = CutOff(); }),
              ElementsAre("unknown SwitchQos.LosslessClassIsConsistent/fabric_a"));
}

TEST(RowsThatNeed, ThePfcProfilesOfALosslessFabric) {
  EXPECT_THAT(LostByFabricA([](SwitchState& seen) { seen.pfc_profiles = CutOff(); }),
              ElementsAre("unknown SwitchQos.LosslessClassIsConsistent/fabric_a"));
}

TEST(RowsThatNeed, QosOffloadOfALosslessFabric) {
  EXPECT_THAT(LostByFabricA([](SwitchState& seen) { seen.qos_offload = CutOff(); }),
              ElementsAre("unknown SwitchQos.OffloadIsOn/fabric_a"));
}

TEST(RowsThatNeed, TheInterfacesOfOneHost) {
  EXPECT_THAT(LostBySpark2([](HostState& seen) { seen.interfaces = CutOff(); }),
              ElementsAre("unknown SwitchOffload.HostMacsAreLearnedByTheSwitchChip/crs804",
                          "unknown HostAddress.EveryRailAddressIsUnique/fabric",
                          "unknown HostAddress.OneSubnetPerRail/spark2_rail0",
                          "unknown HostAddress.OneSubnetPerRail/spark2_rail1",
                          "unknown HostAddress.OneSubnetPerRail/spark2_rail2",
                          "unknown HostAddress.OneSubnetPerRail/spark2_rail3",
                          "unknown HostAddress.NoIpv6OnRails/spark2_rail0",
                          "unknown HostAddress.NoIpv6OnRails/spark2_rail1",
                          "unknown HostAddress.NoIpv6OnRails/spark2_rail2",
                          "unknown HostAddress.NoIpv6OnRails/spark2_rail3",
                          "unknown HostAddress.IsPersistent/spark2"));
}

TEST(RowsThatNeed, TheMtusOfOneHost) {
  EXPECT_THAT(LostBySpark2([](HostState& seen) { seen.mtu = CutOff(); }),
              ElementsAre("unknown HostAddress.IsPersistent/spark2",
                          "unknown HostMtu.RailMtuIsJumbo/spark2_rail0",
                          "unknown HostMtu.RailMtuIsJumbo/spark2_rail1",
                          "unknown HostMtu.RailMtuIsJumbo/spark2_rail2",
                          "unknown HostMtu.RailMtuIsJumbo/spark2_rail3"));
}

TEST(RowsThatNeed, TheSysctlsOfOneHost) {
  EXPECT_THAT(LostBySpark2([](HostState& seen) { seen.sysctl = CutOff(); }),
              ElementsAre("unknown HostSysctl.ArpIsPinnedToItsRail/spark2_rail0",
                          "unknown HostSysctl.ArpIsPinnedToItsRail/spark2_rail1",
                          "unknown HostSysctl.ArpIsPinnedToItsRail/spark2_rail2",
                          "unknown HostSysctl.ArpIsPinnedToItsRail/spark2_rail3"));
}

TEST(RowsThatNeed, TheRdmaPortsOfOneHost) {
  EXPECT_THAT(LostBySpark2([](HostState& seen) { seen.rdma_ports = CutOff(); }),
              ElementsAre("unknown HostMtu.RailMtuIsJumbo/spark2_rail0",
                          "unknown HostMtu.RailMtuIsJumbo/spark2_rail1",
                          "unknown HostMtu.RailMtuIsJumbo/spark2_rail2",
                          "unknown HostMtu.RailMtuIsJumbo/spark2_rail3",
                          "unknown HostRdma.EveryRailHasAnActiveDevice/spark2_rail0",
                          "unknown HostRdma.EveryRailHasAnActiveDevice/spark2_rail1",
                          "unknown HostRdma.EveryRailHasAnActiveDevice/spark2_rail2",
                          "unknown HostRdma.EveryRailHasAnActiveDevice/spark2_rail3"));
}

TEST(RowsThatNeed, TheGidsOfOneRail) {
  EXPECT_THAT(LostBySpark2([](HostState& seen) { seen.rdma_ports->front().gids = CutOff(); }),
              ElementsAre("unknown HostRdma.EveryRailHasAnActiveDevice/spark2_rail0"));
}

TEST(RowsThatNeed, PfcOfOneRail) {
  EXPECT_THAT(LostBySpark2([](HostState& seen) { seen.nics.at("enp1s0f0np0").qos.pfc = CutOff(); }),
              ElementsAre("unknown HostQos.PfcMatchesTheIntent/spark2_rail0"));
}

TEST(RowsThatNeed, TheSpeedOfOneRail) {
  EXPECT_THAT(LostBySpark2([](HostState& seen) { seen.nics.at("enp1s0f0np0").speed = CutOff(); }),
              ElementsAre("unknown HostLink.RailLinkMatchesTheSwitch/spark2_rail0"));
}

TEST(RowsThatNeed, TheKernelOfOneHost) {
  EXPECT_THAT(LostBySpark2([](HostState& seen) { seen.kernel = CutOff(); }),
              ElementsAre("unknown HostPlatform.FleetIsUniform/fabric"));
}

}  // namespace
}  // namespace fabric
