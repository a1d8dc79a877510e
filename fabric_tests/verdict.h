#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "observed.h"

namespace fabric {

// Ordered by how much they weigh when parts of a row are put together: the weakest part decides.
enum class VerdictKind {
  kHolds,          // evidence was there and agrees
  kNotApplicable,  // the intent has no mark or setting for it
  kNoEvidence,     // this run was never asked to gather it
  kWaived,         // a known issue of the inventory
  kInconclusive,   // measured, but cannot be judged
  kUnknown,        // it was asked, and none of the answers is usable
  kViolated,       // evidence contradicts the intent
};

// "holds", "not applicable", "no evidence", "waived", "inconclusive", "unknown", "violated".
std::string_view Text(VerdictKind kind);

// A place as diagnosis compares it: names, never text for a person.
struct FaultPlace {
  std::string device;
  std::string part;  // "qsfp56-dd-1-2", "rail0"; empty: the device as a whole
  bool operator==(const FaultPlace&) const = default;
};

// One thing that is wrong, with all that an operator needs to see it, mend it and take that back.
struct Finding {
  std::string fault;     // stable key of what is wrong, "second-bridge"; diagnosis joins by it
  std::string device;    // where fix and undo are to be typed
  std::string where;     // "crs804 qsfp56-dd-1-2", "spark1 rail0 (enp1s0f0np0)"
  std::string expected;  // what the intent says
  std::string observed;  // what the text says
  std::vector<Evidence> evidence;
  std::string caution;            // what to know before the fix; empty: nothing
  std::vector<std::string> fix;   // commands, ready to paste, for exactly this fabric
  std::vector<std::string> undo;  // commands that take the fix back
  // Where diagnosis looks for what belongs to it: several where it lies between them, or where a
  // cable joins them. Empty: nothing else is at its place.
  std::vector<FaultPlace> places = {};

  // Sets device, where and places: a part of a device, or without one the device as a whole.
  void PlaceAt(const std::string& on, const std::string& part);
};

struct [[nodiscard]] Verdict {
  VerdictKind kind = VerdictKind::kNoEvidence;
  std::vector<Finding> findings;     // of kViolated
  std::vector<std::string> reasons;  // why unknown, no evidence, not applicable or waived
  std::vector<std::string> notes;    // worth knowing, never red
  std::vector<Finding> waived = {};  // what a waiver takes for known
};

// Puts the parts of one row together: violated, unknown, no evidence, holds. A row of which no part
// was looked at is no evidence: nothing is green by absence.
class Parts {
 public:
  void Holds() { judged_ = true; }
  void Violated(Finding finding) { findings_.push_back(std::move(finding)); }
  void Unknown(std::string reason);
  void NoEvidence(std::string reason);
  // Unknown or no evidence, as the fact's absence says.
  void Absent(const Missing& missing);
  void Note(std::string note);

  Verdict Sum() &&;

 private:
  bool judged_ = false;
  std::vector<Finding> findings_;
  std::vector<std::string> unknown_;
  std::vector<std::string> no_evidence_;
  std::vector<std::string> notes_;
};

Verdict NotApplicable(std::string reason);
Verdict Absent(const Missing& missing);

}  // namespace fabric
