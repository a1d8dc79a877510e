#pragma once

#include <string>

namespace fabric {

// A whole compact export of a switch with `ports` data ports: a bridge port, MTUs and QoS settings
// of each.
std::string ExportText(int ports);

}  // namespace fabric
