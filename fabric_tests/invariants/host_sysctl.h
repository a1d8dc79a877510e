#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows HostSysctl.*
const std::vector<Invariant>& HostSysctlInvariants();

// The effective arp_ignore, arp_announce and rp_filter of the rail, each the greater one of `all`
// and the netdev's own, are the intent's. Where 1 is wanted of arp_ignore, 2 pins as well; 3 and 8
// do not. A key that is not there is unknown. Not applicable where the intent wants none.
Verdict ArpIsPinnedToItsRail(const FabricState& state, const Subject& subject);

// After a boot, by the files of sysctl.d, the same holds for every rail of the host. A key that no
// file sets has the kernel's default, 0. Where only a part of the files was seen, what is not in it
// is no evidence. Not applicable where the intent wants none.
Verdict SysctlsArePersistent(const FabricState& state, const Subject& subject);

}  // namespace fabric
