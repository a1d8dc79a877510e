#include "cage_lanes.h"

#include <fmt/format.h>

namespace fabric {
namespace {

// What one lane runs at; of the kinds of cages, by the name of the cage.
std::optional<BitRate> LaneRate(const std::string& cage) {
  if (cage.starts_with("qsfp56")) return GigabitsPerSecond(50);
  if (cage.starts_with("qsfp28")) return GigabitsPerSecond(25);
  if (cage.starts_with("qsfpplus")) return GigabitsPerSecond(10);
  return std::nullopt;
}

}  // namespace

bool CanCarry(const CagePlace& place, int lanes) {
  return (place.index - 1) % lanes == 0 && place.index - 1 + lanes <= place.sub_ports;
}

std::optional<std::string> CopperModeAt(const CagePlace& place, BitRate rate) {
  const auto lane = LaneRate(place.cage);
  if (!lane) return std::nullopt;
  for (const int lanes : {1, 2, 4, 8})
    if (lane->bits_per_second * lanes == rate.bits_per_second && CanCarry(place, lanes))
      return fmt::format("{}G-baseCR{}", rate.bits_per_second / 1'000'000'000,
                         lanes == 1 ? "" : std::to_string(lanes));
  return std::nullopt;
}

}  // namespace fabric
