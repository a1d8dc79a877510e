#include "markdown_report.h"

#include <gmock/gmock.h>

#include "markdown_text.h"
#include "report_samples.h"

namespace fabric {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(MarkdownTextTest, ProseHoldsNoMarkup) {
  EXPECT_EQ(MarkdownProse("[a](http://x) <img> `b` *c* | @all #1 &amp; www.x"),
            R"(\[a\]\(http\://x\) &lt;img&gt; \`b\` \*c\* \| \@all \#1 &amp;amp; www\.x)");
}

TEST(MarkdownTextTest, LineBreakInProseCannotBeginABlock) {
  EXPECT_EQ(MarkdownProse("a\n# b"), R"(a\\x0a\# b)");
}

TEST(MarkdownTextTest, CodeSpanIsNotClosedByItsText) {
  EXPECT_EQ(MarkdownCode("a`` <b>"), "``` a`` <b> ```");
}

TEST(MarkdownTextTest, FenceIsNotClosedByItsLines) {
  EXPECT_EQ(MarkdownFence({"a", "````", "b\n```"}), "`````\na\n````\nb\\x0a```\n`````\n");
}

TEST(MarkdownReportTest, UnknownRunIsWhole) {
  EXPECT_EQ(MarkdownReport(samples::RefusedRun()), R"(# UNKNOWN: fabric gb10-lab

**fabric** 1 switch \(CRS804-4DDQ, RouterOS 7\.23\.2\), 4 hosts x 4 rails, lossy

**state** capture before-fix/, taken 2026-07-21 22\:14, complete, 5 devices

**result** 4 rows\: 2 judged, none red; 2 not judged \(2 unknown\: spark3\: ssh 192\.168\.88\.13\:22\: connection refused after 0\.2 s\)

## Not judged

- **unknown** 2 rows: spark3\: ssh 192\.168\.88\.13\:22\: connection refused after 0\.2 s
  - ` HostMtu.RailMtuIsJumbo/spark3_rail0 `
  - ` HostMtu.RailMtuIsJumbo/spark3_rail1 `

exit 2
)");
}

TEST(MarkdownReportTest, WaivedRowIsShownWithItsFinding) {
  EXPECT_THAT(MarkdownReport(samples::WaivedRun()), HasSubstr(R"(
**result** 2 rows\: 1 judged, all good; 1 not judged \(1 waived\: ticket 17 \(lab, until 2026-08-31\)\)

## Waived

### ` HostMtu.RailMtuIsJumbo/spark1_rail0 `

**waived** ticket 17 \(lab, until 2026-08-31\)

**where** spark1 rail0 \(enp1s0f0np0\)
)"));
}

TEST(MarkdownReportTest, RedRunHoldsEveryCommandOfALongFix) {
  const RunReport report = samples::RedRun();
  const std::string text = MarkdownReport(report);
  for (const std::string& command : report.judgement.causes[0].fix) {
    EXPECT_THAT(text, HasSubstr('\n' + command + '\n'));
  }
  EXPECT_THAT(text, Not(HasSubstr("more:")));
}

TEST(MarkdownReportTest, ExampleRunSaysSoBeforeAllElse) {
  RunReport report = samples::HealthyRun();
  report.info.example = true;
  EXPECT_THAT(MarkdownReport(report),
              StartsWith("# GREEN: fabric gb10-lab\n\n**EXAMPLE CAPTURE, not your fabric**\n"));
}

}  // namespace
}  // namespace fabric
