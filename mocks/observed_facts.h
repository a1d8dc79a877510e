#pragma once

#include <map>
#include <string>
#include <vector>

#include "fabric_state.h"

namespace fabric {

// Stands for a fact that was asked for in vain; one that nobody asked for reads "not asked".
inline constexpr char kNoAnswerWord[] = "no answer";

// The values of all facts of a state, without their evidence, so that two states can be compared:
// "fabric-a ports.running" -> one for each port.
class ObservedFacts {
 public:
  using Values = std::map<std::string, std::vector<std::string>>;

  explicit ObservedFacts(const FabricState& state);

  const Values& values() const { return values_; }

 private:
  Values values_;
};

}  // namespace fabric
