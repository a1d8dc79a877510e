#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "host_address.h"
#include "netplan_change.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

constexpr std::string_view kUnmanagedFile = "/etc/NetworkManager/conf.d/99-roce-unused.conf";

Finding UnusedFault(const HostEntry& entry, const std::string& netdev, std::string fault) {
  Finding finding;
  finding.fault = std::move(fault);
  finding.PlaceAt(entry.name, netdev);
  return finding;
}

// A netdev that is not there at all has no address either.
void JudgeUnusedAddress(const HostEntry& entry, const HostState& host, const std::string& netdev,
                        Parts& parts) {
  if (!host.interfaces) return parts.Absent(host.interfaces.error());
  const HostInterface* is = host.FindInterface(netdev);
  Finding finding = UnusedFault(entry, netdev, "unused-has-address");
  for (std::size_t i = 0; is != nullptr && i < is->addresses.size(); ++i) {
    const HostAddress& address = is->addresses[i];
    if (!address.v4) continue;
    finding.observed += (finding.observed.empty() ? "" : ", ") + address.v4->to_string();
    finding.evidence.push_back(address.at);
    if (!IsSafeInterfaceName(netdev)) continue;
    const std::string what = fmt::format("{} dev {}", address.v4->to_string(), netdev);
    finding.fix.push_back("sudo ip addr del " + what);
    finding.undo.push_back("sudo ip addr add " + what);
  }
  if (finding.observed.empty()) return parts.Holds();
  finding.expected = "no IPv4 address";
  finding.caution = fmt::format(
      "the address comes back unless it is taken out of the file under /etc/netplan, or of the "
      "connection, that names {}",
      netdev);
  parts.Violated(std::move(finding));
}

// The file names all unused netdevs of the host: NetworkManager takes the last one that it reads.
void Unmanage(const HostEntry& entry, const std::string& netdev, Finding& finding) {
  if (!std::all_of(entry.unused.begin(), entry.unused.end(), IsSafeInterfaceName)) return;
  finding.fix = {fmt::format("printf '%s\\n' '[keyfile]' "
                             "'unmanaged-devices=interface-name:{}' | sudo tee {}",
                             fmt::join(entry.unused, ";interface-name:"), kUnmanagedFile),
                 "sudo nmcli general reload",
                 fmt::format("sudo nmcli device set {} managed no", netdev)};
  finding.undo = {fmt::format("sudo rm {}", kUnmanagedFile), "sudo nmcli general reload",
                  fmt::format("sudo nmcli device set {} managed yes", netdev)};
}

// An interface that NetworkManager does not list is none of its own.
void JudgeUnusedManagement(const HostEntry& entry, const HostState& host, const std::string& netdev,
                           Parts& parts) {
  if (!host.nm_states) return parts.Absent(host.nm_states.error());
  const auto found = host.nm_states->find(netdev);
  if (found == host.nm_states->end() || found->second.value.starts_with("unmanaged"))
    return parts.Holds();
  Finding finding = UnusedFault(entry, netdev, "unused-is-managed");
  finding.expected = "unmanaged by NetworkManager";
  finding.observed = found->second.value;
  finding.evidence = {found->second.evidence};
  finding.caution = fmt::format(
      "where another file under /etc/NetworkManager/conf.d sets unmanaged-devices, its names "
      "belong "
      "into the new list, too: only the last such line counts");
  Unmanage(entry, netdev, finding);
  parts.Violated(std::move(finding));
}

}  // namespace

Verdict UnusedRailsStayUnused(const FabricState& state, const Subject& subject) {
  const HostEntry* entry = state.inventory.FindHost(subject.device);
  const HostState* host = state.FindHost(subject.device);
  if (entry == nullptr || host == nullptr) return Unseen(subject);
  if (entry->unused.empty())
    return NotApplicable("the inventory names no unused netdev of the host");
  Parts parts;
  for (const std::string& netdev : entry->unused) {
    JudgeUnusedAddress(*entry, *host, netdev, parts);
    JudgeUnusedManagement(*entry, *host, netdev, parts);
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
