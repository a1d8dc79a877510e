#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "invariant.h"
#include "result.h"

namespace fabric {

// `fabric list`: a line for each row, its id first, then the questions that can answer it.
std::string RowList(const std::vector<Invariant>& rows);
std::string RowListJson(const std::vector<Invariant>& rows);

// `fabric explain ID`: what the row says, why, what it is asked of, what it needs, and how its
// verdicts end a run.
std::string RowText(const Invariant& row);
std::string RowJson(const Invariant& row);

// The row of an id, with or without a subject ("SwitchBridge.X/crs804"). An unknown id is an error
// that names the nearest one, if any is near. The row lives in `rows`.
Result<const Invariant*> FindRow(const std::vector<Invariant>& rows, std::string_view id);

}  // namespace fabric
