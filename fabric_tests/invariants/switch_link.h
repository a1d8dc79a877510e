#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// The rows SwitchLink.*, each of one switch.
const std::vector<Invariant>& SwitchLinkInvariants();

// Every leg has a link at the intent's rate and in full duplex, and where hosts are declared and
// cabling was found as many legs run as they have cables. Not applicable without a leg rate in the
// intent. A bad EEPROM checksum is a note. Findings: leg-no-link, leg-rate, leg-half-duplex,
// legs-missing.
Verdict LegRunsAtDeclaredRate(const FabricState& state, const Subject& subject);

// The FEC that monitor states of every leg is the intent's. A link of at most 100 Gb/s need not
// state it. Where the intent names none, every leg runs that of the NIC at the other end of its
// cable, where both say; not applicable where that is so of no cable. Findings: leg-fec,
// leg-fec-differs.
Verdict LegRunsDeclaredFec(const FabricState& state, const Subject& subject);

// The mode that is forced on a leg, or one of those it advertises, is possible at its place in the
// cage, and no other leg's mode takes its lanes. Not applicable where no leg sits in a QSFP cage.
// Findings: leg-mode-impossible, leg-lanes-taken.
Verdict SubPortCarriesItsLanes(const FabricState& state, const Subject& subject);

// link-downs of every leg is the same at the start and at the end of the run. Finding:
// leg-went-down.
Verdict LinkDownsDidNotGrow(const FabricState& state, const Subject& subject);

}  // namespace fabric
