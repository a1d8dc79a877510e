#include "cause_rules.h"

#include "host_causes.h"
#include "switch_causes.h"

namespace fabric {

const std::vector<CauseRule>& CauseRules() {
  static const auto* const rules = [] {
    auto* const all = new std::vector<CauseRule>(SwitchCauses());
    const std::vector<CauseRule> host = HostCauses();
    all->insert(all->end(), host.begin(), host.end());
    return all;
  }();
  return *rules;
}

}  // namespace fabric
