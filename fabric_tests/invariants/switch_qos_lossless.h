#pragma once

#include "invariant.h"

namespace fabric {

// Lossless, on every leg: the intent's DSCP leads through the port's map, or from RouterOS 7.23 on
// through a profile that maps itself, to a profile of the intent's traffic class; the port trusts
// or keeps the DSCP; its PFC profile protects that class both ways; the queue has the link's rate.
// CNP class, ECN and DCBX likewise where the intent declares them. (Rules R1 to R4, R6 and R7 of
// the manual's RoCE recipe, as far as an export shows them.) What a leg has of its own is one
// finding per leg; a profile, map or queue that several share is one finding.
Verdict LosslessClassIsConsistent(const FabricState& state, const Subject& subject);

}  // namespace fabric
