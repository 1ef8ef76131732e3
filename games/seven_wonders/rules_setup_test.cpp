// 7W-2: setup.
#include <gtest/gtest.h>

#include <set>

#include "games/seven_wonders/packets.h"
#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

std::set<int> wonders_in(const State& s) {
  std::set<int> wonders;
  for (int city = 0; city < s.cities; ++city) wonders.insert(s.city[city].wonder);
  return wonders;
}

// "AB", "BA", ...: the sides in seat order.
std::string sides_in(const State& s) {
  std::string sides;
  for (int city = 0; city < s.cities; ++city) sides += s.city[city].side == 0 ? 'A' : 'B';
  return sides;
}

Options options(int players, WonderAssignment how = WonderAssignment::RandomBoth, bool extra_guilds = false) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.wonder_assignment = how;
  options.extra_guilds = extra_guilds;
  return options;
}

State in_age_three(const Options& options) {
  State s = new_game(options);
  finish_age(s);
  finish_age(s);
  return s;
}

int guilds_dealt(const State& s) {
  int guilds = 0;
  for (const auto& [name, copies] : cards_dealt(s, 3)) guilds += name.ends_with(" Guild") ? copies : 0;
  return guilds;
}
int cards_dealt_in_all(const State& s, int age) {
  int cards = 0;
  for (const auto& [name, copies] : cards_dealt(s, age)) cards += copies;
  return cards;
}
int set_aside(const State& s) { return (s.surplus[0] != kNoCard) + (s.surplus[1] != kNoCard); }

// 7W-2.2: with 3 players 5 guilds are in the Age III deck, with 7 players 9; the others stay out of the game
// 7W-2.3: each deck holds exactly 7 x players cards
TEST(RulesSetup, PlayersPlusTwoGuildsAreMixedIntoTheDeckOfAgeThree) {
  const State three = in_age_three(options(3)), seven = in_age_three(options(7));
  EXPECT_EQ(guilds_dealt(three), 5);
  EXPECT_EQ(cards_dealt_in_all(three, 3), 21);
  EXPECT_EQ(guilds_dealt(seven), 9);
  EXPECT_EQ(cards_dealt_in_all(seven, 3), 49);
  EXPECT_EQ(cards_dealt_in_all(seven, 1), 49);
  EXPECT_EQ(cards_dealt_in_all(seven, 2), 49);
}

// 7W-2.2: which guilds are drawn is random
TEST(RulesSetup, AnotherGameHasOtherGuilds) {
  State one = new_game(options(3), 1), other = new_game(options(3), 2);
  finish_age(one), finish_age(one);
  finish_age(other), finish_age(other);
  EXPECT_NE(one.unused_guilds, other.unused_guilds);
}

// 7W-2.4: each player gets a random city; no two players have the same one, and both sides occur
TEST(RulesSetup, SevenPlayersHaveSevenDifferentCitiesOnRandomSides) {
  const State s = new_game(options(7), 3);
  EXPECT_EQ(wonders_in(s).size(), 7U);
  EXPECT_TRUE(sides_in(s).contains('A'));
  EXPECT_TRUE(sides_in(s).contains('B'));
  EXPECT_NE(new_game(options(3), 1).city[0].wonder, new_game(options(3), 2).city[0].wonder);
}

// 7W-2.5: by agreement boards and sides are chosen freely, and different players may use different sides
TEST(RulesSetup, PlayersMayChooseTheirBoards) {
  State s = new_game(options(3, WonderAssignment::Choose));
  decide(s, "board Giza B");
  decide(s, "board Rhodes A");
  decide(s, "board Olympia B");
  EXPECT_EQ(view_of(s, 0)["cities"][0]["name"], "Giza");
  EXPECT_EQ(view_of(s, 0)["cities"][1]["name"], "Rhodes");
  EXPECT_EQ(view_of(s, 0)["cities"][2]["name"], "Olympia");
  EXPECT_EQ(sides_in(s), "BAB");
}

// 7W-2.6: every player starts with 3 coins
TEST(RulesSetup, EverybodyStartsWithThreeCoins) {
  const State s = new_game(options(4));
  EXPECT_EQ(coins(s, 0), 3);
  EXPECT_EQ(coins(s, 1), 3);
  EXPECT_EQ(coins(s, 2), 3);
  EXPECT_EQ(coins(s, 3), 3);
}

// 7W-2.7: nobody has a card, token or stage at the start
TEST(RulesSetup, CitiesStartEmpty) {
  const State s = new_game(options(3));
  EXPECT_EQ(s.city[0].buildings.count(), 0);
  EXPECT_EQ(s.city[0].stages, 0);
  EXPECT_EQ(s.city[0].shields, 0);
  EXPECT_EQ(s.city[0].defeats, 0);
  EXPECT_EQ(s.city[0].victories, (std::array<std::uint8_t, 3>{0, 0, 0}));
}

// 7W-2.7: the starting resource of the board produces from the first turn on
TEST(RulesSetup, TheBoardProducesInTheFirstTurn) {
  Scenario game(3);
  game.city(0).wonder("giza").coins(0).hand({"Baths"});
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Baths"));
}

// 7W-2.8: the discard pile starts empty and collects cards through all three ages
TEST(RulesSetup, TheDiscardPileIsNeverEmptied) {
  State s = new_game(options(3));
  EXPECT_TRUE(pile_cards(s).empty());
  finish_age(s);  // everybody discards: 7 cards each
  EXPECT_EQ(pile_cards(s).size(), 21U);
  finish_age(s);
  EXPECT_EQ(pile_cards(s).size(), 42U);
  finish_age(s);
  EXPECT_EQ(pile_cards(s).size(), 63U);
}

// 7W-2.9: with `extra_guilds` two more guilds are mixed in, 7 cards are dealt to each, and two cards are set
// aside
// 7W-R.18: the surplus is out of the game unseen, not on the discard pile
TEST(RulesSetup, ExtraGuildsLeaveTwoCardsOver) {
  const State s = in_age_three(options(3, WonderAssignment::RandomBoth, true));
  EXPECT_EQ(cards_dealt_in_all(s, 3), 21);
  EXPECT_EQ(set_aside(s), 2);
  EXPECT_EQ(std::popcount(s.unused_guilds), 3);  // 10 - (5 + 2)
  EXPECT_EQ(pile_cards(s).size(), 42U);          // two ages of discarding, nothing else
  EXPECT_EQ(everything_in(view_of(s, 0)).find("surplus"), std::string::npos);
}

// 7W-2.9: with 7 players only one guild is left to add, so one card is set aside
// 7W-R.18: with 7 players only 1 extra guild exists
TEST(RulesSetup, SevenPlayersGetOnlyOneExtraGuild) {
  const State s = in_age_three(options(7, WonderAssignment::RandomBoth, true));
  EXPECT_EQ(cards_dealt_in_all(s, 3), 49);
  EXPECT_EQ(set_aside(s), 1);
  EXPECT_EQ(std::popcount(s.unused_guilds), 0);
}

// 7W-2.9: two players count as three here: 7 guilds, 23 cards, 7 + 7 + 7 dealt, 2 left over
TEST(RulesSetup, ExtraGuildsWithTheFreeCity) {
  const State s = in_age_three(options(2, WonderAssignment::RandomBoth, true));
  EXPECT_EQ(cards_dealt_in_all(s, 3), 21);
  EXPECT_EQ(set_aside(s), 2);
  EXPECT_EQ(std::popcount(s.unused_guilds), 3);
}

// 7W-2.9: off by default
TEST(RulesSetup, WithoutTheOptionNothingIsSetAside) {
  EXPECT_FALSE(Options{}.extra_guilds);
  EXPECT_EQ(set_aside(in_age_three(options(3))), 0);
}

// 7W-2.10: by default city and side are random for everybody, sides independent of each other
TEST(RulesSetup, ByDefaultSidesAreIndependentOfEachOther) {
  EXPECT_EQ(Options{}.wonder_assignment, WonderAssignment::RandomBoth);
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) seen.insert(sides_in(new_game(options(3), seed)));
  EXPECT_EQ(seen.size(), 8U);  // AAA to BBB
}

// 7W-2.10: `random_wonder_side_A` and `random_wonder_side_B` put all boards on that side, the Free City's too
TEST(RulesSetup, AllBoardsOnOneSide) {
  EXPECT_EQ(sides_in(new_game(options(7, WonderAssignment::SideA))), "AAAAAAA");
  EXPECT_EQ(sides_in(new_game(options(7, WonderAssignment::SideB))), "BBBBBBB");
  EXPECT_EQ(sides_in(new_game(options(2, WonderAssignment::SideA), 5)), "AAA");
  EXPECT_EQ(sides_in(new_game(options(2, WonderAssignment::SideB), 5)), "BBB");
}

// 7W-2.10: with `random_wonder_choose_side` the cities are open, then each player in seat order picks the
// side
// 7W-R.28: boards or sides are chosen in seat order, openly
TEST(RulesSetup, SidesAreChosenInSeatOrder) {
  State s = new_game(options(3, WonderAssignment::ChooseSide));
  EXPECT_EQ(wonders_in(s).size(), 3U);
  const std::string first = view_of(s, 2)["cities"][0]["name"].get<std::string>();
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{0}));
  EXPECT_EQ(choices(s, 0), (Lines{"board " + first + " A", "board " + first + " B"}));
  EXPECT_TRUE(choices(s, 1).empty());
  decide(s, "board " + first + " B");
  EXPECT_EQ(view_of(s, 2)["cities"][0]["side"], "B");
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{1}));
}

// 7W-2.10: with `choose` each player in seat order picks one of the cities still free and its side
// 7W-R.28: the choice is open to all at once
TEST(RulesSetup, ATakenCityCannotBeChosenAgain) {
  State s = new_game(options(3, WonderAssignment::Choose));
  EXPECT_EQ(choices(s, 0).size(), 14U);
  decide(s, "board Babylon B");
  EXPECT_EQ(view_of(s, 2)["cities"][0]["name"], "Babylon");
  EXPECT_EQ(choices(s, 1).size(), 12U);
  EXPECT_EQ(why_not(s, 1, "board Babylon A"), "7W-2.4");
}

// 7W-2.10: with `choose` the Free City comes last: its city is drawn from the five left, its side at random
// 7W-R.28: the Free City's board is never chosen
TEST(RulesSetup, TheFreeCityGetsOneOfTheFiveCitiesLeft) {
  std::set<int> wonders;
  std::set<int> sides;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random = Random::fast(seed);
    Silent silent;
    State s = the_game().start(options(2, WonderAssignment::Choose), random);
    the_game().apply(s, Seat{0}, action_of("board Rhodes A"), random, silent);
    the_game().apply(s, Seat{1}, action_of("board Giza A"), random, silent);
    EXPECT_EQ(s.step, Step::ChooseCards);
    EXPECT_EQ(wonders_in(s).size(), 3U);
    wonders.insert(s.city[kFreeCity].wonder);
    sides.insert(s.city[kFreeCity].side);
  }
  EXPECT_EQ(wonders.size(), 5U);
  EXPECT_EQ(sides.size(), 2U);
}

// 7W-2.11: all boards are settled before the first hand is dealt
TEST(RulesSetup, HandsAreDealtAfterTheLastBoardIsChosen) {
  State s = new_game(options(3, WonderAssignment::Choose));
  decide(s, "board Giza B");
  decide(s, "board Rhodes A");
  EXPECT_EQ(s.step, Step::ChooseBoards);
  EXPECT_EQ(view_of(s, 0)["cities"][0]["hand_size"], 0);
  EXPECT_FALSE(view_of(s, 0).contains("own"));
  decide(s, "board Olympia B");
  EXPECT_EQ(s.step, Step::ChooseCards);
  EXPECT_EQ(hand_cards(s, 0).size(), 7U);
}

// 7W-14.2: two players use the decks of three
TEST(RulesSetup, TwoPlayersUseTheDecksOfThree) {
  const State two = new_game(options(2)), three = new_game(options(3));
  EXPECT_EQ(cards_dealt(two, 1), cards_dealt(three, 1));
  EXPECT_EQ(guilds_dealt(in_age_three(options(2))), 5);
}

}  // namespace
}  // namespace zig::seven_wonders
