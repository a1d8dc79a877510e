#include <fmt/format.h>

#include <utility>

#include "host_qos.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

Finding UnitFault(const std::string& host, const HostUnit& unit, std::string fault) {
  Finding finding;
  finding.fault = std::move(fault);
  finding.PlaceAt(host, unit.name);
  return finding;
}

// Whether there is a unit of that name, to be judged further.
bool JudgeLoaded(const std::string& host, const HostUnit& unit, Parts& parts) {
  if (!unit.load_state) {
    parts.Absent(unit.load_state.error());
    return false;
  }
  if (unit.load_state->value == "loaded") return true;
  Finding finding = UnitFault(host, unit, "unit-missing");
  finding.expected = unit.name + " is there";
  finding.observed = "LoadState=" + unit.load_state->value;
  finding.evidence = {unit.load_state->evidence};
  finding.caution =
      "no fix is named: what the unit does is for you to write; copy it from a host that has it, "
      "or name in the inventory the one that sets the priorities";
  parts.Violated(std::move(finding));
  return false;
}

void JudgeEnabled(const std::string& host, const HostUnit& unit, Parts& parts) {
  if (!unit.file_state) return parts.Absent(unit.file_state.error());
  if (unit.file_state->value == "enabled") return parts.Holds();
  Finding finding = UnitFault(host, unit, "unit-disabled");
  finding.expected = unit.name + " is enabled: it runs at every boot";
  finding.observed = "UnitFileState=" + unit.file_state->value;
  finding.evidence = {unit.file_state->evidence};
  finding.fix = {"sudo systemctl enable " + unit.name};
  finding.undo = {"sudo systemctl disable " + unit.name};
  parts.Violated(std::move(finding));
}

Finding NotRun(const std::string& host, const HostUnit& unit) {
  Finding finding = UnitFault(host, unit, "unit-not-run");
  finding.expected = unit.name + " ran in this boot, with success";
  finding.fix = {"sudo systemctl restart " + unit.name};
  return finding;
}

void JudgeRun(const std::string& host, const HostUnit& unit, Parts& parts) {
  if (!unit.started_us) return parts.Absent(unit.started_us.error());
  if (!unit.result) return parts.Absent(unit.result.error());
  if (unit.started_us->value == 0) {
    Finding finding = NotRun(host, unit);
    finding.observed = "it did not run in this boot";
    finding.evidence = {unit.started_us->evidence};
    return parts.Violated(std::move(finding));
  }
  if (unit.result->value != "success") {
    Finding finding = NotRun(host, unit);
    finding.observed = "Result=" + unit.result->value;
    finding.evidence = {unit.result->evidence};
    finding.caution = fmt::format("why it failed: journalctl -b -u {}", unit.name);
    return parts.Violated(std::move(finding));
  }
  if (unit.active_state && unit.active_state->value == "activating")
    return parts.Unknown(fmt::format("{} {} is still running", host, unit.name));
  parts.Holds();
}

}  // namespace

Verdict QosIsPersistent(const FabricState& state, const Subject& subject) {
  if (!state.inventory.intent.qos_unit)
    return NotApplicable("the intent names no unit that sets the priorities");
  const HostState* host = state.FindHost(subject.device);
  if (host == nullptr) return Unseen(subject);
  if (!host->qos_unit) return Absent(host->qos_unit.error());
  Parts parts;
  if (JudgeLoaded(host->name, *host->qos_unit, parts)) {
    JudgeEnabled(host->name, *host->qos_unit, parts);
    JudgeRun(host->name, *host->qos_unit, parts);
  }
  return std::move(parts).Sum();
}

}  // namespace fabric
