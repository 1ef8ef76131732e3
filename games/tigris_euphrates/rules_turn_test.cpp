// TE-5, TE-9, TE-10, TE-11: a turn, the swap, the end of a turn, and the order of things.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

using Kinds = std::vector<Event::Kind>;

// The kinds of events that are asked for, in the order they happened.
Kinds order(const std::vector<Event>& events, const Kinds& wanted) {
  Kinds found;
  for (const Event& event : events) {
    if (std::ranges::count(wanted, event.kind) > 0) found.push_back(event.kind);
  }
  return found;
}

// Settlements from F3 to I5: whatever is put on I6 connects the treasures of F3 and I7.
constexpr std::string_view kRoad = "black G3, H3, I3, I4, I5; ";
std::string road(std::string_view more) { return std::string(kRoad) + std::string(more); }

// --- TE-5

// TE-5.1: up to two actions, of any kind, also twice the same.
// TE-R8: he may take one or none.
TEST(RulesTurn, UpToTwoActions) {
  const State s = Scenario().hands("3 red 3 blue").state();
  for (const auto& actions : {std::vector<std::string_view>{"red G5", "red H5"},
                              {"king I6", "king off"},
                              {"catastrophe G5", "catastrophe G6"},
                              {"swap 1 red", "swap 1 blue"},
                              {"king I6", "red J7"},
                              {"red G5", "end turn"},
                              {"end turn"}}) {
    EXPECT_EQ(asked(after(s, actions)), "bull") << actions[0];
  }
  EXPECT_EQ(asked(after(s, {"king I6"})), "archer");
  EXPECT_EQ(why_not_for(s, "bull", "king I6"), "TE-5.1");
  EXPECT_EQ(why_not_for(s, "bull", "end turn"), "TE-5.1");
}

// TE-5.2: conflicts, buildings, monuments and treasures belong to the action that caused them.
TEST(RulesTurn, EventsBelongToTheirAction) {
  State s = Scenario("Bull king I6").state();
  play(s, "king H7");
  EXPECT_EQ(s.actions_done, 0);
  play(s, "commit 0");
  EXPECT_EQ(s.actions_done, 0);
  play(s, "commit 0");
  EXPECT_EQ(s.actions_done, 1);
  EXPECT_EQ(asked(s), "archer");
}

// TE-5.3: the second action starts only when the first is over.
TEST(RulesTurn, TheSecondActionWaits) {
  State s = Scenario("green G5, H5, G6").state();
  play(s, "green H6");
  EXPECT_EQ(s.step, Step::Monument);
  EXPECT_EQ(why_not(s, "red I5"), "TE-5.3");
  EXPECT_EQ(why_not(s, "end turn"), "TE-5.3");
  EXPECT_EQ(why_not(s, "swap 1 red"), "TE-5.3");
  EXPECT_EQ(why_not(s, "catastrophe I5"), "TE-5.3");
  play(s, "decline");
  EXPECT_TRUE(can(s, "red I5"));
}

// TE-5.4: hands are not refilled between the two actions.
TEST(RulesTurn, HandsAreNotRefilledBetweenActions) {
  State s = Scenario().hand("archer", "6 red").state();
  play(s, "red G5");
  EXPECT_EQ(hand(s, "archer"), "5 red");
  play(s, "end turn");
  EXPECT_EQ(total(s.hand[0]), 6);
}

// TE-5.5: the turn ends by itself after the second action, or when he says so; income and refill come in every case.
TEST(RulesTurn, TheTurnEndsAndIncomeComes) {
  const State s = Scenario("red J5; monument black-green H4 on green; Archer king J4")
                      .second_action()
                      .hand("archer", "4 red")
                      .state();
  for (const auto& actions : {std::vector<std::string_view>{"end turn"}, {"red B6"}, {"swap 1 red"}}) {
    const State t = after(s, actions);
    EXPECT_EQ(asked(t), "bull");
    EXPECT_EQ(points(t, "archer"), "1 black");
    EXPECT_EQ(total(t.hand[0]), 6);
  }
  const State idle =
      after(Scenario("red J5; monument black-green H4 on green; Archer king J4").state(), {"end turn"});
  EXPECT_EQ(points(idle, "archer"), "1 black");
}
// TE-5.5: nobody is forced to act, and nothing ends a game in which everybody passes.
// TE-R31: the engine has no limit of its own.
TEST(RulesTurn, EverybodyMayPassForEver) {
  State s = Scenario().state();
  for (int i = 0; i < 2000; ++i) play(s, "end turn");
  EXPECT_EQ(s.step, Step::Action);
  EXPECT_EQ(asked(s), "archer");
}

// --- TE-9

// TE-9.1: 1 to 6 tiles are thrown away, then as many are drawn.
TEST(RulesSwap, ThrowAwayAndDraw) {
  State s = Scenario().hand("archer", "3 red 2 blue 1 green").state();
  const int bag = total(s.bag);
  const std::vector<Event> events = play_drawing(s, "black black green", {"swap 2 red 1 blue"});
  EXPECT_EQ(hand(s, "archer"), "2 black 1 red 1 blue 2 green");
  EXPECT_EQ(total(s.bag), bag - 3);
  EXPECT_EQ(count_of(events, Event::Kind::Swapped), 1);
  EXPECT_EQ(s.actions_done, 1);
  EXPECT_TRUE(can(s, "swap 2 black 1 red 1 blue 2 green"));  // all six
}
// TE-9.1: throwing away nothing is not an action.
// TE-R8: a swap of nothing would be passing, so it is not offered.
TEST(RulesSwap, ASwapOfNothingIsNoAction) {
  const State s = Scenario().state();
  EXPECT_EQ(the_game().judge(s, Seat{0}, swap_tiles({})).rule, "TE-9.1");
  EXPECT_EQ(choices(s, "swap").size(), 2U * 3 * 3 * 2 - 1);
}

// TE-9.2: what is thrown away leaves the game.
TEST(RulesSwap, ThrownTilesLeaveTheGame) {
  State s = Scenario().hand("archer", "3 red 3 blue").bag("6 black").state();
  play(s, {"swap 3 red", "swap 3 blue"});
  EXPECT_EQ(hand(s, "archer"), "6 black");
  EXPECT_EQ(s.thrown[0], (Counts{0, 3, 3, 0}));
  EXPECT_EQ(total(s.bag), 0);
}

// TE-9.3: the new tiles may be used in the second action of the turn.
TEST(RulesSwap, NewTilesMayBeUsedAtOnce) {
  State s = Scenario("Archer king I6").hand("archer", "6 red").state();
  EXPECT_EQ(why_not(s, "black J7"), "TE-7.1");
  play_drawing(s, "black", {"swap 1 red"});
  play(s, "black J7");
  EXPECT_EQ(points(s, "archer"), "1 black");
}

// TE-9.4: in the second action only the tiles he has, and he is not filled up by the swap.
TEST(RulesSwap, OnlyTheTilesInHand) {
  State s = Scenario().hand("archer", "6 red").state();
  play(s, "red G5");
  EXPECT_EQ(why_not(s, "swap 6 red"), "TE-9.4");
  EXPECT_EQ(why_not(s, "swap 1 blue"), "TE-9.4");
  const std::vector<Event> events = play(s, "swap 5 red");
  std::vector<int> drawn;
  for (const Event& event : events) {
    if (event.kind == Event::Kind::Drew) drawn.push_back(event.number);
  }
  EXPECT_EQ(drawn, (std::vector{5, 1}));  // the swap, then the refill
  EXPECT_EQ(total(s.hand[0]), 6);
}

// TE-9.5: if the bag cannot supply all tiles the game ends immediately; such a swap is legal, also with an empty bag.
TEST(RulesSwap, ABagTooSmallEndsTheGame) {
  State s = Scenario().bag("2 red").state();
  EXPECT_TRUE(can(s, "swap 1 black 2 red"));
  EXPECT_FALSE(over(after(s, {"swap 2 red"})));
  play(s, "swap 1 black 2 red");
  EXPECT_TRUE(over(s));
  State empty = Scenario().bag("nothing").state();
  EXPECT_FALSE(over(empty));
  play(empty, "swap 1 red");
  EXPECT_TRUE(over(empty));
}

// TE-9.6: all tiles are chosen at once, before a new one is seen.
TEST(RulesSwap, OneDecision) {
  State s = Scenario().hand("archer", "6 red").state();
  EXPECT_EQ(choices(s, "swap"),
            (Lines{"swap 1 red", "swap 2 red", "swap 3 red", "swap 4 red", "swap 5 red", "swap 6 red"}));
  play(s, "swap 1 red");
  EXPECT_EQ(s.actions_done, 1);  // a second one is a second action
}

// --- TE-10

// TE-10.1: first the income of the active player.
// TE-R27: so it comes also when the refill ends the game.
TEST(RulesEndOfTurn, IncomeComesFirst) {
  State s = Scenario("red J5; monument black-green H4 on green; Archer king J4")
                .bag("1 red")
                .hands("6 red")
                .state();
  play(s, "red B6");
  const std::vector<Event> events = play(s, "red C6");
  EXPECT_EQ(order(events, {Event::Kind::Point, Event::Kind::Drew, Event::Kind::GameEnded}),
            (Kinds{Event::Kind::Point, Event::Kind::Drew, Event::Kind::GameEnded}));
  EXPECT_EQ(points(s, "archer"), "1 black");
  EXPECT_TRUE(over(s));
}

// TE-10.2: the active player refills to six.
// TE-10.3: then the others who have fewer, clockwise from him.
// TE-R12: the active player first, the others clockwise.
TEST(RulesEndOfTurn, RefillsGoClockwise) {
  State s = Scenario()
                .turn_of("potter")
                .second_action()
                .hand("archer", "5 red")
                .hand("bull", "6 red")
                .hand("potter", "3 red")
                .hand("lion", "4 red")
                .state();
  const std::vector<Event> events = play(s, "end turn");
  std::vector<std::pair<int, int>> drawn;
  for (const Event& event : events) {
    if (event.kind == Event::Kind::Drew) drawn.emplace_back(event.seat, event.number);
  }
  EXPECT_EQ(drawn, (std::vector<std::pair<int, int>>{{2, 3}, {3, 2}, {0, 1}}));
  for (const Counts& hand : s.hand) EXPECT_EQ(total(hand), 6);
}

// TE-10.4: a refill that fails ends the game; then the treasures are looked at; then the next player clockwise.
TEST(RulesEndOfTurn, WhatComesAfterTheRefill) {
  EXPECT_EQ(asked(after(Scenario().turn_of("bull").state(), {"end turn"})), "potter");
  EXPECT_EQ(asked(after(Scenario().turn_of("lion").state(), {"end turn"})), "archer");
  const State few = Scenario("treasures F3, I7").second_action().state();
  EXPECT_TRUE(over(after(few, {"end turn"})));
  State ended = few;
  const std::vector<Event> by_treasures = play(ended, "end turn");
  EXPECT_EQ(end_of_game(by_treasures), "treasures");
  State both = Scenario("treasures F3, I7").second_action().bag("nothing").state();
  const std::vector<Event> bag = play(both, "red G5");
  EXPECT_EQ(end_of_game(bag), "bag");  // the refill comes first
}

// TE-10.5: in a draw that cannot be completed he takes what is left; those after him draw nothing.
// TE-R32: this has no influence on the result.
TEST(RulesEndOfTurn, TheLastTilesOfTheBag) {
  State s = Scenario().second_action().hand("archer", "3 red").hand("bull", "5 red").bag("2 black").state();
  play(s, "end turn");
  EXPECT_TRUE(over(s));
  EXPECT_EQ(hand(s, "archer"), "2 black 3 red");
  EXPECT_EQ(hand(s, "bull"), "5 red");
  State other = Scenario()
                    .second_action()
                    .hand("archer", "5 red")
                    .hand("bull", "4 red")
                    .hand("potter", "5 red")
                    .bag("2 black")
                    .state();
  play(other, "end turn");
  EXPECT_EQ(hand(other, "archer"), "1 black 5 red");
  EXPECT_EQ(hand(other, "bull"), "1 black 4 red");
  EXPECT_EQ(hand(other, "potter"), "5 red");
  EXPECT_TRUE(over(other));
}

// --- TE-11

// TE-11.1: leader action: leader on its space, internal conflict, treasures.
TEST(RulesOrder, OfALeaderAction) {
  State s = Scenario(road("Bull trader F4")).hands("6 red").state();
  std::vector<Event> events = play(s, "trader I6");
  EXPECT_EQ(s.step, Step::Attack);
  EXPECT_EQ(s.treasures.count(), 10);
  play(s, {"commit 1", "commit 0"});
  EXPECT_EQ(s.step, Step::Treasure);
  EXPECT_EQ(asked(s), "archer");
  play(s, "leave F3");
  EXPECT_EQ(taken(s, "archer"), 1);
  EXPECT_EQ(s.actions_done, 1);
}

// TE-11.2: tile action: wars one by one, then the building, the monument, leaders without a temple, treasures.
TEST(RulesOrder, OfATileAction) {
  State s = Scenario("red G5, G6, H6, I5; Archer king G4; Bull king I4; Potter trader F6; Lion farmer H7",
                     building_game())
                .state();
  play(s, "red H5");  // joins the kings, completes the square G5 and a row of three
  EXPECT_EQ(s.step, Step::Attack);
  EXPECT_EQ(building(s, Colour::Red), "supply");
  play(s, {"commit 0", "commit 0"});
  EXPECT_EQ(s.step, Step::Building);
  play(s, "building H5");
  EXPECT_EQ(s.step, Step::Monument);
  EXPECT_EQ(where(s, "potter trader"), "F6");
  play(s, "monument red-blue G5");
  EXPECT_EQ(where(s, "potter trader"), "home");
  EXPECT_EQ(where(s, "lion farmer"), "H7");
  EXPECT_EQ(s.step, Step::Action);
  EXPECT_EQ(s.actions_done, 1);
}
// TE-11.2: treasures come last.
TEST(RulesOrder, TreasuresComeLast) {
  State s = Scenario("black G3, H3, I3, I4, I6, J5, J6; Archer trader F4", building_game()).state();
  play(s, "black I5");  // joins F3 and I7, completes the square I5 and a column of four
  EXPECT_EQ(s.step, Step::Building);
  EXPECT_EQ(s.treasures.count(), 10);
  play(s, "decline");
  EXPECT_EQ(s.step, Step::Monument);
  EXPECT_EQ(s.treasures.count(), 10);
  play(s, "decline");
  EXPECT_EQ(s.step, Step::Treasure);
  play(s, "leave F3");
  EXPECT_EQ(s.treasures.count(), 9);
}

// TE-11.2: also after a monument was built.
TEST(RulesOrder, TreasuresComeAfterAMonument) {
  State s = Scenario("black G3, H3, I3, I4, I6, J5, J6; Archer trader F4").state();
  play(s, {"black I5", "monument black-red I5"});
  EXPECT_EQ(choices(s), (Lines{"leave F3", "leave I7"}));
  play(s, "leave I7");
  EXPECT_EQ(taken(s, "archer"), 1);
}

// TE-11.3: catastrophe action: tile removed, catastrophe laid, leaders without a temple home.
TEST(RulesOrder, OfACatastropheAction) {
  State s = Scenario("red G5; Archer king G4").state();
  const std::vector<Event> events = play(s, "catastrophe G5");
  EXPECT_EQ(order(events, {Event::Kind::Catastrophe, Event::Kind::LeaderHome}),
            (Kinds{Event::Kind::Catastrophe, Event::Kind::LeaderHome}));
  EXPECT_EQ(s.step, Step::Action);
}

// TE-11.4: withdrawing and swapping have no events.
TEST(RulesOrder, WithdrawingAndSwappingHaveNoEvents) {
  State s = Scenario(road("black I6; Archer king F4")).state();
  play(s, "king off");
  EXPECT_EQ(s.actions_done, 1);
  EXPECT_EQ(s.treasures.count(), 10);
  play(s, "swap 1 red");
  EXPECT_EQ(asked(s), "bull");
  EXPECT_EQ(s.treasures.count(), 10);
}

// TE-11.5: a trader sent home by a monument collects no treasure.
TEST(RulesOrder, ATraderSentHomeCollectsNothing) {
  // I7 and F3 are joined by the last tile of a red square, which takes the trader's only temple.
  State s = Scenario("black G3, H3, I3; red I4, J4, J5; red I6; Archer trader K5; empty K1").state();
  play(s, "red I5");
  EXPECT_EQ(s.step, Step::Monument);
  EXPECT_EQ(kingdom(s, "archer trader").find("F3") != std::string::npos, true);
  const State built = after(s, {"monument red-green I4"});
  EXPECT_EQ(where(built, "archer trader"), "home");
  EXPECT_EQ(taken(built, "archer"), 0);
  EXPECT_EQ(built.step, Step::Action);
  const State declined = after(s, {"decline"});
  EXPECT_EQ(declined.step, Step::Treasure);
}

// TE-11.6: a catastrophe tile or a leader taken off can only cut: no conflict and no treasure follows.
TEST(RulesOrder, CuttingCausesNothing) {
  for (std::uint64_t seed = 1; seed < 48; seed += 2) {
    Random random = Random::fast(seed);
    const TigrisEuphrates& game = the_game();
    State s = game.start(options_for(seed), random);
    TigrisEuphrates::Actions actions;
    while (!game.pending(s).empty()) {
      const Seat seat = game.pending(s).first();
      game.legal(s, seat, actions);
      const Action action = lively(s, actions, random);
      const Cells before = s.treasures;
      Silent silent;
      game.apply(s, seat, action, random, silent);
      if (action.kind != Action::Kind::Catastrophe && action.kind != Action::Kind::Withdraw) continue;
      EXPECT_TRUE(s.step == Step::Action || s.step == Step::Over);
      EXPECT_EQ(s.treasures, before);
    }
  }
}

}  // namespace
}  // namespace zig::tigris_euphrates
