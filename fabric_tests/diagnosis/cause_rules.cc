#include "cause_rules.h"

#include "host_causes.h"
#include "inventory_causes.h"
#include "switch_causes.h"

namespace fabric {

const std::vector<CauseRule>& CauseRules() {
  static const auto* const rules = [] {
    auto* const all = new std::vector<CauseRule>(SwitchCauses());
    for (const std::vector<CauseRule>& more : {HostCauses(), InventoryCauses()})
      all->insert(all->end(), more.begin(), more.end());
    return all;
  }();
  return *rules;
}

}  // namespace fabric
