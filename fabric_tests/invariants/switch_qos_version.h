#pragma once

#include <optional>
#include <string_view>

#include "invariant.h"

namespace fabric {

// Switches whose chip does PFC and ECN from RouterOS 7.23 on, and whose QoS offload cannot be
// turned off.
bool IsCrs8xx(std::string_view model);

enum class RateSupport {
  kYes,
  kNo,       // the running version refuses the rate
  kUnknown,  // the version is not known
};

// Whether an egress rate can be set on the switch as it runs now.
RateSupport SupportsRate(const SwitchState& state, std::optional<BitRate> rate);

// Lossless: a CRS8xx runs RouterOS 7.23 or later with package switch-marvell of the same version,
// an older chip 7.15 or later. Whatever the intent: 7.23.3 or later where a leg has an egress rate
// above 100 Gb/s. Not applicable where neither is so.
Verdict VersionSupportsTheIntent(const FabricState& state, const Subject& subject);

}  // namespace fabric
