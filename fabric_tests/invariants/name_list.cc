#include "name_list.h"

#include <fmt/format.h>

#include <algorithm>

namespace fabric {

std::string Listed(const std::vector<std::string>& names) {
  constexpr std::size_t kShown = 6;
  const std::size_t shown = std::min(kShown, names.size());
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) text += (i == 0 ? "" : ", ") + names[i];
  if (names.size() > shown) text += fmt::format(" and {} more", names.size() - shown);
  return text;
}

}  // namespace fabric
