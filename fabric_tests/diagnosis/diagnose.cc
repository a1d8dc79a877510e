#include "diagnose.h"

#include <algorithm>
#include <set>

#include "cause_rules.h"

namespace fabric {
namespace {

struct Open {
  Case* judged;
  const Finding* finding;
  bool is_waived;
};

using Findings = std::vector<const Finding*>;

std::vector<Open> OpenFindings(Judgement& judgement) {
  std::vector<Open> open;
  for (Case& one : judgement.cases) {
    if (one.verdict.kind == VerdictKind::kViolated)
      for (const Finding& finding : one.verdict.findings) open.push_back({&one, &finding, false});
    for (const Finding& finding : one.verdict.waived) open.push_back({&one, &finding, true});
  }
  return open;
}

bool IsRoot(const CauseRule& rule, const Finding& finding) {
  return std::find(rule.roots.begin(), rule.roots.end(), finding.fault) != rule.roots.end();
}

bool SharePlace(const Finding& one, const Finding& other) {
  return std::any_of(one.places.begin(), one.places.end(), [&](const FaultPlace& place) {
    return std::find(other.places.begin(), other.places.end(), place) != other.places.end();
  });
}

bool IsOnDevice(const Finding& finding, const std::string& device) {
  return std::any_of(finding.places.begin(), finding.places.end(),
                     [&](const FaultPlace& place) { return place.device == device; });
}

bool Near(Nearness nearness, const Finding& root, const Finding& finding) {
  switch (nearness) {
    case Nearness::kSameDevice:
      return root.device == finding.device;
    case Nearness::kSamePlace:
      return SharePlace(root, finding);
    case Nearness::kNamedThere:
      return IsOnDevice(root, finding.device);
  }
  return false;
}

bool Follows(const CauseRule& rule, const Findings& roots, const Finding& finding) {
  return std::any_of(rule.followers.begin(), rule.followers.end(), [&](const Follower& follower) {
    return follower.fault == finding.fault &&
           std::any_of(roots.begin(), roots.end(), [&](const Finding* root) {
             return Near(follower.nearness, *root, finding);
           });
  });
}

// One line of evidence of every kind of finding first, then the rest: the first lines shall tell
// the story.
std::vector<Evidence> ProofOf(const Findings& roots, const Findings& followers) {
  std::vector<Evidence> proof;
  const auto add = [&](const Evidence& evidence) {
    if (std::find(proof.begin(), proof.end(), evidence) == proof.end()) proof.push_back(evidence);
  };
  std::set<std::string> seen;
  for (const Findings* part : {&roots, &followers})
    for (const Finding* finding : *part)
      if (!finding->evidence.empty() && seen.insert(finding->fault).second)
        add(finding->evidence.front());
  for (const Findings* part : {&roots, &followers})
    for (const Finding* finding : *part)
      for (const Evidence& evidence : finding->evidence) add(evidence);
  return proof;
}

// Commands of one device, in the order in which they are to be given.
struct DeviceCommands {
  std::string device;
  std::vector<std::string> commands;
};

std::vector<std::string>& CommandsOf(const std::string& device, std::vector<DeviceCommands>& all) {
  for (DeviceCommands& one : all)
    if (one.device == device) return one.commands;
  all.push_back({device, {}});
  return all.back().commands;
}

// Those of `commands` that are not listed yet, each once.
std::vector<std::string> NotYetIn(const std::vector<std::string>& listed,
                                  const std::vector<std::string>& commands) {
  std::vector<std::string> fresh;
  for (const std::string& command : commands)
    if (std::find(listed.begin(), listed.end(), command) == listed.end() &&
        std::find(fresh.begin(), fresh.end(), command) == fresh.end())
      fresh.push_back(command);
  return fresh;
}

// Where several devices are meant, under a line that names the device.
std::vector<std::string> Flat(const std::vector<DeviceCommands>& all) {
  std::vector<std::string> flat;
  for (const DeviceCommands& one : all) {
    if (all.size() > 1 && !one.device.empty()) flat.push_back("# on " + one.device);
    flat.insert(flat.end(), one.commands.begin(), one.commands.end());
  }
  return flat;
}

// The fixes of all findings, each command once.
std::vector<std::string> FixesOf(const Findings& findings) {
  std::vector<DeviceCommands> all;
  for (const Finding* finding : findings) {
    if (finding->fix.empty()) continue;
    auto& commands = CommandsOf(finding->device, all);
    const auto fresh = NotYetIn(commands, finding->fix);
    commands.insert(commands.end(), fresh.begin(), fresh.end());
  }
  return Flat(all);
}

// The undos, last fix first: what others rest on is taken away when nobody uses it any more.
std::vector<std::string> UndosOf(const Findings& findings) {
  std::vector<DeviceCommands> all;
  for (const Finding* finding : findings) {
    if (finding->undo.empty()) continue;
    auto& commands = CommandsOf(finding->device, all);
    const auto fresh = NotYetIn(commands, finding->undo);
    commands.insert(commands.begin(), fresh.begin(), fresh.end());
  }
  return Flat(all);
}

std::string DeviceOf(const Findings& findings) {
  for (const Finding* finding : findings)
    if (finding->device != findings.front()->device) return "";
  return findings.front()->device;
}

// Every caution once; what is dangerous comes first.
std::string Cautions(const Findings& findings) {
  std::vector<std::string> cautions;
  for (const Finding* finding : findings)
    if (!finding->caution.empty() &&
        std::find(cautions.begin(), cautions.end(), finding->caution) == cautions.end())
      cautions.push_back(finding->caution);
  std::stable_partition(cautions.begin(), cautions.end(),
                        [](const std::string& caution) { return caution.starts_with("careful"); });
  std::string text;
  for (const std::string& caution : cautions) text += (text.empty() ? "" : "; ") + caution;
  return text;
}

// The findings that have to be mended: the roots, and what does not follow by itself.
Findings ToMend(const CauseRule& rule, const Findings& roots, const Findings& followers) {
  Findings mend = roots;
  for (const Finding* finding : followers)
    for (const Follower& follower : rule.followers)
      if (follower.fault == finding->fault && follower.needs_own_fix) mend.push_back(finding);
  return mend;
}

// What a rule takes out of the open findings.
struct Claim {
  Findings roots;
  Findings followers;
  std::vector<Case*> cases;
  std::set<const Finding*> waived;
};

void Take(const Open& one, Findings& into, Claim& claim) {
  into.push_back(one.finding);
  if (one.is_waived)
    claim.waived.insert(one.finding);
  else if (std::find(claim.cases.begin(), claim.cases.end(), one.judged) == claim.cases.end())
    claim.cases.push_back(one.judged);
}

// Takes the roots of the next group of this rule, and what follows from them.
Claim NextClaim(const CauseRule& rule, std::vector<Open>& open) {
  Claim claim;
  const auto take_if = [&](Findings& into, auto matches) {
    std::vector<Open> left;
    for (const Open& one : open) {
      if (matches(*one.finding)) {
        Take(one, into, claim);
      } else {
        left.push_back(one);
      }
    }
    open = std::move(left);
  };
  const auto first = std::find_if(open.begin(), open.end(),
                                  [&](const Open& one) { return IsRoot(rule, *one.finding); });
  if (first == open.end()) return claim;
  const std::string device = first->finding->device;
  take_if(claim.roots, [&](const Finding& finding) {
    return IsRoot(rule, finding) &&
           (rule.grouping == Grouping::kOverall || finding.device == device);
  });
  take_if(claim.followers,
          [&](const Finding& finding) { return Follows(rule, claim.roots, finding); });
  return claim;
}

// What is waived is not to be mended, unless something that is not waived follows from it.
void DropWaived(const CauseRule& rule, Claim& claim) {
  const auto is_waived = [&](const Finding* finding) { return claim.waived.contains(finding); };
  std::erase_if(claim.followers, is_waived);
  std::erase_if(claim.roots, [&](const Finding* root) {
    return is_waived(root) &&
           std::none_of(claim.followers.begin(), claim.followers.end(),
                        [&](const Finding* follower) { return Follows(rule, {root}, *follower); });
  });
}

void AddCause(const FabricState& state, const CauseRule& rule, const Claim& claim,
              Judgement& judgement) {
  CauseWords words = rule.words(state, claim.roots, claim.followers);
  Cause cause;
  cause.number = static_cast<int>(judgement.causes.size()) + 1;
  cause.title = std::move(words.title);
  cause.because = std::move(words.because);
  cause.then = std::move(words.then);
  cause.device = DeviceOf(claim.roots);
  cause.proof = ProofOf(claim.roots, claim.followers);
  const Findings mend = ToMend(rule, claim.roots, claim.followers);
  cause.caution = Cautions(mend);
  cause.fix = FixesOf(mend);
  cause.undo = UndosOf(mend);
  for (Case* red : claim.cases) {
    red->causes.push_back(cause.number);
    cause.cases.push_back(red->Id());
  }
  judgement.causes.push_back(std::move(cause));
}

}  // namespace

void Diagnose(const FabricState& state, Judgement& judgement) {
  std::vector<Open> open = OpenFindings(judgement);
  for (const CauseRule& rule : CauseRules())
    for (Claim claim = NextClaim(rule, open); !claim.roots.empty(); claim = NextClaim(rule, open)) {
      DropWaived(rule, claim);
      if (!claim.roots.empty()) AddCause(state, rule, claim, judgement);
    }
}

}  // namespace fabric
