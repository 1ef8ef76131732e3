// 7W-6 and 7W-8: the course of an age, the timing of a turn, passing.
#include <gtest/gtest.h>

#include <cstring>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

using Kind = Event::Kind;

Options players(int n) { return {.players = static_cast<std::uint8_t>(n)}; }

bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

std::vector<Kind> kinds(const std::vector<Event>& events) {
  std::vector<Kind> list;
  for (const Event& event : events) {
    if (list.empty() || list.back() != event.kind) list.push_back(event.kind);
  }
  return list;
}

// 7W-6.1: Age I, then II, then III, then final scoring
TEST(RulesTurn, ThreeAgesAndThenTheEnd) {
  State s = new_game(players(3));
  EXPECT_EQ(s.age, 1);
  finish_age(s);
  EXPECT_EQ(s.age, 2);
  finish_age(s);
  EXPECT_EQ(s.age, 3);
  EXPECT_FALSE(the_game().standing(s).over);
  finish_age(s);
  EXPECT_EQ(s.step, Step::Over);
  EXPECT_TRUE(the_game().standing(s).over);
}

// 7W-6.2: at the start of each age 7 cards of its deck are dealt to each player
TEST(RulesTurn, SevenCardsOfTheAgeAreDealtToEachPlayer) {
  State s = new_game(players(4));
  EXPECT_EQ(hand_cards(s, 0).size(), 7U);
  EXPECT_EQ(hand_cards(s, 3).size(), 7U);
  finish_age(s);
  EXPECT_EQ(hand_cards(s, 0).size(), 7U);
  EXPECT_EQ(the_game().box().card(card_named(hand_cards(s, 0)[0])).age, 2);
  finish_age(s);
  EXPECT_EQ(hand_cards(s, 3).size(), 7U);
  EXPECT_EQ(the_game().box().card(card_named(hand_cards(s, 3)[0])).age, 3);
}

// 7W-6.2: the deck is shuffled: another game deals other hands
TEST(RulesTurn, TheDealIsRandom) {
  EXPECT_NE(hand_cards(new_game(players(4), 1), 0), hand_cards(new_game(players(4), 2), 0));
}

// 7W-6.3: each age has exactly 6 turns
TEST(RulesTurn, AnAgeHasSixTurns) {
  State s = new_game(players(3));
  play_any(s, 5);
  EXPECT_EQ(s.age, 1);
  EXPECT_EQ(s.turn, 6);
  play_any(s);
  EXPECT_EQ(s.age, 2);
  EXPECT_EQ(s.turn, 1);
}

// 7W-6.3: all players act simultaneously in each turn
TEST(RulesTurn, AllSeatsAreAskedAtOnce) {
  State s = new_game(players(5));
  EXPECT_EQ(the_game().pending(s), Seats::all(5));
  play_any(s);
  EXPECT_EQ(the_game().pending(s), Seats::all(5));
}

// 7W-6.4: choose, act, pass
TEST(RulesTurn, AfterTheLastChoiceAllActAndThenHandsPass) {
  State s = new_game(players(3));
  std::vector<Event> events = seal(s, 0, kAny);
  EXPECT_EQ(kinds(events), (std::vector{Kind::Chose}));
  events = seal(s, 2, kAny);
  EXPECT_EQ(kinds(events), (std::vector{Kind::Chose}));
  events = seal(s, 1, kAny);
  EXPECT_EQ(kinds(events), (std::vector{Kind::Chose, Kind::Discarded, Kind::Income, Kind::HandsPassed}));
}

// 7W-6.5: a choice is a card of the hand with its use and payment
TEST(RulesTurn, OnlyCardsOfTheHandCanBeChosen) {
  Scenario game(3);
  game.city(0).hand({"Altar"}).city(1).hand({"Theater"});
  EXPECT_TRUE(can(game.state(), 0, "build Altar"));
  EXPECT_EQ(why_not(game.state(), 0, "build Theater"), "7W-6.5");
}

// 7W-6.5: choices are made without seeing those of the others and nothing happens before the last one
TEST(RulesTurn, AChoiceIsSecretUntilAllHaveChosen) {
  Scenario game(3);
  game.city(0).wonder("giza").hand({"Altar"});
  State s = game.state();
  const Json before = view_of(s, 1);
  seal(s, 0, "build Altar");
  Json seen = view_of(s, 1);
  EXPECT_EQ(seen["chosen"], Json::array({0}));
  seen["chosen"] = before["chosen"];
  seen["pending"] = before["pending"];
  EXPECT_EQ(seen, before);
  EXPECT_FALSE(stands(s, 0, "Altar"));
}

// 7W-6.5: a choice may be replaced until the last player has chosen; then all are binding
// 7W-R.2: card, use and payment are chosen together and may be replaced until then
TEST(RulesTurn, ASealedChoiceCanBeTakenBackUntilTheLastOneIsIn) {
  Scenario game(3);
  game.city(0).hand({"Altar", "Theater"});
  const State start = game.state();
  State s = start;
  seal(s, 0, "build Altar");
  EXPECT_TRUE(the_game().sealed(s));
  EXPECT_EQ(the_game().frontier(s),
            the_game().frontier(start));  // a table takes moves back up to the frontier
  s = start;
  seal(s, 0, "build Theater");
  seal(s, 1, kAny);
  EXPECT_EQ(the_game().frontier(s), the_game().frontier(start));
  seal(s, 2, kAny);
  EXPECT_NE(the_game().frontier(s), the_game().frontier(start));
  EXPECT_TRUE(stands(s, 0, "Theater"));
  EXPECT_FALSE(stands(s, 0, "Altar"));
}

// 7W-6.5: who has chosen is not asked again in this turn
TEST(RulesTurn, ASecondChoiceIsRefused) {
  Scenario game(3);
  game.city(0).hand({"Altar", "Theater"});
  State s = game.state();
  seal(s, 0, "build Altar");
  EXPECT_EQ(why_not(s, 0, "build Theater"), "7W-6.5");
}

// 7W-6.6: only legal choices can be made, and a card that cannot be used otherwise can always be discarded
TEST(RulesTurn, AnUnaffordableCardCanBeDiscarded) {
  Scenario game(3);
  game.age(3).city(0).wonder("rhodes").coins(0).hand({"Palace"});
  const State s = game.state();
  EXPECT_EQ(choices_with(s, 0, "Palace"), (Lines{"discard Palace"}));
  EXPECT_FALSE(why_not(s, 0, "build Palace").empty());
}

// 7W-6.7: a, payments are taken before anything is placed: a source built this turn is not sold this turn
TEST(RulesTurn, PaymentsComeBeforePlacements) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(3).hand({"Tree Farm"});
  State s = game.state();
  const std::vector<Event> events = play(s, {"build Tree Farm", kAny, kAny});
  EXPECT_EQ(coins(s, 0), 2);
  EXPECT_EQ(kinds(events),
            (std::vector{Kind::Chose, Kind::Built, Kind::Discarded, Kind::Income, Kind::HandsPassed}));
}

// 7W-6.7: c, counting rewards see everything built by everybody in this turn
// 7W-R.3: Vineyard counts the neighbours' cards of the same turn
TEST(RulesTurn, VineyardCountsWhatNeighboursBuildInTheSameTurn) {
  Scenario game(3);
  game.age(2).city(0).wonder("giza").coins(0).hand({"Vineyard"});
  game.city(1).wonder("rhodes").coins(1).hand({"Sawmill"});
  game.city(2).wonder("ephesus").coins(1).hand({"Quarry"});
  State s = game.state();
  play(s, {"build Vineyard", "build Sawmill", "build Quarry"});
  EXPECT_EQ(coins(s, 0), 2);
}

// 7W-6.7: d, e: seventh card, then the leftovers, then the Mausoleum, then the conflicts
// 7W-R.2: payments, placements, income, seventh card, leftovers, Mausoleum
TEST(RulesTurn, TheStepsOfASixthTurnComeInOrder) {
  Scenario game(3);
  game.turn(6).city(0).wonder("babylon", 'B').stages(2).hand({"Altar", "Theater"});
  game.city(1).wonder("halicarnassus", 'B').built({"Ore Vein", "Mine"}).hand({"Baths", "Stockade"});
  game.city(2).wonder("rhodes").hand({"Press", "Loom"});
  State s = game.state();
  std::vector<Event> events = play(s, {"build Altar", "stage Baths", "build Press"});
  EXPECT_EQ(kinds(events), (std::vector{Kind::Chose, Kind::Built, Kind::StageCompleted, Kind::Built}));
  EXPECT_EQ(s.step, Step::SeventhCard);
  events = decide(s, "build Theater");
  EXPECT_EQ(kinds(events), (std::vector{Kind::Built, Kind::LeftOver, Kind::PileShown}));
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_EQ(pile_cards(s), (Lines{"Loom", "Stockade"}));
  events = decide(s, "exhume Stockade");
  EXPECT_EQ(kinds(events), (std::vector{Kind::Exhumed, Kind::Conflict, Kind::AgeEnded, Kind::AgeBegan}));
  EXPECT_EQ(s.city[1].victories[0], 2);  // its shield counts in this conflict
}

// 7W-6.8: the program always resolves simultaneously, whoever chooses first
// 7W-16.6: the order in which seats answer never changes the result
TEST(RulesTurn, TheOrderOfChoicesDoesNotMatter) {
  Scenario game(3);
  game.age(2).city(0).wonder("giza").coins(0).hand({"Vineyard"});
  game.city(1).wonder("rhodes").coins(9).hand({"Aqueduct"}).built({"Quarry"});
  game.city(2).wonder("ephesus").coins(9).hand({"Quarry"});
  State up = game.state(), down = game.state();
  seal(up, 0, "build Vineyard"), seal(up, 1, "build Aqueduct 2>"), seal(up, 2, "build Quarry");
  seal(down, 2, "build Quarry"), seal(down, 1, "build Aqueduct 2>"), seal(down, 0, "build Vineyard");
  EXPECT_TRUE(same(up, down));
  EXPECT_EQ(coins(up, 0), 2 + 2);  // a stone sold, and two brown cards around
}

// 7W-8.1: in Age I hands go to the left neighbour
TEST(RulesTurn, InAgeOneHandsPassToTheLeft) {
  Scenario game(3);
  game.city(0).hand({"Altar", "Baths", "Theater", "Loom", "Press", "Stockade", "Barracks"});
  State s = game.state();
  play(s, {"discard Altar", kAny, kAny});
  EXPECT_EQ(hand_cards(s, 1), (Lines{"Barracks", "Baths", "Loom", "Press", "Stockade", "Theater"}));
}

// 7W-8.1: in Age II hands go to the right neighbour
TEST(RulesTurn, InAgeTwoHandsPassToTheRight) {
  Scenario game(4);
  game.age(2).city(0).hand({"Statue", "Temple", "Walls", "Forum", "School", "Stables", "Library"});
  State s = game.state();
  play(s, {"discard Statue", kAny, kAny, kAny});
  EXPECT_EQ(hand_cards(s, 3), (Lines{"Forum", "Library", "School", "Stables", "Temple", "Walls"}));
}

// 7W-8.1: in Age III hands go to the left neighbour again
TEST(RulesTurn, InAgeThreeHandsPassToTheLeft) {
  Scenario game(4);
  game.age(3).city(3).hand({"Arena", "Palace", "Senate", "Study", "Lodge", "Haven", "Academy"});
  State s = game.state();
  play(s, {kAny, kAny, kAny, "discard Arena"});
  EXPECT_EQ(hand_cards(s, 0), (Lines{"Academy", "Haven", "Lodge", "Palace", "Senate", "Study"}));
}

// 7W-8.2: hand sizes at the start of turns 1 to 6 are 7, 6, 5, 4, 3, 2
TEST(RulesTurn, HandsShrinkFromSevenToTwo) {
  State s = new_game(players(3));
  std::vector<std::size_t> sizes;
  for (int turn = 1; turn <= 6; ++turn, play_any(s)) sizes.push_back(hand_cards(s, 1).size());
  EXPECT_EQ(sizes, (std::vector<std::size_t>{7, 6, 5, 4, 3, 2}));
}

// 7W-8.3: Sophie plays one of 7 cards, passes 6 to the left and receives 6 from the right; in turn 6 she
// receives 2, plays one and throws the other away
TEST(RulesTurn, SophiesExample) {
  State s = new_game(players(3));
  const Lines from_the_right = hand_cards(s, 2);
  play_any(s);
  EXPECT_EQ(hand_cards(s, 0).size(), 6U);
  EXPECT_EQ(count_of(from_the_right, hand_cards(s, 0)[0]), 1);
  play_any(s, 4);
  const Lines last = hand_cards(s, 0);
  ASSERT_EQ(last.size(), 2U);
  const int before = coins(s, 0);
  play(s, {"discard " + last[0], kAny, kAny});
  EXPECT_EQ(coins(s, 0), before + 3);  // 3 for the card played, nothing for the one thrown away
  EXPECT_EQ(count_of(pile_cards(s), last[1]), 1);
}

}  // namespace
}  // namespace zig::seven_wonders
