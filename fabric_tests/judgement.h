#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "invariant.h"

namespace fabric {

// One row judged for one subject. A row without a subject in this run has one case, named "none".
struct Case {
  const Invariant* row = nullptr;
  std::string subject;  // Subject::Name(), or "none"
  Verdict verdict;
  std::vector<int> causes;  // 1-based numbers of the causes that explain its findings

  std::string Id() const { return row->Id() + "/" + subject; }
};

// One root cause and the findings it explains.
struct Cause {
  int number = 0;       // 1-based
  std::string title;    // "crs804 forwards roce-br in its CPU"
  std::string because;  // one or two sentences a tired person understands
  std::string device;   // where fix and undo are to be typed; empty: as each command says
  std::vector<Evidence> proof;
  std::string caution;
  std::vector<std::string> fix;
  std::vector<std::string> undo;
  std::string then;                // what to do and see afterwards
  std::vector<std::string> cases;  // Case::Id() of what it explains
};

// Exit codes of the program, DESIGN 5.
enum class RunVerdict { kHolds = 0, kViolated = 1, kUnknown = 2, kInconclusive = 3 };

struct Judgement {
  std::vector<Case> cases;
  std::vector<Cause> causes;

  int Count(VerdictKind kind) const;
  int Judged() const;  // cases that hold or are violated
  // Violated, unknown, inconclusive, holds, whichever comes first; nothing judged is unknown.
  RunVerdict Overall() const;
};

// Judges every row for every subject of the state, under the inventory's waivers, and finds the
// causes. `day` is when the state was taken: a waiver ends by it, so that a replay gives the
// verdicts of its live run.
Judgement JudgeFabric(const FabricState& state, std::chrono::sys_days day);

}  // namespace fabric
