#include "routeros_upgrade.h"

#include <fmt/format.h>

namespace fabric {

const char* const kRebootCaution =
    "the switch reboots: all links go down and up, and ConnectX-7 hosts have to be drained (AC off "
    "for 60 s) before a measurement counts";

void NameUpgrade(std::string_view running, Finding& finding) {
  finding.caution = fmt::format("{}; before going back, upload the packages of {} to the switch",
                                kRebootCaution, running);
  finding.fix = {"/system/package/update/install"};
  finding.undo = {"/system/package/downgrade"};
}

}  // namespace fabric
