#include "judgement.h"

#include <algorithm>

#include "diagnose.h"
#include "pasteable.h"

namespace fabric {
namespace {

std::vector<Subject> SubjectsOf(SubjectKind kind, const FabricState& state) {
  std::vector<Subject> subjects;
  switch (kind) {
    case SubjectKind::kFabric:
      return {{SubjectKind::kFabric, "", ""}};
    case SubjectKind::kSwitch:
      for (const SwitchState& device : state.switches) subjects.push_back({kind, device.name, ""});
      return subjects;
    case SubjectKind::kHost:
      for (const HostState& host : state.hosts) subjects.push_back({kind, host.name, ""});
      return subjects;
    case SubjectKind::kHostRail:
      for (const HostState& host : state.hosts)
        for (const Rail& rail : state.inventory.rails)
          subjects.push_back({kind, host.name, rail.name});
      return subjects;
  }
  return subjects;
}

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

Judgement JudgeFabric(const FabricState& state) {
  Judgement judgement;
  for (const Invariant& row : AllInvariants()) {
    const std::vector<Subject> subjects = SubjectsOf(row.subject, state);
    for (const Subject& subject : subjects)
      judgement.cases.push_back({&row, subject.Name(), Judge(row, state, subject), {}});
    if (!subjects.empty()) continue;
    Verdict none;
    none.reasons.push_back(NoSubject(row.subject));
    judgement.cases.push_back({&row, "none", std::move(none), {}});
  }
  Diagnose(state, judgement);
  return judgement;
}

}  // namespace fabric
