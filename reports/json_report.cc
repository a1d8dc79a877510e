#include "json_report.h"

#include <nlohmann/json.hpp>

#include "device_text.h"
#include "reason_groups.h"
#include "text_block.h"

namespace fabric {
namespace {

using Json = nlohmann::ordered_json;

std::string Shown(std::string_view text) { return Printable(text, kMaxTextBytes); }

Json Shown(const std::vector<std::string>& texts) {
  Json list = Json::array();
  for (const std::string& text : texts) list.push_back(Shown(std::string_view(text)));
  return list;
}

Json ToJson(const std::vector<Evidence>& evidence) {
  Json list = Json::array();
  for (const Evidence& at : evidence) {
    list.push_back({{"file", Shown(at.file)}, {"line", at.line}, {"text", Shown(at.text)}});
  }
  return list;
}

Json ToJson(const Finding& finding) {
  return {{"fault", Shown(finding.fault)},       {"device", Shown(finding.device)},
          {"where", Shown(finding.where)},       {"expected", Shown(finding.expected)},
          {"observed", Shown(finding.observed)}, {"evidence", ToJson(finding.evidence)},
          {"caution", Shown(finding.caution)},   {"fix", Shown(finding.fix)},
          {"undo", Shown(finding.undo)}};
}

Json ToJson(const std::vector<Finding>& findings) {
  Json list = Json::array();
  for (const Finding& finding : findings) list.push_back(ToJson(finding));
  return list;
}

Json ToJson(const Case& judged) {
  return {{"id", Shown(judged.Id())},
          {"suite", judged.row->suite},
          {"name", judged.row->name},
          {"subject", Shown(judged.subject)},
          {"statement", judged.row->statement},
          {"verdict", Text(judged.verdict.kind)},
          {"causes", judged.causes},
          {"findings", ToJson(judged.verdict.findings)},
          {"waived", ToJson(judged.verdict.waived)},
          {"reasons", Shown(judged.verdict.reasons)},
          {"notes", Shown(judged.verdict.notes)}};
}

Json ToJson(const Cause& cause) {
  return {{"number", cause.number},          {"title", Shown(cause.title)},
          {"because", Shown(cause.because)}, {"device", Shown(cause.device)},
          {"proof", ToJson(cause.proof)},    {"caution", Shown(cause.caution)},
          {"fix", Shown(cause.fix)},         {"undo", Shown(cause.undo)},
          {"then", Shown(cause.then)},       {"cases", Shown(cause.cases)}};
}

Json Counts(const Judgement& judgement) {
  Json counts = {{"rows", judgement.cases.size()}, {"judged", judgement.Judged()}};
  for (const VerdictKind kind : {VerdictKind::kHolds, VerdictKind::kViolated}) {
    counts[std::string(Text(kind))] = judgement.Count(kind);
  }
  for (const VerdictKind kind : kNotJudged) {
    counts[std::string(Text(kind))] = judgement.Count(kind);
  }
  return counts;
}

Json ToJson(const RunReport& report) {
  const RunInfo& info = report.info;
  const Judgement& judgement = report.judgement;
  Json run = {{"schema", 1},
              {"fabric", Shown(info.fabric)},
              {"summary", Shown(info.summary)},
              {"state", Shown(info.state)},
              {"example", info.example},
              {"export_only", info.export_only},
              {"verdict", VerdictText(judgement.Overall())},
              {"exit", ExitCode(report)},
              {"counts", Counts(judgement)},
              {"notes", Shown(info.notes)},
              {"causes", Json::array()},
              {"cases", Json::array()}};
  for (const Cause& cause : judgement.causes) run["causes"].push_back(ToJson(cause));
  for (const Case& judged : judgement.cases) run["cases"].push_back(ToJson(judged));
  return run;
}

std::string Dump(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace

std::string JsonReport(const RunReport& report) { return Dump(ToJson(report)); }

std::string CauseJson(const RunInfo& info, const Cause& cause) {
  return Dump({{"fabric", Shown(info.fabric)},
               {"state", Shown(info.state)},
               {"example", info.example},
               {"cause", ToJson(cause)}});
}

}  // namespace fabric
