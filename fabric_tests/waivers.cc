#include "waivers.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "name_rules.h"
#include "utc_time.h"

namespace fabric {
namespace {

bool IsPlaceOn(std::string_view where, const std::string& thing) {
  return where == thing || where.starts_with(thing + " ");
}

bool Regards(const Waiver& waiver, const Subject& subject) {
  if (!waiver.subject.empty()) return InCaseName(waiver.subject) == subject.Name();
  switch (subject.kind) {
    case SubjectKind::kFabric:
      return true;
    case SubjectKind::kSwitch:
    case SubjectKind::kHost:
      return IsPlaceOn(waiver.where, subject.device);
    case SubjectKind::kHostRail:
      return IsPlaceOn(waiver.where, subject.device + " " + subject.rail);
  }
  return false;
}

bool Waives(const Waiver& waiver, const Finding& finding) {
  return waiver.where.empty() || waiver.where == finding.where;
}

// "2026-08-31"
std::string DayText(std::chrono::sys_days day) {
  return Text(UtcTime(day)).substr(0, std::string_view("YYYY-MM-DD").size());
}

// "the NIC is replaced in August (network team, until 2026-08-31)"
std::string ReasonText(const Waiver& waiver) {
  return fmt::format("{} ({}, until {})", waiver.reason, waiver.owner, DayText(waiver.until));
}

// What is wrong with a waiver itself.
Finding WaiverFinding(const Waiver& waiver, std::string fault, std::string_view why) {
  Finding finding;
  finding.fault = std::move(fault);
  finding.where = waiver.place;
  finding.expected = "a waiver that is in force and waives something";
  finding.observed =
      fmt::format("the waiver of {} for {} {}: {}", waiver.invariant,
                  waiver.subject.empty() ? waiver.where : waiver.subject, why, ReasonText(waiver));
  finding.caution = "no command mends it: edit the inventory";
  return finding;
}

// Puts the waivers of one case to its verdict, one after the other.
class Waiving {
 public:
  Waiving(Verdict verdict, std::chrono::sys_days day)
      : verdict_(std::move(verdict)), day_(day), waived_(verdict_.findings.size(), false) {}

  void Apply(const Waiver& waiver) {
    if (day_ > waiver.until)
      faults_.push_back(WaiverFinding(waiver, "waiver-expired", "has ended"));
    else if (Mark(waiver))
      reasons_.push_back(ReasonText(waiver));
    else if (WasJudged())
      faults_.push_back(WaiverFinding(waiver, "waiver-stale", "has nothing to waive"));
    else
      verdict_.notes.push_back(fmt::format("{}: the waiver of {} waives nothing: the row is {}",
                                           waiver.place, waiver.invariant, Text(verdict_.kind)));
  }

  Verdict Sum() && {
    TakeWaived();
    std::move(faults_.begin(), faults_.end(), std::back_inserter(verdict_.findings));
    if (!verdict_.findings.empty()) {
      NoteWaived();
      MakeViolated();
    } else if (!verdict_.waived.empty() && !verdict_.reasons.empty()) {
      NoteWaived();
      verdict_.kind = VerdictKind::kUnknown;
    } else if (!verdict_.waived.empty()) {
      verdict_.kind = VerdictKind::kWaived;
      verdict_.reasons = std::move(reasons_);
    }
    return std::move(verdict_);
  }

 private:
  bool WasJudged() const {
    return verdict_.kind == VerdictKind::kHolds || verdict_.kind == VerdictKind::kViolated;
  }

  // Whether the verdict has a finding for this waiver, also one that another waiver has already.
  bool Mark(const Waiver& waiver) {
    bool any = false;
    for (std::size_t i = 0; i < waived_.size(); ++i) {
      if (!Waives(waiver, verdict_.findings[i])) continue;
      waived_[i] = true;
      any = true;
    }
    return any;
  }

  void TakeWaived() {
    std::vector<Finding> left;
    for (std::size_t i = 0; i < waived_.size(); ++i)
      (waived_[i] ? verdict_.waived : left).push_back(std::move(verdict_.findings[i]));
    verdict_.findings = std::move(left);
  }

  // In a row that is red or unknown for something else, a note is where they are seen.
  void NoteWaived() {
    for (const Finding& finding : verdict_.waived)
      verdict_.notes.push_back(fmt::format("waived: {}: {}", finding.where, finding.observed));
    for (const std::string& reason : reasons_) verdict_.notes.push_back("waived: " + reason);
  }

  // Only what was unknown stays a reason of a violated row.
  void MakeViolated() {
    if (verdict_.kind != VerdictKind::kViolated && verdict_.kind != VerdictKind::kUnknown) {
      std::move(verdict_.reasons.begin(), verdict_.reasons.end(),
                std::back_inserter(verdict_.notes));
      verdict_.reasons.clear();
    }
    verdict_.kind = VerdictKind::kViolated;
  }

  Verdict verdict_;
  std::chrono::sys_days day_;
  std::vector<bool> waived_;  // by finding
  std::vector<std::string> reasons_;
  std::vector<Finding> faults_;
};

}  // namespace

std::vector<Waiver> WaiversOf(const Invariant& row, const Subject& subject,
                              const std::vector<Waiver>& waivers) {
  const std::string id = row.Id();
  std::vector<Waiver> own;
  std::copy_if(waivers.begin(), waivers.end(), std::back_inserter(own), [&](const Waiver& waiver) {
    return waiver.invariant == id && Regards(waiver, subject);
  });
  return own;
}

Verdict UnderWaivers(Verdict verdict, const std::vector<Waiver>& waivers,
                     std::chrono::sys_days day) {
  Waiving waiving(std::move(verdict), day);
  for (const Waiver& waiver : waivers) waiving.Apply(waiver);
  return std::move(waiving).Sum();
}

}  // namespace fabric
