#pragma once

#include "fabric_state.h"
#include "switch_qos_chain.h"
#include "verdict.h"

namespace fabric {

// The queues, of every tx-manager that a leg uses, through which the lossless class leaves: from
// the shared buffers where the chip has that setting, never with WRED, and with ECN where the
// intent declares it (manual, QoS; rules R2 and R4). A CNP queue that is not strict-priority, as
// the manual's recipe has it, is a note.
void JudgeTxQueues(const SwitchState& state, const LosslessClass& wanted, Parts& parts,
                   SharedFindings& shared);

}  // namespace fabric
