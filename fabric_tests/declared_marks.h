#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "invariant.h"

namespace fabric {

// A key of `expect` in the inventory, and the rows that rest on it.
struct Mark {
  std::string_view key;
  bool (*is_declared)(const Intent&);
  std::vector<std::string_view> rows;  // Invariant::Id(), also of rows that are still to come
};

// One for each key, in the order of ExpectationKeys().
const std::vector<Mark>& AllMarks();

// The keys that the intent declares and that no row of `rows` rests on: nothing of them is judged.
std::vector<std::string> MarksNotJudged(const Intent& intent, const std::vector<Invariant>& rows);

}  // namespace fabric
