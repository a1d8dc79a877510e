#include "text_block.h"

#include <fmt/format.h>

#include <algorithm>

#include "device_text.h"

namespace fabric {
namespace {

constexpr std::size_t kLabelColumns = 12;

std::string Label(std::string_view label) { return fmt::format("  {:<10}", label); }

// Characters, not bytes: continuation bytes of UTF-8 take no column.
std::size_t Columns(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

void TrimRight(std::string& text) { text.erase(text.find_last_not_of(' ') + 1); }

std::string Place(const Evidence& evidence) {
  const std::string file = Printable(evidence.file, kMaxTextBytes);
  return evidence.line == 0 ? file : fmt::format("{}:{}", file, evidence.line);
}

}  // namespace

std::string Wrapped(std::string_view first, std::size_t indent, std::string_view text) {
  std::string result(first);
  std::size_t column = Columns(first);
  bool at_start = true;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (word.empty()) continue;
    const std::size_t width = Columns(word);
    if (!at_start && column + 1 + width > kColumns) {
      result += '\n' + std::string(indent, ' ');
      column = indent;
      at_start = true;
    }
    if (!at_start) result += ' ';
    column += width + (at_start ? 0 : 1);
    result += word;
    at_start = false;
  }
  TrimRight(result);
  return result + '\n';
}

std::string Counted(std::size_t count, std::string_view noun) {
  const std::string_view ending = count == 1 ? "" : noun.ends_with("ch") ? "es" : "s";
  return fmt::format("{} {}{}", count, noun, ending);
}

void TextBlock::Heading(std::string_view heading) {
  text_ += Wrapped("", 2, Printable(heading, kMaxTextBytes));
}

void TextBlock::Blank() { text_ += '\n'; }

void TextBlock::Words(std::string_view label, std::string_view text) {
  if (text.empty()) return;
  text_ += Wrapped(Label(label), kLabelColumns, Printable(text, kMaxTextBytes));
}

void TextBlock::Commands(std::string_view label, std::string_view device,
                         const std::vector<std::string>& commands) {
  if (commands.empty()) return;
  std::vector<std::string> lines;
  for (const std::string& command : commands) lines.push_back(Printable(command, kMaxTextBytes));
  if (!device.empty()) {
    Words(label, fmt::format("on {}:", device));
    label = "";
  }
  Lines(label, lines, {});
}

void TextBlock::Proof(std::string_view label, const std::vector<Evidence>& evidence) {
  const std::size_t shown = std::min(evidence.size(), limit_.lines);
  std::size_t width = 0;
  for (std::size_t i = 0; i < shown; ++i) width = std::max(width, Columns(Place(evidence[i])));
  std::vector<std::string> lines;
  for (const Evidence& at : evidence) {
    lines.push_back(fmt::format("{:<{}}  {}", Place(at), width, Printable(at.text, kMaxTextBytes)));
  }
  Lines(label, lines, limit_);
}

void TextBlock::Lines(std::string_view label, const std::vector<std::string>& lines,
                      const ListLimit& limit) {
  const std::size_t shown = std::min(lines.size(), limit.lines);
  for (std::size_t i = 0; i < shown; ++i) {
    std::string line = Label(i == 0 ? label : "") + lines[i];
    TrimRight(line);
    text_ += line + '\n';
  }
  if (shown < lines.size()) {
    text_ += fmt::format("{}({} more: {})\n", Label(""), lines.size() - shown, limit.more);
  }
}

}  // namespace fabric
