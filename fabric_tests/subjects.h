#pragma once

#include <vector>

#include "invariant.h"

namespace fabric {

// What rows of `kind` are asked of in this fabric, in the inventory's order.
std::vector<Subject> SubjectsOf(SubjectKind kind, const Inventory& inventory);

}  // namespace fabric
