#include "report_file.h"

#include <fstream>
#include <system_error>

namespace fabric {

Result<void> WriteReportFile(const std::filesystem::path& file, std::string_view text) {
  std::error_code error;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
  if (error) return tl::unexpected(Error{file.string(), error.message()});
  std::filesystem::path part = file;
  part += ".part";
  std::ofstream out(part, std::ios::binary | std::ios::trunc);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  if (!out) return tl::unexpected(Error{part.string(), "cannot be written"});
  std::filesystem::rename(part, file, error);
  if (error) return tl::unexpected(Error{file.string(), error.message()});
  return {};
}

}  // namespace fabric
