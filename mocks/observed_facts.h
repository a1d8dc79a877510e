#pragma once

#include <map>
#include <string>
#include <vector>

#include "fabric_state.h"

namespace fabric {

// Stand for a fact that was asked for in vain, and for one that nobody asked for.
inline constexpr char kNoAnswerWord[] = "no answer";
inline constexpr char kNotAskedWord[] = "not asked";

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
