#pragma once

#include "verdict.h"

namespace fabric {

// A command is pasted as it is shown. Where a name in one would be shown altered (a control
// character, a marker of GoogleTest, or too long a text) the finding loses fix and undo, and its
// caution says so.
Finding WithPasteableCommands(Finding finding);

}  // namespace fabric
