#include "switch_qos_queues.h"

#include <gtest/gtest.h>

#include <string>

#include "lossless_seed.h"
#include "observed_facts.h"

namespace fabric {
namespace {

// Seed B, of whose first switch one queue is changed.
struct QueueSeed : LosslessSeed {
  TxQueue& Queue(std::size_t traffic_class) { return first.tx_queues.at(traffic_class); }
};

Fact<bool> Set(bool value, const std::string& line) {
  return {value, {kLosslessExport, 12, line}, false};
}

TEST(JudgeTxQueues, AQueueAsItLeftTheFactoryHolds) {
  EXPECT_EQ(QueueSeed().Judged(), "holds\n" + kLosslessNote);
}

TEST(JudgeTxQueues, OneCommandMendsAllThatIsWrongWithAQueue) {
  QueueSeed b;
  b.Queue(3).use_shared_buffers = Set(false, "set 3 use-shared-buffers=no wred=yes");
  b.Queue(3).wred = Set(true, "set 3 use-shared-buffers=no wred=yes");
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a tx-manager default queue 3, mended on fabric-a
  expected use-shared-buffers=yes wred=no
  observed use-shared-buffers=no wred=yes
  evidence devices/fabric-a/export.out:12 set 3 use-shared-buffers=no wred=yes
  caution all traffic halts while the chip is programmed anew: never under load
  fix /interface/ethernet/switch/qos/tx-manager/queue/set [find where tx-manager=default and traffic-class=3] use-shared-buffers=yes wred=no
  undo /interface/ethernet/switch/qos/tx-manager/queue/set [find where tx-manager=default and traffic-class=3] use-shared-buffers=no wred=yes
)" + kLosslessNote);
}

TEST(JudgeTxQueues, EcnIsJudgedWhereTheIntentDeclaresIt) {
  QueueSeed b;
  b.Wanted().ecn = true;
  b.Queue(3).ecn =
      Fact<bool>{false, {kLosslessExport, 12, "set 3 schedule=high-priority-group"}, true};
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a tx-manager default queue 3, mended on fabric-a
  expected ecn=yes
  observed ecn=no (default)
  evidence devices/fabric-a/export.out:12 set 3 schedule=high-priority-group
  caution all traffic halts while the chip is programmed anew: never under load
  fix /interface/ethernet/switch/qos/tx-manager/queue/set [find where tx-manager=default and traffic-class=3] ecn=yes
  undo /interface/ethernet/switch/qos/tx-manager/queue/set [find where tx-manager=default and traffic-class=3] ecn=no
note not declared by the intent, so not judged: DCBX
)");
}

TEST(JudgeTxQueues, OtherQueuesAreNobodysFinding) {
  QueueSeed b;
  b.Queue(2).use_shared_buffers = Set(false, "set 2 use-shared-buffers=no");
  b.Queue(2).wred = Set(true, "set 2 wred=yes");
  EXPECT_EQ(b.Judged(), "holds\n" + kLosslessNote);
}

TEST(JudgeTxQueues, TheQueuesOfTheTxManagerThatALegUses) {
  QueueSeed b;
  TxQueue slow = b.Queue(3);
  slow.tx_manager = "slow lane";
  slow.wred = Set(true, "tx-manager=slow lane traffic-class=3 wred=yes");
  b.first.tx_queues.push_back(slow);
  EXPECT_EQ(b.Judged(), "holds\n" + kLosslessNote);

  b.Leg("qsfp28-2-1").tx_manager->value = "slow lane";
  EXPECT_EQ(b.Judged(), R"(violated
lossless-chain at fabric-a tx-manager slow lane queue 3, mended on fabric-a
  expected wred=no
  observed wred=yes
  evidence devices/fabric-a/export.out:12 tx-manager=slow lane traffic-class=3 wred=yes
  caution all traffic halts while the chip is programmed anew: never under load
  fix /interface/ethernet/switch/qos/tx-manager/queue/set [find where tx-manager="slow lane" and traffic-class=3] wred=no
  undo /interface/ethernet/switch/qos/tx-manager/queue/set [find where tx-manager="slow lane" and traffic-class=3] wred=yes
)" + kLosslessNote);
}

TEST(JudgeTxQueues, IsNoEvidenceForATxManagerThatNoTextShows) {
  QueueSeed b;
  b.Leg("qsfp28-2-1").tx_manager->value = "other";
  EXPECT_EQ(
      b.Judged(),
      "no evidence\nbecause fabric-a: no text shows queue 3 of tx-manager other\n" + kLosslessNote);
}

TEST(JudgeTxQueues, ASettingThatNoTextSpeaksOfIsOneThatTheChipMayNotHave) {
  QueueSeed b;
  b.Queue(3).use_shared_buffers = NotAsked("the print has none");
  b.Queue(3).wred = NotAsked("the print has none");
  EXPECT_EQ(b.Judged(), "holds\n" + kLosslessNote);
}

TEST(JudgeTxQueues, IsUnknownWhereTheAnswerIsNotUsable) {
  QueueSeed b;
  b.Queue(3).wred = NoAnswer("fabric-a export: cut off");
  EXPECT_EQ(b.Judged(), "unknown\nbecause fabric-a export: cut off\n" + kLosslessNote);
}

TEST(JudgeTxQueues, IsNoEvidenceForDeclaredEcnThatWasNotAsked) {
  QueueSeed b;
  b.Wanted().ecn = true;
  b.Queue(3).ecn = NotAsked("the print has none");
  EXPECT_EQ(b.Judged(),
            "no evidence\nbecause the print has none\n"
            "note not declared by the intent, so not judged: DCBX\n");
}

TEST(JudgeTxQueues, ACnpQueueThatIsNotStrictIsANote) {
  QueueSeed b;
  b.Queue(6).schedule->value = "low-priority-group";
  EXPECT_EQ(b.Judged(),
            "holds\nnote queue 6 of tx-manager default carries CNPs and has "
            "schedule=low-priority-group; MikroTik's recipe for RoCE has strict-priority\n" +
                kLosslessNote);
}

}  // namespace
}  // namespace fabric
