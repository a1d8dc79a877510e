#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "judgement.h"

namespace fabric {

// What is said of a run beside its verdicts.
struct RunInfo {
  std::string fabric;        // name of the fabric
  std::string summary;       // "1 switch (CRS804-4DDQ, RouterOS 7.23.2), 4 hosts x 4 rails, lossy"
  std::string state;         // "capture before-fix/  taken 2026-07-21 22:14, complete, 5 devices"
  bool example = false;      // the bundled capture was judged, not a fabric of the reader
  bool export_only = false;  // nothing but an export was there
  std::vector<std::string> notes;
  // The command that shows a cause of this run whole, up to the cause's number.
  std::string explain_cause;
  std::string folder;  // where the report files lie; empty: nowhere
};

struct RunReport {
  RunInfo info;
  Judgement judgement;
};

inline constexpr std::string_view kExampleBanner = "EXAMPLE CAPTURE, not your fabric";

// 0 holds, 1 violated, 2 unknown, 3 inconclusive.
int ExitCode(const RunReport& report);

// "GREEN", "RED", "UNKNOWN", "INCONCLUSIVE".
std::string_view Word(RunVerdict verdict);

// The same verdict as the cases spell it: "holds", "violated", ...
std::string_view VerdictText(RunVerdict verdict);

// "49 rows: 38 judged, 13 red by 3 causes; 11 not judged (6 not applicable, 5 no evidence: nothing
// was measured)". Never empty of what was not judged. Not yet printable: reasons may be hostile.
std::string CountsLine(const Judgement& judgement);

// What an export alone can say: "an export can judge 12 of 49 rows ...".
std::string ExportLine(const Judgement& judgement);

// Notes of the run, then those of its cases, each once.
std::vector<std::string> AllNotes(const RunReport& report);

}  // namespace fabric
