// The clocks of a table, second by second.
#include "server/clock.h"

#include <gtest/gtest.h>

#include "table/match.h"

namespace zig::server {
namespace {

constexpr Seat kAnn{0}, kBob{1};
constexpr Millis kFree = 500;

Seats asked(std::initializer_list<Seat> list) {
  Seats seats;
  for (const Seat seat : list) seats.add(seat);
  return seats;
}

Clocks live(int bank, int increment) {
  Clocks clocks;
  clocks.set_pace({.kind = Pace::Kind::Live, .bank = bank * 1000, .increment = increment * 1000, .limit = 0},
                  0);
  return clocks;
}

TEST(Clock, OnlyWhoIsAskedLosesTime) {
  Clocks clocks = live(100, 0);
  clocks.go_on(asked({kAnn}), {}, 1000);
  EXPECT_EQ(clocks.left(kAnn, 1000 + kFree), 100'000);
  EXPECT_EQ(clocks.left(kAnn, 1000 + kFree + 7000), 93'000);
  EXPECT_EQ(clocks.left(kBob, 9999), 100'000);
  clocks.go_on(asked({kBob}), kAnn, 1000 + kFree + 7000);
  EXPECT_FALSE(clocks.running(kAnn));
  EXPECT_EQ(clocks.left(kAnn, 50'000), 93'000);
  EXPECT_TRUE(clocks.running(kBob));
}

TEST(Clock, ADecisionEarnsTheIncrementUpToTheBank) {
  Clocks clocks = live(100, 10);
  clocks.go_on(asked({kAnn}), {}, 0);
  clocks.go_on(asked({kAnn}), kAnn, kFree + 30'000);  // asked again: a new decision
  EXPECT_EQ(clocks.left(kAnn, kFree + 30'000), 80'000);
  clocks.go_on(asked({kBob}), kAnn, kFree + 30'000 + 100);
  EXPECT_EQ(clocks.left(kAnn, 99'999), 90'000);
  clocks.go_on(asked({kAnn}), kBob, 50'000);
  clocks.go_on(asked({kAnn}), kAnn, 50'000);
  clocks.go_on(asked({kAnn}), kAnn, 50'000);
  EXPECT_EQ(clocks.left(kAnn, 50'000), 100'000);  // never more than at the start
}

TEST(Clock, WhereSeveralChooseAtOnceSeveralRun) {
  Clocks clocks = live(60, 0);
  clocks.go_on(asked({kAnn, kBob}), {}, 0);
  clocks.go_on(asked({kBob}), kAnn, kFree + 5000);
  EXPECT_EQ(clocks.left(kAnn, 40'000), 55'000);
  EXPECT_EQ(clocks.left(kBob, kFree + 20'000), 40'000);  // the other one's choice did not stop it
  EXPECT_EQ(clocks.deadline(), kFree + 60'000);
}

TEST(Clock, TheFirstOneToRunOutIsNamed) {
  Clocks clocks = live(10, 0);
  EXPECT_EQ(clocks.deadline(), 0);
  clocks.go_on(asked({kBob}), {}, 1000);
  EXPECT_EQ(clocks.deadline(), 1000 + kFree + 10'000);
  EXPECT_FALSE(clocks.out_of_time(1000 + kFree + 9999));
  EXPECT_EQ(clocks.out_of_time(1000 + kFree + 10'000), kBob);
  clocks.run_out(kBob);
  EXPECT_FALSE(clocks.out_of_time(99'999));
  EXPECT_EQ(clocks.left(kBob, 99'999), 0);
  clocks.come_back(kBob);
  EXPECT_EQ(clocks.left(kBob, 99'999), 10'000);  // a minute, but not more than the bank was
}

TEST(Clock, TakingBackEarnsNothing) {
  Clocks clocks = live(100, 10);
  clocks.go_on(asked({kAnn}), {}, 0);
  for (Millis now = 10'000; now <= 50'000; now += 10'000) {
    clocks.go_on(asked({kBob}), kAnn, now);
    clocks.take_back(kAnn);
    clocks.go_on(asked({kAnn}), {}, now);
  }
  EXPECT_EQ(clocks.left(kAnn, 50'000), 100'000 - 5 * (10'000 - kFree));
}

TEST(Clock, ASlowGameGivesTheLimitToEachDecision) {
  Clocks clocks;
  clocks.set_pace({.kind = Pace::Kind::Slow, .bank = 0, .increment = 0, .limit = 86'400'000}, 0);
  clocks.go_on(asked({kAnn}), {}, 0);
  EXPECT_EQ(clocks.left(kAnn, kFree + 86'000'000), 400'000);
  clocks.go_on(asked({kAnn}), kAnn, 86'000'000);
  EXPECT_EQ(clocks.left(kAnn, 86'000'000), 86'400'000);
}

TEST(Clock, ANewPaceGivesEverybodyAllItsTime) {
  Clocks clocks = live(10, 0);
  clocks.go_on(asked({kAnn}), {}, 0);
  clocks.set_pace({.kind = Pace::Kind::Slow, .bank = 0, .increment = 0, .limit = 3'600'000}, 9000);
  EXPECT_EQ(clocks.left(kAnn, 9000), 3'600'000);
  clocks.set_pace({}, 9500);
  EXPECT_EQ(clocks.deadline(), 0);
  EXPECT_FALSE(clocks.out_of_time(99'000'000));
}

TEST(Clock, ATimeThatGoesBackwardsTakesNothing) {
  Clocks clocks = live(10, 0);
  clocks.go_on(asked({kAnn}), {}, 50'000);
  EXPECT_EQ(clocks.left(kAnn, 20'000), 10'000);
  EXPECT_FALSE(clocks.out_of_time(20'000));
}

TEST(Clock, APaceIsReadAndWrittenAndRefused) {
  const auto read = [](std::string_view text) {
    const Json json = *parse_json(text, "clock");
    Reader in(json, "clock");
    const Pace pace = read_pace(in);
    return in.failed() ? in.problem().line() : table::json_line(pace_json(pace));
  };
  for (const std::string text : {R"({"kind":"none"})", R"({"kind":"live","bank":900,"increment":15})",
                                 R"({"kind":"slow","limit":86400})"})
    EXPECT_EQ(read(text), text);
  EXPECT_EQ(read(R"({"kind":"fast"})"), "clock.kind: must be none, live or slow");
  EXPECT_NE(read(R"({"kind":"live","bank":0})").find("clock.bank"), std::string::npos);
  EXPECT_NE(read(R"({"kind":"live","bank":90000})").find("clock.bank"), std::string::npos);
  EXPECT_NE(read(R"({"kind":"slow","limit":5})").find("clock.limit"), std::string::npos);
  EXPECT_NE(read(R"({"kind":"slow","limit":86400,"bank":1})").find("bank"), std::string::npos);
  EXPECT_NE(read(R"("fast")").find("clock"), std::string::npos);
}

}  // namespace
}  // namespace zig::server
