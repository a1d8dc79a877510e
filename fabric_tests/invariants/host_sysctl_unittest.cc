#include "host_sysctl.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "netdev_changes.h"
#include "verdict_text.h"

namespace fabric {
namespace {

struct Spark1 {
  FabricState fabric = HealthySeedA();

  void Set(const std::string& interface, const std::string& key, const std::string& value) {
    const std::string name = "net.ipv4.conf." + interface + "." + key;
    (*fabric.hosts[0].sysctl)[name] = {
        value, {"devices/spark1/sysctl.out", 7, name + " = " + value}, false};
  }
  // Rail0 has another name, with every key 0.
  void Rename(const std::string& netdev) {
    fabric.inventory.hosts[0].rails["rail0"] = {netdev, std::nullopt};
    RenameNetdev(fabric.hosts[0], "enp1s0f0np0", netdev);
  }
  void Unset(const std::string& key) { fabric.hosts[0].sysctl->erase(key); }
  std::string Judged() const {
    return Told(ArpIsPinnedToItsRail(fabric, {SubjectKind::kHostRail, "spark1", "rail0"}));
  }
};

TEST(ArpIsPinnedToItsRailTest, HoldsWithTheValuesOnAll) { EXPECT_EQ(Spark1().Judged(), "holds\n"); }

TEST(ArpIsPinnedToItsRailTest, HoldsWithTheValuesOnTheRailAlone) {
  Spark1 host;
  for (const auto& [key, value] :
       {std::pair{"arp_ignore", "1"}, {"arp_announce", "2"}, {"rp_filter", "2"}}) {
    host.Set("all", key, "0");
    host.Set("enp1s0f0np0", key, value);
  }
  EXPECT_EQ(host.Judged(), "holds\n");
}

TEST(ArpIsPinnedToItsRailTest, HoldsWithTheStricterArpIgnore) {
  Spark1 host;
  host.Set("enp1s0f0np0", "arp_ignore", "2");
  EXPECT_EQ(host.Judged(), "holds\n");
}

TEST(ArpIsPinnedToItsRailTest, IsViolatedByTheDefaults) {
  Spark1 host;
  host.Set("all", "arp_ignore", "0");
  host.Set("enp1s0f0np0", "arp_ignore", "0");
  host.Set("all", "rp_filter", "0");
  host.Set("enp1s0f0np0", "rp_filter", "1");
  EXPECT_EQ(host.Judged(), R"(violated
arp-sysctl at spark1 rail0 (enp1s0f0np0), mended on spark1
  expected arp_ignore 1, rp_filter 2
  observed arp_ignore 0 (all 0, enp1s0f0np0 0), rp_filter 1 (all 0, enp1s0f0np0 1)
  evidence devices/spark1/sysctl.out:7 net.ipv4.conf.all.arp_ignore = 0
  evidence devices/spark1/sysctl.out:7 net.ipv4.conf.enp1s0f0np0.arp_ignore = 0
  evidence devices/spark1/sysctl.out:7 net.ipv4.conf.all.rp_filter = 0
  evidence devices/spark1/sysctl.out:7 net.ipv4.conf.enp1s0f0np0.rp_filter = 1
  fix sudo sysctl -w net.ipv4.conf.all.arp_ignore=1
  fix sudo sysctl -w net.ipv4.conf.all.rp_filter=2
  undo sudo sysctl -w net.ipv4.conf.all.arp_ignore=0
  undo sudo sysctl -w net.ipv4.conf.all.rp_filter=0
)");
}

TEST(ArpIsPinnedToItsRailTest, WritesAFileAsWellWhereNothingIsKnownOfTheFiles) {
  for (const bool part : {false, true}) {
    Spark1 host;
    if (part)
      host.fabric.hosts[0].boot_sysctls->whole = false;
    else
      host.fabric.hosts[0].boot_sysctls = NotAsked("no sysctl-d");
    host.Set("all", "arp_announce", "0");
    const Verdict verdict =
        ArpIsPinnedToItsRail(host.fabric, {SubjectKind::kHostRail, "spark1", "rail0"});
    ASSERT_EQ(verdict.findings.size(), 1u);
    EXPECT_EQ(verdict.findings[0].fix,
              (std::vector<std::string>{"echo net.ipv4.conf.all.arp_announce=2 | sudo tee -a "
                                        "/etc/sysctl.d/99-roce-arp.conf",
                                        "sudo sysctl -w net.ipv4.conf.all.arp_announce=2"}));
    EXPECT_EQ(verdict.findings[0].undo,
              (std::vector<std::string>{"sudo sed -i '\\|^net.ipv4.conf.all.arp_announce=2$|d' "
                                        "/etc/sysctl.d/99-roce-arp.conf",
                                        "sudo sysctl -w net.ipv4.conf.all.arp_announce=0"}));
  }
}

TEST(ArpIsPinnedToItsRailTest, LowersTheKeyOfTheRailThatExceedsTheWish) {
  Spark1 host;
  host.Set("all", "arp_ignore", "1");
  host.Set("enp1s0f0np0", "arp_ignore", "8");
  EXPECT_EQ(host.Judged(), R"(violated
arp-sysctl at spark1 rail0 (enp1s0f0np0), mended on spark1
  expected arp_ignore 1
  observed arp_ignore 8 (all 1, enp1s0f0np0 8)
  evidence devices/spark1/sysctl.out:7 net.ipv4.conf.all.arp_ignore = 1
  evidence devices/spark1/sysctl.out:7 net.ipv4.conf.enp1s0f0np0.arp_ignore = 8
  fix sudo sysctl -w net.ipv4.conf.enp1s0f0np0.arp_ignore=1
  undo sudo sysctl -w net.ipv4.conf.enp1s0f0np0.arp_ignore=8
)");
}

TEST(ArpIsPinnedToItsRailTest, IsViolatedByArpIgnoreThree) {
  Spark1 host;
  host.Set("all", "arp_ignore", "3");
  const Verdict verdict =
      ArpIsPinnedToItsRail(host.fabric, {SubjectKind::kHostRail, "spark1", "rail0"});
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed, "arp_ignore 3 (all 3, enp1s0f0np0 0)");
}

TEST(ArpIsPinnedToItsRailTest, IsViolatedByAnRpFilterThatIsStricterThanWished) {
  Spark1 host;
  host.fabric.inventory.intent.sysctl.rp_filter = 1;
  EXPECT_EQ(ArpIsPinnedToItsRail(host.fabric, {SubjectKind::kHostRail, "spark1", "rail0"}).kind,
            VerdictKind::kViolated);
}

TEST(ArpIsPinnedToItsRailTest, IsUnknownWithoutAKey) {
  Spark1 host;
  host.Unset("net.ipv4.conf.enp1s0f0np0.arp_announce");
  EXPECT_EQ(host.Judged(),
            "unknown\nbecause spark1: sysctl printed no net.ipv4.conf.enp1s0f0np0.arp_announce\n");
}

TEST(ArpIsPinnedToItsRailTest, IsUnknownWhereAValueIsNoNumber) {
  Spark1 host;
  host.Set("all", "rp_filter", "2x");
  EXPECT_EQ(host.Judged(),
            "unknown\nbecause spark1: net.ipv4.conf.all.rp_filter is \"2x\", not a number\n");
}

TEST(ArpIsPinnedToItsRailTest, ReadsAnInterfaceWithADotInItsName) {
  Spark1 host;
  host.Rename("enp1s0f0np0.100");
  for (const char* key : {"arp_ignore", "arp_announce", "rp_filter"})
    host.Set("enp1s0f0np0/100", key, "0");
  EXPECT_EQ(host.Judged(), "holds\n");
}

TEST(ArpIsPinnedToItsRailTest, JudgesOnlyWhatTheIntentWants) {
  Spark1 host;
  host.fabric.inventory.intent.sysctl = {std::nullopt, 2, std::nullopt};
  host.Unset("net.ipv4.conf.all.rp_filter");
  host.Set("all", "arp_ignore", "0");
  EXPECT_EQ(host.Judged(), "holds\n");
}

TEST(ArpIsPinnedToItsRailTest, NeverPutsAHostileNameIntoACommand) {
  Spark1 host;
  host.Rename("a$(reboot)");
  for (const char* key : {"arp_ignore", "arp_announce", "rp_filter"})
    host.Set("a$(reboot)", key, "8");
  const Verdict verdict =
      ArpIsPinnedToItsRail(host.fabric, {SubjectKind::kHostRail, "spark1", "rail0"});
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_TRUE(verdict.findings[0].fix.empty());
  EXPECT_TRUE(verdict.findings[0].undo.empty());
}

TEST(ArpIsPinnedToItsRailTest, IsUnknownWithoutAnAnswer) {
  Spark1 host;
  host.fabric.hosts[0].sysctl = NoAnswer("spark1 sysctl: not found");
  EXPECT_EQ(host.Judged(), "unknown\nbecause spark1 sysctl: not found\n");
}

TEST(ArpIsPinnedToItsRailTest, IsNoEvidenceWhenNobodyAsked) {
  Spark1 host;
  host.fabric.hosts[0].sysctl = NotAsked("no sysctl");
  EXPECT_EQ(host.Judged(), "no evidence\nbecause no sysctl\n");
}

TEST(ArpIsPinnedToItsRailTest, IsNotApplicableWithoutAWish) {
  const FabricState state = HealthySeedB();
  EXPECT_EQ(Told(ArpIsPinnedToItsRail(state, {SubjectKind::kHostRail, "ceres", "rail0"})),
            "not applicable\nbecause the intent wants no ARP sysctls\n");
}

}  // namespace
}  // namespace fabric
