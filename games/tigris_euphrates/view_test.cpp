// TE-4: what is open and what is hidden; what a seat is asked.
#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

const Json& seat(const Json& view, std::size_t n) { return view["seats"][n]; }

Json decision_of(const State& s, Lang lang = Lang::En) {
  return the_game().decision(s, the_game().pending(s).first(), lang);
}

// The option with that move; null where there is none.
Json option_of(const Json& decision, std::string_view move) {
  for (const Json& option : decision["options"]) {
    if (option["move"] == move) return option;
  }
  return nullptr;
}

// The entry under a key of `unavailable`, as "TE-7.1: reason".
std::string unavailable(const Json& decision, const char* key, std::string_view value) {
  for (const Json& entry : decision["unavailable"]) {
    if (entry.contains(key) && entry[key] == value)
      return entry["rule"].get<std::string>() + ": " + entry["why"].get<std::string>();
  }
  return "";
}

// --- The board

// TE-4.1: the board with everything on it, leaders off the board, catastrophe tiles and monuments left are open to all.
TEST(View, TheBoardIsOpenToEverybody) {
  const State s =
      Scenario(
          "red J7; black C3; Archer king J8; Bull priest K2; catastrophe A1; monument black-red F5 on black")
          .catastrophes("lion", 2)
          .catastrophes("bull", 1)
          .state();
  for (const Json& view : {view_of(s, "archer"), view_of(s, "lion"), spectator_view(s)}) {
    EXPECT_EQ(view["map"][0], "....~~~~~.T.~...");
    EXPECT_EQ(view["tiles"]["J7"], "red");
    EXPECT_EQ(view["tiles"]["C3"], "black");
    EXPECT_EQ(view["tiles"]["K1"], "red");
    EXPECT_FALSE(view["tiles"].contains("F5"));
    EXPECT_EQ(view["face_down"], Json({"F5", "G5", "F6", "G6"}));
    EXPECT_EQ(view["monuments"],
              Json::parse(R"([{"id":"black-red","colours":["black","red"],"cell":"F5","on":"black"}])"));
    EXPECT_EQ(view["monuments_left"],
              Json({"black-blue", "black-green", "red-blue", "red-green", "blue-green"}));
    EXPECT_EQ(view["catastrophes"], Json::array({"A1"}));
    EXPECT_EQ(view["treasures"].size(), 10U);
    EXPECT_EQ(seat(view, 0)["leaders_off"], Json({"priest", "farmer", "trader"}));
    EXPECT_EQ(seat(view, 1)["catastrophes"], 1);
    EXPECT_EQ(seat(view, 1)["dynasty"], "bull");
  }
}

// TE-12.2, TE-13.4: what a leader has on the board: temples beside it in a revolt, tiles of its colour in a war.
TEST(View, LeadersHaveBothStrengths) {
  const State s = Scenario("red J7; black K8, L8; Archer king J8").state();  // I7 is a start temple
  const Json view = spectator_view(s);
  const Json& king = view["leaders"][0];
  EXPECT_EQ(king["cell"], "J8");
  EXPECT_EQ(king["leader"], "king");
  EXPECT_EQ(king["dynasty"], "archer");
  EXPECT_EQ(king["kingdom"], "a");
  EXPECT_EQ(king["revolt"], 1);
  EXPECT_EQ(king["war"], 2);
  const Json& kingdom = view["kingdoms"][0];
  EXPECT_EQ(kingdom["cells"], Json({"I7", "J7", "J8", "K8", "L8"}));
  EXPECT_EQ(kingdom["treasures"], Json::array({"I7"}));
  EXPECT_EQ(kingdom["tiles"], Json::parse(R"({"black":2,"red":2,"blue":0,"green":0})"));
}

// --- Behind the screens

// TE-4.2, TE-R5: only the owner sees the colours of a hand; everybody sees how many tiles it has.
TEST(View, HandsAreHiddenAndTheirSizesOpen) {
  const State s = Scenario().hand("archer", "3 red 2 blue").second_action().state();
  EXPECT_EQ(seat(view_of(s, "archer"), 0)["hand"], Json::parse(R"({"black":0,"red":3,"blue":2,"green":0})"));
  for (const Json& view : {view_of(s, "bull"), spectator_view(s)}) {
    EXPECT_FALSE(seat(view, 0).contains("hand"));
    EXPECT_EQ(seat(view, 0)["hand_size"], 5);
  }
}

// TE-4.3, TE-4.7: totals of points and treasures are hidden from the others; a player may always look at his own.
TEST(View, PointsAreHiddenFromTheOthers) {
  const State s = Scenario("treasures B2, P2, F3, N5, I7, B8, O9, F10")
                      .points("bull", "3 black 1 red 2 blue 2 green")
                      .treasures("bull", 2)
                      .state();
  const Json own = view_of(s, "bull");
  EXPECT_EQ(seat(own, 1)["points"], Json::parse(R"({"black":3,"red":1,"blue":2,"green":2})"));
  EXPECT_EQ(seat(own, 1)["treasures"], 2);
  EXPECT_EQ(seat(own, 1)["lowest"], Json::array({"red"}));
  EXPECT_FALSE(own.contains("standing"));
  for (const Json& view : {view_of(s, "archer"), spectator_view(s)}) {
    EXPECT_FALSE(seat(view, 1).contains("points"));
    EXPECT_FALSE(seat(view, 1).contains("treasures"));
    EXPECT_FALSE(seat(view, 1).contains("lowest"));
    EXPECT_FALSE(view.contains("standing"));
  }
}

// TE-R6: with open scores everybody sees all totals, and who is ahead.
TEST(View, OpenScoresShowTheTotals) {
  Options options;
  options.open_scores = true;
  const State s = Scenario("", options).points("bull", "3 black 1 red 2 blue 2 green").state();
  const Json view = spectator_view(s);
  EXPECT_EQ(seat(view, 1)["points"]["black"], 3);
  EXPECT_EQ(seat(view, 0)["points"]["black"], 0);
  EXPECT_EQ(view["standing"][1]["rank"], 1);
  EXPECT_EQ(view["standing"][1]["values"], Json({1, 2, 2, 3}));
  EXPECT_FALSE(seat(view, 1).contains("hand"));
}

// TE-4.4: of the bag only the number of tiles is shown.
TEST(View, TheBagIsANumber) {
  EXPECT_EQ(spectator_view(new_game(players(4)))["bag"], 119);
  EXPECT_EQ(view_of(new_game(players(2)), "archer")["bag"], 131);
}

// TE-4.5: committed tiles lie open; the defender sees them before he decides.
TEST(View, AConflictIsTwoSums) {
  State s = Scenario("red J7; Bull king J8").hand("archer", "2 red").second_action().state();
  play(s, "king I8");
  Json conflict = view_of(s, "bull")["conflict"];
  EXPECT_EQ(conflict["kind"], "revolt");
  EXPECT_EQ(conflict["leader"], "king");
  EXPECT_EQ(conflict["colour"], "red");
  EXPECT_EQ(conflict["attacker"]["dynasty"], "archer");
  EXPECT_EQ(conflict["attacker"]["board"], 1);
  EXPECT_EQ(conflict["attacker"]["cells"], Json::array({"I7"}));
  EXPECT_FALSE(conflict["attacker"].contains("committed"));
  EXPECT_EQ(conflict["defender"]["cells"], Json::array({"J7"}));
  play(s, "commit 2");
  for (const Json& view : {view_of(s, "bull"), spectator_view(s)}) {
    EXPECT_EQ(view["conflict"]["attacker"]["committed"], 2);
    EXPECT_FALSE(view["conflict"]["defender"].contains("committed"));
  }
  play(s, "commit 0");
  EXPECT_FALSE(spectator_view(s).contains("conflict"));
}

// TE-4.6, TE-R7: of tiles thrown away in a swap the others learn only the number.
TEST(View, SwappedTilesAreKnownToTheirOwner) {
  const State s = Scenario().thrown("archer", "2 red 1 green").state();
  EXPECT_EQ(seat(view_of(s, "archer"), 0)["thrown_tiles"],
            Json::parse(R"({"black":0,"red":2,"blue":0,"green":1})"));
  const Json other = view_of(s, "bull");
  EXPECT_EQ(seat(other, 0)["thrown"], 3);
  EXPECT_FALSE(seat(other, 0).contains("thrown_tiles"));
}

// TE-16.3: at the end all screens are lifted; what was thrown away stays unknown.
TEST(View, AtTheEndScreensAreLifted) {
  State s = Scenario()
                .bag("1 red")
                .hand("archer", "6 red")
                .thrown("bull", "1 blue")
                .points("lion", "2 black 2 red 2 blue 2 green")
                .state();
  play(s, "swap 2 red");
  ASSERT_TRUE(over(s));
  const Json view = spectator_view(s);
  EXPECT_EQ(seat(view, 0)["hand"]["red"], 5);
  EXPECT_EQ(seat(view, 3)["points"]["green"], 2);
  EXPECT_FALSE(seat(view, 1).contains("thrown_tiles"));
  EXPECT_EQ(view["standing"][3]["rank"], 1);
  EXPECT_EQ(view["standing"][3]["lowest"].size(), 4U);
  EXPECT_EQ(view["actions_left"], 0);
}

// TE-4.2, TE-4.4, TE-4.6: nothing that an observer cannot know changes his view, his decision or its texts.
TEST(View, AnImaginedStateLooksTheSame) {
  for (std::uint64_t game = 0; game < 6; ++game) {
    Random random = Random::fast(game);
    for_each_state(options_for(5 * game + 1), game, [&](const State& s) {
      if (random.below(8) != 0) return;
      const auto n = static_cast<std::uint8_t>(random.below(s.options.players));
      State imagined = s;
      the_game().imagine(imagined, Observer(Seat{n}), random);
      EXPECT_EQ(the_game().view(s, Observer(Seat{n})), the_game().view(imagined, Observer(Seat{n})));
      EXPECT_EQ(the_game().decision(s, Seat{n}, Lang::En), the_game().decision(imagined, Seat{n}, Lang::En));
      State for_spectator = s;
      the_game().imagine(for_spectator, Observer{}, random);
      EXPECT_EQ(the_game().view(s, Observer{}), the_game().view(for_spectator, Observer{}));
    });
  }
}

// --- Decisions

TEST(Decision, OptionsAreTheLegalActionsWithThePathToThem) {
  const State s = Scenario("red J7; Bull king J8").hand("archer", "2 red 1 blue").second_action().state();
  const Json decision = decision_of(s);
  TigrisEuphrates::Actions actions;
  the_game().legal(s, Seat{0}, actions);
  EXPECT_EQ(decision["options"].size(), actions.size());
  EXPECT_EQ(decision["kind"], "place");
  EXPECT_EQ(decision["step"], "action");
  EXPECT_EQ(decision["prompt"], "Your turn: 1 action left.");
  const Json king = option_of(decision, "king I8");
  EXPECT_EQ(king["picks"], Json::parse(R"([{"action":"leader"},{"leader":"king"},{"cell":"I8"}])"));
  EXPECT_EQ(king["text"], "Place the king on I8: revolt against the Bull");
  EXPECT_EQ(king["badge"], "revolt");
  const Json tile = option_of(decision, "red K7");
  EXPECT_EQ(tile["picks"], Json::parse(R"([{"action":"tile"},{"tile":"red"},{"cell":"K7"}])"));
  EXPECT_EQ(tile["text"], "Place a temple on K7");
  EXPECT_EQ(tile["badge"], "gift");  // the Bull's king gets the point (TE-7.5)
  EXPECT_EQ(option_of(decision, "swap 1 red 1 blue")["text"], "Swap 1 temple, 1 farm");
  EXPECT_EQ(option_of(decision, "end turn")["picks"], Json::parse(R"([{"action":"end_turn"}])"));
  EXPECT_TRUE(the_game().decision(s, Seat{1}, Lang::En).is_null());
}

TEST(Decision, WhatIsNotPossibleHasOneReason) {
  const State s = Scenario("catastrophe A1, A2")
                      .hand("archer", "2 red")
                      .catastrophes("archer", 0)
                      .catastrophes("lion", 2)
                      .second_action()
                      .state();
  const Json decision = decision_of(s);
  EXPECT_EQ(unavailable(decision, "tile", "black"), "TE-7.1: You have no such tile: settlement.");
  EXPECT_EQ(unavailable(decision, "tile", "red"), "");
  EXPECT_EQ(unavailable(decision, "leader", "king"), "");
  EXPECT_EQ(unavailable(decision, "action", "catastrophe"), "TE-8.1: You have no catastrophe tile left.");
  EXPECT_EQ(decision["unavailable"].size(), 4U);
}

// TE-5.1: without tiles there is nothing to swap.
TEST(Decision, AnEmptyHandCannotSwap) {
  const State s = Scenario().hand("archer", "nothing").second_action().state();
  EXPECT_EQ(unavailable(decision_of(s), "action", "swap").substr(0, 6), "TE-9.4");
}

// TE-12.3, TE-R24: the commitment is asked in any case, and the prompt says what both sides have.
TEST(Decision, ACommitmentIsAnAmount) {
  State s = Scenario("red J7; Bull king J8")
                .hand("archer", "2 red 3 blue")
                .hand("bull", "6 green")
                .second_action()
                .state();
  play(s, "king I8");
  const Json attack = decision_of(s);
  EXPECT_EQ(attack["kind"], "amount");
  EXPECT_EQ(attack["options"].size(), 3U);
  EXPECT_EQ(attack["options"][2]["text"], "Commit 2 temples");
  EXPECT_EQ(attack["options"][2]["picks"], Json::parse(R"([{"commit":2}])"));
  EXPECT_EQ(attack["unavailable"][0]["rule"], "TE-12.3");
  EXPECT_EQ(attack["prompt"],
            "Revolt (king): you attack with 1, the Bull defends with 1. How many temples do you add from "
            "your hand?");
  play(s, "commit 2");
  const Json defence = decision_of(s, Lang::Cs);
  EXPECT_EQ(defence["options"].size(), 1U);
  EXPECT_EQ(defence["prompt"],
            "Vzpoura (král): Lučištník útočí silou 1 + 2, bráníte se silou 1; při rovnosti vyhráváte. Kolik "
            "chrámů přidáte "
            "z ruky?");
}

// Every text of a decision and of an event exists in every language, with all its names filled in.
TEST(Decision, NoTextIsMissingInAnyLanguage) {
  const auto complete = [](const std::string& text) {
    EXPECT_EQ(text.find("<te."), std::string::npos) << text;
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    EXPECT_EQ(text.find('?') == std::string::npos || text.ends_with('?'), true) << text;
    EXPECT_FALSE(text.empty());
  };
  std::set<Step> steps;
  std::set<Event::Kind> kinds;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    Random random = Random::fast(seed);
    State s = the_game().start(options_for(seed), random);
    TigrisEuphrates::Actions actions;
    while (!the_game().pending(s).empty()) {
      const Seat asked = the_game().pending(s).first();
      const bool new_step = steps.insert(s.step).second;
      for (const Lang lang : kLangs) {
        if (!new_step && random.below(40) != 0) continue;
        const Json decision = the_game().decision(s, asked, lang);
        complete(decision["prompt"].get<std::string>());
        for (const Json& option : decision["options"]) complete(option["text"].get<std::string>());
        for (const Json& entry : decision["unavailable"]) complete(entry["why"].get<std::string>());
      }
      the_game().legal(s, asked, actions);
      Recorder<Event> recorder;
      the_game().apply(s, asked, lively(s, actions, random), random, recorder);
      for (const Event& event : recorder.events) {
        kinds.insert(event.kind);
        for (const Lang lang : kLangs) {
          complete(the_game().event_text(s, event, Observer{}, lang));
          complete(the_game().event_text(s, event, Observer(Seat{event.seat}), lang));
        }
        EXPECT_TRUE(the_game().event_json(s, event, Observer{}).contains("kind"));
      }
    }
  }
  EXPECT_EQ(steps.size(), 7U) << "a kind of decision never came";
  EXPECT_GE(kinds.size(), 21U) << "kinds of events never came";
}

// --- Catalogue and pieces

TEST(Catalogue, HasBoardsColoursAndOptionsInEveryLanguage) {
  for (const Lang lang : kLangs) {
    const Json catalogue = the_game().catalogue(lang);
    EXPECT_EQ(catalogue.dump().find("<te."), std::string::npos);
    EXPECT_EQ(catalogue["boards"].size(), 2U);
    EXPECT_EQ(catalogue["boards"][0]["priority"], Json({"B2", "P2", "B8", "O9"}));
    EXPECT_EQ(catalogue["options"].size(), the_game().options_schema().size());
  }
  EXPECT_EQ(the_game().catalogue(Lang::Cs)["colours"][1]["tile"]["name"], "chrám");
  EXPECT_EQ(the_game().catalogue(Lang::Pl)["dynasties"][0]["name"], "Łucznik");
}

TEST(Pieces, HaveAnIdAndAName) {
  const auto both = [](std::string_view type, int value) {
    return the_game().piece_json({type, value}).dump() + " " + the_game().piece_name({type, value}, Lang::En);
  };
  EXPECT_EQ(both("cell", cell_of("K7")), R"({"cell":"K7"} K7)");
  EXPECT_EQ(both("tile", 1), R"({"tile":"temple"} temple)");
  EXPECT_EQ(both("leader", 3), R"({"leader":"trader"} trader)");
  EXPECT_EQ(both("colour", 0), R"({"colour":"black"} black)");
  EXPECT_EQ(both("dynasty", 2), R"({"dynasty":"potter"} Potter)");
  EXPECT_EQ(both("building", 3), R"({"building":"market_hall"} market hall)");
  EXPECT_EQ(both("monument", 5), R"({"monument":"blue-green"} blue and green monument)");
  EXPECT_EQ(both("number", 7), R"({"number":7} 7)");
  EXPECT_EQ(both("seat", 1), R"({"seat":1} seat 1)");
  EXPECT_EQ(both("cell", 999), R"({"cell":999} 999)");
}

}  // namespace
}  // namespace zig::tigris_euphrates
