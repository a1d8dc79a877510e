#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fabric_state.h"
#include "verdict.h"

namespace fabric {

// Which findings stand under one cause.
enum class Grouping {
  kPerDevice,  // one cause per device
  kOverall,    // one cause for the whole fabric
};

// How near a finding must be to one of the cause's root findings to follow from it.
enum class Nearness {
  kSameDevice,  // on the same device
  kSamePlace,   // a port or rail in common, or both ends of one cable
  kNamedThere,  // on a device on which the root finding has a place
};

struct Follower {
  std::string_view fault;
  Nearness nearness;
  bool needs_own_fix = false;  // mending the root alone does not mend it
};

// The words for one cause, from the findings at its root.
struct CauseWords {
  std::string title;
  std::string because;
  std::string then;
};

// One root cause: the faults that are its root, and those that follow from them. The first rule
// that has a root finding takes it; followers are taken only beside a root.
struct CauseRule {
  std::vector<std::string_view> roots;
  Grouping grouping;
  std::vector<Follower> followers;
  CauseWords (*words)(const FabricState&, const std::vector<const Finding*>& roots,
                      const std::vector<const Finding*>& followers);
};

// In the order in which they claim findings: what explains most comes first.
const std::vector<CauseRule>& CauseRules();

}  // namespace fabric
