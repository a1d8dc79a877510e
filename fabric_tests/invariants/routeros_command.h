#pragma once

#include <string>
#include <string_view>

namespace fabric {

// RouterOS commands ready to paste, each for exactly the one item that is named. `settings` are
// "key=value" pairs with a blank between them, as they go on the line.

// The name as a command needs it: bare where that is safe, else in quotes with everything escaped
// that RouterOS would read as something else. An internal id such as *2C stays bare.
std::string QuotedName(std::string_view name);

// "pvid=20", "comment=\"spare A\"": the value is quoted where it has to be.
std::string Setting(std::string_view name, std::string_view value);

// `entry` is the interface= of the entry: an interface, an interface list, a bond.
std::string RemoveBridgePort(std::string_view bridge, std::string_view entry);
std::string AddBridgePort(std::string_view bridge, std::string_view entry,
                          std::string_view settings = "");
std::string SetBridgePort(std::string_view entry, std::string_view settings);

std::string RemoveListMember(std::string_view list, std::string_view interface);
std::string AddListMember(std::string_view list, std::string_view interface);

std::string SetBridge(std::string_view bridge, std::string_view settings);
std::string SetBond(std::string_view bond, std::string_view settings);
std::string SetEthernet(std::string_view port, std::string_view settings);
std::string SetQosPort(std::string_view port, std::string_view settings);

}  // namespace fabric
