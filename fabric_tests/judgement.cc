#include "judgement.h"

#include <algorithm>

#include "diagnose.h"
#include "pasteable.h"
#include "subjects.h"
#include "waivers.h"

namespace fabric {
namespace {

Verdict Judge(const Invariant& row, const FabricState& state, const Subject& subject) {
  Verdict verdict = row.judge(state, subject);
  for (Finding& finding : verdict.findings) finding = WithPasteableCommands(std::move(finding));
  return verdict;
}

std::string NoSubject(SubjectKind kind) {
  return kind == SubjectKind::kSwitch ? "no switch in this run" : "no host in this run";
}

}  // namespace

int Judgement::Count(VerdictKind kind) const {
  return static_cast<int>(std::count_if(cases.begin(), cases.end(),
                                        [&](const Case& one) { return one.verdict.kind == kind; }));
}

int Judgement::Judged() const { return Count(VerdictKind::kHolds) + Count(VerdictKind::kViolated); }

RunVerdict Judgement::Overall() const {
  if (Count(VerdictKind::kViolated) > 0) return RunVerdict::kViolated;
  if (Count(VerdictKind::kUnknown) > 0) return RunVerdict::kUnknown;
  if (Count(VerdictKind::kInconclusive) > 0) return RunVerdict::kInconclusive;
  return Judged() > 0 ? RunVerdict::kHolds : RunVerdict::kUnknown;
}

Judgement JudgeFabric(const FabricState& state, std::chrono::sys_days day) {
  const Inventory& inventory = state.inventory;
  Judgement judgement;
  for (const Invariant& row : AllInvariants()) {
    const std::vector<Subject> subjects = SubjectsOf(row.subject, inventory);
    for (const Subject& subject : subjects)
      judgement.cases.push_back({&row,
                                 subject.Name(),
                                 UnderWaivers(Judge(row, state, subject),
                                              WaiversOf(row, subject, inventory.waivers), day),
                                 {}});
    if (!subjects.empty()) continue;
    Verdict none;
    none.reasons.push_back(NoSubject(row.subject));
    judgement.cases.push_back({&row, "none", std::move(none), {}});
  }
  Diagnose(state, judgement);
  return judgement;
}

}  // namespace fabric
