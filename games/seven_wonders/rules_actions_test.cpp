// 7W-7: the three actions.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// 7W-7.1: pay the cost and put the card face up into the city
TEST(RulesActions, ABuiltCardStandsOpenInTheCity) {
  Scenario game(3);
  game.city(0).wonder("giza").coins(3).hand({"Baths"});
  State s = game.state();
  play(s, {"build Baths", kAny, kAny});
  EXPECT_TRUE(stands(s, 0, "Baths"));
  EXPECT_EQ(view_of(s, 2)["cities"][0]["buildings"]["blue"], Json::array({"baths"}));
}

// 7W-7.1: a card that cannot be paid is built by a chain or by a free-construction right
TEST(RulesActions, AChainOrARightReplacesThePayment) {
  Scenario game(3);
  game.age(2).city(0).wonder("olympia").stages(2).coins(0).built({"Scriptorium"}).hand({"Library", "Walls"});
  game.city(1).wonder("ephesus").city(2).wonder("halicarnassus");
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Library"));
  EXPECT_FALSE(can(s, 0, "build Walls"));
  EXPECT_TRUE(can(s, 0, "olympia Walls"));
}

// 7W-7.2: a city never contains two buildings with the same name
TEST(RulesActions, TheSameBuildingIsNotBuiltTwice) {
  Scenario game(5);
  game.city(0).wonder("giza").built({"Altar"}).hand({"Altar", "Theater"});
  const State s = game.state();
  EXPECT_EQ(why_not(s, 0, "build Altar"), "7W-7.2");
  EXPECT_TRUE(can(s, 0, "build Theater"));
  EXPECT_TRUE(can(s, 0, "discard Altar"));
}

// 7W-7.2: Loom, Glassworks and Press of Age I and Age II are the same building
TEST(RulesActions, LoomOfAgeTwoIsLoomOfAgeOne) {
  Scenario game(3);
  game.age(2).city(0).wonder("giza").built({"Loom", "Press"}).hand({"Loom II", "Press II", "Glassworks II"});
  const State s = game.state();
  EXPECT_EQ(why_not(s, 0, "build Loom II"), "7W-7.2");
  EXPECT_EQ(why_not(s, 0, "build Press II"), "7W-7.2");
  EXPECT_TRUE(can(s, 0, "build Glassworks II"));
}

// 7W-7.2: by whatever means: neither a chain nor Olympia's right lifts the ban
TEST(RulesActions, NeitherChainNorRightBuildsASecondCopy) {
  Scenario game(3);
  game.age(2)
      .city(0)
      .wonder("olympia")
      .stages(2)
      .built({"Scriptorium", "Library", "Walls"})
      .hand({"Library", "Walls"});
  const State s = game.state();
  EXPECT_EQ(why_not(s, 0, "build Library"), "7W-7.2");
  EXPECT_EQ(why_not(s, 0, "olympia Library"), "7W-7.2");
  EXPECT_EQ(why_not(s, 0, "olympia Walls"), "7W-7.2");
}

// 7W-7.3: built cards are never removed, and production is never reduced, in a whole random game
TEST(RulesActions, CitiesOnlyGrow) {
  std::array<int, 4> buildings{}, units{};
  bool shrunk = false;
  for_each_state({.players = 4}, 11, [&](const State& s) {
    for (std::size_t city = 0; city < 4; ++city) {
      const int now = s.city[city].buildings.count();
      const int produced = s.city[city].sale_raw.back() + s.city[city].sale_goods.back();
      shrunk = shrunk || now < buildings[city] || produced < units[city];
      buildings[city] = now, units[city] = produced;
    }
  });
  EXPECT_FALSE(shrunk);
  EXPECT_GT(buildings[0], 3);
}

// 7W-7.4: any hand card is a marker; its own cost and effect are irrelevant
TEST(RulesActions, AnyCardCanMarkAStage) {
  Scenario game(3);
  game.age(3).city(0).wonder("giza").coins(0).built({"Stone Pit"}).hand({"Palace", "Arsenal"});
  State s = game.state();
  play(s, {"stage Palace", kAny, kAny});
  EXPECT_EQ(s.city[0].stages, 1);
  EXPECT_EQ(points(s, 0, kCivilian), 0);
  EXPECT_EQ(points(s, 0, kWonder), 3);
}

// 7W-7.4: a banned card can still be a marker
TEST(RulesActions, ACardWhoseBuildingStandsAlreadyCanMarkAStage) {
  Scenario game(3);
  game.city(0).wonder("giza").coins(0).built({"Stone Pit", "Altar"}).hand({"Altar"});
  EXPECT_TRUE(can(game.state(), 0, "stage Altar"));
}

// 7W-7.4: the stage's cost is paid like a card's, trade included
TEST(RulesActions, AStageIsPaidWithTrade) {
  Scenario game(3);
  game.city(0).wonder("alexandria").coins(4).hand({"Altar"});
  game.city(1).wonder("giza").coins(0);
  game.city(2).wonder("ephesus").coins(0).built({"Stone Pit"});
  State s = game.state();
  EXPECT_EQ(why_not(s, 0, "stage Altar"), "7W-4.10");
  play(s, {"stage Altar <2 2>", kAny, kAny});
  EXPECT_EQ(s.city[0].stages, 1);
  EXPECT_EQ(coins(s, 0), 0);
  EXPECT_EQ(coins(s, 1), 2 + 3);
  EXPECT_EQ(coins(s, 2), 2 + 3);
}

// 7W-7.5: stages are completed strictly in order from the first
TEST(RulesActions, TheNextStageIsAlwaysTheFirstOpenOne) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(0).built({"Clay Pool", "Brickyard"}).hand({"Altar"});  // pays stage 2
                                                                                             // (3 clay) only
  game.city(1).wonder("ephesus").city(2).wonder("halicarnassus");
  EXPECT_EQ(why_not(game.state(), 0, "stage Altar"), "7W-3.3");  // stage 1 needs 2 wood
  game.city(0).stages(1);
  EXPECT_TRUE(can(game.state(), 0, "stage Altar"));
}

// 7W-7.5: each stage is completed at most once per game
TEST(RulesActions, ACompleteWonderHasNoFurtherStage) {
  Scenario game(3);
  game.city(0).wonder("rhodes", 'B').stages(2).built({"Quarry", "Foundry"}).hand({"Altar"});
  EXPECT_EQ(why_not(game.state(), 0, "stage Altar"), "7W-7.5");
  EXPECT_EQ(choices_with(game.state(), 0, "Altar"), (Lines{"build Altar", "discard Altar"}));
}

// 7W-7.6: several stages may be completed in one age
TEST(RulesActions, AllStagesInOneAge) {
  Scenario game(3);
  game.city(0).wonder("alexandria").coins(0).built({"Quarry", "Foundry", "Glassworks"});
  State s = game.state();
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  EXPECT_EQ(s.age, 1);
  EXPECT_EQ(s.city[0].stages, 3);
}

// 7W-7.6: building the Wonder is never compulsory, and one may win without having begun it
TEST(RulesActions, AWonderNeedNotBeBegun) {
  Scenario game(3);
  game.age(3)
      .turn(6)
      .city(0)
      .wonder("giza")
      .coins(0)
      .built({"Stone Pit", "Town Hall"})
      .hand({"Palace", "Senate"});
  State s = game.state();
  EXPECT_TRUE(can(s, 0, "discard Palace"));
  play(s, {"discard Palace", kAny, kAny});
  EXPECT_EQ(s.step, Step::Over);
  EXPECT_EQ(s.city[0].stages, 0);
  EXPECT_EQ(the_game().standing(s).winners(), Seats::one(Seat{0}));
}

// 7W-7.7: the marker is not a building, has no colour and no effect, and stays hidden
TEST(RulesActions, AMarkerIsNoBuilding) {
  Scenario game(3);
  game.city(0).wonder("giza").coins(0).built({"Stone Pit"}).hand({"Barracks"});
  State s = game.state();
  play(s, {"stage Barracks", kAny, kAny});
  EXPECT_FALSE(stands(s, 0, "Barracks"));
  EXPECT_EQ(s.city[0].shields, 0);
  EXPECT_TRUE(view_of(s, 0)["cities"][0]["buildings"]["red"].empty());
  EXPECT_EQ(everything_in(view_of(s, 2)["record"]).find("barracks"), std::string::npos);
  EXPECT_EQ(count_of(pile_cards(s), "Barracks"), 0);
}

// 7W-7.7: a marker does not keep its building from being built
TEST(RulesActions, AMarkersBuildingCanStillBeBuilt) {
  Scenario game(5);
  game.city(0).wonder("giza").coins(0).built({"Stone Pit"}).hand({"Altar"});
  game.city(4).hand({"Altar", "Theater"});
  State s = game.state();
  play(s, {"stage Altar", kAny, kAny, kAny, "discard Theater"});
  EXPECT_TRUE(can(s, 0, "build Altar"));
}

// 7W-7.8: neither chains nor Olympia's right apply to stages
TEST(RulesActions, NoStageIsFree) {
  Scenario game(3);
  game.age(2).city(0).wonder("olympia").stages(2).coins(0).built({"Scriptorium"}).hand({"Library"});
  game.city(1).wonder("ephesus").city(2).wonder("halicarnassus");
  const State s = game.state();
  EXPECT_EQ(why_not(s, 0, "stage Library"), "7W-3.3");  // 2 ore
  EXPECT_EQ(choices_with(s, 0, "Library"), (Lines{"build Library", "discard Library"}));
}

// 7W-7.9: Alexandria A completes its second stage with 2 ore of its own production and any hand card
TEST(RulesActions, AlexandriasExample) {
  Scenario game(3);
  game.age(2).city(0).wonder("alexandria").stages(1).coins(0).built({"Foundry"}).hand({"Temple"});
  State s = game.state();
  play(s, {"stage Temple", kAny, kAny});
  EXPECT_EQ(s.city[0].stages, 2);
  EXPECT_EQ(coins(s, 0), 0);
}

// 7W-7.10: a discarded card goes face down on the pile and brings 3 coins
TEST(RulesActions, ADiscardBringsThreeCoins) {
  Scenario game(3);
  game.city(0).wonder("giza").coins(1).hand({"Altar"});
  State s = game.state();
  play(s, {"discard Altar", kAny, kAny});
  EXPECT_EQ(coins(s, 0), 4);
  EXPECT_EQ(count_of(pile_cards(s), "Altar"), 1);
  EXPECT_FALSE(stands(s, 0, "Altar"));
  EXPECT_EQ(everything_in(view_of(s, 1)["record"]).find("altar"), std::string::npos);
}

// 7W-7.10: always allowed, also for a card that could be built for nothing
TEST(RulesActions, AFreeCardMayBeDiscarded) {
  Scenario game(3);
  game.age(2).city(0).built({"Scriptorium"}).hand({"Library"});
  EXPECT_TRUE(can(game.state(), 0, "discard Library"));
}

// 7W-7.11: display: the view tells production apart from the buildings, which are grouped by colour
TEST(RulesActions, ProductionIsShownAtAGlance) {
  Scenario game(3);
  game.city(0)
      .wonder("giza")
      .hand({"Lumber Yard"})
      .city(1)
      .wonder("rhodes")
      .city(2)
      .hand({"Altar", "Theater"});
  State s = game.state();
  play(s, {"build Lumber Yard", kAny, "discard Theater"});
  play(s, {"build Altar", kAny, kAny});
  const Json city = view_of(s, 1)["cities"][0];
  ASSERT_EQ(city["production"].size(), 2U);
  EXPECT_EQ(city["production"][0]["from"], "board");
  EXPECT_EQ(city["production"][1]["from"], "lumber-yard");
  EXPECT_EQ(city["buildings"]["brown"], Json::array({"lumber-yard"}));
  EXPECT_EQ(city["buildings"]["blue"], Json::array({"altar"}));
}

}  // namespace
}  // namespace zig::seven_wonders
