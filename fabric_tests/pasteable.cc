#include "pasteable.h"

#include <algorithm>

#include "device_text.h"
#include "text_block.h"

namespace fabric {
namespace {

bool AllAreShownAsTheyAre(const std::vector<std::string>& commands) {
  return std::all_of(commands.begin(), commands.end(), [](const std::string& command) {
    return Printable(command, kMaxTextBytes) == command;
  });
}

}  // namespace

Finding WithPasteableCommands(Finding finding) {
  if (AllAreShownAsTheyAre(finding.fix) && AllAreShownAsTheyAre(finding.undo)) return finding;
  finding.fix.clear();
  finding.undo.clear();
  if (!finding.caution.empty()) finding.caution += "; ";
  finding.caution +=
      "no command is offered: a name in it cannot be shown as it is, rename that first";
  return finding;
}

}  // namespace fabric
