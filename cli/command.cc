#include "command.h"

#include <iostream>

#include "device_text.h"

namespace fabric {

int Refuse(const std::string& why) {
  constexpr std::size_t kLongestReason = 4000;
  std::cerr << "fabric: " << Printable(why, kLongestReason) << '\n';
  return kExitUnknown;
}

}  // namespace fabric
