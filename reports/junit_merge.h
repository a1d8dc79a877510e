#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "result.h"

namespace fabric {

// A case that should have run and left no result, and why: it becomes an <error>.
struct MissingCase {
  std::string suite;
  std::string name;  // "EveryRailAddressIsUnique/fabric"
  std::string error;
};

struct JunitParts {
  std::vector<std::filesystem::path> files;  // what --gtest_output=xml wrote, one for each suite
  std::vector<MissingCase> missing;
  bool example = false;  // suites are then named "example.<suite>"
};

// One JUnit document of all parts, always valid XML. A failure's text begins with its verdict. A
// file that cannot be read, is no report of GoogleTest or holds no case stands as an <error> in a
// suite of the file's name; so does a case that GoogleTest lists but did not run, and a document
// without any case. Two results for one case are refused.
Result<std::string> MergeJunit(const JunitParts& parts);

}  // namespace fabric
