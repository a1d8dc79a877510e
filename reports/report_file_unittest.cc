#include "report_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace fabric {
namespace {

class ReportFileTest : public testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / ("report_file_" + std::to_string(getpid()));
};

std::string ContentOf(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST_F(ReportFileTest, MakesTheFolderAndReplacesAnOldFile) {
  const std::filesystem::path file = folder_ / "sub" / "junit.xml";
  ASSERT_TRUE(WriteReportFile(file, "an old and longer text"));
  ASSERT_TRUE(WriteReportFile(file, "new"));
  EXPECT_EQ(ContentOf(file), "new");
}

TEST_F(ReportFileTest, FileIsAsYoungAsTheRun) {
  const std::filesystem::path file = folder_ / "junit.xml";
  ASSERT_TRUE(WriteReportFile(file, "same"));
  const auto old = std::filesystem::last_write_time(file) - std::chrono::hours(1);
  std::filesystem::last_write_time(file, old);
  ASSERT_TRUE(WriteReportFile(file, "same"));
  EXPECT_GT(std::filesystem::last_write_time(file), old);
}

TEST_F(ReportFileTest, FolderThatIsAFileIsAnError) {
  ASSERT_TRUE(WriteReportFile(folder_ / "plain", ""));
  EXPECT_FALSE(WriteReportFile(folder_ / "plain" / "junit.xml", ""));
}

}  // namespace
}  // namespace fabric
