#include "explain_hint.h"

#include <cerrno>

namespace fabric {
namespace {

// As a shell takes it for one word.
std::string ShellWord(const std::string& text) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/:=,+@%";
  if (!text.empty() && text.find_first_not_of(kPlain) == std::string::npos) return text;
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? "'\\''" : std::string(1, c);
  return word + "'";
}

}  // namespace

std::string ExplainHint(const InputOptions& named) {
  std::string command = ShellWord(program_invocation_name) + " explain";
  const auto add = [&](const char* option, const std::optional<std::string>& value) {
    if (value) command += std::string(" ") + option + " " + ShellWord(*value);
  };
  add("--inventory", named.inventory);
  add("--replay", named.replay);
  add("--export", named.export_file);
  add("--profile", named.profile);
  add("--fabric-bridge", named.fabric_bridge);
  return command + " --cause";
}

}  // namespace fabric
