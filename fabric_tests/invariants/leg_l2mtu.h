#pragma once

#include <optional>
#include <vector>

#include "intent.h"
#include "switch_index.h"
#include "verdict.h"

namespace fabric {

// The l2mtu of a switch's legs: what each has to be, in bytes. L2MTU is the largest frame without
// MAC header and FCS, so a host MTU needs itself and 4 bytes for each VLAN tag (RouterOS manual,
// "MTU in RouterOS").
class LegL2Mtu {
 public:
  // `host_mtu` of the intent has to be there. Null in `legs` is not allowed.
  LegL2Mtu(const Intent& intent, std::optional<int> model_max,
           const std::vector<const Port*>& legs);

  bool IsInRange(int l2mtu) const;
  int Needed() const { return needed_; }
  // What every leg shall have: the commonest of the values that do, the larger one where two are
  // as common; what is needed where no leg has a value that does.
  int Wanted() const { return wanted_; }
  // Empty where the leg's l2mtu, which has to be known, is as wanted.
  std::optional<Finding> Judge(const Port& leg) const;

 private:
  Finding At(const Port& leg) const;

  int needed_;
  std::optional<int> max_;
  int wanted_;
};

// What to know before an l2mtu is changed.
extern const char* const kL2MtuCaution;

}  // namespace fabric
