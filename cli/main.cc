#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

#include "build_config.h"
#include "cabling_command.h"
#include "collect_command.h"
#include "command.h"
#include "explain_command.h"
#include "inventory_command.h"
#include "judge_command.h"
#include "report_command.h"
#include "suite_command.h"

namespace fabric {
namespace {

void AddFormat(CLI::App& command, Format& format) {
  command.add_option("--format", format, "what is printed: text or json")
      ->transform(CLI::CheckedTransformer(
          std::map<std::string, Format>{{"text", Format::kText}, {"json", Format::kJson}}))
      ->option_text("text|json");
}

void AddInput(CLI::App& command, InputOptions& input) {
  command.add_option("--inventory", input.inventory, "what the fabric shall be")
      ->option_text("FILE");
  command.add_option("--replay", input.replay, "a capture of it")->option_text("DIR");
  command.add_option("--profile", input.profile, "expectations instead, e.g. crs804-lossy-4-rails")
      ->option_text("NAME");
  command
      .add_option("--fabric-bridge", input.fabric_bridge,
                  "the bridge of the legs, where nothing else tells")
      ->option_text("NAME");
}

void AddJudge(CLI::App& app, JudgeOptions& options, std::optional<std::string>& collected) {
  CLI::App* judge =
      app.add_subcommand("judge", "Judge a captured fabric, or an export of a switch");
  AddInput(*judge, options.input);
  judge->add_option("--export", options.input.export_file, "a lone /export of a switch")
      ->option_text("FILE");
  judge->add_option("--suite", options.suites, "only these suites of rows")->option_text("NAME");
  judge->add_option("--report", options.report, "write junit.xml, run.json and summary.md here")
      ->option_text("DIR");
  judge
      ->add_option("--collected", collected,
                   "one suite of the capture that `collect --report DIR` left")
      ->option_text("DIR");
  AddFormat(*judge, options.format);
  judge->footer(
      "Options that begin with --gtest_ go to GoogleTest.\n\n"
      "Examples:\n"
      "  fabric judge --replay captures/before-fix\n"
      "  fabric judge --export crs804.rsc --profile crs804-lossy-4-rails\n"
      "  fabric judge --inventory lab.yaml --suite SwitchQos --format json\n\n"
      "Exit: 0 all that was judged holds, 1 violated, 2 unknown or a usage error,\n"
      "3 inconclusive, 77 every row of the named suites was skipped.");
}

void AddCollect(CLI::App& app, CollectOptions& options) {
  CLI::App* collect =
      app.add_subcommand("collect", "Ask every device, write the answers as a capture, judge it");
  AddInput(*collect, options.input);
  collect->add_option("--output", options.output, "the folder of the capture")->option_text("DIR");
  collect->add_option("--report", options.report, "a report folder: it is cleared first")
      ->option_text("DIR");
  collect->add_flag_callback(
      "--no-judge", [&options] { options.judge = false; }, "write the capture only");
  collect->footer(
      "Example:\n"
      "  fabric collect --inventory lab.yaml --output captures/before-fix\n\n"
      "Exit with --no-judge: 0 a capture was written, 2 none was; else as judge.");
}

void AddReport(CLI::App& app, ReportOptions& options) {
  CLI::App* report = app.add_subcommand(
      "report", "Write the reports of a run whose suites were judged one by one");
  report->add_option("folder", options.folder, "the report folder")->required();
  AddFormat(*report, options.format);
  report->footer("Example:\n  fabric report build/report\n\nExit: as judge.");
}

void AddCabling(CLI::App& app, CablingOptions& options) {
  CLI::App* cabling =
      app.add_subcommand("cabling", "Say which rail is behind which port of a switch");
  AddInput(*cabling, options.input);
  AddFormat(*cabling, options.format);
  cabling->footer(
      "Joins the MACs in the switches' host tables with the hosts' netdevs, and prints the legs\n"
      "as the inventory takes them.\n\n"
      "Example:\n"
      "  fabric cabling --replay captures/after-recabling\n\n"
      "Exit: 0 every rail was found, 2 what is missing is named, or a usage error.");
}

void AddExplain(CLI::App& app, ExplainOptions& options) {
  CLI::App* explain = app.add_subcommand("explain", "Explain a row, or a cause with all its lines");
  explain->add_option("id", options.id, "a row, e.g. SwitchBridge.NoFabricLegIsBlocked");
  explain->add_option("--cause", options.cause, "the number of a cause")->option_text("N");
  explain->add_option("--export", options.input.export_file, "a lone /export of a switch")
      ->option_text("FILE");
  AddInput(*explain, options.input);
  AddFormat(*explain, options.format);
  explain->footer(
      "Examples:\n"
      "  fabric explain SwitchOffload.EveryFabricLegIsOffloaded\n"
      "  fabric explain --cause 1 --replay captures/before-fix");
}

void AddInventory(CLI::App& app, InventoryOptions& options) {
  CLI::App* inventory = app.add_subcommand(
      "inventory", "Propose an inventory from outputs that were pasted into files");
  inventory->add_option("folder", options.folder, "the folder of the files")->required();
  inventory->add_option("--profile", options.profile, "expectations, instead of guessed ones")
      ->option_text("NAME");
  inventory->footer("Example:\n  fabric inventory outputs/ > outputs/inventory.yaml");
}

// GoogleTest's own options are taken out of `arguments`: no option of ours begins like that.
std::vector<std::string> TakeGtestArguments(std::vector<std::string>& arguments) {
  const auto ours = [](const std::string& argument) { return !argument.starts_with("--gtest_"); };
  const auto first = std::stable_partition(arguments.begin(), arguments.end(), ours);
  std::vector<std::string> gtest(first, arguments.end());
  arguments.erase(first, arguments.end());
  return gtest;
}

// Of all that `judge` takes, a collected suite has its name and the format alone.
int JudgeCollected(const std::string& folder, const JudgeOptions& judge) {
  const InputOptions& input = judge.input;
  if (judge.suites.size() != 1 || judge.report || input.inventory || input.replay ||
      input.export_file || input.profile || input.fabric_bridge)
    return Refuse("--collected DIR goes with one --suite NAME and no other input or report");
  return JudgeSuite({folder, judge.suites.front(), judge.format, judge.gtest_arguments});
}

int Run(std::vector<std::string> arguments) {
  CLI::App app("The invariants of a RoCE fabric, judged.", "fabric");
  app.set_version_flag("--version", std::string(kVersion));
  app.require_subcommand(1);
  JudgeOptions judge;
  CollectOptions collect;
  ReportOptions report;
  ExplainOptions explain;
  InventoryOptions inventory;
  CablingOptions cabling;
  Format list_format = Format::kText;
  judge.gtest_arguments = TakeGtestArguments(arguments);
  std::optional<std::string> collected;
  AddJudge(app, judge, collected);
  AddCollect(app, collect);
  AddReport(app, report);
  AddCabling(app, cabling);
  CLI::App* list = app.add_subcommand("list", "List every row, and what can answer it");
  AddFormat(*list, list_format);
  list->footer(
      "A line for each row: its id, then the questions that it needs (\"|\": or).\n\n"
      "Example:\n  fabric list | grep Mtu");
  AddExplain(app, explain);
  AddInventory(app, inventory);
  if (arguments.empty()) {
    std::cerr << "fabric: which command?\n\n" << app.help();
    return kExitUnknown;
  }
  try {
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 takes them
    app.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kExitHolds : kExitUnknown;
  }
  if (!judge.gtest_arguments.empty() && !app.got_subcommand("judge"))
    return Refuse(judge.gtest_arguments.front() + " goes with `fabric judge` only");
  if (app.got_subcommand("judge"))
    return collected ? JudgeCollected(*collected, judge) : Judge(judge);
  if (app.got_subcommand("collect")) return Collect(collect);
  if (app.got_subcommand("report")) return Report(report);
  if (app.got_subcommand("cabling")) return PrintCabling(cabling);
  if (app.got_subcommand("list")) return List(list_format);
  if (app.got_subcommand("inventory")) return ProposeInventoryOf(inventory);
  return Explain(explain);
}

}  // namespace
}  // namespace fabric

int main(int argc, char** argv) {
  try {
    return fabric::Run({argv + 1, argv + argc});
  } catch (const std::exception& error) {  // out of memory and the like: never look green
    return fabric::Refuse(error.what());
  }
}
