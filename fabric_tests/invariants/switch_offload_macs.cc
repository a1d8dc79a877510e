#include <fmt/format.h>

#include <unordered_map>
#include <unordered_set>

#include "chip_binding.h"
#include "switch_offload.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

// A rail of a host: what it is called and the MAC its netdev has.
struct RailMac {
  std::string name;  // "spark1 rail0"
  std::string mac;
  Evidence at;
};

// One judgement of the switch's host table.
class MacJudge {
 public:
  explicit MacJudge(const SwitchState& on) : on_(on), index_(on), binding_(on, index_) {
    for (const Leg& leg : on.legs->legs) legs_.insert(leg.port);
    for (const LearnedMac& row : *on.host_table)
      if (!row.local) rows_[row.mac].push_back(&row);
  }

  void Judge(const RailMac& rail, Parts& parts) const {
    const LearnedMac* by_cpu = nullptr;
    if (const auto rows = rows_.find(rail.mac); rows != rows_.end())
      for (const LearnedMac* row : rows->second) {
        if (row->external) return parts.Holds();
        if (row->dynamic && legs_.contains(row->interface)) by_cpu = row;
      }
    if (by_cpu != nullptr)
      parts.Violated(LearnedByCpu(rail, *by_cpu));
    else
      parts.NoEvidence("no frame since ageing: " + rail.name);
  }

 private:
  Finding LearnedByCpu(const RailMac& rail, const LearnedMac& row) const {
    Finding finding;
    finding.fault = "mac-learned-by-cpu";
    finding.PlaceAt(on_.name, row.interface);
    finding.expected = "external (E): learned by the switch chip";
    finding.observed =
        fmt::format("{} ({}) is dynamic (D) only: learned by the CPU", rail.mac, rail.name);
    finding.evidence = {row.at, rail.at};
    for (const BridgePort* member : index_.MembershipsOf(row.interface))
      if (member->bridge == row.bridge) binding_.Mend(*member, finding);
    return finding;
  }

  const SwitchState& on_;
  SwitchIndex index_;
  ChipBinding binding_;
  std::unordered_set<std::string_view> legs_;
  std::unordered_map<std::string_view, std::vector<const LearnedMac*>> rows_;
};

void JudgeHost(const MacJudge& judge, const HostState& host, const HostEntry& entry,
               const std::vector<const Rail*>& rails, Parts& parts) {
  if (!host.interfaces) return parts.Absent(host.interfaces.error());
  for (const Rail* rail : rails) {
    const std::string name = host.name + " " + rail->name;
    const std::string netdev = NamesOn(entry, *rail).netdev;
    const HostInterface* interface = host.FindInterface(netdev);
    if (interface == nullptr)
      parts.NoEvidence(name + ": the host has no " + netdev);
    else if (interface->mac_dispute)
      parts.Unknown(*interface->mac_dispute);
    else if (!interface->mac)
      parts.NoEvidence(name + ": no MAC was seen of " + netdev);
    else
      judge.Judge({name, *interface->mac, interface->at}, parts);
  }
}

}  // namespace

Verdict HostMacsAreLearnedByTheSwitchChip(const FabricState& state, const Subject& subject) {
  const SwitchState* on = state.FindSwitch(subject.device);
  if (on == nullptr) return Unseen(subject);
  if (state.inventory.hosts.empty())
    return Absent({Missing::Why::kNotAsked, "no host in this run"});
  if (!on->host_table) return Absent(on->host_table.error());
  if (!on->legs) return Absent(on->legs.error());

  std::vector<const Rail*> rails;
  for (const Rail& rail : state.inventory.rails)
    if (rail.switch_name == on->name) rails.push_back(&rail);
  Parts parts;
  const MacJudge judge(*on);
  for (const HostEntry& entry : state.inventory.hosts) {
    const HostState* host = state.FindHost(entry.name);
    if (host == nullptr)
      parts.NoEvidence("nothing was seen of " + entry.name);
    else
      JudgeHost(judge, *host, entry, rails, parts);
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
