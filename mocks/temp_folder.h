#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace fabric {

// An empty folder of a test's own, gone with all that is in it when the test ends.
class TempFolder {
 public:
  TempFolder() {
    std::string name = testing::TempDir() + "fabric-XXXXXX";
    path_ = std::filesystem::canonical(::mkdtemp(name.data()));
  }
  ~TempFolder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  std::filesystem::path operator/(const std::filesystem::path& file) const { return path_ / file; }
  const std::filesystem::path& path() const { return path_; }

  // Writes a file and the folders it needs.
  void Write(const std::filesystem::path& file, const std::string& text) const {
    std::filesystem::create_directories((path_ / file).parent_path());
    std::ofstream(path_ / file, std::ios::binary) << text;
  }

  std::string Read(const std::filesystem::path& file) const {
    std::ifstream in(path_ / file, std::ios::binary);
    EXPECT_TRUE(in.is_open()) << file;
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  std::filesystem::path path_;
};

}  // namespace fabric
