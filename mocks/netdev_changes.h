#pragma once

#include <string>

#include "host_state.h"

namespace fabric {

// What the texts of a host say after one of its netdevs was renamed, or is gone: ip-addr, ip-link
// and sysctl alike.
void RenameNetdev(HostState& host, const std::string& from, const std::string& to);
void RemoveNetdev(HostState& host, const std::string& name);

}  // namespace fabric
