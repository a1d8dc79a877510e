#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fabric {

// By the rules of the inventory (name_rules.h) the name of a netdev or of an RDMA device: fit for a
// shell and for YAML as it stands, and no option. None other is put into a command.
bool IsSafeInterfaceName(std::string_view name);

// How a setting of one interface is made to last: the line of the host's netplan file, as a shell
// comment, and the command that applies it, which names the interface too: among commands of
// several findings neither is mistaken for a repetition. Empty where the name is not safe.
// `settings` is YAML: "mtu: 9000".
std::vector<std::string> NetplanChange(const std::string& host, const std::string& interface,
                                       const std::string& settings);

// "addresses: [10.9.0.11/24]"
std::string NetplanAddresses(const std::vector<std::string>& addresses);

}  // namespace fabric
