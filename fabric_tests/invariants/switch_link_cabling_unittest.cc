#include "switch_link_cabling.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

// Seed A with its cabling declared.
struct DeclaredSeedA {
  FabricState fabric = HealthySeedA();
  SwitchState& crs804 = fabric.switches[0];
  std::vector<DeclaredLeg>& legs = fabric.inventory.switches[0].legs;

  DeclaredSeedA() {
    for (const Leg& leg : crs804.legs->legs) legs.push_back({leg.port, leg.host, leg.rails});
  }
  // Every MAC on one port is seen on the other, and the other way round.
  void Swap(const std::string& a, const std::string& b) {
    for (LearnedMac& row : *crs804.host_table)
      row.interface = row.interface == a ? b : row.interface == b ? a : row.interface;
  }
  std::string Judged() const {
    return Told(CablingIsAsDeclared(fabric, {SubjectKind::kSwitch, "crs804", ""}));
  }
};

TEST(CablingIsAsDeclared, HoldsWithTwinsBehindEachLeg) {
  EXPECT_EQ(DeclaredSeedA().Judged(), "holds\n");
}

TEST(CablingIsAsDeclared, HoldsWhereOnlyTheHostIsDeclared) {
  DeclaredSeedA lab;
  for (DeclaredLeg& leg : lab.legs) leg.rails.clear();
  lab.Swap("qsfp56-dd-1-1", "qsfp56-dd-1-5");  // both lead to spark1
  EXPECT_EQ(lab.Judged(), "holds\n");
}

TEST(CablingIsAsDeclared, ATwinBesideADeclaredRailIsNoFault) {
  DeclaredSeedA lab;
  for (DeclaredLeg& leg : lab.legs) leg.rails.resize(1);
  EXPECT_EQ(lab.Judged(), "holds\n");
}

TEST(CablingIsAsDeclared, SwappedCablesAreNamedOnceEach) {
  DeclaredSeedA lab;
  lab.Swap("qsfp56-dd-1-1", "qsfp56-dd-2-1");
  EXPECT_EQ(lab.Judged(), R"(violated
cable-elsewhere at crs804 qsfp56-dd-2-1, mended on crs804
  expected the cable of spark1 rail0, rail2 in qsfp56-dd-1-1
  observed cable of spark1 rail0, rail2 is in qsfp56-dd-2-1, declared qsfp56-dd-1-1
  evidence devices/crs804/bridge-host.out:3 02:00:5e:00:01:00 qsfp56-dd-1-1
  evidence devices/spark1/ip-addr.out:1 enp1s0f0np0 10.9.0.11/24
  evidence devices/crs804/bridge-host.out:4 02:00:5e:00:01:02 qsfp56-dd-1-1
  evidence devices/spark1/ip-addr.out:1 enP2p1s0f0np0 10.9.2.11/24
  caution links go down and up: drain before a measurement counts; where the cables are meant to be so, put the legs that `fabric cabling` prints into the inventory
  fix # at crs804: move the plug of spark1 rail0, rail2 from qsfp56-dd-2-1 to qsfp56-dd-1-1
  undo # at crs804: move the plug of spark1 rail0, rail2 from qsfp56-dd-1-1 back to qsfp56-dd-2-1
cable-elsewhere at crs804 qsfp56-dd-1-1, mended on crs804
  expected the cable of spark2 rail0, rail2 in qsfp56-dd-2-1
  observed cable of spark2 rail0, rail2 is in qsfp56-dd-1-1, declared qsfp56-dd-2-1
  evidence devices/crs804/bridge-host.out:7 02:00:5e:00:02:00 qsfp56-dd-2-1
  evidence devices/spark2/ip-addr.out:1 enp1s0f0np0 10.9.0.12/24
  evidence devices/crs804/bridge-host.out:8 02:00:5e:00:02:02 qsfp56-dd-2-1
  evidence devices/spark2/ip-addr.out:1 enP2p1s0f0np0 10.9.2.12/24
  caution links go down and up: drain before a measurement counts; where the cables are meant to be so, put the legs that `fabric cabling` prints into the inventory
  fix # at crs804: move the plug of spark2 rail0, rail2 from qsfp56-dd-1-1 to qsfp56-dd-2-1
  undo # at crs804: move the plug of spark2 rail0, rail2 from qsfp56-dd-2-1 back to qsfp56-dd-1-1
)");
}

// Nothing is plugged in where the leg is declared: whatever is missing there follows from that.
TEST(CablingIsAsDeclared, ALegThatIsDeclaredAtAnEmptyPortIsFoundThere) {
  DeclaredSeedA lab;
  for (DeclaredLeg& leg : lab.legs)
    if (leg.port == "qsfp56-dd-1-1") leg.port = "qsfp56-dd-1-2";
  EXPECT_EQ(lab.Judged(), R"(violated
leg-elsewhere at crs804 qsfp56-dd-1-2, mended on crs804
  expected the cable of spark1 rail0, rail2 in qsfp56-dd-1-2
  observed cable of spark1 rail0, rail2 is in qsfp56-dd-1-1, declared qsfp56-dd-1-2, where there is no link
  evidence devices/crs804/bridge-host.out:3 02:00:5e:00:01:00 qsfp56-dd-1-1
  evidence devices/spark1/ip-addr.out:1 enp1s0f0np0 10.9.0.11/24
  evidence devices/crs804/bridge-host.out:4 02:00:5e:00:01:02 qsfp56-dd-1-1
  evidence devices/spark1/ip-addr.out:1 enP2p1s0f0np0 10.9.2.11/24
  caution where the plug is meant to be in qsfp56-dd-1-2, move it there: links go down and up, drain before a measurement counts
  fix # in the inventory, at the legs of crs804: spark1 rail0, rail2 is at qsfp56-dd-1-1, not at qsfp56-dd-1-2
)");
}

TEST(CablingIsAsDeclared, TwoLegsOfOneHostThatAreSwappedAreFound) {
  DeclaredSeedA lab;
  lab.Swap("qsfp56-dd-1-1", "qsfp56-dd-1-5");
  EXPECT_EQ(CablingIsAsDeclared(lab.fabric, {SubjectKind::kSwitch, "crs804", ""}).findings.size(),
            2U);
}

struct Stray {
  const char* what;
  std::vector<DeclaredLeg> legs;  // of seed B's fabric-a
  const char* observed;           // of ceres' rail1, which is seen on qsfp28-2-1 of fabric-a
};

TEST(CablingIsAsDeclared, ARailOfAnotherFabricIsForeign) {
  const std::vector<Stray> table = {
      {"leg of another host",
       {{"qsfp28-2-1", "vesta", {"rail0"}}},
       "cable of ceres rail1 is in qsfp28-2-1, declared for fabric-b"},
      {"leg of its own host",
       {{"qsfp28-2-1", "ceres", {}}},
       "cable of ceres rail1 is in qsfp28-2-1, declared for fabric-b"},
      {"no leg: a trunk", {{"qsfp28-1-1", "ceres", {"rail0"}}}, ""},
      {"a leg without host", {{"qsfp28-1-1", "ceres", {"rail0"}}, {"qsfp28-2-1", "", {}}}, ""},
  };
  for (const Stray& row : table) {
    FabricState state = HealthySeedB();
    LearnedMac stray = state.switches[1].host_table->front();
    stray.interface = "qsfp28-2-1";
    std::erase_if(*state.switches[0].host_table,
                  [](const LearnedMac& mac) { return mac.interface != "qsfp28-1-1"; });
    state.switches[0].host_table->front().interface = row.legs.front().port;
    state.switches[0].host_table->push_back(stray);
    state.inventory.switches[0].legs = row.legs;
    const Verdict verdict = CablingIsAsDeclared(state, {SubjectKind::kSwitch, "fabric-a", ""});
    std::string observed;
    for (const Finding& finding : verdict.findings)
      if (finding.observed.find("rail1") != std::string::npos) observed = finding.observed;
    EXPECT_EQ(observed, row.observed) << row.what;
  }
}

TEST(CablingIsAsDeclared, AHostOnTheLegOfAnotherIsForeignWithoutALegOfItsOwn) {
  DeclaredSeedA lab;
  std::erase_if(lab.legs, [](const DeclaredLeg& leg) { return leg.host == "spark1"; });
  lab.Swap("qsfp56-dd-1-1", "qsfp56-dd-2-1");
  const Verdict verdict = CablingIsAsDeclared(lab.fabric, {SubjectKind::kSwitch, "crs804", ""});
  ASSERT_EQ(verdict.findings.size(), 2U);
  EXPECT_EQ(verdict.findings[0].observed,
            "cable of spark1 rail0, rail2 is in qsfp56-dd-2-1, declared for spark2");
  EXPECT_EQ(verdict.findings[0].expected, "the cable of spark1 rail0, rail2 in a leg of spark1");
}

TEST(CablingIsAsDeclared, AMacThatIsNotInTheTableIsNoEvidence) {
  DeclaredSeedA lab;
  lab.crs804.host_table->erase(lab.crs804.host_table->begin());
  EXPECT_EQ(lab.Judged(), "no evidence\nbecause no frame since ageing: spark1 rail0\n");
}

TEST(CablingIsAsDeclared, AMacOnTwoLegsIsUnknown) {
  DeclaredSeedA lab;
  LearnedMac row = MacOn(lab.crs804, "qsfp56-dd-1-1");
  row.interface = "qsfp56-dd-2-1";
  lab.crs804.host_table->push_back(row);
  EXPECT_EQ(lab.Judged(),
            "unknown\nbecause spark1 rail0: 02:00:5e:00:01:00 is on qsfp56-dd-1-1 and on "
            "qsfp56-dd-2-1\n");
}

TEST(CablingIsAsDeclared, AHostWithoutAnAnswerIsUnknown) {
  DeclaredSeedA lab;
  lab.fabric.hosts[2].interfaces = NoAnswer("spark3: connection refused");
  EXPECT_EQ(lab.Judged(), "unknown\nbecause spark3: connection refused\n");
}

TEST(CablingIsAsDeclared, WithoutHostTableItIsAsTheTableSays) {
  DeclaredSeedA lab;
  lab.crs804.host_table = NoAnswer("crs804 bridge-host: timeout");
  EXPECT_EQ(lab.Judged(), "unknown\nbecause crs804 bridge-host: timeout\n");
  lab.crs804.host_table = NotAsked("an export has no host table");
  EXPECT_EQ(lab.Judged(), "no evidence\nbecause an export has no host table\n");
}

TEST(CablingIsAsDeclared, IsNotApplicableWhereNoLegNamesItsHost) {
  DeclaredSeedA lab;
  for (DeclaredLeg& leg : lab.legs) leg = {leg.port, "", {}};
  EXPECT_EQ(lab.Judged(), "not applicable\nbecause the inventory declares no leg with its host\n");
  lab.legs.clear();
  EXPECT_EQ(lab.Judged(), "not applicable\nbecause the inventory declares no leg with its host\n");
}

}  // namespace
}  // namespace fabric
