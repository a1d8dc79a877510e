#pragma once

#include <string>
#include <vector>

#include "boot_sysctls.h"
#include "verdict.h"

namespace fabric {

// A kernel setting that shall be another one after the next boot.
struct SysctlChange {
  std::string key;                         // "net.ipv4.conf.all.rp_filter"
  int value = 0;                           // what it shall be
  const SysctlSetting* decides = nullptr;  // the line that decides about it now; null: none does
};

// Fills in fix and undo: the changes go into /etc/sysctl.d/98-roce.conf, but for those that a line
// of a file decides about which is read later: it is changed where it stands. No command where only
// a part of the files was seen, or where the name of one is not fit for a shell.
void ChangeSysctlFiles(const BootSysctls& boot, const std::vector<SysctlChange>& changes,
                       Finding& finding);

}  // namespace fabric
