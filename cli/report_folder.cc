#include "report_folder.h"

#include "json_report.h"
#include "junit_report.h"
#include "markdown_report.h"
#include "report_file.h"

namespace fabric {

Result<void> ReportFolder::Clear() const {
  for (const char* name : {"capture", "junit", "junit.xml", "run.json", "summary.md"}) {
    std::error_code error;
    std::filesystem::remove_all(root_ / name, error);
    if (error) return tl::unexpected(Error{(root_ / name).string(), error.message()});
  }
  return {};
}

Result<void> ReportFolder::Write(const RunReport& report) const {
  return WriteReportFile(root_ / "junit.xml", JunitReport(report))
      .and_then([&] { return WriteReportFile(root_ / "run.json", JsonReport(report)); })
      .and_then([&] { return WriteReportFile(root_ / "summary.md", MarkdownReport(report)); });
}

}  // namespace fabric
