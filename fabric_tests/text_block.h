#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "observed.h"

namespace fabric {

// The width that texts for people are written for.
inline constexpr std::size_t kColumns = 80;

// Bound of one text of a report, of whatever origin, in bytes.
inline constexpr std::size_t kMaxTextBytes = 4000;

// `text` wrapped between words at kColumns, never inside one, and ended by a line break. The first
// line begins with `first`, each further one with `indent` blanks.
std::string Wrapped(std::string_view first, std::size_t indent, std::string_view text);

// "1 row", "8 rows", "2 switches".
std::string Counted(std::size_t count, std::string_view noun);

// How much of a proof is shown, and where the rest of it stands ("fabric explain --cause 1").
struct ListLimit {
  std::size_t lines = std::numeric_limits<std::size_t>::max();
  std::string more;
};

// A block of "label  text" lines. Whatever goes in may come from a device: it is made printable
// here. Nothing is written for an empty text or list.
class TextBlock {
 public:
  explicit TextBlock(ListLimit limit = {}) : limit_(std::move(limit)) {}

  // A line of our own without label.
  void Heading(std::string_view heading);
  void Blank();
  // Prose: wrapped.
  void Words(std::string_view label, std::string_view text);
  // To be pasted: never wrapped, never cut short. Headed by "on <device>:" where there is a device.
  void Commands(std::string_view label, std::string_view device,
                const std::vector<std::string>& commands);
  // What a device printed: "file:line  text", never wrapped, the texts in one column.
  void Proof(std::string_view label, const std::vector<Evidence>& evidence);

  std::string Take() && { return std::move(text_); }

 private:
  void Lines(std::string_view label, const std::vector<std::string>& lines, const ListLimit& limit);

  ListLimit limit_;
  std::string text_;
};

}  // namespace fabric
