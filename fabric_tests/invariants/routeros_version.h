#pragma once

#include <compare>
#include <optional>
#include <string_view>

namespace fabric {

// A RouterOS version. Orders as released: 7.23beta4 < 7.23rc1 < 7.23 < 7.23.1 < 7.23.10.
struct RouterosVersion {
  enum class Stage { kAlpha, kBeta, kRc, kRelease };

  int major = 0;
  int minor = 0;
  int patch = 0;
  Stage stage = Stage::kRelease;
  int build = 0;  // the 4 of 7.23beta4
  auto operator<=>(const RouterosVersion&) const = default;
};

// Reads "7.23", "7.23.2", "7.20beta7", and any of them with a channel behind: "7.18.2 (stable)".
// Nullopt for everything else.
std::optional<RouterosVersion> ParseRouterosVersion(std::string_view text);

}  // namespace fabric
