#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "result.h"

namespace fabric {

enum class JunitResult { kPassed, kFailure, kError, kSkipped };

struct JunitCase {
  std::string name;
  JunitResult result = JunitResult::kPassed;
  std::string text;  // of what is not passed; lines
  double seconds = 0;
  std::vector<std::pair<std::string, std::string>> properties;
};

struct JunitSuite {
  std::string name;
  std::vector<JunitCase> cases;
};

// Test suites in the order in which they came, each once.
class JunitSuites {
 public:
  // Refused when the suite has a case of that name: GitLab would drop the second one silently, and
  // Jenkins would rename it.
  Result<void> Add(const std::string& suite, JunitCase junit_case);

  bool Empty() const { return suites_.empty(); }

  // A JUnit document: valid XML whatever the texts hold, totals counted from the cases. `prefix` is
  // put before each suite's name, in the class names too.
  std::string Xml(const std::string& prefix) const;

 private:
  std::vector<JunitSuite> suites_;
  std::map<std::string, std::size_t> index_;  // of a suite's name
  std::set<std::pair<std::string, std::string>> seen_;
};

}  // namespace fabric
