#include "engine/questions.h"

#include <gtest/gtest.h>

namespace zig {
namespace {

enum class Ask : std::uint8_t { Nothing, Bid, Defence };
using List = int();
using Answer = void();
using Check = bool(int);
using Row = QuestionRow<Ask, List, Answer, Check>;

int list_bid() { return 7; }
void answer_bid() {}

constexpr Row kNothing = {Ask::Nothing, "xy.ask.nothing", "XY-1"};
constexpr Row kBid = {Ask::Bid, "xy.ask.bid", "XY-3.1", Shape::Amount, list_bid, answer_bid};
constexpr Row kDefence = {Ask::Defence, "xy.ask.defence", "XY-9.4", Shape::Place, list_bid, answer_bid};

TEST(Questions, ARowIsFoundByItsQuestionAndByItsName) {
  static constexpr Row rows[] = {kNothing, kBid, kDefence};
  constexpr Questions questions(rows);
  static_assert(questions.sound());
  EXPECT_EQ(questions[Ask::Bid].name(), "bid");
  EXPECT_EQ(questions[Ask::Bid].list(), 7);
  EXPECT_EQ(questions.named("defence"), Ask::Defence);
  EXPECT_EQ(questions.named("defense"), std::nullopt);
  EXPECT_TRUE(questions[Ask::Bid].asks_somebody());
  EXPECT_FALSE(questions[Ask::Nothing].asks_somebody());
}

TEST(Questions, ATableWithAFaultDoesNotCompile) {
  static constexpr Row swapped[] = {kNothing, kDefence, kBid};
  static_assert(!Questions(swapped).sound());
  static constexpr Row one_name_twice[] = {kNothing, kBid, {Ask::Defence, "xy.ask.bid", "XY-9.4"}};
  static_assert(!Questions(one_name_twice).sound());
  static constexpr Row no_rule[] = {kNothing, {Ask::Bid, "xy.ask.bid", ""}};
  static_assert(!Questions(no_rule).sound());
  static constexpr Row no_answer[] = {kNothing, {Ask::Bid, "xy.ask.bid", "XY-3.1", Shape::Amount, list_bid}};
  static_assert(!Questions(no_answer).sound());
}

TEST(Questions, EveryShapeHasAnId) {
  EXPECT_EQ(shape_id(Shape::PickOne), "pick_one");
  EXPECT_EQ(shape_id(Shape::Confirm), "confirm");
}

}  // namespace
}  // namespace zig
