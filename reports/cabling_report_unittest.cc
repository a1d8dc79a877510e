#include "cabling_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "small_inventory.h"

namespace fabric {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

// Seed B, of which fabric-b is left out.
struct FabricA {
  FabricState state = HealthySeedB();
  SwitchState& fabric_a() { return state.switches[0]; }

  FabricA() { state.switches.resize(1); }
  std::vector<SwitchCabling> Cabling() const { return CablingOfAll(state); }
};

TEST(CablingReport, EveryRailIsALineAndEveryLegIsPasted) {
  const FabricA lab;
  EXPECT_TRUE(IsWhole(lab.Cabling()));
  EXPECT_EQ(CablingText(lab.Cabling()), R"(fabric-a
  leg         host    rail   MAC                learned
  qsfp28-1-1  ceres   rail0  02:00:5e:00:01:00  external
  qsfp28-2-1  vesta   rail0  02:00:5e:00:02:00  external
  qsfp28-3-1  pallas  rail0  02:00:5e:00:03:00  external
  qsfp28-4-1  metis   rail0  02:00:5e:00:04:00  external

legs, for the inventory

switches:
  - name: fabric-a
    legs:
      - {port: qsfp28-1-1, host: ceres, rails: [rail0]}
      - {port: qsfp28-2-1, host: vesta, rails: [rail0]}
      - {port: qsfp28-3-1, host: pallas, rails: [rail0]}
      - {port: qsfp28-4-1, host: metis, rails: [rail0]}
)");
}

TEST(CablingReport, WhatIsPastedIsAnInventory) {
  const std::string hosts_and_rails = R"(fabric: lab
hosts: [{name: ceres}, {name: vesta}, {name: pallas}, {name: metis}]
rails: [{name: rail0, netdev: eth0, subnet: 10.9.0.0/24}]
)";
  FabricA lab;
  PortOf(lab.fabric_a(), "qsfp28-1-1").name = "to ceres, 1";
  MacOn(lab.fabric_a(), "qsfp28-1-1").interface = "to ceres, 1";
  const std::string yaml = LegsYaml(lab.Cabling());
  const auto inventory = ParseInventory(hosts_and_rails + yaml, "x", ProfilesOfTheProject());
  ASSERT_TRUE(inventory) << inventory.error().Text();
  ASSERT_EQ(inventory->switches[0].legs.size(), 4U);
  EXPECT_EQ(inventory->switches[0].legs[0].port, "to ceres, 1");
  EXPECT_THAT(inventory->switches[0].legs[0].rails, ElementsAre("rail0"));
}

TEST(CablingReport, TwinsArePastedAsOneLeg) {
  EXPECT_THAT(LegsYaml(CablingOfAll(HealthySeedA())),
              HasSubstr("\n      - {port: qsfp56-dd-4-5, host: spark4, rails: [rail1, rail3]}\n"));
}

TEST(CablingReport, ADynamicMacWasLearnedByTheCpu) {
  FabricA lab;
  MacOn(lab.fabric_a(), "qsfp28-2-1").external = false;
  EXPECT_THAT(CablingText(lab.Cabling()),
              HasSubstr("qsfp28-2-1  vesta   rail0  02:00:5e:00:02:00  dynamic\n"));
}

TEST(CablingReport, WhatCannotBeToldIsNamedAndLeftOutOfTheLegs) {
  FabricA lab;
  lab.state.hosts[0].interfaces = NoAnswer("ceres: connection refused");
  InterfaceOf(lab.state, "vesta", "enp1s0f0np0").name = "eth4";
  MacOn(lab.fabric_a(), "qsfp28-3-1").interface = "ether1";
  EXPECT_FALSE(IsWhole(lab.Cabling()));
  EXPECT_EQ(CablingText(lab.Cabling()), R"(fabric-a
  leg         host   rail   MAC                learned
  qsfp28-4-1  metis  rail0  02:00:5e:00:04:00  external
  not told
    ceres: connection refused
    vesta rail0: the host has no enp1s0f0np0
    pallas rail0: 02:00:5e:00:03:00 is only on ether1, which is not behind the
      switch chip

legs, for the inventory

switches:
  - name: fabric-a
    legs:
      - {port: qsfp28-4-1, host: metis, rails: [rail0]}
)");
}

struct Excluded {
  const char* what;
  void (*change)(FabricA&);
  const char* why;
};

TEST(CablingReport, ARailThatIsSeenWhereNoLegCanBeDeclaredIsExplained) {
  const Excluded table[] = {
      {"two hosts behind one port",
       [](FabricA& lab) { MacOn(lab.fabric_a(), "qsfp28-2-1").interface = "qsfp28-1-1"; },
       "ceres rail0 is seen on qsfp28-1-1 together with another host: something forwards between "
       "them, or the table is old"},
      {"a rail of another fabric",
       [](FabricA& lab) {
         LearnedMac stray = HealthySeedB().switches[1].host_table->front();
         stray.interface = "qsfp28-1-2";
         lab.fabric_a().host_table->push_back(stray);
       },
       "ceres rail1 is seen on qsfp28-1-2, but belongs to fabric-b"},
      {"a name that no inventory takes",
       [](FabricA& lab) {
         PortOf(lab.fabric_a(), "qsfp28-1-1").name = "[x]";
         MacOn(lab.fabric_a(), "qsfp28-1-1").interface = "[x]";
       },
       "ceres rail0 is seen on [x], a name that no inventory can hold: rename the port"},
  };
  for (const Excluded& row : table) {
    FabricA lab;
    row.change(lab);
    const auto cabling = lab.Cabling();
    EXPECT_FALSE(IsWhole(cabling)) << row.what;
    EXPECT_EQ(cabling[0].not_told.front(), row.why) << row.what;
    EXPECT_THAT(LegsYaml(cabling), Not(HasSubstr("[x]")));
  }
}

TEST(CablingReport, WhereNothingIsSeenThereIsNoLeg) {
  FabricA lab;
  lab.fabric_a().host_table = NoAnswer("fabric-a bridge-host: timeout");
  EXPECT_FALSE(IsWhole(lab.Cabling()));
  EXPECT_EQ(CablingText(lab.Cabling()), R"(fabric-a
  no rail is seen behind a port of it
  not told
    fabric-a bridge-host: timeout

no leg was found
)");
  EXPECT_FALSE(IsWhole({}));
}

TEST(CablingReport, JsonHoldsTheSame) {
  FabricA lab;
  lab.fabric_a().host_table->resize(1);
  std::erase_if(lab.state.inventory.hosts,
                [](const HostEntry& host) { return host.name > "ceres" && host.name != "metis"; });
  EXPECT_EQ(CablingJson(lab.Cabling()), R"({
  "schema": 1,
  "switches": [
    {
      "name": "fabric-a",
      "seen": [
        {
          "leg": "qsfp28-1-1",
          "host": "ceres",
          "rail": "rail0",
          "mac": "02:00:5e:00:01:00",
          "learned": "external"
        }
      ],
      "legs": [
        {
          "port": "qsfp28-1-1",
          "host": "ceres",
          "rails": [
            "rail0"
          ]
        }
      ],
      "not_told": [
        "no frame since ageing: metis rail0"
      ]
    }
  ]
}
)");
}

}  // namespace
}  // namespace fabric
