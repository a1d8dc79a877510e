#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "host_qos.h"
#include "state_parts.h"
#include "verdict_text.h"

namespace fabric {
namespace {

std::string Judged(const FabricState& state) {
  return Told(QosIsPersistent(state, {SubjectKind::kHost, "metis", ""}));
}

HostUnit& UnitOf(FabricState& state) { return *state.hosts[3].qos_unit; }

TEST(QosIsPersistentTest, HoldsForAUnitThatIsEnabledAndRan) {
  EXPECT_EQ(Judged(HealthySeedB()), "holds\n");
}

TEST(QosIsPersistentTest, IsViolatedByAUnitThatIsNotThere) {
  FabricState state = HealthySeedB();
  UnitOf(state).load_state->value = "not-found";
  EXPECT_EQ(Judged(state), R"(violated
unit-missing at metis roce-qos.service, mended on metis
  expected roce-qos.service is there
  observed LoadState=not-found
  evidence devices/metis/unit.roce-qos.service.out:5 LoadState=loaded
  caution no fix is named: what the unit does is for you to write; copy it from a host that has it, or name in the inventory the one that sets the priorities
)");
}

TEST(QosIsPersistentTest, IsViolatedByAUnitThatIsDisabledAndDidNotRun) {
  FabricState state = HealthySeedB();
  UnitOf(state).file_state->value = "disabled";
  UnitOf(state).started_us->value = 0;
  EXPECT_EQ(Judged(state), R"(violated
unit-disabled at metis roce-qos.service, mended on metis
  expected roce-qos.service is enabled: it runs at every boot
  observed UnitFileState=disabled
  evidence devices/metis/unit.roce-qos.service.out:7 UnitFileState=enabled
  fix sudo systemctl enable roce-qos.service
  undo sudo systemctl disable roce-qos.service
unit-not-run at metis roce-qos.service, mended on metis
  expected roce-qos.service ran in this boot, with success
  observed it did not run in this boot
  evidence devices/metis/unit.roce-qos.service.out:2 ExecMainStartTimestampMonotonic=11840233
  fix sudo systemctl restart roce-qos.service
)");
}

TEST(QosIsPersistentTest, WhatIsEnabledUntilTheNextBootIsNotEnabled) {
  FabricState state = HealthySeedB();
  for (const char* file_state : {"enabled-runtime", "static", "masked", ""}) {
    UnitOf(state).file_state->value = file_state;
    const Verdict verdict = QosIsPersistent(state, {SubjectKind::kHost, "metis", ""});
    ASSERT_EQ(verdict.findings.size(), 1U) << file_state;
    EXPECT_EQ(verdict.findings[0].fault, "unit-disabled");
  }
}

TEST(QosIsPersistentTest, IsViolatedByARunThatFailed) {
  FabricState state = HealthySeedB();
  UnitOf(state).result->value = "exit-code";
  EXPECT_EQ(Judged(state), R"(violated
unit-not-run at metis roce-qos.service, mended on metis
  expected roce-qos.service ran in this boot, with success
  observed Result=exit-code
  evidence devices/metis/unit.roce-qos.service.out:1 Result=success
  caution why it failed: journalctl -b -u roce-qos.service
  fix sudo systemctl restart roce-qos.service
)");
}

TEST(QosIsPersistentTest, IsUnknownWhatIsNotShown) {
  FabricState state = HealthySeedB();
  UnitOf(state).active_state->value = "activating";
  EXPECT_EQ(Judged(state), "unknown\nbecause metis roce-qos.service is still running\n");
  UnitOf(state).file_state = NoAnswer("metis: no UnitFileState");
  UnitOf(state).result = NoAnswer("metis: no Result");
  EXPECT_EQ(Judged(state), "unknown\nbecause metis: no UnitFileState\nbecause metis: no Result\n");
  UnitOf(state).load_state = NoAnswer("metis: no LoadState");
  EXPECT_EQ(Judged(state), "unknown\nbecause metis: no LoadState\n");
}

TEST(QosIsPersistentTest, IsUnknownOrNoEvidenceWithoutAnAnswer) {
  FabricState state = HealthySeedB();
  state.hosts[3].qos_unit = NoAnswer("metis: refused");
  EXPECT_EQ(Judged(state), "unknown\nbecause metis: refused\n");
  state.hosts[3].qos_unit = NotAsked("metis: not asked");
  EXPECT_EQ(Judged(state), "no evidence\nbecause metis: not asked\n");
}

TEST(QosIsPersistentTest, IsNotApplicableWithoutAUnitInTheIntent) {
  FabricState state = HealthySeedB();
  state.inventory.intent.qos_unit.reset();
  EXPECT_EQ(Judged(state),
            "not applicable\nbecause the intent names no unit that sets the priorities\n");
}

TEST(QosIsPersistentTest, IsNoEvidenceOfAHostThatWasNotSeen) {
  EXPECT_EQ(Told(QosIsPersistent(HealthySeedB(), {SubjectKind::kHost, "x", ""})),
            "no evidence\nbecause nothing was seen of x\n");
}

}  // namespace
}  // namespace fabric
