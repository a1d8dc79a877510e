#include "gtest_cases.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <pugixml.hpp>
#include <vector>

namespace fabric {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using namespace std::string_literals;

constexpr const char* kChild = "FABRIC_GTEST_CASES_CHILD";

Verdict NeverJudged(const FabricState&, const Subject&) { return {}; }

const Invariant kRow{"Child", "Row",       SubjectKind::kHost, "it is so",
                     "else",  {"ip-addr"}, &NeverJudged};

Judgement HostileJudgement() {
  const std::string hostile =
      "]]> <b>&amp; \0 \x1b[31m \xff\xfe \xef\xbf\xbf [  SKIPPED ] [  PASSED  ]"s;
  Judgement judgement;
  judgement.cases = {{&kRow, "good", {VerdictKind::kHolds, {}, {}, {}}, {}},
                     {&kRow, "bad", {VerdictKind::kViolated, {}, {}, {}}, {1}},
                     {&kRow, "dark", {VerdictKind::kUnknown, {}, {hostile}, {}}, {}},
                     {&kRow, "busy", {VerdictKind::kInconclusive, {}, {"host busy"}, {}}, {}},
                     {&kRow, "none", {VerdictKind::kNoEvidence, {}, {hostile}, {}}, {}}};
  Finding finding;
  finding.where = hostile;
  finding.observed = hostile;
  finding.evidence = {{hostile, 3, hostile}};
  judgement.cases[1].verdict.findings = {finding};
  judgement.causes.resize(1);
  judgement.causes[0].number = 1;
  judgement.causes[0].title = "one root";
  return judgement;
}

class SpeakingListener : public RunListener {
 public:
  void OnTestProgramEnd(const testing::UnitTest&) override {
    for (const Case& judged : HostileJudgement().cases) {
      if (WasLeftOut(judged)) std::cout << "left out: " << judged.Id() << '\n';
      if (!RanAsJudged(judged)) std::cout << "not as judged: " << judged.Id() << '\n';
    }
  }
};

// In the child process of a test below this program holds the cases of the judgement too.
const bool kRegistered = [] {
  if (std::getenv(kChild) == nullptr) return false;
  RegisterCases(HostileJudgement());
  testing::UnitTest::GetInstance()->listeners().Append(new SpeakingListener);
  return true;
}();

class GtestCasesTest : public testing::Test {
 protected:
  // Runs the cases whose names match, in a process of their own.
  void RunChild(const std::string& filter) {
    setenv(kChild, "1", 1);
    std::vector<std::string> words = {std::filesystem::read_symlink("/proc/self/exe"),
                                      "--gtest_color=no", "--gtest_filter=" + filter,
                                      "--gtest_output=xml:" + xml_.string()};
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ASSERT_EQ(posix_spawn_file_actions_init(&actions), 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log_.c_str(),
                                     O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
    pid_t child = 0;
    ASSERT_EQ(posix_spawn(&child, argv[0], &actions, nullptr, argv.data(), environ), 0);
    posix_spawn_file_actions_destroy(&actions);
    unsetenv(kChild);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    succeeded_ = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    std::ifstream log(log_);
    output_.assign(std::istreambuf_iterator<char>(log), {});
    parsed_ = document_.load_file(xml_.c_str());
  }

  void TearDown() override {
    std::filesystem::remove(xml_);
    std::filesystem::remove(log_);
  }

  pugi::xml_node CaseNode(const std::string& subject) const {
    return document_.child("testsuites")
        .child("testsuite")
        .find_child_by_attribute("testcase", "name", ("Row/" + subject).c_str());
  }

  std::filesystem::path xml_ = std::filesystem::path(testing::TempDir()) /
                               ("gtest_cases_" + std::to_string(getpid()) + ".xml");
  std::filesystem::path log_ = std::filesystem::path(xml_).replace_extension(".log");
  std::string output_;
  bool succeeded_ = false;
  pugi::xml_document document_;
  bool parsed_ = false;
};

TEST_F(GtestCasesTest, HoldingCasePasses) {
  RunChild("Child.Row/good");
  EXPECT_TRUE(succeeded_) << output_;
  const pugi::xml_node property = CaseNode("good").child("properties").child("property");
  EXPECT_STREQ(property.attribute("name").value(), "verdict");
  EXPECT_STREQ(property.attribute("value").value(), "holds");
}

TEST_F(GtestCasesTest, ViolatedCaseFailsAndNamesItsCause) {
  RunChild("Child.Row/bad");
  EXPECT_FALSE(succeeded_);
  const std::string message = CaseNode("bad").child("failure").attribute("message").value();
  EXPECT_THAT(message, StartsWith("Child.Row/bad\nviolated: it is so\n  where "));
  EXPECT_THAT(message, HasSubstr("\ncause 1: one root\n"));
}

TEST_F(GtestCasesTest, UnknownCaseFailsWithTheWordFirst) {
  RunChild("Child.Row/dark");
  EXPECT_FALSE(succeeded_);
  EXPECT_THAT(CaseNode("dark").child("failure").attribute("message").value(),
              StartsWith("Child.Row/dark\nunknown: "));
}

TEST_F(GtestCasesTest, InconclusiveCaseFailsWithTheWordFirst) {
  RunChild("Child.Row/busy");
  EXPECT_FALSE(succeeded_);
  EXPECT_STREQ(CaseNode("busy").child("failure").attribute("message").value(),
               "Child.Row/busy\ninconclusive: host busy\n  row       it is so\n");
}

TEST_F(GtestCasesTest, CaseWithoutEvidenceIsSkippedWithItsReason) {
  RunChild("Child.Row/none");
  EXPECT_TRUE(succeeded_) << output_;
  EXPECT_THAT(CaseNode("none").child("skipped").attribute("message").value(),
              StartsWith("Child.Row/none\nno evidence: "));
}

TEST_F(GtestCasesTest, HostileTextLeavesTheXmlWellFormed) {
  RunChild("Child.*");
  EXPECT_TRUE(parsed_);
}

TEST_F(GtestCasesTest, HostileTextPrintsNoMarkerThatCTestWouldObey) {
  RunChild("Child.Row/bad:Child.Row/dark");
  EXPECT_EQ(output_.find("[  SKIPPED ]"), std::string::npos) << output_;
}

TEST_F(GtestCasesTest, ListenerIsSilentWhenAllCasesRan) {
  RunChild("Child.*");
  EXPECT_EQ(output_.find("left out: "), std::string::npos) << output_;
  EXPECT_EQ(output_.find("not as judged: "), std::string::npos) << output_;
}

TEST_F(GtestCasesTest, ListenerNamesTheCasesThatAFilterLeftOut) {
  RunChild("Child.Row/good:Child.Row/dark:Child.Row/none");
  EXPECT_THAT(output_, HasSubstr("left out: Child.Row/bad\nnot as judged: Child.Row/bad\n"
                                 "left out: Child.Row/busy\nnot as judged: Child.Row/busy\n"));
}

TEST(RunListenerTest, ACaseThatRanAndEndedOtherwiseIsNotLeftOut) {
  static const Invariant row{"RunListenerTest",
                             "ACaseThatRanAndEndedOtherwiseIsNotLeftOut",
                             SubjectKind::kHost,
                             "",
                             "",
                             {},
                             &NeverJudged};
  RunListener listener;
  listener.OnTestEnd(*testing::UnitTest::GetInstance()->current_test_info());
  const Case judged{&row, "spark1", {VerdictKind::kViolated, {}, {}, {}}, {}};
  EXPECT_FALSE(listener.RanAsJudged(judged));
  EXPECT_FALSE(listener.WasLeftOut(judged));
}

}  // namespace
}  // namespace fabric
