#include "switch_mtu.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

const Subject kCrs804{SubjectKind::kSwitch, "crs804", ""};

std::string Judged(const FabricState& state) {
  return Told(L2MtuCarriesTheHostMtu(state, kCrs804));
}

SwitchState& Crs804(FabricState& state) { return state.switches[0]; }

void SetL2Mtu(FabricState& state, const std::string& port, int l2mtu) {
  PortOf(Crs804(state), port).l2mtu =
      Seen(l2mtu, "devices/crs804/ethernet.out", 7, "l2mtu=" + std::to_string(l2mtu));
}

void SetAllL2Mtu(FabricState& state, int l2mtu) {
  for (const Leg& leg : Crs804(state).legs->legs) SetL2Mtu(state, leg.port, l2mtu);
}

std::string OnlyFault(const FabricState& state) {
  const Verdict verdict = L2MtuCarriesTheHostMtu(state, kCrs804);
  if (verdict.findings.size() != 1) return std::to_string(verdict.findings.size()) + " findings";
  return verdict.findings[0].fault + " at " + verdict.findings[0].where;
}

TEST(L2MtuCarriesTheHostMtu, HealthySeedAHolds) { EXPECT_EQ(Judged(HealthySeedA()), "holds\n"); }

TEST(L2MtuCarriesTheHostMtu, HealthySeedBHolds) {
  EXPECT_EQ(Told(L2MtuCarriesTheHostMtu(HealthySeedB(), {SubjectKind::kSwitch, "fabric-a", ""})),
            "holds\n");
}

TEST(L2MtuCarriesTheHostMtu, FactoryDefaultIsTooSmall) {
  FabricState state = HealthySeedA();
  SetL2Mtu(state, "qsfp56-dd-1-1", 1584);
  PortOf(Crs804(state), "qsfp56-dd-1-1").l2mtu->is_default = true;
  EXPECT_EQ(Judged(state), R"(violated
l2mtu-too-small at crs804 qsfp56-dd-1-1, mended on crs804
  expected l2mtu of at least 9000
  observed l2mtu=1584 (default)
  evidence devices/crs804/ethernet.out:7 l2mtu=1584
  caution careful: a changed l2mtu may reset the switch chip, and all of its ports flap. Stop traffic first, and drain the hosts before you measure
  fix /interface/ethernet/set [find where name=qsfp56-dd-1-1] l2mtu=9216
  undo /interface/ethernet/set [find where name=qsfp56-dd-1-1] l2mtu=1584
)");
}

TEST(L2MtuCarriesTheHostMtu, LegThatDiffersFollowsTheOthers) {
  FabricState state = HealthySeedA();
  SetL2Mtu(state, "qsfp56-dd-1-1", 9500);
  EXPECT_EQ(Judged(state), R"(violated
l2mtu-differs at crs804 qsfp56-dd-1-1, mended on crs804
  expected l2mtu=9216, as on the other legs
  observed l2mtu=9500
  evidence devices/crs804/ethernet.out:7 l2mtu=9500
  caution careful: a changed l2mtu may reset the switch chip, and all of its ports flap. Stop traffic first, and drain the hosts before you measure
  fix /interface/ethernet/set [find where name=qsfp56-dd-1-1] l2mtu=9216
  undo /interface/ethernet/set [find where name=qsfp56-dd-1-1] l2mtu=9500
)");
}

TEST(L2MtuCarriesTheHostMtu, OneGoodLegAmongSmallOnesIsNotTheOneToBlame) {
  FabricState state = HealthySeedA();
  SetAllL2Mtu(state, 1584);
  SetL2Mtu(state, "qsfp56-dd-1-1", 9216);
  const Verdict verdict = L2MtuCarriesTheHostMtu(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 7U);
  for (const Finding& finding : verdict.findings) {
    EXPECT_EQ(finding.fault, "l2mtu-too-small");
    EXPECT_TRUE(finding.fix[0].ends_with(" l2mtu=9216")) << finding.fix[0];
  }
}

TEST(L2MtuCarriesTheHostMtu, WhereNoLegDoesTheFixIsWhatIsNeeded) {
  FabricState state = HealthySeedA();
  SetAllL2Mtu(state, 1584);
  const Verdict verdict = L2MtuCarriesTheHostMtu(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 8U);
  EXPECT_TRUE(verdict.findings[0].fix[0].ends_with(" l2mtu=9000")) << verdict.findings[0].fix[0];
}

TEST(L2MtuCarriesTheHostMtu, ExactlyTheHostMtuIsEnough) {
  FabricState state = HealthySeedA();
  SetAllL2Mtu(state, 9000);
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(L2MtuCarriesTheHostMtu, EachVlanTagNeedsFourBytes) {
  FabricState state = HealthySeedA();
  state.inventory.intent.vlan_tags = 1;
  SetAllL2Mtu(state, 9004);
  EXPECT_EQ(Judged(state), "holds\n");
  SetL2Mtu(state, "qsfp56-dd-1-1", 9003);
  EXPECT_EQ(OnlyFault(state), "l2mtu-too-small at crs804 qsfp56-dd-1-1");
}

TEST(L2MtuCarriesTheHostMtu, MoreThanTheModelTakesIsOutOfRange) {
  FabricState state = HealthySeedA();
  SetL2Mtu(state, "qsfp56-dd-1-1", 10218);
  EXPECT_EQ(Judged(state), R"(violated
l2mtu-out-of-range at crs804 qsfp56-dd-1-1, mended on crs804
  expected l2mtu from 64 to 9570, as the model takes
  observed l2mtu=10218
  evidence devices/crs804/ethernet.out:7 l2mtu=10218
  caution careful: a changed l2mtu may reset the switch chip, and all of its ports flap. Stop traffic first, and drain the hosts before you measure
  fix /interface/ethernet/set [find where name=qsfp56-dd-1-1] l2mtu=9216
  undo /interface/ethernet/set [find where name=qsfp56-dd-1-1] l2mtu=10218
)");
}

TEST(L2MtuCarriesTheHostMtu, TypoIsOutOfRangeOnAnyModel) {
  FabricState state = HealthySeedA();
  Crs804(state).model = NotAsked("no header");
  SetL2Mtu(state, "qsfp56-dd-1-1", 9);
  EXPECT_EQ(OnlyFault(state), "l2mtu-out-of-range at crs804 qsfp56-dd-1-1");
}

TEST(L2MtuCarriesTheHostMtu, UnknownModelHasNoUpperLimit) {
  FabricState state = HealthySeedA();
  Crs804(state).model->value = "CRS999";
  SetAllL2Mtu(state, 12000);
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(L2MtuCarriesTheHostMtu, HostMtuBeyondTheModelHasNoFix) {
  FabricState state = HealthySeedA();
  state.inventory.intent.host_mtu = 9600;
  const Verdict verdict = L2MtuCarriesTheHostMtu(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 8U);
  EXPECT_TRUE(verdict.findings[0].fix.empty());
  EXPECT_EQ(verdict.findings[0].caution, "no fix is named: the model takes no l2mtu of 9600");
}

TEST(L2MtuCarriesTheHostMtu, RemarkOnALegIsRouterOsOwnVerdict) {
  FabricState state = HealthySeedA();
  Port& leg = PortOf(Crs804(state), "qsfp56-dd-1-1");
  leg.remarks = {"MTU > L2MTU"};
  leg.mtu->value = 9500;
  EXPECT_EQ(Judged(state), R"(violated
mtu-over-l2mtu at crs804 qsfp56-dd-1-1, mended on crs804
  expected an MTU that the L2MTU carries
  observed RouterOS remarks: MTU > L2MTU
  evidence devices/crs804/ethernet.out:1 qsfp56-dd-1-1
  fix /interface/ethernet/set [find where name=qsfp56-dd-1-1] mtu=9216
  undo /interface/ethernet/set [find where name=qsfp56-dd-1-1] mtu=9500
)");
}

TEST(L2MtuCarriesTheHostMtu, RemarkOnTheFabricBridgeRaisesItsSmallPorts) {
  FabricState state = HealthySeedA();
  Crs804(state).bridges->back().remarks = {"MTU > L2MTU"};
  Crs804(state).bridge_ports->push_back(Member("qsfp56-dd-1-2", "roce-br", 20));
  EXPECT_EQ(Judged(state), R"(violated
mtu-over-l2mtu at crs804 roce-br, mended on crs804
  expected an MTU that the L2MTU carries
  observed RouterOS remarks: MTU > L2MTU
  evidence devices/crs804/bridge.out:1 roce-br
  caution careful: a changed l2mtu may reset the switch chip, and all of its ports flap. Stop traffic first, and drain the hosts before you measure
  fix /interface/ethernet/set [find where name=qsfp56-dd-1-2] l2mtu=9216
  undo /interface/ethernet/set [find where name=qsfp56-dd-1-2] l2mtu=1584
)");
}

TEST(L2MtuCarriesTheHostMtu, RemarkOnAFabricBridgeOfLargePortsHasNoFix) {
  FabricState state = HealthySeedA();
  Crs804(state).bridges->back().remarks = {"MTU > L2MTU"};
  const Verdict verdict = L2MtuCarriesTheHostMtu(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_TRUE(verdict.findings[0].fix.empty());
  EXPECT_EQ(verdict.findings[0].caution,
            "no fix is named: lower the mtu of roce-br, no port behind the chip has too small an "
            "l2mtu");
}

TEST(L2MtuCarriesTheHostMtu, RemarksOnTheManagementBridgeAndOtherRemarksAreNotThisRow) {
  FabricState state = HealthySeedA();
  Crs804(state).bridges->front().remarks = {"MTU > L2MTU"};
  PortOf(Crs804(state), "qsfp56-dd-1-1").remarks = {"unsupported speed"};
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(L2MtuCarriesTheHostMtu, SparePortMayKeepTheDefault) {
  FabricState state = HealthySeedA();
  SetL2Mtu(state, "qsfp56-dd-1-2", 1584);
  EXPECT_EQ(Judged(state), "holds\n");
}

TEST(L2MtuCarriesTheHostMtu, WithoutAHostMtuItIsNotApplicable) {
  FabricState state = HealthySeedA();
  state.inventory.intent.host_mtu.reset();
  EXPECT_EQ(Judged(state), "not applicable\nbecause the intent has no host MTU\n");
}

TEST(L2MtuCarriesTheHostMtu, UnreadablePortsAreUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).ports = NoAnswer("ethernet: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause ethernet: refused\n");
}

TEST(L2MtuCarriesTheHostMtu, LegWithoutAnL2MtuIsNoEvidence) {
  FabricState state = HealthySeedA();
  PortOf(Crs804(state), "qsfp56-dd-1-1").l2mtu = NotAsked("the table has no L2MTU column");
  EXPECT_EQ(Judged(state), "no evidence\nbecause the table has no L2MTU column\n");
}

TEST(L2MtuCarriesTheHostMtu, LegThatTheSwitchLacksIsNoEvidence) {
  FabricState state = HealthySeedA();
  Crs804(state).legs->legs.push_back({"qsfp56-dd-9-1", "spark9", {}});
  EXPECT_EQ(Judged(state), "no evidence\nbecause crs804 has no port qsfp56-dd-9-1\n");
}

}  // namespace
}  // namespace fabric
