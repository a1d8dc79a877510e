#include <gtest/gtest.h>

#include "fabric_builder.h"
#include "switch_offload.h"
#include "verdict_text.h"

namespace fabric {
namespace {

SwitchState& Crs804(FabricState& state) { return state.switches[0]; }

std::string Judged(const FabricState& state) {
  return Told(LogNamesTheFabricBridge(state, {SubjectKind::kSwitch, "crs804", ""}));
}

// A log of these lines, oldest first: a bridge, or "-" and a bridge that was deactivated.
FabricState WithLog(const std::vector<std::string>& lines) {
  FabricState state = HealthySeedA();
  Crs804(state).offload_log->clear();
  int number = 1;
  for (const std::string& line : lines) {
    const bool activated = line.front() != '-';
    const std::string bridge = activated ? line : line.substr(1);
    Crs804(state).offload_log->push_back(
        {bridge, activated, {"devices/crs804/log.out", number++, "hardware offloading " + line}});
  }
  return state;
}

TEST(LogNamesTheFabricBridge, HealthySeedAHolds) { EXPECT_EQ(Judged(HealthySeedA()), "holds\n"); }

TEST(LogNamesTheFabricBridge, OtherBridgeAloneIsNamedAndItsChipPortsLeave) {
  FabricState state = WithLog({"bridge"});
  Crs804(state).bridge_ports->push_back(Member("qsfp56-dd-1-2", "bridge", 12));
  EXPECT_EQ(Judged(state), R"(violated
offload-on-other-bridge at crs804 bridge, mended on crs804
  expected hardware offloading activated on bridge roce-br
  observed activated on bridge bridge
  evidence devices/crs804/log.out:1 hardware offloading bridge
  caution the management address 192.168.88.10/24 is on bridge: its ports ether1, ether2 stay
  fix /interface/bridge/port/remove [find where bridge=bridge and interface=qsfp56-dd-1-2]
  undo /interface/bridge/port/add bridge=bridge interface=qsfp56-dd-1-2
)");
}

TEST(LogNamesTheFabricBridge, OtherBridgeThatHoldsNoChipPortAnyMoreHasNoFix) {
  EXPECT_EQ(Judged(WithLog({"old-br"})), R"(violated
offload-on-other-bridge at crs804 old-br, mended on crs804
  expected hardware offloading activated on bridge roce-br
  observed activated on bridge old-br
  evidence devices/crs804/log.out:1 hardware offloading old-br
)");
}

TEST(LogNamesTheFabricBridge, FabricBridgeAfterTheOtherOneHolds) {
  EXPECT_EQ(Judged(WithLog({"bridge", "roce-br"})), "holds\n");
}

TEST(LogNamesTheFabricBridge, FabricBridgeBeforeTheOtherOneIsNoEvidence) {
  EXPECT_EQ(Judged(WithLog({"roce-br", "bridge"})),
            "no evidence\nbecause the log names roce-br and later bridge: it does not say which "
            "one the chip has now\n");
}

TEST(LogNamesTheFabricBridge, OtherBridgeThatWasDeactivatedDoesNotCount) {
  EXPECT_EQ(Judged(WithLog({"roce-br", "bridge", "-bridge"})), "holds\n");
}

TEST(LogNamesTheFabricBridge, FabricBridgeThatWasDeactivatedIsViolated) {
  EXPECT_EQ(Judged(WithLog({"roce-br", "-roce-br"})), R"(violated
offload-on-other-bridge at crs804 roce-br, mended on crs804
  expected hardware offloading activated on bridge roce-br
  observed deactivated on bridge roce-br
  evidence devices/crs804/log.out:2 hardware offloading -roce-br
)");
}

TEST(LogNamesTheFabricBridge, NoLineIsNoEvidence) {
  EXPECT_EQ(Judged(WithLog({})),
            "no evidence\nbecause no line of the log says which bridge is offloaded\n");
}

TEST(LogNamesTheFabricBridge, UnreadableLogIsUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).offload_log = NoAnswer("log: not enough permissions");
  EXPECT_EQ(Judged(state), "unknown\nbecause log: not enough permissions\n");
}

TEST(LogNamesTheFabricBridge, UnknownFabricBridgeIsUnknown) {
  FabricState state = HealthySeedA();
  Crs804(state).fabric_bridge = NoAnswer("two bridges could be it");
  EXPECT_EQ(Judged(state), "unknown\nbecause two bridges could be it\n");
}

}  // namespace
}  // namespace fabric
