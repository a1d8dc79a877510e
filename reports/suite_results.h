#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "gtest_cases.h"
#include "result.h"

namespace fabric {

// How one case ended, as GoogleTest wrote it down.
struct RecordedCase {
  CaseResult result = CaseResult::kFailed;
  std::string verdict;  // the verdict that it was judged by
};

// The cases of a file that --gtest_output=xml wrote, by Case::Id(), without those that were listed
// and did not run. A file that is missing, over 64 MiB, cut off, of another kind, or that holds one
// case twice is an error.
Result<std::map<std::string, RecordedCase>> ReadSuiteResults(const std::filesystem::path& file);

// `folder` holds a file <suite>.xml for each suite that ran. What these files do not prove to have
// run as judged becomes unknown: a case that its file does not hold or that ended otherwise, and
// the whole suite where the file cannot be read or holds a case that the judgement does not have.
void TrustWhatRan(const std::filesystem::path& folder, Judgement& judgement);

}  // namespace fabric
