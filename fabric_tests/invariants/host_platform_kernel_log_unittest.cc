#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "host_platform.h"
#include "verdict_text.h"

namespace fabric {
namespace {

constexpr char kFile[] = "devices/spark2/kernel-log.out";

std::string Judged(const FabricState& state) {
  return Told(KernelLogShowsNoFatalPcieError(state, {SubjectKind::kHost, "spark2", ""}));
}

FabricState With(KernelEvent event, int count, std::vector<Evidence> first) {
  FabricState state = HealthySeedA();
  (*state.hosts[1].kernel_events)[event] = {count, std::move(first)};
  return state;
}

TEST(KernelLogShowsNoFatalPcieErrorTest, HoldsForALogWithoutEvents) {
  EXPECT_EQ(Judged(HealthySeedA()), "holds\n");
}

TEST(KernelLogShowsNoFatalPcieErrorTest, IsViolatedByAFatalError) {
  EXPECT_EQ(Judged(With(KernelEvent::kPcieFatal, 1,
                        {{kFile, 41, "[ 9.1] AER: Uncorrectable (Fatal) error"}})),
            R"(violated
pcie-fatal at spark2, mended on spark2
  expected no fatal PCIe error since boot
  observed the kernel told of a fatal PCIe error
  evidence devices/spark2/kernel-log.out:41 [ 9.1] AER: Uncorrectable (Fatal) error
  caution no command mends it: drain the host (shut it down, without power for 60 s, boot) before a measurement counts; when it comes back, the slot, the cable or the NIC is at fault. Tools that ask a NIC in that state may hang
)");
}

TEST(KernelLogShowsNoFatalPcieErrorTest, IsViolatedByAResetOfTheNic) {
  EXPECT_EQ(Judged(With(KernelEvent::kNicFault, 2,
                        {{kFile, 43, "[ 9.2] mlx5_pci_slot_reset Enter"},
                         {kFile, 44, "[ 9.3] mlx5_pci_slot_reset Exit"}})),
            R"(violated
nic-fault at spark2, mended on spark2
  expected no reset and no health alarm of the NIC since boot
  observed the kernel told of a NIC that it reset or found unhealthy, 2 times
  evidence devices/spark2/kernel-log.out:43 [ 9.2] mlx5_pci_slot_reset Enter
  evidence devices/spark2/kernel-log.out:44 [ 9.3] mlx5_pci_slot_reset Exit
  caution no command mends it: drain the host (shut it down, without power for 60 s, boot) before a measurement counts; when it comes back, the slot, the cable or the NIC is at fault. Tools that ask a NIC in that state may hang
)");
}

TEST(KernelLogShowsNoFatalPcieErrorTest, WhatIsNoFaultIsANote) {
  EXPECT_EQ(Judged(With(KernelEvent::kHotPlug, 1, {{kFile, 50, "[ 9.4] Cable plugin"}})),
            "holds\nnote spark2: hot-plug of the NIC since boot: its bandwidth must be measured "
            "again (devices/spark2/kernel-log.out:50 [ 9.4] Cable plugin)\n");
  EXPECT_EQ(Judged(With(KernelEvent::kPcieCorrected, 9, {{kFile, 51, "[ 9.5] Corrected"}})),
            "holds\nnote spark2: PCIe errors that were corrected "
            "(devices/spark2/kernel-log.out:51 [ 9.5] Corrected)\n");
  EXPECT_EQ(Judged(With(KernelEvent::kPcieNonFatal, 1, {{kFile, 52, "[ 9.6] (Non-Fatal)"}})),
            "holds\nnote spark2: PCIe errors that were not fatal "
            "(devices/spark2/kernel-log.out:52 [ 9.6] (Non-Fatal))\n");
  EXPECT_EQ(Judged(With(KernelEvent::kLimitedBandwidth, 1, {{kFile, 53, "[ 2.1] limited"}})),
            "holds\nnote spark2: PCIe is slower than the NIC "
            "(devices/spark2/kernel-log.out:53 [ 2.1] limited)\n");
  EXPECT_EQ(Judged(With(KernelEvent::kInsufficientPower, 4, {{kFile, 54, "[ 2.2] (27W)"}})),
            "holds\nnote \"insufficient power on the PCIe slot (27W)\" in the kernel log: cosmetic "
            "on GB10\n");
}

TEST(KernelLogShowsNoFatalPcieErrorTest, IsUnknownWithoutAnAnswerAndNoEvidenceWhenDenied) {
  FabricState state = HealthySeedA();
  state.hosts[1].kernel_events = NoAnswer("spark2 kernel-log: no answer in time");
  EXPECT_EQ(Judged(state), "unknown\nbecause spark2 kernel-log: no answer in time\n");
  state.hosts[1].kernel_events = NotAsked("spark2 kernel-log: denied: needs group adm");
  EXPECT_EQ(Judged(state), "no evidence\nbecause spark2 kernel-log: denied: needs group adm\n");
}

TEST(KernelLogShowsNoFatalPcieErrorTest, IsNoEvidenceOfAHostThatWasNotSeen) {
  EXPECT_EQ(Told(KernelLogShowsNoFatalPcieError(HealthySeedA(), {SubjectKind::kHost, "x", ""})),
            "no evidence\nbecause nothing was seen of x\n");
}

}  // namespace
}  // namespace fabric
