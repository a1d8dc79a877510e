#include "junit_merge.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <fstream>
#include <pugixml.hpp>

namespace fabric {
namespace {

using ::testing::HasSubstr;

class JunitMergeTest : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directory(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path File(const std::string& name, const std::string& text) {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return folder_ / name;
  }

  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / ("junit_merge_" + std::to_string(getpid()));
};

constexpr const char* kHeader = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

std::string Suite(const std::string& name, const std::string& cases) {
  return std::string(kHeader) + "<testsuites><testsuite name=\"" + name + "\">" + cases +
         "</testsuite></testsuites>";
}

constexpr const char* kPassed =
    R"(<testcase name="Row/crs804" file="/src/gtest_cases.cc" line="3" status="run" result="completed" time="0.25" classname="A"><properties><property name="verdict" value="holds"/></properties></testcase>)";

TEST_F(JunitMergeTest, JoinsSuitesAndCountsThem) {
  const auto a = File("A.xml", Suite("A", kPassed));
  const auto b = File("B.xml", Suite("B", R"(
    <testcase name="Row/x" status="run"><failure message="?"><![CDATA[B.Row/x
violated: 3 < 4
  where     x ]]>]]&gt;<![CDATA[ y]]></failure></testcase>
    <testcase name="Row/y" status="run"><skipped message="?"><![CDATA[B.Row/y
no evidence: none]]></skipped></testcase>)"));
  EXPECT_EQ(MergeJunit({{a, b}, {{"B", "Row/z", "unknown: the suite crashed"}}, false}).value(),
            R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="fabric" tests="4" failures="1" errors="1" skipped="1" time="0.250">
  <testsuite name="A" tests="1" failures="0" errors="0" skipped="0" time="0.250">
    <testcase name="Row/crs804" classname="A" time="0.250">
      <properties>
        <property name="verdict" value="holds" />
      </properties>
    </testcase>
  </testsuite>
  <testsuite name="B" tests="3" failures="1" errors="1" skipped="1" time="0.000">
    <testcase name="Row/x" classname="B" time="0.000">
      <failure message="violated: 3 &lt; 4">violated: 3 &lt; 4
  where     x ]]&gt; y</failure>
    </testcase>
    <testcase name="Row/y" classname="B" time="0.000">
      <skipped message="no evidence: none">no evidence: none</skipped>
    </testcase>
    <testcase name="Row/z" classname="B" time="0.000">
      <error message="unknown: the suite crashed">unknown: the suite crashed</error>
    </testcase>
  </testsuite>
</testsuites>
)");
}

TEST_F(JunitMergeTest, ExampleCaptureIsNamedInSuiteAndClass) {
  const auto file = File("A.xml", Suite("A", kPassed));
  const std::string xml = MergeJunit({{file}, {}, true}).value();
  EXPECT_THAT(xml, HasSubstr("<testsuite name=\"example.A\""));
  EXPECT_THAT(xml, HasSubstr("classname=\"example.A\""));
}

TEST_F(JunitMergeTest, TwoResultsForOneCaseAreRefused) {
  const auto file = File("A.xml", Suite("A", std::string(kPassed) + kPassed));
  EXPECT_EQ(MergeJunit({{file}, {}, false}).error().Text(),
            "A.Row/crs804: two results for one case");
}

TEST_F(JunitMergeTest, CaseMissingAndPresentIsRefused) {
  const auto file = File("A.xml", Suite("A", kPassed));
  EXPECT_FALSE(MergeJunit({{file}, {{"A", "Row/crs804", "unknown"}}, false}));
}

TEST_F(JunitMergeTest, CaseThatDidNotRunIsAnError) {
  const auto file =
      File("A.xml", Suite("A", R"(<testcase name="R/x" status="notrun" result="suppressed"/>)"));
  EXPECT_THAT(MergeJunit({{file}, {}, false}).value(),
              HasSubstr("<error message=\"unknown: the case was listed, but did not run\">"));
}

TEST_F(JunitMergeTest, FailureBesideASkipIsAFailure) {
  const auto file = File(
      "A.xml",
      Suite("A",
            R"(<testcase name="R/x" status="run"><skipped/><failure>bad</failure></testcase>)"));
  const std::string xml = MergeJunit({{file}, {}, false}).value();
  EXPECT_THAT(xml, HasSubstr("<failure message=\"bad\">bad</failure>"));
  EXPECT_EQ(xml.find("<skipped"), std::string::npos);
}

TEST_F(JunitMergeTest, MissingFileIsAnErrorOfItsName) {
  EXPECT_THAT(MergeJunit({{folder_ / "HostMtu.xml"}, {}, false}).value(),
              HasSubstr("<error message=\"unknown: HostMtu.xml: No such file or directory\">"));
}

TEST_F(JunitMergeTest, FileCutOffInTheMiddleIsAnError) {
  const auto file = File("A.xml", Suite("A", kPassed).substr(0, 150));
  EXPECT_THAT(MergeJunit({{file}, {}, false}).value(),
              HasSubstr("<error message=\"unknown: A.xml: "));
}

TEST_F(JunitMergeTest, FileOfAnotherKindIsAnError) {
  const auto file = File("A.xml", "<html/>");
  EXPECT_THAT(MergeJunit({{file}, {}, false}).value(),
              HasSubstr("unknown: A.xml: not a report of GoogleTest"));
}

TEST_F(JunitMergeTest, FileWithoutCasesIsAnError) {
  const auto file = File("A.xml", "<testsuites/>");
  EXPECT_THAT(MergeJunit({{file}, {}, false}).value(), HasSubstr("unknown: A.xml: holds no case"));
}

TEST_F(JunitMergeTest, NothingAtAllIsAnError) {
  EXPECT_THAT(MergeJunit({{}, {}, false}).value(), HasSubstr("unknown: no case ran"));
}

TEST_F(JunitMergeTest, HostileBytesLeaveTheXmlValid) {
  const auto file = File("A.xml", Suite("A",
                                        "<testcase name=\"\xff\x01&#x1;&#xFFFF;\" status=\"run\">"
                                        "<failure>\x1b]0;\xc3</failure></testcase>"));
  const std::string xml = MergeJunit({{file}, {}, false}).value();
  EXPECT_THAT(xml, HasSubstr("name=\"\\xff\\x01\\x01\\xef\\xbf\\xbf\""));
  EXPECT_THAT(xml, HasSubstr(">\\x1b]0;\\xc3</failure>"));
}

}  // namespace
}  // namespace fabric
