#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fabric_state.h"
#include "verdict.h"

namespace fabric {

std::string YesNo(bool value);

// One property of a QoS port, as a person reads it and as RouterOS takes it.
struct QosSetting {
  std::string shown;    // "pfc=pfc-tc3", "egress-rate-queue3 unset"
  std::string command;  // "pfc=pfc-tc3", "!egress-rate-queue3"
};

QosSetting NamedSetting(const std::string& property, const std::string& value);
// No rate, and a rate of 0, are no shaper: "unset".
QosSetting RateSetting(int queue, std::optional<BitRate> rate);

// The rate in RouterOS' own unit: "100Gbps", "2500Mbps", bits per second where neither is exact.
std::string RouterosRate(BitRate rate);

// Settings of one QoS port that are not as they should be, gathered into one finding.
class QosPortFault {
 public:
  QosPortFault(const std::string& device, std::string port);

  void Add(const QosSetting& is, const QosSetting& shall, const Evidence& evidence,
           bool is_default);
  // What is wrong but cannot be mended here.
  void AddWithoutFix(const std::string& observed, const std::string& expected,
                     const Evidence& evidence);
  bool Any() const { return !finding_.observed.empty(); }
  // A rate of a queue that is to be `shall`. A rate that the running version refuses gets no fix.
  void AddRate(const SwitchState& state, const QosSetting& is, const QosSetting& shall,
               std::optional<BitRate> rate, const Fact<std::optional<BitRate>>& seen);

  Finding Take(std::string fault) &&;

 private:
  std::string port_;
  Finding finding_;
  std::string fix_;
  std::string undo_;
};

struct LegQos {
  std::string port;
  const QosPort* qos = nullptr;  // never null
};

// The legs of the switch whose QoS settings were seen.
std::vector<LegQos> SeenLegs(const SwitchState& state);
// What keeps SeenLegs from being every leg.
void TellUnseenLegs(const SwitchState& state, Parts& parts);
// Both.
std::vector<LegQos> LegsWithQos(const SwitchState& state, Parts& parts);

// What a leg's link runs at: its forced speed, else the intent's rate. Nullopt when neither is
// known.
std::optional<BitRate> LinkRate(const SwitchState& state, const Intent& intent,
                                const std::string& port);

// Appends a line of evidence that is not there yet.
void AddEvidence(std::vector<Evidence>& evidence, const Evidence& line);

// A rate of 0 is none.
bool IsShaper(std::optional<BitRate> rate);

}  // namespace fabric
