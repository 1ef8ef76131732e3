// Positions: what is written reads back, a few lines are enough, and what no game can have is refused.
#include <gtest/gtest.h>

#include "engine/laws.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/scenario_testkit.h"

namespace zig::new_dawn {
namespace {

Result<State> read(const Json& json, Options options = {.players = 2}) {
  Random random = Random::fast(1);
  return the_game().read_position(json, options, random);
}
std::string refusal(const Json& json) {
  const auto state = read(json);
  return state ? "accepted" : state.error().line();
}

TEST(Positions, RoundTrip) {
  for (int players = 2; players <= 4; ++players) {
    for (const MapKind map : {MapKind::FirstGame, MapKind::Built}) {
      laws::Trial<NewDawn> trial{the_game(), {}};
      trial.options.players = static_cast<std::uint8_t>(players);
      trial.options.map = map;
      trial.options.round_cap = 40;
      trial.games = 2;
      trial.sample = 5;
      EXPECT_EQ(laws::positions_round_trip(trial), "");
      trial.options.automated = 1;  // ND-17.1
      EXPECT_EQ(laws::positions_round_trip(trial), "");
    }
  }
}

// Map building goes on where somebody has more tiles left than the others.
TEST(Positions, UnequalTiles) {
  const Options options{.players = 2, .map = MapKind::Built};
  Random random = Random::fast(4);
  Json json = the_game().position(the_game().start(options, random));
  const int asked_first = json["active"].get<int>();
  Json dealt = Json::array();
  for (const Json& one : json["dealt"]) {  // the other one keeps the capital only
    const auto tile = one["tile"].get<std::size_t>();
    if (one["seat"] == asked_first || the_game().box().tiles[tile - 1].kind == TileKind::Capital)
      dealt.push_back(one);
  }
  json["dealt"] = dealt;
  auto state = read(json, options);
  ASSERT_TRUE(state) << state.error().line();
  for (int decision = 0; decision < 12; ++decision) play(*state, {std::string_view(choices(*state)[0])});
  EXPECT_NE(state->window, Window::MapBuilding);
}

// A puzzle in three lines.
TEST(Positions, AFewLinesAreEnough) {
  const auto s = read(
      {{"seats", {{{"leader", "rome"}, {"tokens", {"7b"}}}, {{"leader", "egypt"}, {"cities", {"8i"}}}}}});
  ASSERT_TRUE(s) << s.error().line();
  EXPECT_EQ(owner(*s, "7b"), "0 token");
  EXPECT_EQ(owner(*s, "8i"), "1 city");
  EXPECT_EQ(owner(*s, "9a"), "1 city");
  EXPECT_EQ(question(*s), Ask::FocusCard);
  EXPECT_EQ(row(*s, 0), "science-1 economy-1 military-1 culture-1 industry-1");
}

TEST(Positions, AMapOfTwoTiles) {
  const auto s =
      read({{"map", {{{"tile", 7}, {"at", {0, 0}}}, {{"tile", 9}, {"side", "B"}, {"at", {4, 0}}}}}});
  ASSERT_TRUE(s) << s.error().line();
  EXPECT_EQ(s->map.all().count(), 20);
}

TEST(Positions, WhatNoGameCanHave) {
  const auto seats = [](Json first) { return Json{{"seats", Json::array({std::move(first)})}}; };
  EXPECT_EQ(refusal(seats({{"tokens", {"9a"}}})), "position: two pieces on a space; correct it [ND-7.4]");
  EXPECT_EQ(refusal(seats({{"tokens", {"7d"}}})), "position: a piece on water; correct it [ND-7.3]");
  EXPECT_EQ(refusal(seats(
                {{"row", {"culture-1", "science-1", "economy-1", "industry-1", "military-1", "culture-2"}}})),
            "position.seats[0].row: has 6 cards; there must be 5 [ND-4.8]");
  EXPECT_EQ(refusal(seats({{"row", {"culture-1", "culture-1", "economy-1", "industry-1", "military-1"}}})),
            "position: a focus card twice in the row of seat 0; correct it [ND-4.8]");
  EXPECT_EQ(
      refusal(seats({{"tokens", {"16a"}}})),
      "position.seats[0].tokens[0]: \"16a\" is not a space of this map; write a tile and a letter, as in "
      "\"7d\" [ND-3.13]");
  EXPECT_EQ(refusal(seats({{"trade", {4}}})),
            "position.seats[0].trade[0]: must be a whole number from 0 to 3, not 4");
  EXPECT_EQ(refusal(seats({{"cities", {"8a", "8c", "2c", "2g", "3b", "3j", "4b", "4d"}}})),
            "position: more than 8 cities of seat 0; correct it [ND-1.1]");
  EXPECT_EQ(refusal({{"map", {{{"tile", 7}, {"at", {0, 0}}}, {{"tile", 9}, {"at", {1, 0}}}}}}),
            "position.map[1]: overlaps another tile; move it [ND-3.9]");
  EXPECT_EQ(refusal({{"wonders", {{"petra", "7a"}, {"oracle", "7a"}}}}),
            "position: two wonders on a space; correct it [ND-8.28]");
  EXPECT_EQ(refusal({{"barbarians", {{"E", "7b"}}}}),
            "position.barbarians: \"E\" is not a barbarian of this map [ND-2.5]");
  EXPECT_EQ(refusal({{"barbarians", {{"A", "7d"}}}}),
            "position: a barbarian that is not on land; correct it [ND-10.5]");
  EXPECT_EQ(refusal({{"pacts", {{{"giver", 0}, {"pact", "embassy"}, {"holder", 0}}}}}),
            "position: a diplomacy card that cannot be where it is; correct it [ND-10.16]");
  EXPECT_EQ(refusal({{"moon", 1}}).substr(0, 33), "position.moon: is not known here;");
}

// Where a turn stands must fit the pieces.
TEST(Positions, ACourseThatDoesNotFit) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "12e").state();
  play(s, {"slot 3", "caravan 12e"});
  const Json good = the_game().position(s);
  EXPECT_EQ(refusal(good), "accepted");
  Json spoilt = good;
  spoilt["course"]["arrived"][0] = 200;
  EXPECT_EQ(refusal(spoilt), "position.course.arrived: names no space of this map [ND-16.1]");
  spoilt = good;
  spoilt["seats"][0]["caravans"][0] = "card";
  EXPECT_EQ(refusal(spoilt),
            "position.course.questions[1]: does not fit the pieces and the turn; leave course out to begin a "
            "turn [ND-16.1]");
  spoilt = good;
  spoilt["course"]["now"]["card"] = 99;
  EXPECT_EQ(refusal(spoilt), "position.course.now: names no card, slot or piece of this game [ND-16.1]");
  spoilt = good;
  spoilt["course"]["questions"][0][1] = 3;
  EXPECT_EQ(refusal(spoilt), "position.course.questions[0]: asks a seat that nobody plays [ND-16.1]");
  spoilt = good;
  spoilt["course"]["questions"][0][0] = "moon";
  EXPECT_EQ(refusal(spoilt), "position.course.questions[0]: asks no question of this game [ND-16.1]");
  spoilt["course"]["questions"] = {{"turn_up", 0, 0, 0}};  // nobody is asked this
  EXPECT_EQ(refusal(spoilt),
            "position.course.questions: leaves no choice; leave course out to begin a turn [ND-16.1]");
  spoilt["course"]["questions"][0] = {"caravans", 0, 0};
  EXPECT_EQ(
      refusal(spoilt),
      "position.course.questions[0]: must be the name of a question, a seat and two numbers from 0 to 255 "
      "[ND-16.1]");
}

// A question has a name, so a position means the same when questions are added.
TEST(Positions, TheCourseIsInNames) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "12e").state();
  play(s, {"slot 3", "caravan 12e"});
  const Json course = the_game().position(s)["course"];
  EXPECT_EQ(course["window"], "after_card");
  EXPECT_EQ(course["questions"].dump(), R"([["caravans",0,0,0],["caravan_step",0,0,0]])");
  EXPECT_EQ(course["now"]["why"], "chosen");
  EXPECT_EQ(course["attack"]["target"], "barbarian");
}

// Version 1 had numbers there. The course is what the program of that time wrote.
TEST(Positions, OfVersion1AreStillRead) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "12e").state();
  play(s, {"slot 3", "caravan 12e"});
  Json json = the_game().position(s);
  json["version"] = 1;
  json["course"]["window"] = 6;
  json["course"]["questions"] = {{28, 0, 0, 0}, {29, 0, 0, 0}};
  json["course"]["now"]["why"] = 0;
  json["course"]["main"]["why"] = 0;
  json["course"]["attack"]["target"] = 0;
  const auto read_back = read(json);
  ASSERT_TRUE(read_back) << read_back.error().line();
  EXPECT_TRUE(laws::same_bytes(*read_back, s));
  json["course"]["questions"][1][0] = 61;
  EXPECT_EQ(refusal(json), "position.course.questions[1]: asks no question of this game [ND-16.1]");
}

// ND-3.3: a map under construction has a capital for everybody.
TEST(Positions, ACapitalForEverybody) {
  Options options{.players = 2, .map = MapKind::Built};
  Random random = Random::fast(3);
  Json json = the_game().position(the_game().start(options, random));
  EXPECT_TRUE(read(json, options));
  json["dealt"] = Json::array();
  EXPECT_EQ(read(json, options).error().line(),
            "position.dealt: must leave each seat one capital, on the map or on a tile to be laid [ND-3.3]");
}

// Every number of real positions, spoilt: refused, or a position that can be played on.
TEST(PositionsSlow, SpoiltPositionsAreRefusedOrSound) {
  int refused = 0, accepted = 0;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Random random = Random::fast(seed);
    int number = 0;
    for_each_state({.players = 3}, seed, 600, [&](const State& s) {
      if (number++ % 29) return;
      Json json = the_game().position(s);
      std::vector<Json*> leaves;
      const auto gather = [&](auto& self, Json& node) -> void {
        if (node.is_structured()) {
          for (Json& child : node) self(self, child);
        } else if (node.is_number() || (node.is_string() && question_named(node.get<std::string>()))) {
          leaves.push_back(&node);
        }
      };
      gather(gather, json);
      for (int i = 0; i < 40; ++i) {
        Json& leaf = *leaves[random.below(static_cast<std::uint32_t>(leaves.size()))];
        const Json kept = leaf;
        leaf = leaf.is_string()       ? Json(question_row(static_cast<Ask>(random.below(61))).name())
               : random.below(4) == 0 ? Json(random.below(300))
                                      : Json(random.below(12));
        Random chance = Random::fast(seed);
        auto read_back = the_game().read_position(json, {.players = 3}, chance);
        leaf = kept;
        if (!read_back) {
          ++refused;
          continue;
        }
        ++accepted;
        NewDawn::Actions actions;
        Silent silent;
        for (int decision = 0; decision < 60 && !the_game().pending(*read_back).empty(); ++decision) {
          const Seat seat = the_game().pending(*read_back).first();
          the_game().legal(*read_back, seat, actions);
          ASSERT_FALSE(actions.empty());
          the_game().apply(*read_back, seat,
                           actions[chance.below(static_cast<std::uint32_t>(actions.size()))], chance, silent);
        }
      }
    });
  }
  EXPECT_GT(refused, 500);
  EXPECT_GT(accepted, 500);
}

}  // namespace
}  // namespace zig::new_dawn
