#include "sysctl_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>

#include "name_list.h"

namespace fabric {
namespace {

constexpr std::string_view kRoceFile = "/etc/sysctl.d/98-roce.conf";

// By this alone systemd sorts the files of all folders.
std::string_view BaseName(std::string_view path) { return path.substr(path.rfind('/') + 1); }

// A line that names its key wins over one in kRoceFile. A pattern never does.
bool WinsOverRoceFile(const SysctlChange& change) {
  return change.decides != nullptr && !change.decides->IsPattern() &&
         BaseName(change.decides->file) >= BaseName(kRoceFile);
}

bool IsSafePath(std::string_view path) {
  constexpr std::string_view kSafe =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/";
  return path.starts_with('/') && path.find_first_not_of(kSafe) == std::string_view::npos;
}

struct FileEdits {
  std::vector<std::string> scripts;  // of sed
  std::vector<std::string> lines;    // to append
};

void EditFile(const std::string& file, const FileEdits& edits, Finding& finding) {
  finding.fix.push_back(fmt::format("sudo cp {0} {0}.before", file));
  if (!edits.scripts.empty())
    finding.fix.push_back(fmt::format("sudo sed -i --follow-symlinks -e '{}' {}",
                                      fmt::join(edits.scripts, "' -e '"), file));
  if (!edits.lines.empty())
    finding.fix.push_back(
        fmt::format("printf '%s\\n' '{}' | sudo tee -a {}", fmt::join(edits.lines, "' '"), file));
  finding.undo.push_back(fmt::format("sudo cp {0}.before {0}", file));
  finding.undo.push_back(fmt::format("sudo rm {}.before", file));
}

void WriteRoceFile(const std::vector<std::string>& lines, Finding& finding) {
  finding.fix.push_back(
      fmt::format("printf '%s\\n' '{}' | sudo tee {}", fmt::join(lines, "' '"), kRoceFile));
  finding.undo.push_back(fmt::format("sudo rm {}", kRoceFile));
}

bool IsThere(const BootSysctls& boot, std::string_view file) {
  return std::any_of(boot.settings.begin(), boot.settings.end(),
                     [&](const SysctlSetting& setting) { return setting.file == file; });
}

}  // namespace

void ChangeSysctlFiles(const BootSysctls& boot, const std::vector<SysctlChange>& changes,
                       Finding& finding) {
  if (!boot.whole) {
    finding.caution =
        "only a part of sysctl.d was seen: look at `systemd-analyze cat-config sysctl.d` before a "
        "file is changed";
    return;
  }
  std::map<std::string, FileEdits> edits;
  for (const SysctlChange& change : changes) {
    const std::string line = fmt::format("{}={}", change.key, change.value);
    if (WinsOverRoceFile(change))
      edits[change.decides->file].scripts.push_back(
          fmt::format("{}s|.*|{}|", change.decides->line_of_file, line));
    else
      edits[std::string(kRoceFile)].lines.push_back(line);
  }
  std::vector<std::string> of_packages;
  for (const auto& [file, edit] : edits) {
    if (!IsSafePath(file)) {
      finding.caution = "no command is offered: the name of a file is not fit for a shell";
      return;
    }
    if (!file.starts_with("/etc/")) of_packages.push_back(file);
  }
  for (const auto& [file, edit] : edits) {
    if (file == kRoceFile && !IsThere(boot, kRoceFile))
      WriteRoceFile(edit.lines, finding);
    else
      EditFile(file, edit, finding);
  }
  if (!of_packages.empty())
    finding.caution =
        "an update may take it back, as it belongs to a package: " + Listed(of_packages);
}

}  // namespace fabric
