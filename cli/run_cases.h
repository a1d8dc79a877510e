#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "judgement.h"

namespace fabric {

// What GoogleTest made of the cases.
struct GtestRun {
  // A --gtest_filter of the caller left cases out on purpose: those are taken out of the judgement.
  int left_out = 0;
};

// Runs every case of `judgement` as a GoogleTest case in this process, silently; `junit` is the
// XML file that GoogleTest writes, if any. A case that did not run though nobody left it out, or
// did not end as it was judged, becomes unknown: nothing is green without having run.
// `gtest_arguments` are the caller's own --gtest_... options.
GtestRun RunCases(Judgement& judgement, const std::optional<std::filesystem::path>& junit,
                  std::vector<std::string> gtest_arguments);

}  // namespace fabric
