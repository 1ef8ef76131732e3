// A program's hand in the deal: when it promises, when it shows its share, what it keeps and what it says at the end.
#include "client/hand_in_deal.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "engine/json_text.h"

namespace zig::client {
namespace {

// Where files are kept, for one test.
struct StateFolder {
  StateFolder() { setenv("XDG_STATE_HOME", path.c_str(), 1); }
  ~StateFolder() {
    std::filesystem::remove_all(path);
    unsetenv("XDG_STATE_HOME");
  }
  const std::string path = testing::TempDir() + "ziggurat-hand-" + std::to_string(getpid());
};

class Hand : public testing::Test {
 protected:
  // The table as its news tell it, with these promises.
  static About about(DealAbout::Stage stage, const std::vector<std::string>& shares,
                     std::vector<int> shown = {}) {
    About about;
    about.table = "t1";
    about.game = "chess";
    about.rules = "c-1";
    about.options = {{"players", 2}};
    about.commitment = "sha256:2";
    about.you = 1;
    about.deal = {.stage = stage, .promise = {}, .terms = {}, .shown = std::move(shown), .left_out = {}};
    write_json({{"table", "t1"},
                {"game", "chess"},
                {"rules", "c-1"},
                {"options", about.options},
                {"secret", "sha256:2"},
                {"shares", shares}},
               about.deal->terms);
    about.deal->promise = promise_of_terms(about.deal->terms);
    return about;
  }
  const StateFolder folder_;
  const Address server_{.secure = false, .host = "127.0.0.1", .port = 8080, .table = ""};
  HandInDeal hand_{server_, "t1"};
};

TEST_F(Hand, PromisesOnceASeatIsTakenAndShowsWhenNothingCanChange) {
  const auto promise = hand_.after(about(DealAbout::Stage::Open, {"", ""}));
  ASSERT_TRUE(promise);
  EXPECT_EQ(*promise, (Json{{"type", "promise"}, {"promise", hand_.promise()}}));
  EXPECT_FALSE(hand_.after(about(DealAbout::Stage::Open, {"", hand_.promise()})));
  const About showing = about(DealAbout::Stage::Showing, {"", hand_.promise()});
  const auto share = hand_.after(showing);
  ASSERT_TRUE(share);
  EXPECT_EQ(promise_of_share((*share)["share"].get<std::string>()), hand_.promise());
  EXPECT_EQ(hand_.kept().promise, showing.deal->promise);
  EXPECT_FALSE(hand_.after(about(DealAbout::Stage::Showing, {"", hand_.promise()}, {1}))) << "it is shown";
  EXPECT_FALSE(hand_.after(about(DealAbout::Stage::Dealt, {}, {1})));
  EXPECT_EQ(hand_.kept().shown, std::vector<int>{1});
}

TEST_F(Hand, ShowsNothingForTermsThatAreNotThoseOfTheTable) {
  const std::string promise = hand_.promise();
  About other = about(DealAbout::Stage::Showing, {"", promise});
  other.deal->promise = promise_of_terms("{}");
  EXPECT_FALSE(hand_.after(other));
  for (std::string About::* part : {&About::table, &About::game, &About::rules, &About::commitment}) {
    other = about(DealAbout::Stage::Showing, {"", promise});
    other.*part = "other";
    EXPECT_FALSE(hand_.after(other));
  }
  other = about(DealAbout::Stage::Showing, {"", promise});
  other.options["players"] = 3;
  EXPECT_FALSE(hand_.after(other));
  EXPECT_FALSE(hand_.after(about(DealAbout::Stage::Showing, {promise}))) << "too few seats";
  EXPECT_FALSE(hand_.after(about(DealAbout::Stage::Showing, {"", promise_of_share("x")})))
      << "of another machine";
  other = about(DealAbout::Stage::Showing, {"", promise});
  other.deal->terms = "{";
  other.deal->promise = promise_of_terms("{");
  EXPECT_FALSE(hand_.after(other));
  EXPECT_TRUE(hand_.after(about(DealAbout::Stage::Showing, {"", promise})));
}

TEST_F(Hand, AnotherProgramOfTheSamePersonHasTheSameShare) {
  const std::string promise = hand_.promise();
  EXPECT_EQ(HandInDeal(server_, "t1").promise(), promise);
  EXPECT_NE(HandInDeal(server_, "t2").promise(), promise);
  EXPECT_EQ(KeptDeals(server_).read("../t1").share, "");
}

TEST_F(Hand, WhereNothingCanBeKeptTheShareLivesAsLongAsTheProgram) {
  setenv("XDG_STATE_HOME", "/dev/null", 1);
  HandInDeal hand(server_, "t1");
  const std::string promise = hand.promise();
  EXPECT_EQ(hand.promise(), promise);
  EXPECT_TRUE(hand.after(about(DealAbout::Stage::Showing, {"", promise})));
}

TEST_F(Hand, TheRecordIsComparedWithWhatWasKept) {
  const std::string ours(64, 'a'), theirs(64, 'b'), promise = promise_of_terms("{}");
  const std::string record =
      "ziggurat-replay 1\ndeal {}\nshare 0 " + theirs + "\nshare 2 " + ours + "\nend 0 0\n";
  const auto found = [&](const KeptDeal& kept) { return compare_deal(record, kept); };
  EXPECT_EQ(found({.share = ours, .promise = promise, .shown = {{0, 2}}}), DealFound::Ours);
  EXPECT_EQ(found({.share = "", .promise = promise, .shown = {{0, 2}}}), DealFound::Same);
  EXPECT_EQ(found({.share = std::string(64, 'c'), .promise = promise}), DealFound::LeftOut);
  EXPECT_EQ(found({.share = ours, .promise = promise, .shown = std::vector{0}}), DealFound::Other);
  EXPECT_EQ(found({.share = ours, .promise = promise_of_terms("{ }")}), DealFound::Other);
  EXPECT_EQ(found({.share = ours, .promise = ""}), DealFound::Unknown);
  EXPECT_EQ(compare_deal("ziggurat-replay 1\nend 0 0\n", {}), std::nullopt);
  EXPECT_EQ(compare_deal("ziggurat-replay 1\nend 0 0\n", {.share = "", .promise = promise}),
            DealFound::Other);
}

}  // namespace
}  // namespace zig::client
