#include "small_inventory.h"

namespace fabric {

std::filesystem::path ProfilesOfTheProject() { return FABRIC_PROFILES; }

}  // namespace fabric
