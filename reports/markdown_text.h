#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fabric {

// Text of any origin as Markdown, printable and without markup of its own: nothing in it can become
// a link, an image, a mention, a tag or a table cell in GitHub's or GitLab's dialect. To be put
// after a word of ours: at the beginning of a line a dialect may still see a list.
std::string MarkdownProse(std::string_view text);

// The same as a code span; empty for an empty text.
std::string MarkdownCode(std::string_view text);

// Lines as a fenced block that none of them can close.
std::string MarkdownFence(const std::vector<std::string>& lines);

}  // namespace fabric
