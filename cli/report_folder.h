#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "junit_merge.h"
#include "result.h"
#include "run_report.h"

namespace fabric {

// The folder that a run leaves behind:
//   capture/       what was collected
//   junit/*.xml    what GoogleTest wrote, one file per suite or one for all
//   junit.xml      all of it, merged
//   run.json, summary.md
class ReportFolder {
 public:
  explicit ReportFolder(std::filesystem::path root) : root_(std::move(root)) {}

  std::filesystem::path Capture() const { return root_ / "capture"; }
  std::filesystem::path JunitOf(const std::string& name) const {
    return root_ / "junit" / (name + ".xml");
  }
  const std::filesystem::path& root() const { return root_; }

  // Removes what an earlier run left, so that nothing old is taken for new; other files stay.
  Result<void> Clear() const;
  // Writes run.json and summary.md, and merges into junit.xml the files of `junit` and an <error>
  // for each of `missing`.
  Result<void> Write(const RunReport& report, const std::vector<std::filesystem::path>& junit,
                     std::vector<MissingCase> missing) const;

 private:
  std::filesystem::path root_;
};

}  // namespace fabric
