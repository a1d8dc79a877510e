#include "cause_words.h"

#include <algorithm>

namespace fabric {
namespace {

constexpr std::size_t kNamedPlaces = 3;

bool OnOneDevice(const std::vector<const Finding*>& findings) {
  return std::all_of(findings.begin(), findings.end(), [&](const Finding* finding) {
    return finding->device == findings.front()->device;
  });
}

std::string WithoutDevice(const Finding& finding) {
  const std::string prefix = finding.device + " ";
  return finding.where.starts_with(prefix) ? finding.where.substr(prefix.size()) : finding.where;
}

std::vector<std::string> PlacesOf(const std::vector<const Finding*>& findings) {
  const bool one_device = OnOneDevice(findings);
  std::vector<std::string> places;
  for (const Finding* finding : findings) {
    std::string place = one_device ? WithoutDevice(*finding) : finding->where;
    if (std::find(places.begin(), places.end(), place) == places.end())
      places.push_back(std::move(place));
  }
  return places;
}

}  // namespace

std::string Places(const std::vector<const Finding*>& findings) {
  const std::vector<std::string> places = PlacesOf(findings);
  std::string text;
  for (std::size_t i = 0; i < std::min(places.size(), kNamedPlaces); ++i)
    text += (i == 0 ? "" : ", ") + places[i];
  if (places.size() > kNamedPlaces)
    text += " and " + std::to_string(places.size() - kNamedPlaces) + " more";
  return text;
}

std::size_t PlaceCount(const std::vector<const Finding*>& findings) {
  return PlacesOf(findings).size();
}

bool AnyHasFault(const std::vector<const Finding*>& findings, std::string_view fault) {
  return std::any_of(findings.begin(), findings.end(),
                     [&](const Finding* finding) { return finding->fault == fault; });
}

}  // namespace fabric
