#include "declared_marks.h"

#include <gmock/gmock.h>

#include "expectations_yaml.h"

namespace fabric {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Verdict NeverJudged(const FabricState&, const Subject&) { return {}; }

// An intent that declares every mark.
Intent EveryMark() {
  Intent intent;
  intent.qos = QosMode::kLossless;
  intent.lossless = LosslessClass{26, 3, {}, {}, {}, {}};
  intent.host_mtu = 9000;
  intent.vlan_tags = 1;
  intent.leg_rate = GigabitsPerSecond(200);
  intent.leg_fec = "fec91";
  intent.ipv6_on_rails = true;
  intent.sysctl.rp_filter = 2;
  intent.pcie.width = 4;
  intent.uniform = {UniformFact::kKernel};
  intent.qos_unit = "roce-qos.service";
  intent.cpu_wake_latency = *ParseLatency("1 us");
  intent.routeros_minimum = "7.23";
  intent.rail_bandwidth = intent.rail_bandwidth_both_ways = intent.all_rails_bandwidth =
      GigabitsPerSecond(100);
  intent.rail_latency = *ParseLatency("2.7 us");
  intent.nccl_busbw[2] = *ParseByteRate("20 GB/s");
  intent.tolerance_percent = intent.host_cpu_idle_percent = intent.switch_cpu_rise_percent = 3;
  return intent;
}

TEST(DeclaredMarks, EveryKeyOfTheInventoryIsThere) {
  std::vector<std::string> keys;
  for (const Mark& mark : AllMarks()) keys.emplace_back(mark.key);
  EXPECT_EQ(keys, ExpectationKeys());
}

TEST(DeclaredMarks, WithoutRowsEveryDeclaredMarkIsNamed) {
  EXPECT_EQ(MarksNotJudged(EveryMark(), {}), ExpectationKeys());
  EXPECT_THAT(MarksNotJudged(Intent{}, {}), IsEmpty());
}

TEST(DeclaredMarks, ARowTakesItsMarkFromTheList) {
  const Invariant rtt{"RailLatency", "IsBelowTheMark", SubjectKind::kFabric, "", "", {},
                      &NeverJudged};
  Intent intent;
  intent.rail_latency = *ParseLatency("2.7 us");
  intent.host_cpu_idle_percent = 90;
  EXPECT_THAT(MarksNotJudged(intent, {rtt}), ElementsAre("host-cpu-idle"));
}

TEST(DeclaredMarks, AMarkOfStateIsJudgedByThisVersion) {
  Intent intent = EveryMark();
  intent.nccl_busbw.clear();
  for (const std::string& key : MarksNotJudged(intent, AllInvariants()))
    EXPECT_THAT((std::vector<std::string>{"rail-bandwidth", "rail-bandwidth-both-ways",
                                          "all-rails-bandwidth", "rail-latency", "tolerance",
                                          "host-cpu-idle", "switch-cpu-rise"}),
                testing::Contains(key));
}

}  // namespace
}  // namespace fabric
