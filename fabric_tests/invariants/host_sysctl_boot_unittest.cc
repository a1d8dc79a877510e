#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "host_sysctl.h"
#include "linux_sysctl_d.h"
#include "verdict_text.h"

namespace fabric {
namespace {

struct Spark1 {
  FabricState fabric = HealthySeedA();

  BootSysctls& Boot() { return *fabric.hosts[0].boot_sysctls; }
  // A line that is read after those that are there. Without a value it is "-key".
  void Add(const std::string& file, int line, const std::string& key, const char* value) {
    const std::string text = value == nullptr ? "-" + key : key + " = " + value;
    SysctlSetting setting{SysctlPath(key), {}, file, line, {Boot().text, 10 + line, text}};
    if (value != nullptr) setting.value = value;
    Boot().settings.push_back(std::move(setting));
  }
  std::string Judged() const {
    return Told(SysctlsArePersistent(fabric, {SubjectKind::kHost, "spark1", ""}));
  }
};

TEST(SysctlsArePersistentTest, HoldsWithTheValuesOnAll) { EXPECT_EQ(Spark1().Judged(), "holds\n"); }

TEST(SysctlsArePersistentTest, HoldsWithTheStricterArpIgnoreOfAPattern) {
  Spark1 host;
  host.Add("/etc/sysctl.d/99-lab.conf", 1, "net.ipv4.conf.*.arp_ignore", "2");
  EXPECT_EQ(host.Judged(), "holds\n");
}

TEST(SysctlsArePersistentTest, WithoutAnyFileTheDefaultsCount) {
  Spark1 host;
  host.Boot().settings.clear();
  EXPECT_EQ(host.Judged(), R"(violated
sysctl-not-persistent at spark1, mended on spark1
  expected after a boot arp_ignore 1, arp_announce 2, rp_filter 2
  observed arp_ignore 0 on rail0, rail1, rail2, rail3: no file sets net.ipv4.conf.all.arp_ignore, default 0; arp_announce 0 on rail0, rail1, rail2, rail3: no file sets net.ipv4.conf.all.arp_announce, default 0; rp_filter 0 on rail0, rail1, rail2, rail3: no file sets net.ipv4.conf.all.rp_filter, default 0
  evidence devices/spark1/sysctl-d.out:0 no file sets net.ipv4.conf.all.arp_ignore, default 0
  evidence devices/spark1/sysctl-d.out:0 no file sets net.ipv4.conf.all.arp_announce, default 0
  evidence devices/spark1/sysctl-d.out:0 no file sets net.ipv4.conf.all.rp_filter, default 0
  fix printf '%s\n' 'net.ipv4.conf.all.arp_ignore=1' 'net.ipv4.conf.all.arp_announce=2' 'net.ipv4.conf.all.rp_filter=2' | sudo tee /etc/sysctl.d/98-roce.conf
  undo sudo rm /etc/sysctl.d/98-roce.conf
)");
}

TEST(SysctlsArePersistentTest, AFileThatSortsLaterIsChangedWhereItDecides) {
  Spark1 host;
  host.Add("/etc/sysctl.d/99-lab.conf", 3, "net.ipv4.conf.all.rp_filter", "1");
  EXPECT_EQ(host.Judged(), R"(violated
sysctl-not-persistent at spark1, mended on spark1
  expected after a boot rp_filter 2
  observed rp_filter 1 on rail0, rail1, rail2, rail3: /etc/sysctl.d/99-lab.conf:3 says net.ipv4.conf.all.rp_filter = 1
  evidence devices/spark1/sysctl-d.out:13 net.ipv4.conf.all.rp_filter = 1
  fix sudo cp /etc/sysctl.d/99-lab.conf /etc/sysctl.d/99-lab.conf.before
  fix sudo sed -i --follow-symlinks -e '3s|.*|net.ipv4.conf.all.rp_filter=2|' /etc/sysctl.d/99-lab.conf
  undo sudo cp /etc/sysctl.d/99-lab.conf.before /etc/sysctl.d/99-lab.conf
  undo sudo rm /etc/sysctl.d/99-lab.conf.before
)");
}

TEST(SysctlsArePersistentTest, WhatOneRailExceedsIsAddedToTheFile) {
  Spark1 host;
  host.Add("/etc/sysctl.d/99-lab.conf", 1, "net.ipv4.conf.enp1s0f1*.arp_ignore", "8");
  EXPECT_EQ(host.Judged(), R"(violated
sysctl-not-persistent at spark1, mended on spark1
  expected after a boot arp_ignore 1
  observed arp_ignore 8 on rail1: /etc/sysctl.d/99-lab.conf:1 says net.ipv4.conf.enp1s0f1*.arp_ignore = 8
  evidence devices/spark1/sysctl-d.out:11 net.ipv4.conf.enp1s0f1*.arp_ignore = 8
  fix sudo cp /etc/sysctl.d/98-roce.conf /etc/sysctl.d/98-roce.conf.before
  fix printf '%s\n' 'net.ipv4.conf.enp1s0f1np1.arp_ignore=1' | sudo tee -a /etc/sysctl.d/98-roce.conf
  undo sudo cp /etc/sysctl.d/98-roce.conf.before /etc/sysctl.d/98-roce.conf
  undo sudo rm /etc/sysctl.d/98-roce.conf.before
)");
}

TEST(SysctlsArePersistentTest, EveryRailTakesOverTheDefaultOfInterfaces) {
  Spark1 host;
  host.fabric.inventory.intent.sysctl = {std::nullopt, std::nullopt, 1};
  host.Boot().settings.clear();
  host.Add("/etc/sysctl.d/10-lab.conf", 1, "net.ipv4.conf.default.rp_filter", "2");
  host.Add("/etc/sysctl.d/10-lab.conf", 2, "net.ipv4.conf.enp1s0f0np0.rp_filter", "1");
  const Verdict verdict = SysctlsArePersistent(host.fabric, {SubjectKind::kHost, "spark1", ""});
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].observed,
            "rp_filter 2 on rail1, rail2, rail3: "
            "/etc/sysctl.d/10-lab.conf:1 says net.ipv4.conf.default.rp_filter = 2");
}

TEST(SysctlsArePersistentTest, AKeyThatIsLeftAloneHasTheDefault) {
  Spark1 host;
  host.Add("/usr/lib/sysctl.d/99-vendor.conf", 5, "net.ipv4.conf.all.arp_announce", nullptr);
  EXPECT_EQ(host.Judged(), R"(violated
sysctl-not-persistent at spark1, mended on spark1
  expected after a boot arp_announce 2
  observed arp_announce 0 on rail0, rail1, rail2, rail3: /usr/lib/sysctl.d/99-vendor.conf:5 says -net.ipv4.conf.all.arp_announce: net.ipv4.conf.all.arp_announce keeps the default 0
  evidence devices/spark1/sysctl-d.out:15 -net.ipv4.conf.all.arp_announce
  caution an update may take it back, as it belongs to a package: /usr/lib/sysctl.d/99-vendor.conf
  fix sudo cp /usr/lib/sysctl.d/99-vendor.conf /usr/lib/sysctl.d/99-vendor.conf.before
  fix sudo sed -i --follow-symlinks -e '5s|.*|net.ipv4.conf.all.arp_announce=2|' /usr/lib/sysctl.d/99-vendor.conf
  undo sudo cp /usr/lib/sysctl.d/99-vendor.conf.before /usr/lib/sysctl.d/99-vendor.conf
  undo sudo rm /usr/lib/sysctl.d/99-vendor.conf.before
)");
}

TEST(SysctlsArePersistentTest, WhatAPartDoesNotSayIsNoEvidence) {
  Spark1 host;
  host.fabric.inventory.intent.sysctl = {1, std::nullopt, std::nullopt};
  host.fabric.inventory.rails.resize(1);
  host.Boot().whole = false;
  EXPECT_EQ(host.Judged(),
            "no evidence\nbecause spark1: only a part of sysctl.d was seen, without "
            "net.ipv4.conf.enp1s0f0np0.arp_ignore\n");
  host.Add("", 1, "net.ipv4.conf.enp1s0f0np0.arp_ignore", "0");
  EXPECT_EQ(host.Judged(), "holds\n");
  host.Add("", 2, "net.ipv4.conf.all.arp_ignore", "0");
  EXPECT_EQ(host.Judged(), R"(violated
sysctl-not-persistent at spark1, mended on spark1
  expected after a boot arp_ignore 1
  observed arp_ignore 0 on rail0: devices/spark1/sysctl-d.out:12 says net.ipv4.conf.all.arp_ignore = 0
  evidence devices/spark1/sysctl-d.out:12 net.ipv4.conf.all.arp_ignore = 0
  caution only a part of sysctl.d was seen: look at `systemd-analyze cat-config sysctl.d` before a file is changed
)");
}

TEST(SysctlsArePersistentTest, IsUnknownWhereAValueIsNoNumber) {
  Spark1 host;
  host.Add("/etc/sysctl.d/99-lab.conf", 1, "net.ipv4.conf.all.rp_filter", "loose");
  EXPECT_EQ(host.Judged(),
            "unknown\nbecause spark1: /etc/sysctl.d/99-lab.conf:1 sets net.ipv4.conf.all.rp_filter "
            "to \"loose\", not a number\n");
}

TEST(SysctlsArePersistentTest, NeverPutsAHostileNameIntoACommand) {
  Spark1 file;
  file.Add("/etc/sysctl.d/99-$(reboot).conf", 1, "net.ipv4.conf.all.rp_filter", "1");
  Spark1 netdev;
  netdev.fabric.inventory.hosts[0].rails["rail0"] = {"a$(reboot)", std::nullopt};
  netdev.Boot().settings.clear();
  for (const Spark1& host : {file, netdev}) {
    const Verdict verdict = SysctlsArePersistent(host.fabric, {SubjectKind::kHost, "spark1", ""});
    ASSERT_EQ(verdict.findings.size(), 1u);
    EXPECT_TRUE(verdict.findings[0].fix.empty());
    EXPECT_TRUE(verdict.findings[0].undo.empty());
  }
}

TEST(SysctlsArePersistentTest, IsUnknownWithoutAnAnswer) {
  Spark1 host;
  host.fabric.hosts[0].boot_sysctls = NoAnswer("spark1 sysctl-d: not found");
  EXPECT_EQ(host.Judged(), "unknown\nbecause spark1 sysctl-d: not found\n");
}

TEST(SysctlsArePersistentTest, IsNoEvidenceWhenNobodyAsked) {
  Spark1 host;
  host.fabric.hosts[0].boot_sysctls = NotAsked("no sysctl-d");
  EXPECT_EQ(host.Judged(), "no evidence\nbecause no sysctl-d\n");
}

TEST(SysctlsArePersistentTest, IsNotApplicableWithoutAWish) {
  EXPECT_EQ(Told(SysctlsArePersistent(HealthySeedB(), {SubjectKind::kHost, "ceres", ""})),
            "not applicable\nbecause the intent wants no ARP sysctls\n");
}

}  // namespace
}  // namespace fabric
