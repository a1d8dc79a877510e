#pragma once

#include <string>

#include "judgement.h"

namespace fabric {

// The case did not run, or did not end as it was judged: it is unknown, and no cause explains it.
void Distrust(Case& judged, std::string reason);

// Takes out of the causes what is no case of the judgement that names them, and causes that then
// explain nothing. The numbers of the others stay.
void KeepCausesOfCases(Judgement& judgement);

}  // namespace fabric
