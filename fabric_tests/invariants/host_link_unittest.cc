#include "host_link.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "verdict_text.h"

namespace fabric {
namespace {

class RailLinkMatchesTheSwitchTest : public testing::Test {
 protected:
  std::string Judged() const {
    return Told(RailLinkMatchesTheSwitch(fabric, {SubjectKind::kHostRail, "spark2", "rail1"}));
  }
  HostNic& Nic() { return fabric.hosts[1].nics.at("enp1s0f1np1"); }
  Intent& Wanted() { return fabric.inventory.intent; }

  FabricState fabric = HealthySeedA();
};

TEST_F(RailLinkMatchesTheSwitchTest, HoldsForTheHealthyHost) { EXPECT_EQ(Judged(), "holds\n"); }

TEST_F(RailLinkMatchesTheSwitchTest, IsViolatedByAnotherSpeed) {
  Nic().speed->value = GigabitsPerSecond(100);
  EXPECT_EQ(Judged(), R"(violated
rail-speed at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected 200 Gb/s
  observed 100 Gb/s
  evidence devices/spark2/ethtool.enp1s0f1np1.out:24 enp1s0f1np1 Speed
  caution no fix is named: look at the cable and at the leg; drain before a measurement counts
)");
}

TEST_F(RailLinkMatchesTheSwitchTest, IsViolatedWithoutALink) {
  Nic().speed->value.reset();
  EXPECT_NE(Judged().find("  observed no link\n"), std::string::npos);
}

TEST_F(RailLinkMatchesTheSwitchTest, IsViolatedByAnotherFec) {
  Nic().fec->value = "BaseR";
  EXPECT_EQ(Judged(), R"(violated
rail-fec at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected FEC RS, as fec91 on the leg
  observed FEC BaseR
  evidence devices/spark2/ethtool-fec.enp1s0f1np1.out:3 enp1s0f1np1 FEC RS
  caution the link goes down and up: drain before a measurement counts
  fix sudo ethtool --set-fec enp1s0f1np1 encoding rs
  undo sudo ethtool --set-fec enp1s0f1np1 encoding baser
)");
}

TEST_F(RailLinkMatchesTheSwitchTest, EveryFecOfALegHasItsWordOnTheHost) {
  struct Pair {
    const char* leg;
    const char* host;
  };
  for (const Pair& pair :
       {Pair{"fec91", "RS"}, Pair{"fec74", "BaseR"}, Pair{"off", "Off"}, Pair{"off", "None"}}) {
    Wanted().leg_fec = pair.leg;
    Nic().fec->value = pair.host;
    EXPECT_EQ(Judged(), "holds\n") << pair.leg << " " << pair.host;
  }
}

// The intent need not name a FEC for both ends to have to run the same.
TEST_F(RailLinkMatchesTheSwitchTest, IsViolatedByAnotherFecThanThatOfItsLeg) {
  Wanted().leg_fec.reset();
  Nic().fec->value = "BaseR";
  EXPECT_EQ(Judged(), R"(violated
rail-fec-differs at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected the FEC of crs804 qsfp56-dd-2-5: fec91
  observed FEC BaseR
  evidence devices/spark2/ethtool-fec.enp1s0f1np1.out:3 enp1s0f1np1 FEC RS
  evidence devices/crs804/ethernet-monitor.out:1 name=qsfp56-dd-2-5 fec
  caution no fix is named: which FEC is meant is not declared; leg-fec in the inventory says it for both ends
)");
}

TEST_F(RailLinkMatchesTheSwitchTest, AnEndThatSaysNothingOfItsFecIsNotCompared) {
  Wanted().leg_fec.reset();
  const auto holds = [&](auto forget) {
    fabric.switches = HealthySeedA().switches;
    Nic() = HealthySeedA().hosts[1].nics.at("enp1s0f1np1");
    Nic().fec->value = "BaseR";
    forget();
    return Judged();
  };
  EXPECT_EQ(holds([&] { Nic().fec = NotAsked("not asked"); }), "holds\n");
  EXPECT_EQ(holds([&] { fabric.switches[0].links = NotAsked("not asked"); }), "holds\n");
  EXPECT_EQ(holds([&] { fabric.switches[0].legs->legs.clear(); }), "holds\n");
  EXPECT_EQ(holds([&] {
              for (PortLink& link : *fabric.switches[0].links) link.fec = NotAsked("not stated");
            }),
            "holds\n");
}

TEST_F(RailLinkMatchesTheSwitchTest, ANicWithoutALinkRunsNoFec) {
  Nic().speed->value.reset();
  Nic().fec->value = "None";
  const std::string judged = Judged();
  EXPECT_EQ(judged.find("rail-fec"), std::string::npos) << judged;
  Wanted().leg_fec.reset();
  EXPECT_EQ(Judged().find("rail-fec"), std::string::npos) << Judged();
}

TEST_F(RailLinkMatchesTheSwitchTest, AFecWithoutAWordIsViolatedWithoutAFix) {
  Nic().fec->value = "LLRS";
  EXPECT_EQ(Judged(), R"(violated
rail-fec at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected FEC RS, as fec91 on the leg
  observed FEC LLRS
  evidence devices/spark2/ethtool-fec.enp1s0f1np1.out:3 enp1s0f1np1 FEC RS
  caution the link goes down and up: drain before a measurement counts
)");
}

TEST_F(RailLinkMatchesTheSwitchTest, IsViolatedByANarrowAndBySlowPcie) {
  Nic().pcie_width->value = 2;
  Nic().pcie_speed->value = "16 GT/s";
  EXPECT_EQ(Judged(), R"(violated
pcie-link at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected PCIe x4
  observed PCIe x2
  evidence devices/spark2/pcie-link.enp1s0f1np1.out:2 current_link_width: 4
  caution no fix is named: bring the firmware of the host up to date, then take it off power
pcie-link at spark2 rail1 (enp1s0f1np1), mended on spark2
  expected PCIe at 32 GT/s
  observed PCIe at 16 GT/s
  evidence devices/spark2/pcie-link.enp1s0f1np1.out:1 current_link_speed: 32.0 GT/s PCIe
  caution no fix is named: bring the firmware of the host up to date, then take it off power
)");
}

TEST_F(RailLinkMatchesTheSwitchTest, EachPartCanBeUnknown) {
  const auto unknown = [&](auto forget) {
    fabric = HealthySeedA();
    forget(Nic());
    return Judged();
  };
  constexpr char kUnknown[] = "unknown\nbecause cut off\n";
  EXPECT_EQ(unknown([](HostNic& nic) { nic.speed = NoAnswer("cut off"); }), kUnknown);
  EXPECT_EQ(unknown([](HostNic& nic) { nic.fec = NoAnswer("cut off"); }), kUnknown);
  EXPECT_EQ(unknown([](HostNic& nic) { nic.pcie_width = NoAnswer("cut off"); }), kUnknown);
  EXPECT_EQ(unknown([](HostNic& nic) { nic.pcie_speed = NoAnswer("cut off"); }), kUnknown);
}

TEST_F(RailLinkMatchesTheSwitchTest, WhatTheIntentDoesNotAskForIsNotNeeded) {
  Wanted().leg_fec.reset();
  Wanted().pcie = {};
  Nic().fec = NoAnswer("cut off");
  Nic().pcie_width = NoAnswer("cut off");
  Nic().pcie_speed = NoAnswer("cut off");
  EXPECT_EQ(Judged(), "holds\n");
  Wanted().leg_rate.reset();
  EXPECT_EQ(Judged(), "not applicable\nbecause the intent has no rate, FEC or PCIe link\n");
}

TEST_F(RailLinkMatchesTheSwitchTest, IsNoEvidenceWhenNobodyAsked) {
  Nic() = HostNic();
  EXPECT_EQ(Judged().substr(0, Judged().find('\n')), "no evidence");
}

}  // namespace
}  // namespace fabric
