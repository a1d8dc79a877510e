#include "observed_facts.h"

#include <optional>
#include <set>

namespace fabric {
namespace {

std::string Why(const Missing& missing) {
  return missing.why == Missing::Why::kNoAnswer ? kNoAnswerWord : kNotAskedWord;
}

std::string Word(const std::string& value) { return value; }
std::string Word(bool value) { return value ? "yes" : "no"; }
std::string Word(int value) { return std::to_string(value); }
std::string Word(std::int64_t value) { return std::to_string(value); }
std::string Word(BitRate value) { return std::to_string(value.bits_per_second); }
std::string Word(const std::set<int>& values) {
  std::string all;
  for (const int value : values) all += Word(value) + ",";
  return all;
}
std::string Word(const std::optional<BitRate>& value) { return value ? Word(*value) : "none"; }

// Names each fact and writes its value, or why there is none.
class Gatherer {
 public:
  explicit Gatherer(const FabricState& state) {
    for (const SwitchState& seen : state.switches) AddSwitch(seen);
    for (const HostState& seen : state.hosts) AddHost(seen);
  }

  ObservedFacts::Values Take() && { return std::move(values_); }

 private:
  void Add(const std::string& name, std::string value) {
    values_[device_ + " " + name].push_back(std::move(value));
  }

  template <class T>
  void One(const std::string& name, const Observed<T>& fact) {
    Add(name, fact ? Word(fact->value) : Why(fact.error()));
  }

  // The list itself by `key`; where it is missing, none of its elements' facts are there.
  template <class List, class Key>
  bool HasList(const std::string& name, const Maybe<List>& list, Key key) {
    if (!list) {
      Add(name, Why(list.error()));
      return false;
    }
    std::string all;
    for (const auto& element : *list) all += key(element) + "; ";
    Add(name, all);
    return true;
  }

  void AddSwitch(const SwitchState& seen) {
    device_ = seen.name;
    One("model", seen.model);
    One("version", seen.version);
    One("qos_offload", seen.qos_offload);
    One("dcbx", seen.dcbx);
    One("fabric_bridge", seen.fabric_bridge);
    One("management_bridge", seen.management_bridge);
    One("firmware", seen.firmware);
    Add("exported", seen.exported ? "whole" : Why(seen.exported.error()));
    AddPorts(seen);
    AddLinks(seen);
    AddBridges(seen);
    AddBridgePorts(seen);
    AddQosPorts(seen);
    AddLists(seen);
  }

  void AddPorts(const SwitchState& seen) {
    if (!HasList("ports", seen.ports, [](const Port& port) { return port.name; })) return;
    for (const Port& port : *seen.ports) {
      One("ports.on_chip", port.on_chip);
      One("ports.running", port.running);
      One("ports.disabled", port.disabled);
      One("ports.l2mtu", port.l2mtu);
      One("ports.mtu", port.mtu);
      One("ports.forced_speed", port.forced_speed);
      One("ports.rx_flow_control", port.rx_flow_control);
      One("ports.tx_flow_control", port.tx_flow_control);
    }
  }

  void AddLinks(const SwitchState& seen) {
    if (!HasList("links", seen.links, [](const PortLink& link) { return link.port; })) return;
    for (const PortLink& link : *seen.links) {
      One("links.auto_negotiation", link.auto_negotiation);
      One("links.advertise", link.advertise);
      One("links.status", link.status);
      One("links.rate", link.rate);
      One("links.full_duplex", link.full_duplex);
      One("links.fec", link.fec);
      One("links.eeprom_checksum", link.eeprom_checksum);
      One("links.downs_at_start", link.downs_at_start);
      One("links.downs_at_end", link.downs_at_end);
    }
  }

  void AddBridges(const SwitchState& seen) {
    if (!HasList("bridges", seen.bridges, [](const Bridge& bridge) { return bridge.name; })) return;
    for (const Bridge& bridge : *seen.bridges) {
      One("bridges.disabled", bridge.disabled);
      One("bridges.protocol_mode", bridge.protocol_mode);
      HasList("bridges.cpu_features", bridge.cpu_features,
              [](const auto& feature) { return feature.first; });
    }
  }

  void AddBridgePorts(const SwitchState& seen) {
    const auto key = [](const BridgePort& member) { return member.interface + member.bridge; };
    if (!HasList("bridge_ports", seen.bridge_ports, key)) return;
    for (const BridgePort& member : *seen.bridge_ports) {
      One("bridge_ports.disabled", member.disabled);
      One("bridge_ports.hw", member.hw);
      One("bridge_ports.hw_offload", member.hw_offload);
      One("bridge_ports.horizon", member.horizon);
      One("bridge_ports.role", member.role);
      One("bridge_ports.forwarding", member.forwarding);
    }
  }

  void AddQosPorts(const SwitchState& seen) {
    if (!HasList("qos_ports", seen.qos_ports, [](const QosPort& port) { return port.name; }))
      return;
    for (const QosPort& port : *seen.qos_ports) {
      One("qos_ports.trust_l2", port.trust_l2);
      One("qos_ports.trust_l3", port.trust_l3);
      One("qos_ports.pfc", port.pfc);
      One("qos_ports.map", port.map);
      One("qos_ports.profile", port.profile);
      One("qos_ports.tx_manager", port.tx_manager);
      for (const auto& rate : port.egress_rate) One("qos_ports.egress_rate", rate);
    }
  }

  void AddLists(const SwitchState& seen) {
    HasList("host_table", seen.host_table,
            [](const LearnedMac& row) { return row.mac + row.interface + Word(row.external); });
    HasList("addresses", seen.addresses, [](const SwitchAddress& is) { return is.address; });
    HasList("offload_log", seen.offload_log,
            [](const OffloadLogLine& line) { return line.bridge + Word(line.activated); });
    HasList("packages", seen.packages,
            [](const Package& package) { return package.name + package.version; });
    HasList("qos_profiles", seen.qos_profiles,
            [](const QosProfile& profile) { return profile.name + Word(profile.dscp.value); });
    HasList("pfc_profiles", seen.pfc_profiles, [](const PfcProfile& pfc) { return pfc.name; });
    HasList("dscp_map", seen.dscp_map,
            [](const DscpMapping& entry) { return Word(entry.dscp) + entry.profile; });
    AddTxQueues(seen);
    if (!seen.legs) return Add("legs", Why(seen.legs.error()));
    for (const Leg& leg : seen.legs->legs) Add("legs", leg.port + leg.host);
  }

  void AddTxQueues(const SwitchState& seen) {
    for (const TxQueue& queue : seen.tx_queues) {
      const std::string id = queue.tx_manager + Word(queue.traffic_class);
      One("tx_queues.ecn " + id, queue.ecn);
      One("tx_queues.wred " + id, queue.wred);
      One("tx_queues.use_shared_buffers " + id, queue.use_shared_buffers);
      One("tx_queues.schedule " + id, queue.schedule);
    }
  }

  void AddHost(const HostState& seen) {
    device_ = seen.name;
    HasList("interfaces", seen.interfaces, [](const HostInterface& interface) {
      std::string text = interface.name + interface.mac.value_or("");
      for (const HostAddress& address : interface.addresses) text += " " + address.text;
      return text;
    });
    HasList("mtu", seen.mtu,
            [](const auto& entry) { return entry.first + Word(entry.second.value); });
    HasList("sysctl", seen.sysctl,
            [](const auto& entry) { return entry.first + Word(entry.second.value); });
    AddBootSysctls(seen);
    HasList("nm_states", seen.nm_states,
            [](const auto& entry) { return entry.first + Word(entry.second.value); });
    One("kernel", seen.kernel);
    HasList("kernel_events", seen.kernel_events, [](const auto& entry) {
      return Word(static_cast<int>(entry.first)) + " " + Word(entry.second.count);
    });
    AddUnit(seen);
    HasList("idle.states", seen.idle.states, [](const IdleState& state) {
      return state.cpu + " " + state.name + Word(state.disabled.value);
    });
    One("idle.held_latency_us", seen.idle.held_latency_us);
    AddRdma(seen);
    for (const auto& [netdev, nic] : seen.nics) AddNic(nic);
    for (const auto& [netdev, boot] : seen.boot_netdevs) AddBoot(boot);
  }

  void AddUnit(const HostState& seen) {
    if (!seen.qos_unit) return Add("qos_unit", Why(seen.qos_unit.error()));
    Add("qos_unit", seen.qos_unit->name);
    One("qos_unit.load_state", seen.qos_unit->load_state);
    One("qos_unit.file_state", seen.qos_unit->file_state);
    One("qos_unit.active_state", seen.qos_unit->active_state);
    One("qos_unit.result", seen.qos_unit->result);
    One("qos_unit.started_us", seen.qos_unit->started_us);
  }

  void AddRdma(const HostState& seen) {
    const auto key = [](const HostRdmaPort& port) { return port.device + port.netdev; };
    if (!HasList("rdma_ports", seen.rdma_ports, key)) return;
    for (const HostRdmaPort& port : *seen.rdma_ports) {
      One("rdma_ports.state", port.state);
      One("rdma_ports.active_mtu", port.active_mtu);
      HasList("rdma_ports.gids", port.gids, [](const RdmaGid& gid) { return gid.text + gid.type; });
    }
  }

  void AddBootSysctls(const HostState& seen) {
    if (!seen.boot_sysctls) return Add("boot_sysctls", Why(seen.boot_sysctls.error()));
    std::string all = seen.boot_sysctls->whole ? "whole" : "part";
    for (const SysctlSetting& setting : seen.boot_sysctls->settings)
      all += " " + setting.key + "=" + setting.value.value_or("-");
    Add("boot_sysctls", all);
  }

  void AddBoot(const Maybe<BootNetdev>& boot) {
    if (!boot) return Add("boot_netdevs", Why(boot.error()));
    std::string all = Word(boot->mtu.value) + Word(static_cast<int>(boot->automatic.size()));
    for (const Fact<std::string>& address : boot->addresses) all += address.value;
    Add("boot_netdevs", all);
  }

  void AddNic(const HostNic& nic) {
    One("nics.speed", nic.speed);
    One("nics.fec", nic.fec);
    One("nics.pcie_width", nic.pcie_width);
    One("nics.pcie_speed", nic.pcie_speed);
    One("nics.driver", nic.driver);
    One("nics.firmware", nic.firmware);
    One("nics.pfc", nic.qos.pfc);
    One("nics.trust", nic.qos.trust);
    HasList("nics.priority_of_dscp", nic.qos.priority_of_dscp,
            [](const auto& entry) { return Word(entry.first) + Word(entry.second.value); });
  }

  std::string device_;
  ObservedFacts::Values values_;
};

}  // namespace

ObservedFacts::ObservedFacts(const FabricState& state) : values_(Gatherer(state).Take()) {}

}  // namespace fabric
