#include "host_address.h"

#include "host_address_unique.h"

namespace fabric {
namespace {

std::vector<Invariant> Rows() {
  return {
      {"HostAddress",
       "EveryRailAddressIsUnique",
       SubjectKind::kFabric,
       "no rail address is on any other interface of the fabric, of whatever kind",
       "ARP answers for the wrong interface: RDMA frames leave the NIC and no leg ever counts "
       "them, while ping works",
       {"ip-addr"},
       EveryRailAddressIsUnique},
      {"HostAddress",
       "OneSubnetPerRail",
       SubjectKind::kHostRail,
       "the rail's netdev has exactly one IPv4 address, in the rail's subnet and with the host's "
       "octet, and no other interface of the host is in that subnet",
       "two interfaces of one host in one subnet: the kernel chooses which of them sends, and "
       "which answers ARP",
       {"ip-addr"},
       OneSubnetPerRail},
      {"HostAddress",
       "NoIpv6OnRails",
       SubjectKind::kHostRail,
       "the rail's netdev has no IPv6 address, not even link-local",
       "IPv6 addresses add GIDs and traffic that nobody planned on the fabric",
       {"ip-addr"},
       NoIpv6OnRails},
      {"HostAddress",
       "IsPersistent",
       SubjectKind::kHost,
       "netplan or NetworkManager gives the netdev of each rail the same IPv4 addresses and MTU "
       "after a boot",
       "what was set by hand is gone after a reboot: the rail comes back without its address or "
       "with MTU 1500",
       {"netplan|nmcli.NETDEV", "ip-addr"},
       AddressesArePersistent},
      {"HostAddress",
       "UnusedRailsStayUnused",
       SubjectKind::kHost,
       "the netdevs that the inventory names as unused have no IPv4 address, and NetworkManager "
       "leaves them alone",
       "NetworkManager gives a cabled netdev an address of its own, and NCCL takes it for one more "
       "rail",
       {"ip-addr", "nmcli-device"},
       UnusedRailsStayUnused},
  };
}

}  // namespace

const std::vector<Invariant>& HostAddressInvariants() {
  static const std::vector<Invariant> rows = Rows();
  return rows;
}

}  // namespace fabric
