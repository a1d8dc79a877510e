#include "diagnose.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fabric {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Finding Fault(const std::string& fault, const std::string& device, const std::string& where) {
  Finding finding;
  finding.fault = fault;
  finding.device = device;
  finding.where = where;
  finding.places = {{device, where}};
  finding.evidence = {{fault + ".out", 1, where}};
  finding.fix = {"fix " + fault + " " + where};
  finding.undo = {"undo " + fault + " " + where};
  return finding;
}

// A judgement with one red case for each list of findings.
Judgement Red(std::vector<std::vector<Finding>> cases) {
  Judgement judgement;
  for (std::vector<Finding>& findings : cases) {
    Case red;
    red.row = &AllInvariants()[judgement.cases.size()];
    red.subject = "s";
    red.verdict.kind = VerdictKind::kViolated;
    red.verdict.findings = std::move(findings);
    judgement.cases.push_back(std::move(red));
  }
  return judgement;
}

std::vector<Cause> CausesOf(Judgement judgement) {
  Diagnose({}, judgement);
  return std::move(judgement.causes);
}

TEST(Diagnose, FollowerStandsUnderItsRootAndIsNotMendedAnew) {
  const auto causes = CausesOf(Red({{Fault("not-offloaded", "sw", "sw p1")},  //
                                    {Fault("hw-off", "sw", "sw p1")}}));
  ASSERT_EQ(causes.size(), 1U);
  EXPECT_THAT(causes[0].fix, ElementsAre("fix hw-off sw p1"));
  EXPECT_THAT(causes[0].undo, ElementsAre("undo hw-off sw p1"));
  EXPECT_EQ(causes[0].cases.size(), 2U);
}

// Red cases of which the findings of the first are waived.
Judgement FirstWaived(std::vector<std::vector<Finding>> cases) {
  Judgement judgement = Red(std::move(cases));
  Verdict& verdict = judgement.cases.at(0).verdict;
  verdict.kind = VerdictKind::kWaived;
  verdict.waived = std::move(verdict.findings);
  verdict.findings.clear();
  return judgement;
}

TEST(Diagnose, WhatIsWaivedIsNoCause) {
  EXPECT_THAT(CausesOf(FirstWaived({{Fault("hw-off", "sw", "sw p1")}})), IsEmpty());
}

TEST(Diagnose, WaivedRootExplainsWhatIsNotWaived) {
  const auto causes = CausesOf(FirstWaived({{Fault("hw-off", "sw", "sw p1")},  //
                                            {Fault("not-offloaded", "sw", "sw p1")}}));
  ASSERT_EQ(causes.size(), 1U);
  EXPECT_THAT(causes[0].fix, ElementsAre("fix hw-off sw p1"));
  EXPECT_EQ(causes[0].cases.size(), 1U);
}

TEST(Diagnose, WaivedRootBesideOneThatIsNotIsLeftAsItIs) {
  const auto causes = CausesOf(FirstWaived({{Fault("hw-off", "sw", "sw p1")},  //
                                            {Fault("hw-off", "sw", "sw p2")}}));
  ASSERT_EQ(causes.size(), 1U);
  EXPECT_THAT(causes[0].fix, ElementsAre("fix hw-off sw p2"));
}

TEST(Diagnose, WaivedFollowerIsNotMended) {
  const auto causes = CausesOf(FirstWaived({{Fault("not-offloaded", "sw", "sw p1")},  //
                                            {Fault("hw-off", "sw", "sw p1")}}));
  ASSERT_EQ(causes.size(), 1U);
  EXPECT_EQ(causes[0].cases.size(), 1U);
}

TEST(Diagnose, FollowerOfAnotherPlaceIsACauseOfItsOwn) {
  const auto causes = CausesOf(Red({{Fault("hw-off", "sw", "sw p1")},  //
                                    {Fault("not-offloaded", "sw", "sw p2")}}));
  ASSERT_EQ(causes.size(), 2U);
  EXPECT_THAT(causes[1].fix, ElementsAre("fix not-offloaded sw p2"));
}

TEST(Diagnose, FollowerThatDoesNotMendItselfIsMendedToo) {
  const auto causes = CausesOf(Red({{Fault("second-offload-bridge", "sw", "sw bridge")},
                                    {Fault("leg-not-in-fabric-bridge", "sw", "sw p1")}}));
  ASSERT_EQ(causes.size(), 1U);
  EXPECT_THAT(causes[0].fix, ElementsAre("fix second-offload-bridge sw bridge",
                                         "fix leg-not-in-fabric-bridge sw p1"));
}

TEST(Diagnose, WhatABootDoesNotMendStandsUnderWhatIsWrongNow) {
  for (const auto& [now, at_boot] : {std::pair{"mtu", "mtu-not-persistent"},
                                     {"no-address", "address-not-persistent"},
                                     {"duplicate-address", "address-not-persistent"},
                                     {"arp-sysctl", "sysctl-not-persistent"}}) {
    const auto causes = CausesOf(Red({{Fault(at_boot, "h", "h rail0")},  //
                                      {Fault(now, "h", "h rail0")}}));
    ASSERT_EQ(causes.size(), 1U) << now;
    EXPECT_THAT(causes[0].fix, ElementsAre(std::string("fix ") + now + " h rail0",
                                           std::string("fix ") + at_boot + " h rail0"));
  }
}

TEST(Diagnose, UndoGoesBackwardsAndWhatIsSharedIsUndoneLast) {
  Finding shared = Fault("lossless-chain", "sw", "sw profile");
  Finding first = Fault("lossless-chain", "sw", "sw p1");
  Finding second = Fault("lossless-chain", "sw", "sw p2");
  shared.fix = {"add profile"};
  shared.undo = {"remove profile"};
  second.fix = {"add profile", "set p2"};
  second.undo = {"unset p2", "remove profile"};
  const auto causes = CausesOf(Red({{shared, first, second}}));
  ASSERT_EQ(causes.size(), 1U);
  EXPECT_THAT(causes[0].fix, ElementsAre("add profile", "fix lossless-chain sw p1", "set p2"));
  EXPECT_THAT(causes[0].undo, ElementsAre("unset p2", "undo lossless-chain sw p1",  //
                                          "remove profile"));
}

// A cable has two ends: what both see of it is one fault.
TEST(Diagnose, BothEndsOfACableAreOneCause) {
  for (const auto& [leg_fault, rail_fault] :
       {std::pair{"leg-no-link", "netdev-down"}, std::pair{"leg-no-link", "rdma-port-down"},
        std::pair{"legs-missing", "netdev-down"}, std::pair{"leg-rate", "rail-speed"},
        std::pair{"leg-mode-impossible", "netdev-down"}, std::pair{"leg-fec", "rail-fec"},
        std::pair{"leg-fec-differs", "rail-fec-differs"}}) {
    Finding leg = Fault(leg_fault, "sw", "sw p1");
    leg.places.push_back({"h1", "rail0"});
    Finding behind = Fault(rail_fault, "h1", "h1 rail0 (eth0)");
    behind.places = {{"h1", "rail0"}};
    Finding elsewhere = Fault(rail_fault, "h1", "h1 rail1 (eth1)");
    elsewhere.places = {{"h1", "rail1"}};
    const auto causes = CausesOf(Red({{behind}, {elsewhere}, {leg}}));
    ASSERT_EQ(causes.size(), 2U) << leg_fault;
    EXPECT_THAT(causes[0].cases.size(), 2U) << leg_fault;
    EXPECT_EQ(causes[0].device, "sw") << leg_fault;
  }
}

// A host is what its name says, not what another name ends in.
TEST(Diagnose, AHostWhoseNameEndsInThatOfAnotherIsAnother) {
  Finding duplicate = Fault("duplicate-address", "dgx-spark1", "10.9.0.1 on dgx-spark1 rail0 (a)");
  duplicate.places = {{"dgx-spark1", "rail0"}, {"dgx-spark1", "rail1"}};
  Finding wrong = Fault("wrong-octet", "spark1", "spark1 rail0 (a)");
  wrong.places = {{"spark1", "rail0"}};
  Finding follows = Fault("several-addresses", "dgx-spark1", "dgx-spark1 rail1 (b)");
  const auto causes = CausesOf(Red({{duplicate}, {wrong}, {follows}}));
  ASSERT_EQ(causes.size(), 2U);
  EXPECT_EQ(causes[0].cases.size(), 2U);
  EXPECT_EQ(causes[1].device, "spark1");
}

TEST(Diagnose, WhatIsMissingAtALegThatIsElsewhereIsOneCause) {
  const auto causes = CausesOf(Red({{Fault("leg-elsewhere", "sw", "sw p1")},
                                    {Fault("leg-not-in-fabric-bridge", "sw", "sw p1")},
                                    {Fault("leg-no-link", "sw", "sw p1")},
                                    {Fault("lossless-chain", "sw", "sw p1")},
                                    {Fault("l2mtu-too-small", "sw", "sw p1")},
                                    {Fault("leg-no-link", "sw", "sw p2")}}));
  ASSERT_EQ(causes.size(), 2U);
  EXPECT_THAT(causes[0].fix, ElementsAre("fix leg-elsewhere sw p1"));
  EXPECT_EQ(causes[0].cases.size(), 5U);
}

TEST(Diagnose, EveryNetdevWithoutALinkIsToldByItsOwnWords) {
  Finding down = Fault("netdev-down", "h1", "h1 rail0 (eth0)");
  Finding without = Fault("netdev-down", "h1", "h1 rail1 (eth1)");
  down.observed = "eth0 is down";
  without.observed = "eth1 has NO-CARRIER";
  EXPECT_EQ(CausesOf(Red({{down}, {without}}))[0].because,
            "eth0 is down, eth1 has NO-CARRIER: no frame passes there, and addresses may be "
            "missing for that reason.");
}

TEST(Diagnose, CauseOfOneDeviceIsOneCauseForEachDevice) {
  const auto causes =
      CausesOf(Red({{Fault("hw-off", "a", "a p1")}, {Fault("hw-off", "b", "b p1")}}));
  ASSERT_EQ(causes.size(), 2U);
  EXPECT_EQ(causes[0].device, "a");
  EXPECT_EQ(causes[1].device, "b");
  EXPECT_EQ(causes[1].number, 2);
}

TEST(Diagnose, CommandsOfSeveralDevicesStandUnderTheirNames) {
  const auto causes = CausesOf(Red({{Fault("ipv6-on-rail", "h1", "h1 rail0")},
                                    {Fault("ipv6-on-rail", "h2", "h2 rail0")},
                                    {Fault("ipv6-on-rail", "h1", "h1 rail1")}}));
  ASSERT_EQ(causes.size(), 1U);
  EXPECT_EQ(causes[0].device, "");
  EXPECT_THAT(causes[0].fix,
              ElementsAre("# on h1", "fix ipv6-on-rail h1 rail0", "fix ipv6-on-rail h1 rail1",
                          "# on h2", "fix ipv6-on-rail h2 rail0"));
  EXPECT_THAT(causes[0].undo,
              ElementsAre("# on h1", "undo ipv6-on-rail h1 rail1", "undo ipv6-on-rail h1 rail0",
                          "# on h2", "undo ipv6-on-rail h2 rail0"));
}

TEST(Diagnose, CautionsAreToldOnceAndTheDangerousFirst) {
  Finding a = Fault("hw-off", "sw", "sw p1");
  Finding b = Fault("hw-off", "sw", "sw p2");
  Finding c = Fault("hw-off", "sw", "sw p3");
  a.caution = "management is not touched";
  b.caution = "careful: this cuts you off";
  c.caution = a.caution;
  EXPECT_EQ(CausesOf(Red({{a, b, c}}))[0].caution,
            "careful: this cuts you off; management is not touched");
}

TEST(Diagnose, ProofBeginsWithALineOfEachKindAndHoldsEachLineOnce) {
  Finding a = Fault("hw-off", "sw", "sw p1");
  Finding b = Fault("hw-off", "sw", "sw p2");
  b.evidence.insert(b.evidence.begin(), a.evidence.front());
  const auto causes = CausesOf(Red({{a, b}, {Fault("not-offloaded", "sw", "sw p2")}}));
  std::vector<std::string> proof;
  for (const Evidence& line : causes.at(0).proof)
    proof.push_back(fmt::format("{} {}", line.file, line.text));
  EXPECT_THAT(proof,
              ElementsAre("hw-off.out sw p1", "not-offloaded.out sw p2", "hw-off.out sw p2"));
}

TEST(Diagnose, CaseWithFindingsOfSeveralCausesStandsUnderEach) {
  Judgement judgement =
      Red({{Fault("hw-off", "sw", "sw p1"), Fault("l2mtu-too-small", "sw", "sw p1")}});
  Diagnose({}, judgement);
  EXPECT_THAT(judgement.cases[0].causes, ElementsAre(1, 2));
}

TEST(Diagnose, FaultThatNoRuleKnowsHasNoCause) {
  Judgement judgement = Red({{Fault("never-heard-of", "sw", "sw p1")}});
  Diagnose({}, judgement);
  EXPECT_THAT(judgement.causes, IsEmpty());
  EXPECT_THAT(judgement.cases[0].causes, IsEmpty());
}

TEST(Diagnose, WhatIsNotRedHasNoCause) {
  Judgement judgement = Red({{Fault("hw-off", "sw", "sw p1")}});
  judgement.cases[0].verdict.kind = VerdictKind::kUnknown;
  Diagnose({}, judgement);
  EXPECT_THAT(judgement.causes, IsEmpty());
}

}  // namespace
}  // namespace fabric
