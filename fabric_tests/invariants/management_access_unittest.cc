#include "management_access.h"

#include <gtest/gtest.h>

#include "fabric_builder.h"

namespace fabric {
namespace {

std::string Caution(const FabricState& state, const std::vector<std::string>& touched,
                    const std::vector<std::string>& staying) {
  const SwitchState& on = state.switches[0];
  const SwitchIndex index(on);
  return ManagementAccess(on, index, &state.inventory.switches[0])
      .Caution("bridge", touched, staying);
}

TEST(ManagementAccess, CopperThatStaysCarriesOn) {
  EXPECT_EQ(Caution(HealthySeedA(), {"qsfp56-dd-1-2"}, {"ether1", "qsfp56-dd-1-3"}),
            "the management address 192.168.88.10/24 is on bridge: its port ether1 stays");
}

TEST(ManagementAccess, BridgeThatKeepsFabricPortsOnlyIsDangerous) {
  EXPECT_EQ(Caution(HealthySeedA(), {"qsfp56-dd-1-2"}, {"qsfp56-dd-1-3"}),
            "careful: the management address 192.168.88.10/24 is on bridge, which keeps "
            "qsfp56-dd-1-3 and no CPU port");
}

TEST(ManagementAccess, TouchedPortWithTheAddressIsDangerous) {
  FabricState state = HealthySeedA();
  state.switches[0].addresses->front().interface = "qsfp56-dd-1-2";
  EXPECT_EQ(Caution(state, {"qsfp56-dd-1-2"}, {"ether1"}),
            "careful: the management address 192.168.88.10/24 is on qsfp56-dd-1-2, which is "
            "touched");
}

TEST(ManagementAccess, AddressOnAVlanMayRideTheBridge) {
  FabricState state = HealthySeedA();
  state.switches[0].addresses->front().interface = "vlan10";
  EXPECT_EQ(Caution(state, {"qsfp56-dd-1-2"}, {"ether1"}),
            "careful: the management address 192.168.88.10/24 is on vlan10: make sure that it does "
            "not ride bridge");
}

TEST(ManagementAccess, DisabledAddressIsNobodysWay) {
  FabricState state = HealthySeedA();
  state.switches[0].addresses->front().disabled->value = true;
  EXPECT_EQ(Caution(state, {"qsfp56-dd-1-2"}, {"ether1"}),
            "management rides ether1, ether2: it is not touched");
}

TEST(ManagementAccess, DeclaredPortThatIsTouchedIsDangerous) {
  FabricState state = HealthySeedA();
  state.switches[0].addresses = NotAsked("ip-address was not asked");
  EXPECT_EQ(Caution(state, {"ether2"}, {}), "careful: management rides ether2, which is touched");
}

TEST(ManagementAccess, NothingKnownIsSaidSo) {
  FabricState state = HealthySeedA();
  state.switches[0].addresses = NotAsked("ip-address was not asked");
  state.inventory.switches[0].management_ports.clear();
  EXPECT_EQ(Caution(state, {"qsfp56-dd-1-2"}, {}),
            "careful: where management rides is not known (ip-address was not asked): make sure "
            "that it is not on these ports");
}

}  // namespace
}  // namespace fabric
