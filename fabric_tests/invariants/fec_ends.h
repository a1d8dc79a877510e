#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "host_rail.h"

namespace fabric {

// A FEC in the words of both ends: what a leg's monitor says, what ethtool prints, what it takes.
struct FecWords {
  std::string_view leg;
  std::string_view printed;
  std::string_view encoding;
};

// Nullptr for a word that is none of theirs. ethtool says "Off" or, of some drivers, "None".
const FecWords* FecOfLeg(std::string_view leg);
const FecWords* FecOfHost(std::string_view printed);

// What both ends of one cable state; neither fact is null.
struct FecEnds {
  std::string leg_name;  // "fabric-a qsfp28-2-1"
  const Fact<std::string>* leg = nullptr;
  const Fact<std::string>* nic = nullptr;

  bool Agree() const;
};

// Of the cable from the rail to the leg that was declared or found for it. Nullopt where no leg is
// known, where an end has no link, or where an end does not state its FEC in
// a known word.
std::optional<FecEnds> FecEndsOf(const FabricState& state, const HostRail& of);

// What to do where they differ and the intent names none.
extern const char* const kFecEndsCaution;

}  // namespace fabric
