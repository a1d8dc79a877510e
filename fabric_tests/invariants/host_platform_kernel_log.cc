#include <fmt/format.h>

#include <utility>

#include "host_platform.h"
#include "unseen_subject.h"

namespace fabric {
namespace {

const KernelEventLines* Find(const KernelEvents& events, KernelEvent event) {
  const auto found = events.find(event);
  return found == events.end() ? nullptr : &found->second;
}

std::string TimesSaid(const KernelEventLines& lines, std::string_view what) {
  return lines.count == 1 ? fmt::format("the kernel told of {}", what)
                          : fmt::format("the kernel told of {}, {} times", what, lines.count);
}

Finding KernelFault(const std::string& host, std::string fault, const KernelEventLines& lines) {
  Finding finding;
  finding.fault = std::move(fault);
  finding.PlaceAt(host, "");
  finding.evidence = lines.first;
  finding.caution =
      "no command mends it: drain the host (shut it down, without power for 60 s, boot) before a "
      "measurement counts; when it comes back, the slot, the cable or the NIC is at fault. Tools "
      "that ask a NIC in that state may hang";
  return finding;
}

void JudgeFatalPcie(const std::string& host, const KernelEvents& events, Parts& parts) {
  const KernelEventLines* lines = Find(events, KernelEvent::kPcieFatal);
  if (lines == nullptr) return parts.Holds();
  Finding finding = KernelFault(host, "pcie-fatal", *lines);
  finding.expected = "no fatal PCIe error since boot";
  finding.observed = TimesSaid(*lines, "a fatal PCIe error");
  parts.Violated(std::move(finding));
}

void JudgeNicHealth(const std::string& host, const KernelEvents& events, Parts& parts) {
  const KernelEventLines* lines = Find(events, KernelEvent::kNicFault);
  if (lines == nullptr) return parts.Holds();
  Finding finding = KernelFault(host, "nic-fault", *lines);
  finding.expected = "no reset and no health alarm of the NIC since boot";
  finding.observed = TimesSaid(*lines, "a NIC that it reset or found unhealthy");
  parts.Violated(std::move(finding));
}

// "spark1: what it means (the first line that says so)"
void NoteLines(const std::string& host, const KernelEvents& events, KernelEvent event,
               std::string_view meaning, Parts& parts) {
  const KernelEventLines* lines = Find(events, event);
  if (lines == nullptr || lines->first.empty()) return;
  const Evidence& first = lines->first.front();
  parts.Note(fmt::format("{}: {} ({}:{} {})", host, meaning, first.file, first.line, first.text));
}

void NoteTheRest(const std::string& host, const KernelEvents& events, Parts& parts) {
  NoteLines(host, events, KernelEvent::kHotPlug,
            "hot-plug of the NIC since boot: its bandwidth must be measured again", parts);
  NoteLines(host, events, KernelEvent::kPcieNonFatal, "PCIe errors that were not fatal", parts);
  NoteLines(host, events, KernelEvent::kPcieCorrected, "PCIe errors that were corrected", parts);
  NoteLines(host, events, KernelEvent::kLimitedBandwidth, "PCIe is slower than the NIC", parts);
  if (Find(events, KernelEvent::kInsufficientPower) != nullptr)
    parts.Note("\"insufficient power on the PCIe slot (27W)\" in the kernel log: cosmetic on GB10");
}

}  // namespace

Verdict KernelLogShowsNoFatalPcieError(const FabricState& state, const Subject& subject) {
  const HostState* host = state.FindHost(subject.device);
  if (host == nullptr) return Unseen(subject);
  if (!host->kernel_events) return Absent(host->kernel_events.error());
  Parts parts;
  JudgeFatalPcie(host->name, *host->kernel_events, parts);
  JudgeNicHealth(host->name, *host->kernel_events, parts);
  NoteTheRest(host->name, *host->kernel_events, parts);
  return std::move(parts).Sum();
}

}  // namespace fabric
