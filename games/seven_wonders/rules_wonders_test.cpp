// 7W-12: the Wonders.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// City 0 completes its next stage with any card; returns the position after it.
State after_stage(Scenario& game) {
  State s = game.state();
  std::string marker = hand_cards(s, 0)[0];
  play(s, {"stage " + marker, kAny, kAny});
  return s;
}

// 7W-12.1: Rhodes A stage 2 gives 2 shields
TEST(RulesWonders, RhodesA) {
  Scenario game(3);
  game.city(0).wonder("rhodes", 'A').stages(1).built({"Clay Pool", "Brickyard"});
  EXPECT_EQ(after_stage(game).city[0].shields, 2);
}

// 7W-12.2: Rhodes B stage 1 gives 1 shield, 3 points and 3 coins; stage 2 gives 1 shield, 4 points and 4
// coins
TEST(RulesWonders, RhodesB) {
  Scenario game(3);
  game.city(0).wonder("rhodes", 'B').coins(0).built({"Quarry", "Stone Pit", "Foundry", "Ore Vein"});
  State s = after_stage(game);
  EXPECT_EQ(s.city[0].shields, 1);
  EXPECT_EQ(coins(s, 0), 3);
  EXPECT_EQ(points(s, 0, kWonder), 3);
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  EXPECT_EQ(s.city[0].shields, 2);
  EXPECT_EQ(coins(s, 0), 3 + 4);
  EXPECT_EQ(points(s, 0, kWonder), 3 + 4);
}

// 7W-12.3: Alexandria A stage 2: one raw material of choice each turn, not for sale
TEST(RulesWonders, AlexandriaA) {
  Scenario game(3);
  game.city(0)
      .wonder("alexandria", 'A')
      .stages(2)
      .coins(0)
      .hand({"Baths", "Stockade", "Guard Tower", "Barracks"});
  game.city(1).wonder("ephesus").coins(9).hand({"Baths"}).city(2).wonder("halicarnassus");
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Baths"));
  EXPECT_TRUE(can(s, 0, "build Stockade"));
  EXPECT_TRUE(can(s, 0, "build Guard Tower"));
  EXPECT_TRUE(can(s, 0, "build Barracks"));
  EXPECT_EQ(why_not(s, 1, "build Baths 2>"), "7W-3.3");
}

// 7W-12.4: Alexandria B: a raw material of choice, then a manufactured good of choice, both not for sale; 7
// points
TEST(RulesWonders, AlexandriaB) {
  Scenario game(3);
  game.city(0).wonder("alexandria", 'B').stages(1).coins(0).hand({"Baths", "Apothecary"});
  game.city(1).wonder("ephesus").coins(9).hand({"Baths", "Apothecary"}).city(2).wonder("rhodes");
  EXPECT_TRUE(can(game.state(), 0, "build Baths"));
  EXPECT_FALSE(can(game.state(), 0, "build Apothecary"));
  game.city(0).stages(2);
  EXPECT_TRUE(can(game.state(), 0, "build Baths"));
  EXPECT_TRUE(can(game.state(), 0, "build Apothecary"));
  EXPECT_EQ(why_not(game.state(), 1, "build Baths 2>"), "7W-3.3");
  EXPECT_EQ(why_not(game.state(), 1, "build Apothecary 2>"), "7W-3.3");
  EXPECT_EQ(points(game.state(), 0, kWonder), 0);
  game.city(0).stages(3);
  EXPECT_EQ(points(game.state(), 0, kWonder), 7);
}

// 7W-12.5: Ephesus A stage 2: 9 coins at once, once
TEST(RulesWonders, EphesusA) {
  Scenario game(3);
  game.city(0).wonder("ephesus", 'A').stages(1).coins(0).built({"Sawmill"});
  State s = after_stage(game);
  EXPECT_EQ(coins(s, 0), 9);
  play(s, {"discard " + hand_cards(s, 0)[0], kAny, kAny});
  EXPECT_EQ(coins(s, 0), 9 + 3);
}

// 7W-12.5: Ephesus B: 2, 3 and 5 points with 4 coins each
TEST(RulesWonders, EphesusB) {
  Scenario game(3);
  game.city(0).wonder("ephesus", 'B').coins(0).built({"Quarry", "Sawmill", "Loom", "Glassworks"});
  State s = after_stage(game);
  EXPECT_EQ(coins(s, 0), 4);
  EXPECT_EQ(points(s, 0, kWonder), 2);
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  EXPECT_EQ(coins(s, 0), 12);
  EXPECT_EQ(points(s, 0, kWonder), 10);
}

// 7W-12.6: Babylon A stage 2: one science symbol of choice, chosen at final scoring
TEST(RulesWonders, BabylonA) {
  Scenario game(3);
  game.city(0).wonder("babylon", 'A').stages(2).built({"Workshop", "Scriptorium"});
  EXPECT_EQ(points(game.state(), 0, kScientific), 3 + 7);
  game.built({"Workshop", "Laboratory", "Observatory", "Study"});
  EXPECT_EQ(points(game.state(), 0, kScientific), 25);
  game.stages(1);
  EXPECT_EQ(points(game.state(), 0, kScientific), 16);
}

// 7W-12.7: Babylon B: 3 points, the seventh card in every age from then on, a symbol of choice
TEST(RulesWonders, BabylonB) {
  Scenario game(3);
  game.age(1).turn(6).city(0).wonder("babylon", 'B').stages(2);
  State s = game.state();
  EXPECT_EQ(points(s, 0, kWonder), 3);
  EXPECT_EQ(points(s, 0, kScientific), 0);
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(s.step, Step::SeventhCard);
  decide(s, kAny);
  play_any(s, 6);
  EXPECT_EQ(s.age, 2);
  EXPECT_EQ(s.step, Step::SeventhCard);
  decide(s, kAny);
  play_any(s, 6);
  EXPECT_EQ(s.age, 3);
  EXPECT_EQ(s.step, Step::SeventhCard);
  game.stages(3);
  EXPECT_EQ(points(game.state(), 0, kScientific), 1);
}

Scenario olympia_a(int age = 2) {
  Scenario game(3);
  game.age(age).city(1).wonder("ephesus").city(2).wonder("halicarnassus");
  game.city(0).wonder("olympia", 'A').stages(2).coins(0);
  return game;
}

// 7W-12.8: once per age Olympia A constructs one card from hand for free, whatever it costs
TEST(RulesWonders, OlympiaABuildsForFree) {
  Scenario game = olympia_a(3);
  game.hand({"Palace"});
  State s = game.state();
  play(s, {"olympia Palace", kAny, kAny});
  EXPECT_TRUE(stands(s, 0, "Palace"));
  EXPECT_EQ(coins(s, 0), 0);
  EXPECT_EQ(why_not(s, 0, "olympia " + hand_cards(s, 0)[0]), "7W-12.9");
}

// 7W-12.9: usable from the turn after the stage is completed, in that same age too
// 7W-R.10: not in the turn in which stage 2 is completed
TEST(RulesWonders, OlympiasRightStartsInTheNextTurn) {
  Scenario game = olympia_a(2);
  game.stages(1).built({"Quarry"}).hand({"Temple", "Statue"});
  State s = game.state();
  EXPECT_EQ(why_not(s, 0, "olympia Temple"), "7W-12.9");
  play(s, {"stage Temple", kAny, kAny});
  EXPECT_TRUE(s.city[0].free_build);
  Scenario next = olympia_a(2);
  EXPECT_TRUE(can(next.hand({"Walls"}).state(), 0, "olympia Walls"));
}

// 7W-12.8: only Olympia A has the right
TEST(RulesWonders, OtherCitiesHaveNoRight) {
  Scenario game = olympia_a(2);
  game.hand({"Temple"}).city(1).hand({"Walls"});
  EXPECT_EQ(why_not(game.state(), 1, "olympia Walls"), "7W-12.8");
}

// 7W-12.9: once used it returns with the next age
TEST(RulesWonders, OlympiasRightReturnsWithTheNextAge) {
  Scenario game = olympia_a(2);
  game.turn(6).hand({"Walls", "Statue"});
  State s = game.state();
  play(s, {"olympia Walls", kAny, kAny});
  EXPECT_EQ(s.age, 3);
  EXPECT_EQ(s.city[0].free_build, 1);
}

// 7W-12.9: unused rights do not add up
// 7W-R.10: unused in an age it lapses
TEST(RulesWonders, UnusedRightsDoNotAddUp) {
  Scenario game = olympia_a(2);
  game.turn(6);
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  ASSERT_EQ(s.age, 3);
  SevenWonders::Actions legal;
  the_game().legal(s, Seat{0}, legal);
  const auto by_right = std::ranges::find(legal, Action::Kind::BuildFree, &Action::kind);
  ASSERT_NE(by_right, legal.end());
  play(s, {the_game().notation(*by_right), kAny, kAny});
  EXPECT_EQ(why_not(s, 0, "olympia " + hand_cards(s, 0)[0]), "7W-12.9");
}

// 7W-12.9: it replaces the whole cost, coins too
TEST(RulesWonders, OlympiasRightReplacesCoinsToo) {
  Scenario game = olympia_a(2);
  game.hand({"Foundry"});
  State s = game.state();
  play(s, {"olympia Foundry", kAny, kAny});
  EXPECT_TRUE(stands(s, 0, "Foundry"));
  EXPECT_EQ(coins(s, 0), 0);
}

// 7W-12.9: it does not lift the same-name ban
TEST(RulesWonders, OlympiasRightKeepsTheBan) {
  Scenario game = olympia_a(2);
  EXPECT_EQ(why_not(game.built({"Walls"}).hand({"Walls"}).state(), 0, "olympia Walls"), "7W-7.2");
}

// 7W-12.10: the right is declared with the choice of the card and optional: a payable card may still be paid
// for
// 7W-12.20: where a paid construction is possible too, both are legal
TEST(RulesWonders, OlympiaMayPayToSaveTheRight) {
  Scenario game = olympia_a(2);
  game.coins(1).hand({"Foundry"});
  State s = game.state();
  EXPECT_TRUE(can(s, 0, "olympia Foundry"));
  play(s, {"build Foundry", kAny, kAny});
  EXPECT_EQ(coins(s, 0), 0);
  EXPECT_EQ(s.city[0].free_build, 1);
}

// 7W-12.20: the right is not offered where the card costs nothing anyway
// 7W-R.29: on a free card, one covered by own production, or a chained one the right is not offered
TEST(RulesWonders, OlympiasRightIsNotWasted) {
  Scenario game = olympia_a(2);
  game.built({"Scriptorium", "Press"}).hand({"Loom II", "School", "Library", "Walls"});
  const State s = game.state();
  EXPECT_EQ(why_not(s, 0, "olympia Loom II"), "7W-12.20");
  EXPECT_EQ(why_not(s, 0, "olympia School"), "7W-12.20");   // wood and papyrus are there
  EXPECT_EQ(why_not(s, 0, "olympia Library"), "7W-12.20");  // chained
  EXPECT_TRUE(can(s, 0, "olympia Walls"));
}

// 7W-12.11: Olympia B: cheap raw materials, then 5 points, then a copied guild
TEST(RulesWonders, OlympiaB) {
  Scenario game(3);
  game.city(0).wonder("olympia", 'B').stages(3).city(1).wonder("rhodes").built({"Workers Guild"});
  game.city(2).wonder("giza").built({"Lumber Yard", "Mine"});
  EXPECT_EQ(points(game.state(), 0, kWonder), 5);
  EXPECT_EQ(points(game.state(), 0, kGuildPoints), 2);
  game.city(0).stages(2);
  EXPECT_EQ(points(game.state(), 0, kGuildPoints), 0);
}

// 7W-12.12: the copied guild stays where it is and still scores for its owner
TEST(RulesWonders, ACopiedGuildStillScoresForItsOwner) {
  Scenario game(4);
  game.city(0).wonder("olympia", 'B').stages(3).built({"Clay Pool"});
  game.city(1)
      .wonder("rhodes")
      .built({"Workers Guild"})
      .city(2)
      .wonder("giza")
      .built({"Lumber Yard", "Mine"});
  game.city(3).wonder("ephesus").built({"Ore Vein"});
  const State s = game.state();
  EXPECT_EQ(points(s, 1, kGuildPoints), 3);  // Clay Pool, Lumber Yard, Mine
  EXPECT_EQ(points(s, 0, kGuildPoints), 1);  // Ore Vein: Olympia's neighbours are cities 1 and 3
  EXPECT_TRUE(stands(s, 1, "Workers Guild"));
  EXPECT_FALSE(stands(s, 0, "Workers Guild"));
}

// 7W-12.12: if no neighbour has a guild nothing is copied
TEST(RulesWonders, WithoutAGuildNothingIsCopied) {
  Scenario game(4);
  game.city(0).wonder("olympia", 'B').stages(3).city(2).wonder("giza").built({"Builders Guild"});
  EXPECT_EQ(points(game.state(), 0, kGuildPoints), 0);
  EXPECT_EQ(score_city(the_game().box(), game.state(), 0).copied_guild, -1);
}

// 7W-12.18: Giza A stage 2 gives 5 points; Giza B 3, 5, 5 and 7
TEST(RulesWonders, Giza) {
  Scenario game(3);
  EXPECT_EQ(points(game.city(0).wonder("giza", 'A').stages(2).state(), 0, kWonder), 3 + 5);
  EXPECT_EQ(points(game.city(0).wonder("giza", 'B').stages(1).state(), 0, kWonder), 3);
  EXPECT_EQ(points(game.city(0).wonder("giza", 'B').stages(4).state(), 0, kWonder), 20);
}

// 7W-12.19: whether Olympia's right of this age is still unused is open to all
TEST(RulesWonders, EverybodySeesWhetherTheRightIsUsed) {
  Scenario game = olympia_a(2);
  game.hand({"Walls"});
  State s = game.state();
  EXPECT_EQ(spectator_view(s)["cities"][0]["free_build"], true);
  play(s, {"olympia Walls", kAny, kAny});
  EXPECT_EQ(spectator_view(s)["cities"][0]["free_build"], false);
}

// 7W-12.21: a copied guild is evaluated from Olympia's place: its neighbours, its own city
TEST(RulesWonders, ACopiedShipownersGuildCountsOlympiasOwnCards) {
  Scenario game(3);
  game.city(0).wonder("olympia", 'B').stages(3).built({"Lumber Yard", "Press", "Traders Guild"});
  game.city(1).wonder("rhodes").built({"Shipowners Guild", "Mine", "Quarry"}).city(2).wonder("giza");
  EXPECT_EQ(points(game.state(), 0, kGuildPoints),
            3);  // brown, grey, purple of its own; Traders count nothing
}

}  // namespace
}  // namespace zig::seven_wonders
