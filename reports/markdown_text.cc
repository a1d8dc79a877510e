#include "markdown_text.h"

#include <algorithm>

#include "device_text.h"
#include "text_block.h"

namespace fabric {
namespace {

constexpr std::string_view kHarmless = ",-'/;?\"=";

std::size_t LongestBacktickRun(std::string_view text) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

bool IsAsciiPunctuation(char c) {
  return c > ' ' && c < 0x7F && !(c >= '0' && c <= '9') && !(c >= 'A' && c <= 'Z') &&
         !(c >= 'a' && c <= 'z');
}

}  // namespace

std::string MarkdownProse(std::string_view text) {
  std::string result;
  for (const char c : Printable(text, kMaxTextBytes)) {
    if (c == '<') {
      result += "&lt;";
    } else if (c == '>') {
      result += "&gt;";
    } else if (c == '&') {
      result += "&amp;";
    } else {
      if (IsAsciiPunctuation(c) && kHarmless.find(c) == std::string_view::npos) result += '\\';
      result += c;
    }
  }
  return result;
}

std::string MarkdownCode(std::string_view text) {
  const std::string shown = Printable(text, kMaxTextBytes);
  if (shown.find_first_not_of(' ') == std::string::npos) return "";
  const std::string ticks(LongestBacktickRun(shown) + 1, '`');
  return ticks + ' ' + shown + ' ' + ticks;
}

std::string MarkdownFence(const std::vector<std::string>& lines) {
  std::string body;
  for (const std::string& line : lines) body += Printable(line, kMaxTextBytes) + '\n';
  const std::string fence(std::max<std::size_t>(3, LongestBacktickRun(body) + 1), '`');
  return fence + '\n' + body + fence + '\n';
}

}  // namespace fabric
