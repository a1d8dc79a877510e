#include <benchmark/benchmark.h>
#include <unistd.h>

#include <filesystem>

#include "child_process.h"
#include "large_fabric.h"

namespace fabric {
namespace {

// Process start and everything else that a person waits for.
void Judge(benchmark::State& state, const std::filesystem::path& capture) {
  long peak_kib = 0;
  for (auto _ : state) {
    const Ended judged = RunToEnd({FABRIC_PROGRAM, "judge", "--replay", capture.string()});
    if (judged.exit != 0) return state.SkipWithError("the capture is not judged green");
    peak_kib = std::max(peak_kib, judged.peak_kib);
  }
  state.counters["peak_MB"] = static_cast<double>(peak_kib) * 1024 / 1e6;
}

// Wanted: 100 ms.
void JudgeHealthyCrs804(benchmark::State& state) {
  Judge(state, std::filesystem::path(FABRIC_CAPTURES) / "healthy-crs804");
}

// Wanted of 64 hosts: 1 s and 300 MB; of twice as many: 2.2 times the time.
void JudgeEightSwitchesAndHosts(benchmark::State& state) {
  const int hosts = static_cast<int>(state.range(0));
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() /
      ("fabric-bench-" + std::to_string(getpid()) + "-" + std::to_string(hosts));
  WriteLargeFabric(folder, hosts);
  Judge(state, folder);
  std::filesystem::remove_all(folder);
}

BENCHMARK(JudgeHealthyCrs804)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(JudgeEightSwitchesAndHosts)
    ->Arg(64)
    ->Arg(128)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace fabric
