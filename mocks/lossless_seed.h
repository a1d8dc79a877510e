#pragma once

#include <string>

#include "fabric_builder.h"
#include "switch_qos_lossless.h"
#include "verdict_text.h"

namespace fabric {

// Where the switches of seed B have their QoS settings from.
inline const std::string kLosslessExport = "devices/fabric-a/export.out";
// Two notes that every verdict on seed B has: it declares neither.
inline const std::string kLosslessNote =
    "note not declared by the intent, so not judged: ECN, DCBX\n";

// Seed B, whose first switch a test changes, and what LosslessClassIsConsistent says of it.
struct LosslessSeed {
  FabricState fabric = HealthySeedB();
  SwitchState& first = fabric.switches[0];

  QosPort& Leg(const std::string& port) { return QosPortOf(first, port); }
  LosslessClass& Wanted() { return *fabric.inventory.intent.lossless; }
  Verdict Judge() const {
    return LosslessClassIsConsistent(fabric, {SubjectKind::kSwitch, "fabric-a", ""});
  }
  std::string Judged() const { return Told(Judge()); }
};

}  // namespace fabric
