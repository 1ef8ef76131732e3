// 7W-13: end of the game and scoring.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// 7W-13.1: the game ends after the conflicts of Age III
TEST(RulesScoring, TheGameEndsAfterTheConflictsOfAgeThree) {
  Scenario game(3);
  game.age(3).turn(6).city(0).built({"Arsenal"});
  State s = game.state();
  EXPECT_FALSE(the_game().standing(s).over);
  play(s, {kAny, kAny, kAny});
  EXPECT_TRUE(the_game().standing(s).over);
  EXPECT_TRUE(the_game().pending(s).empty());
  EXPECT_EQ(points(s, 0, kMilitary), 10);
  EXPECT_EQ(why_not(s, 0, "build Altar"), "7W-13.1");
}

// 7W-13.2: seven parts in this order: military, coins, Wonder, civilian, scientific, commercial, guilds
TEST(RulesScoring, SevenPartsMakeTheScore) {
  Scenario game(3);
  game.city(0).wonder("giza").stages(1).coins(3).victories(1, 0, 0);
  game.built({"Altar", "Apothecary", "Lighthouse", "Builders Guild"});
  const State s = game.state();
  const Json points = view_of(s, 1)["cities"][0]["points"];
  EXPECT_EQ(
      points.dump(),
      R"({"military":1,"coins":1,"wonder":3,"civilian":2,"scientific":1,"commercial":1,"guilds":1,"total":10})");
  EXPECT_EQ(the_game().standing(s).total[0], 10);
}

// 7W-13.3: the tokens +1, +3, +5, -1, -1, -1 are worth 6
TEST(RulesScoring, TokensAreAddedUp) {
  Scenario game(3);
  game.city(0).victories(1, 1, 1).defeats(3);
  EXPECT_EQ(points(game.state(), 0, kMilitary), 6);
}

// 7W-13.3: the sum may be negative
TEST(RulesScoring, SixDefeatsAreMinusSix) {
  Scenario game(3);
  game.city(0).defeats(6);
  EXPECT_EQ(points(game.state(), 0, kMilitary), -6);
}

// 7W-13.4: 1 point per full 3 coins: 14 coins are 4 points
TEST(RulesScoring, FourteenCoinsAreFourPoints) {
  Scenario game(3);
  game.city(0).coins(14).city(1).coins(2).city(2).coins(15);
  EXPECT_EQ(points(game.state(), 0, kCoins), 4);
  EXPECT_EQ(points(game.state(), 1, kCoins), 0);
  EXPECT_EQ(points(game.state(), 2, kCoins), 5);
}

// 7W-13.5: Alexandria A complete is worth 10; stages not completed are worth nothing
TEST(RulesScoring, CompletedStagesGivePoints) {
  Scenario game(3);
  game.city(0).wonder("alexandria", 'A').stages(3).city(1).wonder("giza", 'B').stages(1);
  EXPECT_EQ(points(game.state(), 0, kWonder), 10);
  EXPECT_EQ(points(game.state(), 1, kWonder), 3);
}

// 7W-13.6: Altar 2, Aqueduct 5 and Town Hall 6 make 13
TEST(RulesScoring, BlueCardsGiveTheirPoints) {
  Scenario game(3);
  game.city(0).built({"Altar", "Aqueduct", "Town Hall"});
  EXPECT_EQ(points(game.state(), 0, kCivilian), 13);
}

// 7W-13.7: 3, 2 and 1 symbols give 9 + 4 + 1 and 7 for the set; one more of the rarest gives 31
TEST(RulesScoring, SymbolsGiveSquaresAndSets) {
  Scenario game(3);
  game.city(0).built({"Apothecary", "Dispensary", "Lodge", "Workshop", "Laboratory", "Scriptorium"});
  EXPECT_EQ(points(game.state(), 0, kScientific), 21);
  game.built({"Apothecary", "Dispensary", "Lodge", "Workshop", "Laboratory", "Scriptorium", "Library"});
  EXPECT_EQ(points(game.state(), 0, kScientific), 31);
}

// 7W-13.8: with symbols of choice 5 equal symbols give 25 and 6 equal ones 36
TEST(RulesScoring, SymbolsOfChoiceReachSixEqualOnes) {
  Scenario game(3);
  game.city(0).wonder("babylon", 'A').stages(2).built({"Workshop", "Laboratory", "Observatory", "Study"});
  EXPECT_EQ(points(game.state(), 0, kScientific), 25);
  game.built({"Workshop", "Laboratory", "Observatory", "Study", "Scientists Guild"});
  EXPECT_EQ(points(game.state(), 0, kScientific), 36);
}

// 7W-13.8: each symbol of choice is fixed independently of the other
// 7W-R.12: the program takes the combination with the highest total
TEST(RulesScoring, TwoSymbolsOfChoiceMayDiffer) {
  Scenario game(3);
  game.city(0).wonder("babylon", 'A').stages(2).built({"Workshop", "Scientists Guild"});
  EXPECT_EQ(points(game.state(), 0, kScientific), 1 + 1 + 1 + 7);  // better than 3 equal ones, 9
}

// 7W-13.9: Chamber of Commerce with 2 grey cards is worth 4
TEST(RulesScoring, YellowCardsOfAgeThreeGivePoints) {
  Scenario game(3);
  game.city(0).built({"Chamber of Commerce", "Press", "Loom", "Tavern", "Forum"});
  EXPECT_EQ(points(game.state(), 0, kCommercial), 4);
}

// 7W-13.10: guilds are counted under guilds, a copied Scientists Guild under scientific
// 7W-R.13: a copied Scientists Guild is booked under scientific, every other copy under guilds
TEST(RulesScoring, ACopyIsBookedWhereItBelongs) {
  Scenario game(3);
  game.city(0).wonder("olympia", 'B').stages(3).built({"Apothecary", "Workshop"});
  game.city(1)
      .wonder("rhodes")
      .built({"Scientists Guild"})
      .city(2)
      .wonder("giza")
      .stages(3)
      .built({"Builders Guild"});
  EXPECT_EQ(points(game.state(), 0, kScientific), 3 + 7);
  EXPECT_EQ(points(game.state(), 0, kGuildPoints), 0);
  game.city(0).built({});
  EXPECT_EQ(points(game.state(), 0, kScientific), 0);
  EXPECT_EQ(points(game.state(), 0, kGuildPoints), 6);  // 3 own stages and 3 of Giza: better than one symbol
}

// 7W-13.11: the highest total wins
TEST(RulesScoring, TheHighestTotalWins) {
  Scenario game(3);
  game.city(0).coins(0).city(1).coins(0).built({"Altar"}).city(2).coins(5);
  EXPECT_EQ(the_game().standing(game.state()).winners(), Seats::one(Seat{1}));
}

// 7W-13.11: with equal totals more coins win
TEST(RulesScoring, CoinsBreakATie) {
  Scenario game(3);
  game.city(0).coins(3).city(1).coins(5).city(2).coins(4);
  const Standing standing = the_game().standing(game.state());
  EXPECT_EQ(standing.total[0], standing.total[1]);
  EXPECT_EQ(standing.winners(), Seats::one(Seat{1}));
}

// 7W-13.11: still tied: shared victory
TEST(RulesScoring, VictoryIsSharedAfterThat) {
  Scenario game(3);
  game.city(0).coins(5).city(1).coins(4).city(2).coins(5);
  EXPECT_EQ(the_game().standing(game.state()).winners().bits(), 0b101);
}

// 7W-13.12: the other places are ranked by points, then coins, then equal rank; a total may be negative
// 7W-R.30: ranks below the winner follow the same criteria
TEST(RulesScoring, OtherPlacesAreRankedInTheSameWay) {
  Scenario game(5);
  game.city(0).coins(0).defeats(6).city(1).coins(9).city(2).coins(1).city(3).coins(1).city(4).coins(2);
  const Standing standing = the_game().standing(game.state());
  EXPECT_EQ(standing.total[0], -6);
  EXPECT_EQ(standing.rank[1], 1);
  EXPECT_EQ(standing.rank[4], 2);  // 0 points, 2 coins
  EXPECT_EQ(standing.rank[2], 3);  // 0 points, 1 coin
  EXPECT_EQ(standing.rank[3], 3);
  EXPECT_EQ(standing.rank[0], 5);
}

// 7W-13.13: final scoring asks nobody anything: symbols and copied guild are settled
TEST(RulesScoring, NobodyIsAskedAtTheEnd) {
  Scenario game(3);
  game.age(3).turn(6).city(0).wonder("olympia", 'B').stages(3);
  game.city(1).wonder("babylon", 'A').stages(2).built({"Scientists Guild", "Traders Guild"});
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(s.step, Step::Over);
  EXPECT_TRUE(the_game().pending(s).empty());
  EXPECT_EQ(points(s, 1, kScientific), 4);
  EXPECT_EQ(points(s, 0, kScientific), 1);
}

// 7W-13.A: the rulebook's Alexandria: 6 + 4 + 10 + 13 + 21 + 4 = 58
TEST(RulesScoring, TheRulebooksAlexandria) {
  Scenario game(3);
  game.city(0).wonder("alexandria", 'A').stages(3).coins(14).victories(1, 1, 1).defeats(3);
  game.built({"Altar", "Aqueduct", "Town Hall", "Apothecary", "Dispensary", "Lodge", "Workshop", "Laboratory",
              "Scriptorium", "Chamber of Commerce", "Press", "Loom"});
  EXPECT_EQ(total_points(game.state(), 0), 58);
}

}  // namespace
}  // namespace zig::seven_wonders
