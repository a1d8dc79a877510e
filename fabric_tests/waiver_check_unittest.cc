#include <gtest/gtest.h>

#include "small_inventory.h"
#include "waivers.h"

namespace fabric {
namespace {

// Why a waiver of this row, by `key`, is refused; empty when it is not.
std::string Refused(const std::string& invariant, const std::string& key,
                    const std::string& value) {
  const std::string text = std::string(kSmallInventory) + "waivers:\n  - {invariant: " + invariant +
                           ", " + key + ": '" + value +
                           "', reason: x, owner: lab, until: 2026-08-31}\n";
  const auto inventory = ParseInventory(text, "lab.yaml", ProfilesOfTheProject());
  if (!inventory) return inventory.error().Text();
  const auto error = CheckWaivers(*inventory, AllInvariants());
  return error ? error->Text() : "";
}

struct Try {
  std::string name;
  std::string invariant;
  std::string key;
  std::string value;
  std::string error;
};

class CheckWaiversTest : public testing::TestWithParam<Try> {};

TEST_P(CheckWaiversTest, Says) {
  const Try& one = GetParam();
  EXPECT_EQ(Refused(one.invariant, one.key, one.value), one.error);
}

INSTANTIATE_TEST_SUITE_P(
    All, CheckWaiversTest,
    testing::Values(
        Try{"SubjectOfARail", "HostMtu.RailMtuIsJumbo", "subject", "spark2_rail1", ""},
        Try{"WhereOfASwitch", "SwitchOffload.EveryFabricLegIsOffloaded", "where", "crs804 leg1",
            ""},
        Try{"TheFabric", "SwitchVersion.IsSupportedAndUniform", "subject", "fabric", ""},
        Try{"MisspeltRow", "HostMtu.RailMtuIsJumob", "subject", "spark2_rail1",
            R"(lab.yaml:29:5: no row has the id "HostMtu.RailMtuIsJumob"; did you mean )"
            R"("HostMtu.RailMtuIsJumbo"?)"},
        Try{"MisspeltSubject", "HostMtu.RailMtuIsJumbo", "subject", "spork2_rail1",
            R"(lab.yaml:29:5: HostMtu.RailMtuIsJumbo is not asked of "spork2_rail1"; did you mean )"
            R"("spark2_rail1"?)"},
        Try{"SubjectOfAnotherKind", "SwitchVersion.IsSupportedAndUniform", "subject", "crs804",
            R"(lab.yaml:29:5: SwitchVersion.IsSupportedAndUniform is not asked of "crs804"; )"
            "it is asked of: fabric"},
        Try{"WhereOfNoDevice", "HostMtu.RailMtuIsJumbo", "where", "eth0",
            R"(lab.yaml:29:5: no finding of HostMtu.RailMtuIsJumbo is at "eth0"; each begins with )"
            "one of: spark1 rail0, spark1 rail1, spark2 rail0, spark2 rail1"}),
    [](const testing::TestParamInfo<Try>& of) { return of.param.name; });

}  // namespace
}  // namespace fabric
