// Positions: what is written reads back, a few lines are enough, and what no game can have is refused with the field and the rule.
#include <gtest/gtest.h>

#include "engine/game_testkit.h"
#include "engine/laws.h"
#include "games/civilization/cities.h"
#include "games/civilization/civilization.h"
#include "games/civilization/holdings.h"
#include "games/civilization/questions.h"
#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

const Civilization& the_game() { return game_for_tests<Civilization>(); }

Result<State> read(const Json& json, Options options = {}) {
  Random random = Random::fast(1);
  return the_game().read_position(json, options, random);
}
State position(const Json& json, Options options = {}) {
  const auto s = read(json, options);
  EXPECT_TRUE(s) << s.error().line();
  return s ? *s : State{};
}
std::string refusal(const Json& json, Options options = {}) {
  const auto state = read(json, options);
  return state ? "accepted" : state.error().line();
}
Json first_player(Json player) {
  if (player.contains("civ") && player["civ"] == "rome" && !player.contains("capital"))
    player["capital"] = "c3";
  return {{"players", Json::array({std::move(player)})}};
}
std::string refusal_of(Json player) {
  player["civ"] = "rome";
  return refusal(first_player(std::move(player)));
}

template <class Visit>
void play_at_random(const Options& options, std::uint64_t seed, int most, Visit visit) {
  const auto choose = [](const State& s, Random& random) -> Turn<Civilization> {
    const Seat asked = the_game().pending(s).first();
    return {asked, any_legal_action(the_game(), s, asked, random)};
  };
  each_state_of_match<Civilization>(options, seed, choose, visit, most);
}

// --- what the program writes

TEST(Positions, RoundTrip) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    laws::Trial<Civilization> trial{the_game(), {}};
    trial.options.players = static_cast<std::uint8_t>(players);
    trial.options.turn_limit = 12;
    trial.games = 2;
    trial.sample = 7;
    EXPECT_EQ(laws::positions_round_trip(trial), "");
    trial.options.civilizations = Dealing::Chosen;
    trial.options.training = 1;
    EXPECT_EQ(laws::positions_round_trip(trial), "");
  }
}

// Nothing is left to chance.
TEST(Positions, OfTheProgramDrawNothing) {
  play_at_random({.players = 3, .turn_limit = 5}, 5, 400, [&](const State& s) {
    Random random = Random::fast(9);
    const auto back = the_game().read_position(the_game().position(s), s.options, random);
    ASSERT_TRUE(back) << back.error().line();
    EXPECT_EQ(random.drawn(), 0U);
  });
}

// --- a few lines

TEST(Positions, NothingSaidIsTheFirstTurnWithoutFigures) {
  const State s = position(Json::object());
  EXPECT_EQ(s.stage, Stage::Turn);
  EXPECT_EQ(s.turn, 1);
  EXPECT_EQ(s.asked().ask, Ask::StartMenu);
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_TRUE(player(s, seat).cities[kCapital].stands());
    EXPECT_EQ(units_of(s, seat), player(s, seat).civ == Civ::Germany ? 5 : 3);
    EXPECT_TRUE(figures_of(s, seat).empty());
  }
  EXPECT_NE(player(s, 0).civ, player(s, 1).civ);
}

TEST(Positions, AFewLinesAreEnough) {
  const State s = position({{"turn", 3},
                            {"phase", "city_management"},
                            {"players",
                             {{{"civ", "rome"},
                               {"capital", "c3"},
                               {"cities", {"g3"}},
                               {"armies", {"d4", "d4"}},
                               {"scouts", {"e5"}},
                               {"techs", {"code_of_laws", "writing"}},
                               {"government", "republic"},
                               {"trade", 12},
                               {"culture", 5},
                               {"market", {{"silk", 1}}},
                               {"huts", {"iron"}},
                               {"units", {"infantry 2", "mounted"}},
                               {"events", {"sabotage", "ancient"}}},
                              {{"civ", "china"}}}}});
  EXPECT_EQ(s.asked().ask, Ask::CityMenu);
  EXPECT_EQ(s.asked().seat, 0);
  const Player& rome = player(s, 0);
  EXPECT_EQ(rome.cities[0].at, square("c3"));
  EXPECT_EQ(rome.cities[1].at, square("g3"));
  EXPECT_EQ(figures_at(s, 0, square("d4")), 3U);
  EXPECT_EQ(rome.figure[kFirstScout], square("e5"));
  EXPECT_EQ(rome.trade, 12);
  EXPECT_EQ(rome.market[static_cast<std::size_t>(Resource::Silk)], 1);
  EXPECT_EQ(huts_of(s, 0), 1);
  EXPECT_EQ(resources_of(box(), s, 0, Resource::Iron), 1);
  EXPECT_EQ(units_of(box(), s, 0, UnitType::Infantry), 1);
  EXPECT_EQ(units_of(box(), s, 0, UnitType::Mounted), 1);
  EXPECT_EQ(events_of(s, 0), 2);
  for (const Square near : around(square("g3"))) EXPECT_TRUE(s.ground[near].revealed());
  EXPECT_FALSE(is_water(s, square("e5")));
}

TEST(Positions, EachPhaseBeginsWithItsMenu) {
  const auto asked = [](std::string_view phase, int active) {
    const State s = position({{"phase", phase},
                              {"active", active},
                              {"players",
                               {{{"civ", "rome"}, {"trade", 9}, {"scouts", {"d3"}}},
                                {{"civ", "russia"}, {"trade", 9}, {"scouts", {"m6"}}}}}});
    return std::string(s.questions == 0 ? "research" : question_row(s.asked().ask).name()) + " " +
           std::to_string(the_game().pending(s).first().n);
  };
  EXPECT_EQ(asked("start_of_turn", 0), "start_menu 0");
  EXPECT_EQ(asked("trade", 1), "trade_menu 1");
  EXPECT_EQ(asked("city_management", 1), "city_menu 1");
  EXPECT_EQ(asked("movement", 0), "move_menu 0");
  EXPECT_EQ(asked("research", 0), "research 0");
}

// A map of one's own: tiles by their places, squares as one likes.
TEST(Positions, TilesAndSquares) {
  const State s =
      position({{"tiles", {{"e1", "n03 east"}}}, {"squares", {{"f2", "desert coin"}, {"i1", "water silk"}}}});
  EXPECT_EQ(s.tile[1], kCivs + 2);
  EXPECT_EQ(s.quarters[1], 1);
  EXPECT_EQ(s.ground[square("f2")].terrain(), Terrain::Desert);
  EXPECT_TRUE(s.ground[square("f2")].coin());
  EXPECT_EQ(s.ground[square("i1")].resource(), static_cast<int>(Resource::Silk));
  EXPECT_TRUE(s.ground[square("l4")].revealed());   // the rest of that tile is any
  EXPECT_FALSE(s.ground[square("m1")].revealed());  // nothing was said of this one
}

// Where somebody has settled, and on squares that are described, the huts are gone; elsewhere they lie where the tiles show them.
TEST(Positions, HutsLieWhereTheTilesShowThem) {
  const auto huts = [](const State& s) { return std::ranges::count_if(s.marker, &Marker::is_hut); };
  const Json bare = {{"tiles", {{"e1", "n03"}}}};
  EXPECT_EQ(huts(position(bare)), 2);
  Json settled = bare;
  settled["players"] = {{{"civ", "rome"}, {"cities", {"g3"}}}};
  EXPECT_EQ(huts(position(settled)), 1);
  Json listed = bare;
  listed["huts"] = {"e1"};
  EXPECT_EQ(huts(position(listed)), 1);
  EXPECT_TRUE(position(listed).marker[square("e1")].is_hut());
}

TEST(Positions, WhatSomebodyHasSeen) {
  Json json = first_player({{"civ", "rome"}, {"events", {{{"face", "sabotage"}, {"seen", {1}}}}}});
  const auto seen = [](const State& s) {
    const auto held = std::ranges::find(s.event, Card::Where::Held, &Card::where);
    return held == s.event.end() ? -1 : held->seen;
  };
  EXPECT_EQ(seen(position(json)), 0b11);
  json["players"][0]["events"][0]["seen"] = "all";
  EXPECT_EQ(seen(position(json)), 0b1111);
}

// --- what no game can have

// CV-2.1, CV-2.12, CV-2.20, CV-15.1
TEST(Positions, Civilizations) {
  EXPECT_EQ(refusal({{"players", {{{"civ", "rome"}}, {{"civ", "rome"}}}}}),
            "position.players[1].civ: is another player's already [CV-2.1]");
  EXPECT_EQ(refusal(first_player({{"civ", "egypt"}}), {.training = 1}),
            "position.players[0].civ: is not in a training game [CV-15.1]");
  EXPECT_EQ(refusal(first_player({{"civ", "roma"}})),
            "position.players[0].civ: there is no \"roma\"; did you mean \"rome\"? [CV-2.1]");
  EXPECT_EQ(refusal_of({{"white_army", "d4"}}),
            "position.players[0].white_army: belongs to Russia [CV-2.20]");
  EXPECT_EQ(refusal_of({{"capital", nullptr}}),
            "position.players[0].capital: is missing; say where it stands [CV-2.12]");
  EXPECT_EQ(
      refusal_of({{"capital", "d4"}}),
      "position.players[0].capital: must stand on one of the four middle squares of its home tile [CV-2.12]");
}

// CV-1.1: no more pieces than the box holds.
TEST(Positions, ComponentLimits) {
  EXPECT_EQ(refusal_of({{"armies", {"d4", "d4", "d4", "d4", "d4", "d4", "d4"}}}),
            "position.players[0].armies: lists 7 armies; a player has 6 [CV-1.1]");
  EXPECT_EQ(refusal_of({{"scouts", {"d4", "d4", "d4"}}}),
            "position.players[0].scouts: lists 3 scouts; a player has 2 [CV-1.1]");
  EXPECT_EQ(refusal_of({{"cities", {"g3", "g7", "k3"}}}),
            "position.players[0].cities: lists 3 cities; besides the capital a player has 2 [CV-1.1]");
  EXPECT_EQ(refusal_of({{"market", {{"silk", 3}}}}),
            "position.players: hold 3 tokens of silk; the market has as many as players: 2 [CV-2.8]");
  EXPECT_EQ(refusal_of({{"huts", {"iron", "iron", "iron"}}}),
            "position.players[0].huts[2]: the box has only 2 of \"iron\" [CV-1.1]");
  EXPECT_EQ(refusal_of({{"stored", {{"artist", 9}}}}).substr(0, 32), "position.pool: leaves 9 of artis");
  EXPECT_EQ(refusal_of({{"techs", {"pottery"}}, {"buildings", {{"b3", "granary"}}}}), "accepted");
}

// CV-4.3, CV-4.5
TEST(Positions, Cities) {
  EXPECT_EQ(
      refusal_of({{"cities", {"e4"}}}),
      "position.players[0].cities[0]: is too close to the city on c3; at least 3 squares apart [CV-4.5]");
  EXPECT_EQ(refusal_of({{"cities", {"e1"}}}),
            "position.players[0].cities[0]: needs eight neighbouring squares that are revealed [CV-4.5]");
  EXPECT_EQ(
      refusal_of({{"cities", {"g3", "g7"}}}),
      "position.players[0].cities[1]: is one city too many; without Irrigation a player has 2 [CV-4.3]");
  Json water = first_player({{"civ", "rome"}, {"cities", {"g3"}}});
  water["squares"] = {{"g3", "water"}};
  EXPECT_EQ(refusal(water), "position.players[0].cities[0]: stands on water [CV-4.5]");
  Json hut = first_player({{"civ", "rome"}, {"cities", {"g3"}}});
  hut["huts"] = {"g4"};
  EXPECT_EQ(refusal(hut), "position.players[0].cities[0]: has a hut or a village beside it [CV-4.5]");
  EXPECT_EQ(refusal_of({{"capital", {{"at", "c3"}, {"walled", true}}}}),
            "position.players[0].capital: has walls without Masonry [CV-6.12]");
  EXPECT_EQ(refusal_of({{"cities", {{{"walled", true}}}}}),
            "position.players[0].cities[0]: does not stand; leave out what it has [CV-10.13]");
}

// CV-8.3, CV-8.4, CV-8.15, CV-8.28
TEST(Positions, Figures) {
  EXPECT_EQ(refusal_of({{"armies", {"c3"}}}),
            "position.players[0].armies[0]: stands on the centre of a city [CV-8.15]");
  EXPECT_EQ(refusal_of({{"armies", {"d4", "d4", "d4"}}}),
            "position.players[0].armies[0]: stands on a square with more figures than the limit: 2 [CV-8.3]");
  Json water = first_player({{"civ", "rome"}, {"scouts", {"f2"}}});
  water["squares"] = {{"f2", "water"}};
  EXPECT_EQ(refusal(water),
            "position.players[0].scouts[0]: stands on water; that needs Navigation at least [CV-8.4]");
  EXPECT_EQ(
      refusal({{"players", {{{"civ", "rome"}, {"armies", {"d4"}}}, {{"civ", "china"}, {"scouts", {"d4"}}}}}}),
      "position.players[1].scouts[0]: stands on a square with figures of another player [CV-8.28]");
  Json village = first_player({{"civ", "rome"}, {"armies", {"f2"}}});
  village["villages"] = {"f2"};
  EXPECT_EQ(refusal(village), "position.players[0].armies[0]: stands on a hut or a village [CV-8.8]");
  EXPECT_EQ(
      refusal_of({{"armies", {"z9"}}}),
      "position.players[0].armies[0]: \"z9\" is no square; write its column and row, as in \"e7\" [CV-2.9]");
  EXPECT_EQ(refusal_of({{"armies", {"e12"}}}),
            "position.players[0].armies[0]: \"e12\" is beside the map of this number of players [CV-2.9]");
  EXPECT_EQ(refusal_of({{"sends", {0}}}),
            "position.players[0].sends: needs a scout on the map and a city that stands [CV-4.20]");
  EXPECT_EQ(refusal_of({{"cities", {"g3"}}, {"scouts", {"f3", "f3"}}, {"sends", {0, 1}}}),
            "position.players[0].sends: sends one square to two cities [CV-4.20]");
}

// CV-9.3, CV-4.9, CV-11.2
TEST(Positions, TechsAndGovernments) {
  EXPECT_EQ(refusal_of({{"techs", {"irrigation", "writing"}}}),
            "accepted");  // with the starting tech there are two of level 1
  EXPECT_EQ(refusal_of({{"techs", {"irrigation", "engineering", "writing"}}}),
            "position.players[0].techs: do not fit into the pyramid: 2 of level 2 need at least 3 of the "
            "level below, not "
            "2 [CV-9.3]");
  EXPECT_EQ(refusal_of({{"techs", {"potery"}}}),
            "position.players[0].techs[0]: there is no \"potery\"; did you mean \"pottery\"?");
  EXPECT_EQ(refusal_of({{"government", "feudalism"}}),
            "position.players[0].government: is not known; add the tech that unlocks it [CV-4.9]");
  EXPECT_EQ(
      refusal_of({{"coin_tokens", {{"democracy", 1}}}}),
      "position.players[0].coin_tokens: has tokens on a tech that is not known, or more than 4 [CV-11.2]");
  EXPECT_EQ(refusal_of({{"trade", 28}}),
            "position.players[0].trade: must be a whole number from 0 to 27, not 28");
}

// CV-6.8, CV-6.9, CV-6.13, CV-6.24
TEST(Positions, Markers) {
  EXPECT_EQ(refusal_of({{"buildings", {{"b2", "library"}}}}),
            "position.players[0].buildings.b2: needs the tech writing [CV-6.8]");
  EXPECT_EQ(refusal_of({{"techs", {"writing"}}, {"buildings", {{"h2", "library"}}}}),
            "position.players: has a marker on h2, which is in the outskirts of no city [CV-2.16]");
  Json library = first_player({{"civ", "rome"}, {"techs", {"writing"}}, {"buildings", {{"b2", "library"}}}});
  library["squares"] = {{"b2", "desert"}};
  EXPECT_EQ(refusal(library), "position.players[0].buildings.b2: cannot stand on desert [CV-6.8]");
  Json twice = first_player({{"civ", "rome"}, {"wonders", {{"b2", "colossus"}, {"d4", "oracle"}}}});
  twice["squares"] = {{"b2", "grassland"}, {"d4", "grassland"}};
  EXPECT_EQ(refusal(twice), "position.players[0].wonders.d4: is the second wonder of its city [CV-6.13]");
  Json both = first_player(
      {{"civ", "rome"}, {"wonders", {{"b2", "colossus"}}}, {"great_people", {{"b2", "artist"}}}});
  both["squares"] = {{"b2", "grassland"}};
  EXPECT_EQ(refusal(both),
            "position.players[0].great_people.b2: is the second marker on its square; keep one [CV-6.24]");
  EXPECT_EQ(refusal_of({{"buildings", {{"c3", "city_walls"}}}}),
            "position.players[0].buildings.c3: is no building of the outskirts; write \"walled\": true into "
            "the city "
            "[CV-6.12]");
  Json offered = first_player({{"civ", "rome"}, {"wonders", {{"b2", "colossus"}}}});
  offered["squares"] = {{"b2", "grassland"}};
  offered["wonders"] = {{"market", {"colossus"}}};
  EXPECT_EQ(refusal(offered), "position.wonders.market[0]: is somewhere else already; keep one [CV-1.1]");
}

TEST(Positions, TheMap) {
  EXPECT_EQ(refusal({{"tiles", {{"e1", "n15"}}}}).substr(0, 60),
            "position.tiles.e1: there is no \"n15\"; did you mean \"n05\"? [C");
  EXPECT_EQ(refusal({{"tiles", {{"e1", "n03"}, {"i1", "n03"}}}}),
            "position.tiles.i1: names a tile that lies elsewhere, too; keep one [CV-1.1]");
  EXPECT_EQ(refusal({{"tiles", {{"a1", "n03"}}}}),
            "position.tiles.a1: is a home, whose tile is that of its civilization; leave it out [CV-2.9]");
  EXPECT_EQ(refusal({{"tiles", {{"e1", "home_rome"}}}}),
            "position.tiles.e1: must be a neutral tile, \"n01\" to \"n14\" [CV-2.9]");
  EXPECT_EQ(
      refusal({{"squares", {{"e1", "swamp"}}}}),
      "position.squares.e1: must be a terrain and what it shows, as in \"forest silk\" or \"desert coin "
      "natural_wonder\", not \"swamp\" [CV-1.7]");
  EXPECT_EQ(refusal({{"moon", 1}}).substr(0, 33), "position.moon: is not known here;");
  EXPECT_EQ(refusal(first_player({{"moon", 1}})).substr(0, 44),
            "position.players[0].moon: is not known here;");
  EXPECT_EQ(refusal(Json::array()), "position: must be an object, not a list");
}

TEST(Positions, Cards) {
  EXPECT_EQ(refusal_of({{"units", {"aircraft 5"}}}),
            "position.players[0].units: has aircraft without Flight [CV-6.6]");
  EXPECT_EQ(refusal_of({{"events", {"sabotag"}}}),
            "position.players[0].events[0]: there is no \"sabotag\"; did you mean \"sabotage\"? [CV-1.1]");
  EXPECT_EQ(refusal_of({{"events", {{{"card", 0}}, {{"card", 0}}}}}),
            "position.players[0].events[1]: is in two places; keep one [CV-1.1]");
  EXPECT_EQ(refusal_of({{"units", {{{"card", 0}, {"face", "aircraft 7"}}}}}).substr(0, 40),
            "position.players[0].units[0]: card 0 is ");
  EXPECT_EQ(refusal_of({{"villages", {"great_person"}}}),
            "position.players[0].villages: has a great person, who is not kept as a marker [CV-8.11]");
}

// --- where a turn stands must fit the pieces

State in_the_middle_of(Ask ask) {
  State found;
  for (std::uint64_t seed = 0; seed < 40 && found.questions == 0; ++seed) {
    play_at_random({.players = 2, .turn_limit = 8}, seed, 600, [&](const State& s) {
      if (found.questions == 0 && s.questions > 0 && s.asked().ask == ask) found = s;
    });
  }
  EXPECT_GT(found.questions, 0);
  return found;
}

TEST(Positions, ACourseThatDoesNotFit) {
  const Json good = the_game().position(in_the_middle_of(Ask::Step));
  EXPECT_EQ(refusal(good, {.turn_limit = 8}), "accepted");
  const auto spoilt = [&](auto spoil) {
    Json json = good;
    spoil(json["course"]);
    return refusal(json, {.turn_limit = 8});
  };
  EXPECT_EQ(spoilt([](Json& course) { course["questions"][0][0] = "moon"; }),
            "position.course.questions[0]: asks no question of this game [CV-18.1]");
  EXPECT_EQ(spoilt([](Json& course) { course["questions"][0][1] = 3; }),
            "position.course.questions[0]: asks a seat that nobody plays [CV-18.1]");
  EXPECT_EQ(spoilt([](Json& course) { course["questions"][0] = {"step", 0, 0}; }),
            "position.course.questions[0]: must be the name of a question, a seat and two numbers from 0 to "
            "255 [CV-18.1]");
  EXPECT_EQ(spoilt([](Json& course) { course["questions"][1][0] = "discard"; }),
            "position.course.moving: does not fit the figures and the questions [CV-8.1]");
  EXPECT_EQ(spoilt([](Json& course) { course["questions"] = Json::array(); }),
            "position.course.moving: does not fit the figures and the questions [CV-8.1]");
  EXPECT_EQ(spoilt([](Json& course) { course.erase("moving"), course["questions"] = Json::array(); }),
            "position.course.questions: somebody must be asked [CV-18.1]");
  EXPECT_EQ(spoilt([](Json& course) { course["questions"].push_back({"announced", 0, 0, 0}); }),
            "position.course.questions[2]: does not fit the pieces and the turn; leave course out to begin a "
            "part [CV-18.1]");
  EXPECT_EQ(spoilt([](Json& course) { course["parts"] = 3; }),
            "position.course.parts: does not fit the first and the active player [CV-3.2]");
  EXPECT_EQ(spoilt([](Json& course) { course["battle"] = {{"at", "c3"}, {"attacker", 0}, {"defender", 1}}; }),
            "position.course.battle: does not fit the pieces and the questions [CV-10.17]");
}

// A question has a name, so a position means the same when questions are added.
TEST(Positions, TheCourseIsInNames) {
  const Json position = the_game().position(in_the_middle_of(Ask::CityDeed));
  EXPECT_EQ(position["phase"], "city_management");
  EXPECT_EQ(position["course"]["stage"], "turn");
  EXPECT_EQ(position["course"]["questions"][0][0], "city_menu");
  EXPECT_EQ(position["course"]["questions"][2][0], "city_deed");
  EXPECT_EQ(position["course"]["announcements"][0]["kind"], "city_action");
}

// Every number and every question of real positions, spoilt: refused, or a position that can be played on.
TEST(PositionsSlow, SpoiltPositionsAreRefusedOrSound) {
  int refused = 0, accepted = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const Options options{.players = static_cast<std::uint8_t>(2 + seed % 3), .turn_limit = 30};
    Random random = Random::fast(seed);
    int number = 0;
    play_at_random(options, seed, 2500, [&](const State& s) {
      if (number++ % 61) return;
      Json json = the_game().position(s);
      std::vector<Json*> leaves;
      const auto gather = [&](auto& self, Json& node) -> void {
        if (node.is_structured()) {
          for (Json& child : node) self(self, child);
        } else if (node.is_number() || node.is_string()) {
          leaves.push_back(&node);
        }
      };
      gather(gather, json);
      for (int i = 0; i < 40; ++i) {
        const auto any = [&] { return leaves[random.below(static_cast<std::uint32_t>(leaves.size()))]; };
        Json& leaf = *any();
        const Json kept = leaf;
        if (leaf.is_number())
          leaf = random.below(4) == 0 ? random.below(300) : random.below(12);
        else if (question_named(leaf.get<std::string>()))
          leaf = question_row(static_cast<Ask>(random.below(static_cast<std::uint32_t>(Ask::Deploy) + 1)))
                     .name();
        else
          leaf = *any();  // some other word of the position
        Random chance = Random::fast(seed);
        auto read_back = the_game().read_position(json, options, chance);
        leaf = kept;
        if (!read_back) {
          ++refused;
          continue;
        }
        ++accepted;
        Actions actions;
        Silent silent;
        for (int decision = 0; decision < 60 && !the_game().pending(*read_back).empty(); ++decision) {
          ASSERT_EQ(the_game().broken_invariant(*read_back), "") << json.dump();
          const Seat seat = the_game().pending(*read_back).first();
          the_game().legal(*read_back, seat, actions);
          ASSERT_FALSE(actions.empty()) << json.dump();
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
}  // namespace zig::civilization
