#include "switch_link.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

using Judge = Verdict (*)(const FabricState&, const Subject&);

const Subject kCrs804{SubjectKind::kSwitch, "crs804", ""};
const Subject kFabricA{SubjectKind::kSwitch, "fabric-a", ""};
constexpr char kLeg[] = "qsfp56-dd-1-5";

std::string Judged(Judge judge, const FabricState& state) { return Told(judge(state, kCrs804)); }

PortLink& Link(FabricState& state, const std::string& port = kLeg) {
  return LinkOf(state.switches[0], port);
}

// What the first finding is, and where; the verdict where there is none.
std::string FirstFault(const Verdict& verdict) {
  if (verdict.findings.empty()) return std::string(Text(verdict.kind));
  return verdict.findings[0].fault + " at " + verdict.findings[0].where;
}

void GoDown(FabricState& state, const std::string& port) {
  PortLink& link = Link(state, port);
  link.status = Seen<std::string>("no-link", "devices/crs804/ethernet-monitor.out", 9,
                                  "name=" + port + " status=no-link");
  link.rate = NotAsked("no link");
  link.full_duplex = NotAsked("no link");
  link.fec = NotAsked("no link");
}

// As cabling finds it: a leg that is down is none.
void FindByCabling(FabricState& state, const std::string& without) {
  Legs& legs = *state.switches[0].legs;
  legs.origin = LegOrigin::kCabling;
  std::erase_if(legs.legs, [&](const Leg& leg) { return leg.port == without; });
}

TEST(SwitchLink, HealthySeedsHold) {
  for (const Invariant& row : SwitchLinkInvariants())
    EXPECT_EQ(Told(row.judge(HealthySeedA(), kCrs804)), "holds\n") << row.name;
  for (const Judge judge : {LegRunsAtDeclaredRate, SubPortCarriesItsLanes, LinkDownsDidNotGrow})
    EXPECT_EQ(Told(judge(HealthySeedB(), kFabricA)), "holds\n");
}

TEST(SwitchLink, WithoutAMarkNothingIsJudged) {
  FabricState state = HealthySeedA();
  state.inventory.intent.leg_rate.reset();
  EXPECT_EQ(Judged(LegRunsAtDeclaredRate, state),
            "not applicable\nbecause the intent has no leg rate\n");
}

TEST(SwitchLink, AMissingListIsPassedOnByEveryRow) {
  FabricState state = HealthySeedA();
  state.switches[0].links = NoAnswer("crs804: connection refused");
  for (const Invariant& row : SwitchLinkInvariants())
    EXPECT_EQ(Told(row.judge(state, kCrs804)), "unknown\nbecause crs804: connection refused\n")
        << row.name;
}

TEST(SwitchLink, ALegWithoutItsPortIsNoEvidence) {
  FabricState state = HealthySeedA();
  state.switches[0].legs->legs[0].port = "qsfp56-dd-9-1";
  for (const Invariant& row : SwitchLinkInvariants())
    EXPECT_EQ(Told(row.judge(state, kCrs804)),
              "no evidence\nbecause crs804 has no port qsfp56-dd-9-1\n")
        << row.name;
}

TEST(LegRunsAtDeclaredRate, HalfTheRateIsMendedByForcingTheMode) {
  FabricState state = HealthySeedA();
  PortLink& link = Link(state);
  link.auto_negotiation->value = true;
  link.rate = Seen(GigabitsPerSecond(100), "devices/crs804/ethernet-monitor.out", 7,
                   "name=qsfp56-dd-1-5 rate=100Gbps");
  EXPECT_EQ(Judged(LegRunsAtDeclaredRate, state), R"(violated
leg-rate at crs804 qsfp56-dd-1-5, mended on crs804
  expected 200 Gb/s
  observed 100 Gb/s
  evidence devices/crs804/ethernet-monitor.out:7 name=qsfp56-dd-1-5 rate=100Gbps
  caution careful: this restarts every sub-port of the cage. Stop traffic first, and drain the hosts before you measure. 200G-baseCR4 is for copper: an optical module has its own mode
  fix /interface/ethernet/set [find where name=qsfp56-dd-1-5] auto-negotiation=no speed=200G-baseCR4
  undo /interface/ethernet/set [find where name=qsfp56-dd-1-5] auto-negotiation=yes
)");
}

TEST(LegRunsAtDeclaredRate, WhereNoModeFitsNoFixIsNamed) {
  FabricState state = HealthySeedA();
  state.inventory.intent.leg_rate = GigabitsPerSecond(400);
  const Verdict verdict = LegRunsAtDeclaredRate(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 8U);
  EXPECT_EQ(verdict.findings[0].fix[0],
            "/interface/ethernet/set [find where name=qsfp56-dd-1-1] auto-negotiation=no "
            "speed=400G-baseCR8");
  EXPECT_EQ(verdict.findings[1].caution,
            "no fix is named: no mode of 400 Gb/s is known for this sub-port");
  EXPECT_TRUE(verdict.findings[1].fix.empty());
}

TEST(LegRunsAtDeclaredRate, ADeclaredLegWithoutLinkIsViolated) {
  FabricState state = HealthySeedA();
  GoDown(state, kLeg);
  EXPECT_EQ(Judged(LegRunsAtDeclaredRate, state), R"(violated
leg-no-link at crs804 qsfp56-dd-1-5, mended on crs804
  expected link-ok at 200 Gb/s
  observed no-link
  evidence devices/crs804/ethernet-monitor.out:9 name=qsfp56-dd-1-5 status=no-link
  caution no command is named: look at the cable, its module and the port at the other end
)");
}

TEST(LegRunsAtDeclaredRate, ADisabledLegIsEnabled) {
  FabricState state = HealthySeedA();
  GoDown(state, kLeg);
  PortOf(state.switches[0], kLeg).disabled->value = true;
  const Verdict verdict = LegRunsAtDeclaredRate(state, kCrs804);
  EXPECT_EQ(verdict.findings.at(0).observed, "no-link, disabled");
  EXPECT_EQ(verdict.findings[0].fix[0],
            "/interface/ethernet/set [find where name=qsfp56-dd-1-5] disabled=no");
  EXPECT_EQ(verdict.findings[0].undo[0],
            "/interface/ethernet/set [find where name=qsfp56-dd-1-5] disabled=yes");
}

TEST(LegRunsAtDeclaredRate, WhereCablingIsFoundAMissingLegShowsInTheNumber) {
  FabricState state = HealthySeedA();
  GoDown(state, kLeg);
  FindByCabling(state, kLeg);
  const Verdict verdict = LegRunsAtDeclaredRate(state, kCrs804);
  ASSERT_EQ(verdict.findings.size(), 1U);
  EXPECT_EQ(FirstFault(verdict), "legs-missing at crs804 legs");
  EXPECT_EQ(verdict.findings[0].expected, "8 legs: 4 hosts with 2 cables");
  EXPECT_EQ(verdict.findings[0].observed, "7 of 8 legs run, spark1 has 1");
  ASSERT_EQ(verdict.findings[0].evidence.size(), 1U);
  EXPECT_EQ(verdict.findings[0].evidence[0].text, "name=qsfp56-dd-1-5 status=no-link");
}

TEST(LegRunsAtDeclaredRate, ARunningLegThatNobodyIsSeenBehindCounts) {
  FabricState state = HealthySeedA();
  FindByCabling(state, "");
  Legs& legs = *state.switches[0].legs;
  legs.legs[1].host.clear();
  legs.legs[1].rails.clear();
  EXPECT_EQ(Judged(LegRunsAtDeclaredRate, state), "holds\n");
}

TEST(LegRunsAtDeclaredRate, AModeThatIsForcedAlreadyIsNoFix) {
  FabricState state = HealthySeedA();
  Link(state).rate->value = GigabitsPerSecond(100);
  Link(state).auto_negotiation = Seen(false, "devices/crs804/ethernet.out", 12, "x");
  Link(state).speed = Seen<std::string>("200G-baseCR4", "devices/crs804/ethernet.out", 12, "x");
  const Finding finding = LegRunsAtDeclaredRate(state, kCrs804).findings.at(0);
  EXPECT_TRUE(finding.fix.empty() && finding.undo.empty());
  EXPECT_EQ(finding.caution,
            "no fix is named: 200G-baseCR4 is forced already; look at the cable, its module and "
            "the port at the other end");
}

TEST(LegRunsAtDeclaredRate, HalfDuplexIsViolated) {
  FabricState state = HealthySeedA();
  Link(state).full_duplex->value = false;
  EXPECT_EQ(FirstFault(LegRunsAtDeclaredRate(state, kCrs804)),
            "leg-half-duplex at crs804 qsfp56-dd-1-5");
}

TEST(LegRunsAtDeclaredRate, ABadEepromIsANote) {
  FabricState state = HealthySeedA();
  Link(state).eeprom_checksum->value = "bad";
  EXPECT_EQ(Judged(LegRunsAtDeclaredRate, state),
            "holds\nnote qsfp56-dd-1-5: the EEPROM checksum of its module is bad\n");
}

TEST(LegRunsAtDeclaredRate, WhatMonitorDidNotSayIsUnknownOrNoEvidence) {
  FabricState state = HealthySeedA();
  Link(state).rate = NotAsked("monitor states no rate");
  EXPECT_EQ(Judged(LegRunsAtDeclaredRate, state),
            "unknown\nbecause crs804 qsfp56-dd-1-5: a link without a rate\n");
  Link(state).status = NoAnswer("monitor does not show qsfp56-dd-1-5");
  EXPECT_EQ(Judged(LegRunsAtDeclaredRate, state),
            "unknown\nbecause monitor does not show qsfp56-dd-1-5\n");
  Link(state).status = NotAsked("not asked");
  EXPECT_EQ(Judged(LegRunsAtDeclaredRate, state), "no evidence\nbecause not asked\n");
}

TEST(LegRunsDeclaredFec, AnotherFecIsViolated) {
  FabricState state = HealthySeedA();
  Link(state).fec = Seen<std::string>("off", "devices/crs804/ethernet-monitor.out", 7, "fec=off");
  EXPECT_EQ(Judged(LegRunsDeclaredFec, state), R"(violated
leg-fec at crs804 qsfp56-dd-1-5, mended on crs804
  expected fec=fec91
  observed fec=off
  evidence devices/crs804/ethernet-monitor.out:7 fec=off
  caution careful: this restarts every sub-port of the cage. Stop traffic first, and drain the hosts before you measure; the other end has to run the same
  fix /interface/ethernet/set [find where name=qsfp56-dd-1-5] fec-mode=fec91
  undo /interface/ethernet/set [find where name=qsfp56-dd-1-5] fec-mode=auto
)");
}

HostNic& NicBehindLeg(FabricState& state) { return state.hosts[0].nics.at("enp1s0f1np1"); }

TEST(LegRunsDeclaredFec, AnotherFecThanThatOfTheOtherEndIsViolated) {
  FabricState state = HealthySeedA();
  state.inventory.intent.leg_fec.reset();
  EXPECT_EQ(Judged(LegRunsDeclaredFec, state), "holds\n");
  NicBehindLeg(state).fec->value = "Off";
  EXPECT_EQ(Judged(LegRunsDeclaredFec, state), R"(violated
leg-fec-differs at crs804 qsfp56-dd-1-5, mended on crs804
  expected the same FEC at both ends of the cable
  observed fec=fec91, FEC Off on spark1 rail1 (enp1s0f1np1)
  evidence devices/crs804/ethernet-monitor.out:1 name=qsfp56-dd-1-5 fec
  evidence devices/spark1/ethtool-fec.enp1s0f1np1.out:3 enp1s0f1np1 FEC RS
  caution no fix is named: which FEC is meant is not declared; leg-fec in the inventory says it for both ends
)");
}

TEST(LegRunsDeclaredFec, WithoutADeclaredFecAndWithoutHostsIsNotApplicable) {
  FabricState state = HealthySeedA();
  state.inventory.intent.leg_fec.reset();
  for (HostState& host : state.hosts) host.nics.clear();
  constexpr char kNone[] =
      "not applicable\nbecause the intent has no FEC for legs, and at no cable both ends state "
      "what "
      "they run\n";
  EXPECT_EQ(Judged(LegRunsDeclaredFec, state), kNone);
  state.switches[0].links = NoAnswer("cut off");
  EXPECT_EQ(Judged(LegRunsDeclaredFec, state), kNone);
}

TEST(LegRunsDeclaredFec, WithoutTheSettingThereIsNoFixToTakeBack) {
  FabricState state = HealthySeedA();
  Link(state).fec->value = "off";
  Link(state).fec_mode = NotAsked("no print");
  const Verdict verdict = LegRunsDeclaredFec(state, kCrs804);
  EXPECT_EQ(verdict.findings.at(0).caution, "no fix is named: the present fec-mode is not known");
  EXPECT_TRUE(verdict.findings[0].fix.empty());
}

TEST(LegRunsDeclaredFec, UnstatedIsNoEvidenceUpTo100GAndUnknownAbove) {
  FabricState state = HealthySeedA();
  Link(state).fec = NotAsked("not stated");
  EXPECT_EQ(Judged(LegRunsDeclaredFec, state),
            "unknown\nbecause crs804 qsfp56-dd-1-5: monitor states no fec\n");
  Link(state).rate->value = GigabitsPerSecond(100);
  EXPECT_EQ(Judged(LegRunsDeclaredFec, state),
            "no evidence\nbecause crs804 qsfp56-dd-1-5 states no fec at 100 Gb/s\n");
}

TEST(LegRunsDeclaredFec, WithoutALinkThereIsNoEvidence) {
  FabricState state = HealthySeedA();
  GoDown(state, kLeg);
  EXPECT_EQ(Judged(LegRunsDeclaredFec, state),
            "no evidence\nbecause crs804 qsfp56-dd-1-5 has no link\n");
}

TEST(SubPortCarriesItsLanes, AForcedModeThatDoesNotFitIsViolated) {
  FabricState state = HealthySeedA();
  Link(state).speed = Seen<std::string>("400G-baseCR8", "devices/crs804/ethernet.out", 12, "x");
  EXPECT_EQ(Judged(SubPortCarriesItsLanes, state), R"(violated
leg-mode-impossible at crs804 qsfp56-dd-1-5, mended on crs804
  expected a mode that sub-port 5 of qsfp56-dd-1 can carry
  observed speed=400G-baseCR8
  evidence devices/crs804/ethernet.out:12 x
  caution careful: this restarts every sub-port of the cage. Stop traffic first, and drain the hosts before you measure
  fix /interface/ethernet/set [find where name=qsfp56-dd-1-5] speed=200G-baseCR4
  undo /interface/ethernet/set [find where name=qsfp56-dd-1-5] speed=400G-baseCR8
)");
}

TEST(SubPortCarriesItsLanes, LanesThatAnotherLegTakesAreViolated) {
  FabricState state = HealthySeedA();
  Link(state, "qsfp56-dd-1-1").speed =
      Seen<std::string>("400G-baseCR8", "devices/crs804/ethernet.out", 8, "x");
  EXPECT_EQ(Judged(SubPortCarriesItsLanes, state), R"(violated
leg-lanes-taken at crs804 qsfp56-dd-1-5, mended on crs804
  expected lanes of its own
  observed qsfp56-dd-1-1 has speed=400G-baseCR8, which takes its lane
  evidence devices/crs804/ethernet.out:8 x
  caution careful: this restarts every sub-port of the cage. Stop traffic first, and drain the hosts before you measure
  fix /interface/ethernet/set [find where name=qsfp56-dd-1-1] speed=200G-baseCR4
  undo /interface/ethernet/set [find where name=qsfp56-dd-1-1] speed=400G-baseCR8
)");
}

TEST(SubPortCarriesItsLanes, AdvertisedModesNeedOneThatFits) {
  FabricState state = HealthySeedA();
  Link(state).auto_negotiation->value = true;
  Link(state).advertise = Seen<std::string>("25G-baseCR,400G-baseCR8", "x");
  EXPECT_EQ(Judged(SubPortCarriesItsLanes, state), "holds\n");
  Link(state).advertise = Seen<std::string>("400G-baseCR8", "x");
  const Verdict verdict = SubPortCarriesItsLanes(state, kCrs804);
  EXPECT_EQ(FirstFault(verdict), "leg-mode-impossible at crs804 qsfp56-dd-1-5");
  EXPECT_EQ(verdict.findings.at(0).observed, "advertise=400G-baseCR8");
  EXPECT_TRUE(verdict.findings[0].fix.empty());
}

TEST(SubPortCarriesItsLanes, RouterosRemarkOnALegIsViolatedAndOnASpareANote) {
  FabricState state = HealthySeedA();
  PortOf(state.switches[0], "qsfp56-dd-1-2").remarks = {"unsupported speed"};
  EXPECT_EQ(Judged(SubPortCarriesItsLanes, state),
            "holds\nnote qsfp56-dd-1-2 is no leg and has a speed that it does not support\n");
  PortOf(state.switches[0], kLeg).remarks = {"unsupported speed"};
  EXPECT_EQ(FirstFault(SubPortCarriesItsLanes(state, kCrs804)),
            "leg-mode-impossible at crs804 qsfp56-dd-1-5");
}

TEST(SubPortCarriesItsLanes, WhatIsNotKnownIsNotGuessed) {
  FabricState state = HealthySeedA();
  Link(state).speed = Seen<std::string>("sesame", "x");
  EXPECT_EQ(Judged(SubPortCarriesItsLanes, state),
            "unknown\nbecause crs804 qsfp56-dd-1-5: speed=sesame is no link mode that is known\n");
  Link(state).speed = NotAsked("no speed");
  EXPECT_EQ(Judged(SubPortCarriesItsLanes, state), "no evidence\nbecause no speed\n");
  Link(state).auto_negotiation = NoAnswer("no answer");
  EXPECT_EQ(Judged(SubPortCarriesItsLanes, state), "unknown\nbecause no answer\n");
}

TEST(SubPortCarriesItsLanes, LegsOutsideCagesAreNotItsConcern) {
  FabricState state = HealthySeedA();
  for (Port& port : *state.switches[0].ports) port.place.reset();
  EXPECT_EQ(Judged(SubPortCarriesItsLanes, state),
            "not applicable\nbecause no leg sits in a QSFP cage\n");
}

TEST(LinkDownsDidNotGrow, GrowthIsViolatedWithBothSamples) {
  FabricState state = HealthySeedA();
  Link(state).downs_at_end->value = 4;
  EXPECT_EQ(Judged(LinkDownsDidNotGrow, state), R"(violated
leg-went-down at crs804 qsfp56-dd-1-5, mended on crs804
  expected link-downs=3, as at the start of the run
  observed link-downs=4 at its end
  evidence devices/crs804/interface@before.out:1 qsfp56-dd-1-5
  evidence devices/crs804/interface@after.out:1 qsfp56-dd-1-5
  caution no command is named: look at the cable, its module and the port at the other end, and drain the hosts before you measure
)");
}

TEST(LinkDownsDidNotGrow, OneSampleIsNoEvidence) {
  FabricState state = HealthySeedA();
  for (PortLink& link : *state.switches[0].links) link.downs_at_end = NotAsked("asked once");
  EXPECT_EQ(Judged(LinkDownsDidNotGrow, state), "no evidence\nbecause asked once\n");
}

TEST(LinkDownsDidNotGrow, ACounterThatWentBackIsUnknown) {
  FabricState state = HealthySeedA();
  Link(state).downs_at_end->value = 0;
  EXPECT_EQ(Judged(LinkDownsDidNotGrow, state),
            "unknown\nbecause crs804 qsfp56-dd-1-5: link-downs went back from 3 to 0: the switch "
            "was restarted, or its counters were reset\n");
}

}  // namespace
}  // namespace fabric
