#include "switch_qos_queues.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "switch_qos_port.h"

namespace fabric {
namespace {

// The settings of one queue that are not as they should be: one command mends them all, as each
// command halts the traffic of the whole switch.
class QueueFault {
 public:
  explicit QueueFault(const TxQueue& queue) : queue_(queue) {}

  void Judge(std::string_view setting, const Fact<bool>& is, bool shall) {
    if (is.value == shall) return;
    expected_.push_back(fmt::format("{}={}", setting, YesNo(shall)));
    observed_.push_back(
        fmt::format("{}={}{}", setting, YesNo(is.value), is.is_default ? " (default)" : ""));
    undo_.push_back(fmt::format("{}={}", setting, YesNo(is.value)));
    AddEvidence(evidence_, is.evidence);
  }
  bool Any() const { return !expected_.empty(); }
  Finding Take(const SwitchState& state) &&;

 private:
  const TxQueue& queue_;
  std::vector<std::string> expected_, observed_, undo_;
  std::vector<Evidence> evidence_;
};

Finding QueueFault::Take(const SwitchState& state) && {
  const std::string set =
      fmt::format("{}/tx-manager/queue/set [find where tx-manager={} and traffic-class={}] ",
                  kQosMenu, QuotedName(queue_.tx_manager), queue_.traffic_class);
  Finding finding = SharedFault(
      state, fmt::format("tx-manager {} queue {}", queue_.tx_manager, queue_.traffic_class));
  finding.expected = fmt::format("{}", fmt::join(expected_, " "));
  finding.observed = fmt::format("{}", fmt::join(observed_, " "));
  finding.evidence = std::move(evidence_);
  finding.caution = "all traffic halts while the chip is programmed anew: never under load";
  finding.fix = {set + finding.expected};
  finding.undo = {set + fmt::format("{}", fmt::join(undo_, " "))};
  return finding;
}

// A setting that no text speaks of is one that the chip may not have.
void JudgeWhereSeen(std::string_view setting, const Observed<bool>& is, bool shall,
                    QueueFault& fault, Parts& parts) {
  if (is) return fault.Judge(setting, *is, shall);
  if (is.error().why == Missing::Why::kNoAnswer) parts.Absent(is.error());
}

void JudgeLosslessQueue(const SwitchState& state, const LosslessClass& wanted, const TxQueue& queue,
                        Parts& parts, SharedFindings& shared) {
  QueueFault fault(queue);
  JudgeWhereSeen("use-shared-buffers", queue.use_shared_buffers, true, fault, parts);
  JudgeWhereSeen("wred", queue.wred, false, fault, parts);
  if (wanted.ecn && !queue.ecn) parts.Absent(queue.ecn.error());
  if (wanted.ecn && queue.ecn) fault.Judge("ecn", *queue.ecn, *wanted.ecn);
  if (fault.Any()) shared.Tell(std::move(fault).Take(state));
}

void NoteCnpQueue(const TxQueue& queue, Parts& parts) {
  if (!queue.schedule || queue.schedule->value == "strict-priority") return;
  parts.Note(fmt::format(
      "queue {} of tx-manager {} carries CNPs and has schedule={}; MikroTik's recipe for RoCE has "
      "strict-priority",
      queue.traffic_class, queue.tx_manager, queue.schedule->value));
}

const TxQueue* FindQueue(const SwitchState& state, const std::string& manager, int traffic_class) {
  const auto found =
      std::find_if(state.tx_queues.begin(), state.tx_queues.end(), [&](const TxQueue& queue) {
        return queue.tx_manager == manager && queue.traffic_class == traffic_class;
      });
  return found == state.tx_queues.end() ? nullptr : &*found;
}

std::set<std::string> ManagersOfLegs(const SwitchState& state, Parts& parts) {
  std::set<std::string> managers;
  for (const LegQos& leg : SeenLegs(state)) {
    if (!leg.qos->tx_manager)
      parts.Absent(leg.qos->tx_manager.error());
    else
      managers.insert(leg.qos->tx_manager->value);
  }
  return managers;
}

}  // namespace

void JudgeTxQueues(const SwitchState& state, const LosslessClass& wanted, Parts& parts,
                   SharedFindings& shared) {
  for (const std::string& manager : ManagersOfLegs(state, parts)) {
    const TxQueue* lossless = FindQueue(state, manager, wanted.traffic_class);
    if (lossless == nullptr) {
      parts.NoEvidence(fmt::format("{}: no text shows queue {} of tx-manager {}", state.name,
                                   wanted.traffic_class, manager));
      continue;
    }
    JudgeLosslessQueue(state, wanted, *lossless, parts, shared);
    if (!wanted.cnp_traffic_class) continue;
    if (const TxQueue* cnp = FindQueue(state, manager, *wanted.cnp_traffic_class))
      NoteCnpQueue(*cnp, parts);
  }
}

}  // namespace fabric
