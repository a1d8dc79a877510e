#include "routeros_command.h"

#include <fmt/format.h>

#include <algorithm>

namespace fabric {
namespace {

bool IsLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }

bool IsInternalId(std::string_view name) {
  return name.size() > 1 && name.front() == '*' &&
         name.find_first_not_of("0123456789ABCDEFabcdef", 1) == std::string_view::npos;
}

bool IsNumber(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), IsDigit);
}

// A name that begins with a digit would be read as an item number.
bool IsSafeBare(std::string_view name) {
  if (name.empty() || !IsLetter(name.front())) return false;
  for (const char c : name)
    if (!IsLetter(c) && !IsDigit(c) && c != '-' && c != '_' && c != '.') return false;
  return true;
}

// A bracket is escaped so that no name looks like a marker of GoogleTest: such a text is altered
// where it is shown.
std::string Escaped(char c) {
  if (c == '"' || c == '\\' || c == '$') return {'\\', c};
  const auto byte = static_cast<unsigned char>(c);
  if (byte < 0x20 || byte > 0x7e || c == '[') return fmt::format("\\{:02X}", byte);
  return {c};
}

std::string Quoted(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) quoted += Escaped(c);
  return quoted + '"';
}

std::string SetByName(std::string_view menu, std::string_view name, std::string_view settings) {
  return fmt::format("{}/set [find where name={}] {}", menu, QuotedName(name), settings);
}

}  // namespace

std::string QuotedName(std::string_view name) {
  return IsSafeBare(name) || IsInternalId(name) ? std::string(name) : Quoted(name);
}

std::string Setting(std::string_view name, std::string_view value) {
  return fmt::format("{}={}", name,
                     IsNumber(value) || IsSafeBare(value) ? std::string(value) : Quoted(value));
}

std::string RemoveBridgePort(std::string_view bridge, std::string_view entry) {
  return fmt::format("/interface/bridge/port/remove [find where bridge={} and interface={}]",
                     QuotedName(bridge), QuotedName(entry));
}

std::string AddBridgePort(std::string_view bridge, std::string_view entry,
                          std::string_view settings) {
  return fmt::format("/interface/bridge/port/add bridge={} interface={}{}{}", QuotedName(bridge),
                     QuotedName(entry), settings.empty() ? "" : " ", settings);
}

std::string SetBridgePort(std::string_view entry, std::string_view settings) {
  return fmt::format("/interface/bridge/port/set [find where interface={}] {}", QuotedName(entry),
                     settings);
}

std::string RemoveListMember(std::string_view list, std::string_view interface) {
  return fmt::format("/interface/list/member/remove [find where list={} and interface={}]",
                     QuotedName(list), QuotedName(interface));
}

std::string AddListMember(std::string_view list, std::string_view interface) {
  return fmt::format("/interface/list/member/add list={} interface={}", QuotedName(list),
                     QuotedName(interface));
}

std::string SetBridge(std::string_view bridge, std::string_view settings) {
  return SetByName("/interface/bridge", bridge, settings);
}

std::string SetBond(std::string_view bond, std::string_view settings) {
  return SetByName("/interface/bonding", bond, settings);
}

std::string SetEthernet(std::string_view port, std::string_view settings) {
  return SetByName("/interface/ethernet", port, settings);
}

std::string SetQosPort(std::string_view port, std::string_view settings) {
  return SetByName("/interface/ethernet/switch/qos/port", port, settings);
}

}  // namespace fabric
