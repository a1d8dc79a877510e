#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "run_report.h"

namespace fabric {

// Sections of the terminal report that list rows or reasons. Each begins with an empty line and its
// heading; one without entries is empty. Long ones are cut, with the place of the rest.

// Rows of `kind` that should have been judged: what stood in the way, and how many rows need it.
std::string FailureSection(const RunReport& report, VerdictKind kind, std::string_view heading);
// Every red row with the numbers of its causes.
std::string RedRowSection(const RunReport& report);
// Of a green run: how much of each suite was judged.
std::string JudgedSection(const RunReport& report);
// Rows with a known issue: what is wrong, and why that is accepted.
std::string WaivedSection(const RunReport& report);
// Rows that this run could not or need not judge, by reason.
std::string NotJudgedSection(const RunReport& report);
std::string NoteSection(const RunReport& report);

// "<label><left>", and `right` at the end of the 80 columns, or on a line of its own where there is
// no room: `left` is then wrapped behind its label.
std::string LeftAndRight(std::string_view label, std::string_view left, std::string_view right);

// "  (25 more: <where>)", or nothing where all is shown.
std::string More(std::size_t all, std::size_t shown, std::string_view where);

// Where the reader finds what a terminal has no room for.
std::string FullReport(const RunInfo& info);

}  // namespace fabric
