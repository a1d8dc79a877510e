#pragma once

#include <set>
#include <string>
#include <string_view>

#include "fabric_state.h"
#include "verdict.h"

namespace fabric {

constexpr std::string_view kQosMenu = "/interface/ethernet/switch/qos";

// Findings on what several legs share (a profile, a map, a queue), each told once.
class SharedFindings {
 public:
  explicit SharedFindings(Parts& parts) : parts_(parts) {}
  void Tell(Finding finding);

 private:
  Parts& parts_;
  std::set<std::string> told_;
};

// A finding on something of a switch that is no port, "qos profile roce".
Finding SharedFault(const SwitchState& state, const std::string& thing);

// Where frames of one DSCP shall go.
struct MarkedClass {
  int dscp = 0;
  int traffic_class = 0;
};

// Where the port's map has to lead to a profile of the class and there is none: that it is to be
// made. Told before JudgeMarking of any port, whose fixes name the profile.
void JudgeThatProfileExists(const SwitchState& state, const QosPort& port,
                            const MarkedClass& wanted, SharedFindings& shared);

// From the DSCP through the port's map and profile to the traffic class, and back out unchanged.
void JudgeMarking(const SwitchState& state, const QosPort& port, const MarkedClass& wanted,
                  Parts& parts, SharedFindings& shared);

// `base`, lengthened until no element of `list` has that name.
template <class List>
std::string UnusedName(const List& list, std::string base) {
  const auto taken = [&] {
    for (const auto& element : list)
      if (element.name == base) return true;
    return false;
  };
  while (taken()) base += "-new";
  return base;
}

}  // namespace fabric
