#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "routeros_export.h"

namespace fabric {

// One item of a menu as an export describes it, all of its statements together.
struct ExportItem {
  std::string menu;  // "interface bridge port"
  // What tells it from the others of its menu, as a command can ask for it: {"interface",
  // "ether1"}. Empty for settings, and for an item that no property names.
  std::vector<std::pair<std::string, std::string>> key;
  bool added = false;     // by `add`; else it is always there, and was `set`
  bool settings = false;  // the one item of a settings menu
  std::map<std::string, std::string, std::less<>> fields;  // of the key, too
  int line = 0;                                            // of its last statement
  std::string text;

  std::string Value(std::string_view field) const;  // "" where the field is not there
};

// By menu and what tells them apart, so that the order of the text does not matter.
using ExportItems = std::map<std::pair<std::string, std::string>, ExportItem>;

ExportItems ItemsOf(const Export& exported);

}  // namespace fabric
