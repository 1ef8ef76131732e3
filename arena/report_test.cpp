// The report: everything in one file, nothing from elsewhere, whatever a player is called.
#include "arena/report.h"

#include "arena/arena_testkit.h"
#include "arena/plots.h"

namespace zig::arena {
namespace {

std::size_t count(const std::string& in, const std::string& what) {
  std::size_t number = 0;
  for (std::size_t at = in.find(what); at != in.npos; at = in.find(what, at + 1)) ++number;
  return number;
}

TEST(Report, ShowsEveryPlayerInEveryPlotAndNeedsNothingElse) {
  const Results results = played(contest_of(game_for(3), {"greedy", "random", "friendly"}), 2, 2);
  const std::string page = report_html(results, summarize(results, 20));
  EXPECT_EQ(count(page, "<svg "), 6U);
  EXPECT_EQ(count(page, "</svg>"), 6U);
  for (const char* name : {"greedy", "random", "friendly"}) EXPECT_GE(count(page, name), 12U) << name;
  for (const char* title : {"Rating ladder", "Two-player-equivalent", "Win rates by seat",
                            "Points by category", "Game length", "Decision times", "No player lost a turn"})
    EXPECT_GE(count(page, title), 1U) << title;
  for (const auto& [category, points] : results.games()[0].seats[0].points)
    EXPECT_GE(count(page, category), 1U) << category;
  for (const char* foreign : {"http:", "https:", "<script", "src=", "@import", "url("})
    EXPECT_EQ(count(page, foreign), 0U) << foreign;
  EXPECT_EQ(count(page, "nan"), 0U);
  EXPECT_EQ(count(page, "inf\""), 0U);
}

TEST(Report, NamesFaultsAndIsNotFooledByNames) {
  const std::string name = "exec:true '<script>alert(1)</script>' & \"quoted\"";
  const Results results = played(contest_of(game_for(2), {name, "random"}), 1);
  const Summary summary = summarize(results, 10);
  const std::string page = report_html(results, summary);
  EXPECT_EQ(count(page, "<script"), 0U);
  EXPECT_GE(count(page, "&lt;script&gt;"), 1U);
  EXPECT_EQ(count(page, "No player lost a turn"), 0U);
  EXPECT_GE(count(page, "crashed"), 1U);
  EXPECT_NE(summary_text(results, summary).find("lost"), std::string::npos);
  EXPECT_NE(summary_text(results, summary).find("crashed"), std::string::npos);
}

TEST(Report, OfNothingPlayedIsStillAPage) {
  const Results results(contest_of(game_for(2), {"greedy", "random"}));
  const std::string page = report_html(results, summarize(results));
  EXPECT_NE(page.find("</html>"), std::string::npos);
  EXPECT_EQ(count(page, "nan"), 0U);
}

TEST(Plots, EscapeWhatIsNotMarkup) {
  EXPECT_EQ(escaped("<a href=\"x\">&'"), "&lt;a href=&quot;x&quot;&gt;&amp;&#39;");
}

}  // namespace
}  // namespace zig::arena
