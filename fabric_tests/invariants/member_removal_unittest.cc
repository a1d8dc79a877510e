#include "member_removal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fabric_builder.h"

namespace fabric {
namespace {

using testing::ElementsAre;

constexpr const char* kSpare = "qsfp56-dd-1-2";

BridgePort SpareThrough(std::vector<std::string> lists) {
  BridgePort spare = Member(kSpare, "bridge", 12);
  spare.entry = lists.front();
  spare.lists = std::move(lists);
  return spare;
}

// The remedy that takes `spare` out of `bridge`, beside ether1 and ether2, which came by the same
// entry where `together`.
Remedy Removed(const BridgePort& spare, bool together) {
  SwitchState state = HealthySeedA().switches[0];
  for (const char* copper : {"ether1", "ether2"})
    if (BridgePort& stays = BridgePortOf(state, copper); together) {
      stays.entry = spare.entry;
      stays.lists = spare.lists;
    }
  state.bridge_ports->push_back(spare);
  const SwitchIndex index(state);
  const SwitchIndex::Members leaving = {&state.bridge_ports->back()};
  return MemberRemoval(index, "bridge", leaving).Of(leaving);
}

TEST(MemberRemoval, EntryOfItsOwnIsRemovedAndMadeAnewAsItWas) {
  BridgePort spare = Member(kSpare, "bridge", 12);
  spare.settings = {{"comment", "rack 3"}, {"pvid", "20"}};
  const Remedy remedy = Removed(spare, false);
  EXPECT_THAT(remedy.fix, ElementsAre("/interface/bridge/port/remove [find where bridge=bridge and "
                                      "interface=qsfp56-dd-1-2]"));
  EXPECT_THAT(remedy.undo, ElementsAre("/interface/bridge/port/add bridge=bridge "
                                       "interface=qsfp56-dd-1-2 comment=\"rack 3\" pvid=20"));
}

TEST(MemberRemoval, ListThatBringsNothingElseGoesAsAWhole) {
  const Remedy remedy = Removed(SpareThrough({"spares"}), false);
  EXPECT_THAT(remedy.fix, ElementsAre("/interface/bridge/port/remove [find where bridge=bridge and "
                                      "interface=spares]"));
  EXPECT_THAT(remedy.undo,
              ElementsAre("/interface/bridge/port/add bridge=bridge interface=spares"));
}

TEST(MemberRemoval, ListThatHoldsThePortLosesItAndNotTheOneThatIncludesTheList) {
  const Remedy remedy = Removed(SpareThrough({"outer", "inner"}), true);
  EXPECT_THAT(remedy.fix, ElementsAre("/interface/list/member/remove [find where list=inner and "
                                      "interface=qsfp56-dd-1-2]"));
  EXPECT_THAT(remedy.undo,
              ElementsAre("/interface/list/member/add list=inner interface=qsfp56-dd-1-2"));
}

TEST(MemberRemoval, BondInAListLeavesTheListAlone) {
  BridgePort spare = SpareThrough({"fabric"});
  spare.bond = Bond{"bond1", "802.3ad", {kSpare}};
  const Remedy remedy = Removed(spare, true);
  EXPECT_THAT(remedy.fix, ElementsAre("/interface/list/member/remove [find where list=fabric and "
                                      "interface=bond1]"));
  EXPECT_THAT(remedy.undo, ElementsAre("/interface/list/member/add list=fabric interface=bond1"));
}

TEST(MemberRemoval, ListOfEverythingIsReplacedByEntriesForWhatStays) {
  BridgePort spare = SpareThrough({"all"});
  spare.settings = {{"hw", "no"}};
  const Remedy remedy = Removed(spare, true);
  EXPECT_THAT(
      remedy.fix,
      ElementsAre("/interface/bridge/port/remove [find where bridge=bridge and interface=all]",
                  "/interface/bridge/port/add bridge=bridge interface=ether1",
                  "/interface/bridge/port/add bridge=bridge interface=ether2"));
  EXPECT_THAT(
      remedy.undo,
      ElementsAre("/interface/bridge/port/remove [find where bridge=bridge and interface=ether1]",
                  "/interface/bridge/port/remove [find where bridge=bridge and interface=ether2]",
                  "/interface/bridge/port/add bridge=bridge interface=all hw=no"));
}

TEST(MemberRemoval, PortThatStaysIsNamedOnce) {
  SwitchState state = HealthySeedA().switches[0];
  state.bridge_ports->push_back(Member("ether1", "bridge", 40));
  const SwitchIndex index(state);
  EXPECT_THAT(MemberRemoval(index, "bridge", {}).Staying(), ElementsAre("ether1", "ether2"));
}

}  // namespace
}  // namespace fabric
