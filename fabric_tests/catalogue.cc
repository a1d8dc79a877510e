#include "host_address.h"
#include "host_link.h"
#include "host_mtu.h"
#include "host_platform.h"
#include "host_qos.h"
#include "host_rdma.h"
#include "host_sysctl.h"
#include "invariant.h"
#include "switch_bridge.h"
#include "switch_export.h"
#include "switch_link.h"
#include "switch_link_cabling.h"
#include "switch_mtu.h"
#include "switch_offload.h"
#include "switch_qos.h"
#include "switch_version.h"

namespace fabric {

const std::vector<Invariant>& AllInvariants() {
  static const auto* const all = [] {
    auto* const rows = new std::vector<Invariant>;
    for (const auto& group :
         {SwitchBridgeInvariants(), SwitchOffloadInvariants(), SwitchQosInvariants(),
          SwitchLinkInvariants(), SwitchLinkCablingInvariants(), SwitchMtuInvariants(),
          SwitchVersionInvariants(), SwitchExportInvariants(), HostAddressInvariants(),
          HostMtuInvariants(), HostSysctlInvariants(), HostQosInvariants(), HostRdmaInvariants(),
          HostLinkInvariants(), HostPlatformInvariants()})
      rows->insert(rows->end(), group.begin(), group.end());
    return rows;
  }();
  return *all;
}

}  // namespace fabric
