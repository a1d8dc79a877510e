#pragma once

#include <filesystem>
#include <string>

#include "result.h"
#include "run_report.h"

namespace fabric {

// The folder that a run leaves behind:
//   capture/       what was collected
//   junit/*.xml    what GoogleTest wrote of each suite that was judged alone
//   junit.xml      all of the run, for a CI system
//   run.json, summary.md
class ReportFolder {
 public:
  explicit ReportFolder(std::filesystem::path root) : root_(std::move(root)) {}

  std::filesystem::path Capture() const { return root_ / "capture"; }
  std::filesystem::path Results() const { return root_ / "junit"; }
  std::filesystem::path ResultsOf(const std::string& suite) const {
    return Results() / (suite + ".xml");
  }
  const std::filesystem::path& root() const { return root_; }

  // Removes what an earlier run left, so that nothing old is taken for new; other files stay.
  Result<void> Clear() const;
  // Writes junit.xml, run.json and summary.md.
  Result<void> Write(const RunReport& report) const;

 private:
  std::filesystem::path root_;
};

}  // namespace fabric
