#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fabric_state.h"
#include "verdict.h"

namespace fabric {

// What a row is asked of.
enum class SubjectKind { kFabric, kSwitch, kHost, kHostRail };

struct Subject {
  SubjectKind kind = SubjectKind::kFabric;
  std::string device;  // empty for the fabric
  std::string rail;    // of kHostRail

  // Letters, digits and '_' only, and the same in every run: "fabric", "crs804", "spark1_rail0".
  std::string Name() const;
};

// One row of the table of invariants: what is said of it, and how it is judged.
struct Invariant {
  std::string_view suite;      // "SwitchBridge"
  std::string_view name;       // "ManagementBridgeHoldsNoFabricSubPort"
  SubjectKind subject;         //
  std::string_view statement;  // what must be true, one sentence
  std::string_view why;        // what goes wrong otherwise, and who says so
  std::vector<std::string_view>
      needs;  // ids of the questions that can answer it, "|" between alternatives
  Verdict (*judge)(const FabricState&, const Subject&);  // pure

  std::string Id() const { return std::string(suite) + "." + std::string(name); }
};

// Every row there is, in the order of the table.
const std::vector<Invariant>& AllInvariants();

}  // namespace fabric
