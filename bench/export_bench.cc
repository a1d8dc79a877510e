#include <benchmark/benchmark.h>

#include "export_text.h"
#include "routeros_export.h"

namespace fabric {
namespace {

// Wanted: 20 MB/s, and ten times the text in at most eleven times the time.
void ParseExportOfPorts(benchmark::State& state) {
  const std::string text = ExportText(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    const auto exported = ParseExport(text);
    if (!exported) return state.SkipWithError(exported.error().Text().c_str());
    benchmark::DoNotOptimize(exported->menus.size());
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
}

BENCHMARK(ParseExportOfPorts)->Arg(1'000)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace fabric
