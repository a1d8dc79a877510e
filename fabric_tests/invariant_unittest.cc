#include "invariant.h"

#include <gtest/gtest.h>

namespace fabric {
namespace {

TEST(Subject, FabricHasNoDevice) {
  EXPECT_EQ((Subject{SubjectKind::kFabric, "", ""}).Name(), "fabric");
}

TEST(Subject, DashOfASwitchBecomesUnderscore) {
  EXPECT_EQ((Subject{SubjectKind::kSwitch, "fabric-a", ""}).Name(), "fabric_a");
}

TEST(Subject, RailFollowsItsHost) {
  EXPECT_EQ((Subject{SubjectKind::kHostRail, "spark1.lab", "rail0"}).Name(), "spark1_lab_rail0");
}

TEST(Subject, HostIgnoresARail) {
  EXPECT_EQ((Subject{SubjectKind::kHost, "spark1", "rail0"}).Name(), "spark1");
}

TEST(Subject, BytesBeyondAsciiBecomeUnderscores) {
  EXPECT_EQ((Subject{SubjectKind::kHost, "\xc3\xa9", ""}).Name(), "__");
}

}  // namespace
}  // namespace fabric
