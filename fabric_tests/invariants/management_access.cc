#include "management_access.h"

#include <fmt/format.h>

#include <unordered_set>

#include "name_list.h"

namespace fabric {
namespace {

using Names = std::vector<std::string>;

std::string Place(const SwitchAddress& address) {
  return fmt::format("the management address {} is on {}", address.address, address.interface);
}

}  // namespace

ManagementAccess::ManagementAccess(const SwitchState& state, const SwitchIndex& index,
                                   const SwitchEntry* entry)
    : index_(index), entry_(entry) {
  not_seen_ = state.addresses ? "the switch shows no address" : state.addresses.error().reason;
  if (!state.addresses) return;
  for (const SwitchAddress& address : *state.addresses) {
    if (IsTrue(address.disabled)) continue;
    by_interface_.emplace(address.interface, &address);
    if (first_ == nullptr) first_ = &address;
    if (on_neither_ == nullptr && index.FindBridge(address.interface) == nullptr &&
        index.FindPort(address.interface) == nullptr)
      on_neither_ = &address;
  }
}

std::string ManagementAccess::Caution(std::string_view bridge, const Names& touched,
                                      const Names& staying) const {
  if (first_ == nullptr) return ByDeclaredPorts(touched);
  if (std::string careful = OnTouchedPort(touched); !careful.empty()) return careful;
  if (const auto at = by_interface_.find(bridge); at != by_interface_.end())
    return OnTheBridge(*at->second, staying);
  return OnNeither(bridge);
}

std::string ManagementAccess::CautionOnPort(std::string_view bridge,
                                            const std::string& port) const {
  if (first_ == nullptr) return ByDeclaredPorts({port});
  if (std::string careful = OnTouchedPort({port}); !careful.empty()) return careful;
  if (const auto at = by_interface_.find(bridge); at != by_interface_.end())
    return fmt::format("careful: {}: make sure that you do not reach it through {}",
                       Place(*at->second), port);
  return OnNeither(bridge);
}

std::string ManagementAccess::OnTouchedPort(const Names& touched) const {
  for (const std::string& port : touched)
    if (const auto at = by_interface_.find(port); at != by_interface_.end())
      return "careful: " + Place(*at->second) + ", which is touched";
  return "";
}

std::string ManagementAccess::OnNeither(std::string_view bridge) const {
  if (on_neither_ != nullptr)
    return fmt::format("careful: {}: make sure that it does not ride {}", Place(*on_neither_),
                       bridge);
  return Place(*first_) + ": it is not touched";
}

std::string ManagementAccess::OnTheBridge(const SwitchAddress& address,
                                          const Names& staying) const {
  Names copper;
  for (const std::string& name : staying)
    if (const Port* port = index_.FindPort(name); port != nullptr && IsFalse(port->on_chip))
      copper.push_back(name);
  if (copper.size() == 1)
    return fmt::format("{}: its port {} stays", Place(address), copper.front());
  if (!copper.empty()) return fmt::format("{}: its ports {} stay", Place(address), Listed(copper));
  if (staying.empty()) return "careful: " + Place(address) + ", which keeps no port";
  return fmt::format("careful: {}, which keeps {} and no CPU port", Place(address),
                     Listed(staying));
}

std::string ManagementAccess::ByDeclaredPorts(const Names& touched) const {
  if (entry_ == nullptr || entry_->management_ports.empty())
    return "careful: where management rides is not known (" + not_seen_ +
           "): make sure that it is not on these ports";
  const std::unordered_set<std::string_view> ports(touched.begin(), touched.end());
  for (const std::string& port : entry_->management_ports)
    if (ports.contains(port)) return "careful: management rides " + port + ", which is touched";
  return "management rides " + Listed(entry_->management_ports) + ": it is not touched";
}

}  // namespace fabric
