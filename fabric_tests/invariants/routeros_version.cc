#include "routeros_version.h"

#include <charconv>
#include <utility>

namespace fabric {
namespace {

using Stage = RouterosVersion::Stage;

// Takes a number off the front; nullopt, and nothing taken, when there is none.
std::optional<int> TakeNumber(std::string_view& text) {
  if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

bool Take(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

std::optional<Stage> TakeStage(std::string_view& text) {
  constexpr std::pair<std::string_view, Stage> kStages[] = {
      {"alpha", Stage::kAlpha}, {"beta", Stage::kBeta}, {"rc", Stage::kRc}};
  for (const auto& [word, stage] : kStages)
    if (Take(text, word)) return stage;
  return std::nullopt;
}

// "7.23.2", of which the third number may be absent.
std::optional<RouterosVersion> TakeNumbers(std::string_view& text) {
  const auto major = TakeNumber(text);
  if (!major || !Take(text, ".")) return std::nullopt;
  const auto minor = TakeNumber(text);
  if (!minor) return std::nullopt;
  RouterosVersion version{*major, *minor};
  if (!Take(text, ".")) return version;
  const auto patch = TakeNumber(text);
  if (!patch) return std::nullopt;
  version.patch = *patch;
  return version;
}

}  // namespace

std::optional<RouterosVersion> ParseRouterosVersion(std::string_view text) {
  text = text.substr(0, text.find(' '));
  auto version = TakeNumbers(text);
  if (!version || text.empty()) return version;
  const auto stage = TakeStage(text);
  const auto build = TakeNumber(text);
  if (!stage || !build || !text.empty()) return std::nullopt;
  version->stage = *stage;
  version->build = *build;
  return version;
}

}  // namespace fabric
