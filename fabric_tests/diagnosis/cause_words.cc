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

std::string FirstOf(const std::vector<std::string>& texts) {
  std::string text;
  for (std::size_t i = 0; i < std::min(texts.size(), kNamedPlaces); ++i)
    text += (i == 0 ? "" : ", ") + texts[i];
  if (texts.size() > kNamedPlaces)
    text += " and " + std::to_string(texts.size() - kNamedPlaces) + " more";
  return text;
}

}  // namespace

std::string Places(const std::vector<const Finding*>& findings) {
  return FirstOf(PlacesOf(findings));
}

std::string ObservedTexts(const std::vector<const Finding*>& findings) {
  std::vector<std::string> texts;
  for (const Finding* finding : findings)
    if (std::find(texts.begin(), texts.end(), finding->observed) == texts.end())
      texts.push_back(finding->observed);
  return FirstOf(texts);
}

std::size_t PlaceCount(const std::vector<const Finding*>& findings) {
  return PlacesOf(findings).size();
}

bool AnyHasFault(const std::vector<const Finding*>& findings, std::string_view fault) {
  return std::any_of(findings.begin(), findings.end(),
                     [&](const Finding* finding) { return finding->fault == fault; });
}

}  // namespace fabric
