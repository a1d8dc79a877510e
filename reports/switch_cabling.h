#pragma once

#include <string>
#include <vector>

#include "cabling.h"

namespace fabric {

// What `fabric cabling` says of one switch.
struct SwitchCabling {
  std::string name;
  std::vector<RailSight> seen;  // each rail whose port is told, by the switch's order of ports
  std::vector<Leg> legs;        // fit for the inventory
  std::vector<std::string> not_told;  // what is missing in `legs`, and why
};

std::vector<SwitchCabling> CablingOfAll(const FabricState& state);

// Every rail of every switch is behind a leg that was found.
bool IsWhole(const std::vector<SwitchCabling>& cabling);

}  // namespace fabric
