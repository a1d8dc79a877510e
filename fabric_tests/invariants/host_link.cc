#include "host_link.h"

#include <fmt/format.h>

#include <utility>

#include "fec_ends.h"
#include "missing_netdev.h"
#include "netplan_change.h"
#include "rail_fault.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

void JudgeSpeed(const HostRail& of, const HostNic& nic, BitRate wanted, Parts& parts) {
  if (!nic.speed) return parts.Absent(nic.speed.error());
  if (nic.speed->value == wanted) return parts.Holds();
  Finding finding = RailFault(of, "rail-speed");
  finding.expected = Text(wanted);
  finding.observed = nic.speed->value ? Text(*nic.speed->value) : "no link";
  finding.evidence = {nic.speed->evidence};
  finding.caution =
      "no fix is named: look at the cable and at the leg; drain before a measurement counts";
  parts.Violated(std::move(finding));
}

void JudgeFec(const HostRail& of, const HostNic& nic, const std::string& leg, Parts& parts) {
  const FecWords* wanted = FecOfLeg(leg);
  if (wanted == nullptr) return;  // the inventory lets no other word through
  if (nic.speed && !nic.speed->value)
    return parts.NoEvidence(of.Where() + " has no link, and so no FEC");
  if (!nic.fec) return parts.Absent(nic.fec.error());
  const FecWords* is = FecOfHost(nic.fec->value);
  if (is == wanted) return parts.Holds();
  Finding finding = RailFault(of, "rail-fec");
  finding.expected = fmt::format("FEC {}, as {} on the leg", wanted->printed, leg);
  finding.observed = "FEC " + nic.fec->value;
  finding.evidence = {nic.fec->evidence};
  finding.caution = "the link goes down and up: drain before a measurement counts";
  if (is != nullptr && IsSafeInterfaceName(of.netdev)) {
    finding.fix = {
        fmt::format("sudo ethtool --set-fec {} encoding {}", of.netdev, wanted->encoding)};
    finding.undo = {fmt::format("sudo ethtool --set-fec {} encoding {}", of.netdev, is->encoding)};
  }
  parts.Violated(std::move(finding));
}

// Where the intent names no FEC, both ends have to run the same.
void JudgeFecOfEnds(const FabricState& state, const HostRail& of, Parts& parts) {
  const auto ends = FecEndsOf(state, of);
  if (!ends) return;
  if (ends->Agree()) return parts.Holds();
  Finding finding = RailFault(of, "rail-fec-differs");
  finding.expected = "the FEC of " + ends->leg_name + ": " + ends->leg->value;
  finding.observed = "FEC " + ends->nic->value;
  finding.evidence = {ends->nic->evidence, ends->leg->evidence};
  finding.caution = kFecEndsCaution;
  parts.Violated(std::move(finding));
}

template <class T>
void JudgePcie(const HostRail& of, const Observed<T>& seen, const std::optional<T>& wanted,
               std::string_view unit, Parts& parts) {
  if (!wanted) return;
  if (!seen) return parts.Absent(seen.error());
  if (seen->value == *wanted) return parts.Holds();
  Finding finding = RailFault(of, "pcie-link");
  finding.expected = fmt::format("{}{}", unit, *wanted);
  finding.observed = fmt::format("{}{}", unit, seen->value);
  finding.evidence = {seen->evidence};
  finding.caution =
      "no fix is named: bring the firmware of the host up to date, then take it off power";
  parts.Violated(std::move(finding));
}

bool AsksForALink(const Intent& intent) {
  return intent.leg_rate || intent.leg_fec || intent.pcie.width || intent.pcie.speed;
}

}  // namespace

const std::vector<Invariant>& HostLinkInvariants() {
  static const std::vector<Invariant> rows = {
      {"HostLink",
       "RailLinkMatchesTheSwitch",
       SubjectKind::kHostRail,
       "the rail has the speed and the FEC of the switch's legs, and its NIC the PCIe link of the "
       "intent",
       "a rail with two PCIe lanes instead of four ends at about 55 Gb/s, whatever the cable; ends "
       "with different FEC have no link, or errors",
       {"ethtool.NETDEV", "ethtool-fec.NETDEV", "pcie-link.NETDEV"},
       RailLinkMatchesTheSwitch}};
  return rows;
}

Verdict RailLinkMatchesTheSwitch(const FabricState& state, const Subject& subject) {
  const Intent& intent = state.inventory.intent;
  const auto of = FindHostRail(state, subject.device, subject.rail);
  const HostNic* nic = of ? NicOf(*of) : nullptr;
  const bool has_ends = nic != nullptr && !intent.leg_fec && FecEndsOf(state, *of);
  if (!AsksForALink(intent) && !has_ends)
    return NotApplicable("the intent has no rate, FEC or PCIe link");
  if (nic == nullptr) return Unseen(subject);
  if (const auto without = WithoutNetdev(state, *of)) return *without;
  Parts parts;
  if (intent.leg_rate) JudgeSpeed(*of, *nic, *intent.leg_rate, parts);
  if (intent.leg_fec)
    JudgeFec(*of, *nic, *intent.leg_fec, parts);
  else
    JudgeFecOfEnds(state, *of, parts);
  JudgePcie(*of, nic->pcie_width, intent.pcie.width, "PCIe x", parts);
  JudgePcie(*of, nic->pcie_speed, intent.pcie.speed, "PCIe at ", parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
