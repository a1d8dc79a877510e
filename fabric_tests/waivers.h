#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "invariant.h"
#include "result.h"

namespace fabric {

// The waivers of the case of one row and subject. One that names a finding's where is of the
// subject that the where begins with, and of the fabric where a row is asked of it.
std::vector<Waiver> WaiversOf(const Invariant& row, const Subject& subject,
                              const std::vector<Waiver>& waivers);

// A case's verdict under its waivers, on the day on which its state was taken. Findings are waived
// and nothing else is: what was unknown stays unknown. A waiver that is past its last day waives
// nothing and is a finding itself, and so is one without anything to waive in a row that was
// judged.
Verdict UnderWaivers(Verdict verdict, const std::vector<Waiver>& waivers,
                     std::chrono::sys_days day);

// The first waiver that is of no case: its row is none of `rows`, or the inventory has no such
// subject.
std::optional<Error> CheckWaivers(const Inventory& inventory, const std::vector<Invariant>& rows);

}  // namespace fabric
