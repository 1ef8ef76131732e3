// 7W-16.2: every action has one text, and the text gives the action back.
#include <gtest/gtest.h>

#include "games/seven_wonders/dealing.h"
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/random_play_testkit.h"

namespace zig::seven_wonders {
namespace {

CardId card(std::string_view name) { return find_card(the_game().box(), name, "test").value(); }
std::string problem_of(std::string_view move) {
  const auto action = the_game().parse_action(move);
  return action ? "" : action.error().line();
}

// 7W-16.2: an action is a card, a use, and the coins to either neighbour; its text has all of them.
TEST(Notation, EveryActionOfTheIdSpaceRoundTrips) {
  for (int id = 0; id < the_game().action_count(); ++id) {
    const Action action = the_game().action(id);
    const auto back = the_game().parse_action(the_game().notation(action));
    ASSERT_TRUE(back) << the_game().notation(action) << ": " << back.error().line();
    ASSERT_EQ(*back, action) << the_game().notation(action);
  }
}

TEST(Notation, CanonicalTexts) {
  EXPECT_EQ(the_game().notation(build(card("Baths"))), "build Baths");
  EXPECT_EQ(the_game().notation(build(card("Library"), 2, 2)), "build Library <2 2>");
  EXPECT_EQ(the_game().notation(stage(card("Tavern"), 2)), "stage Tavern <2");
  EXPECT_EQ(the_game().notation(stage(card("Tavern"), 0, 3)), "stage Tavern 3>");
  EXPECT_EQ(the_game().notation(build_free(card("Palace"))), "olympia Palace");
  EXPECT_EQ(the_game().notation(discard(card("loom-1"))), "discard Loom");
  EXPECT_EQ(the_game().notation(discard(card("loom-2"))), "discard Loom II");
  EXPECT_EQ(the_game().notation(exhume(card("Altar"))), "exhume Altar");
  EXPECT_EQ(the_game().notation(decline()), "decline");
  EXPECT_EQ(the_game().notation(choose_board(0, 0)), "board Rhodes A");
}

TEST(Notation, LetterCaseSpacesAndIdsDoNotMatter) {
  EXPECT_EQ(the_game().parse_action("  BUILD   east trading POST ").value(),
            build(card("East Trading Post")));
  EXPECT_EQ(the_game().parse_action("build east-trading-post").value(), build(card("East Trading Post")));
  EXPECT_EQ(the_game().parse_action("discard loom ii").value(), discard(card("loom-2")));
  EXPECT_EQ(the_game().parse_action("discard LOOM-2").value(), discard(card("loom-2")));
  EXPECT_EQ(the_game().parse_action("discard Loom I").value(), discard(card("loom-1")));
  EXPECT_EQ(the_game().parse_action("build Library 2> <2").value(), build(card("Library"), 2, 2));
  EXPECT_EQ(the_game().parse_action("board giza b").value(), choose_board(6, 1));
}

TEST(Notation, AProblemNamesTheRemedy) {
  EXPECT_EQ(problem_of("build Lbrary"), "move: no card is called \"Lbrary\"; did you mean Library? [7W-1.3]");
  EXPECT_NE(problem_of("bild Baths").find("begins with build, olympia, stage"), std::string::npos);
  EXPECT_NE(problem_of("board Roads A").find("did you mean Rhodes?"), std::string::npos);
  EXPECT_NE(problem_of("board Rhodes").find("a side is A or B"), std::string::npos);
  EXPECT_NE(problem_of("board").find("name a board"), std::string::npos);
  EXPECT_NE(problem_of("build Baths <x").find("write <2 for 2 coins"), std::string::npos);
  EXPECT_NE(problem_of("build Baths <2 <2").find("write <2 for 2 coins"), std::string::npos);
  EXPECT_NE(problem_of("build Baths <9").find("nothing ever costs that much"), std::string::npos);
  EXPECT_NE(problem_of("discard Baths <1").find("nothing ever costs that much"), std::string::npos);
  EXPECT_NE(problem_of("decline Baths").find("stands alone"), std::string::npos);
}

TEST(Notation, HostileTextIsRefused) {
  for (const std::string& text :
       {std::string(), std::string(5000, 'a'), std::string("build \0\xff\xfe", 9),
        std::string("build ") + std::string(5000, ' '), std::string("build <"), std::string("build >"),
        std::string("<2 3>"), std::string("build Baths <999999999999")}) {
    EXPECT_FALSE(the_game().parse_action(text));
  }
}

TEST(Notation, ChanceIsNamedByCardOrBoard) {
  EXPECT_EQ(the_game().chance_outcome("Baths").value(), index(card("Baths")));
  EXPECT_EQ(the_game().chance_outcome("loom-2").value(), index(card("loom-2")));
  EXPECT_EQ(the_game().chance_outcome("rhodes b").value(), kBoardOutcome + 1);
  EXPECT_NE(the_game().chance_outcome("Bath").error().line().find("did you mean Baths?"), std::string::npos);
  EXPECT_FALSE(the_game().chance_outcome(""));
}

// 7W-2.5, 7W-2.10: options as text.
TEST(OptionTexts, RoundTripAndRefuse) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Options options = options_for(seed);
    EXPECT_EQ(the_game().read_options(the_game().options_json(options)).value(), options);
  }
  const auto line = [](const Json& json) { return the_game().read_options(json).error().line(); };
  EXPECT_EQ(line({{"players", 9}}), "options.players: must be a whole number from 2 to 7, not 9");
  EXPECT_NE(line({{"player", 3}}).find("choose from: players"), std::string::npos);
  EXPECT_NE(line({{"wonder_assignment", "mine"}}).find("must be one of random_wonder_random_side"),
            std::string::npos);
  EXPECT_NE(line({{"extra_guilds", 1}}).find("must be true or false"), std::string::npos);
  EXPECT_NE(line(Json::array()).find("must be an object"), std::string::npos);
  EXPECT_EQ(the_game().read_options(Json::object()).value(), Options{});
  for (const Json& entry : the_game().options_schema()) {
    EXPECT_TRUE(entry.contains("name") && entry.contains("kind") && entry.contains("default") &&
                entry.contains("rule"));
  }
}

// Law 11 in part: every sentence the game can say exists in all languages; a gap would show as <key>.
TEST(GameTexts, NoSentenceIsMissing) {
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    Options options = options_for(seed);
    Random random = Random::fast(seed);
    State s = the_game().start(options, random);
    Recorder<Event> recorder;
    SevenWonders::Actions actions;
    while (!the_game().pending(s).empty()) {
      const Seat seat = the_game().pending(s).first();
      the_game().legal(s, seat, actions);
      const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      for (Lang lang : kLangs) {
        const std::string decision = the_game().decision(s, seat, lang).dump();
        ASSERT_EQ(decision.find("<7w"), std::string::npos) << decision;
        ASSERT_EQ(decision.find('{' + std::string("n}")), std::string::npos) << decision;
      }
      the_game().apply(s, seat, action, random, recorder);
    }
    for (const Event& event : recorder.events) {
      for (Lang lang : kLangs) {
        const std::string text = the_game().event_text(s, event, Seat{0}, lang);
        ASSERT_FALSE(text.empty());
        ASSERT_EQ(text.find_first_of("<{"), std::string::npos) << text;
      }
      EXPECT_FALSE(the_game().event_json(s, event, Observer{})["kind"].empty());
    }
  }
  for (Lang lang : kLangs) EXPECT_EQ(the_game().catalogue(lang).dump().find("<7w"), std::string::npos);
}

TEST(GameTexts, PiecesHaveIdsAndNames) {
  const Piece baths{"card", index(card("Baths"))};
  EXPECT_EQ(the_game().piece_json(baths), Json({{"card", "baths"}}));
  EXPECT_EQ(the_game().piece_name(baths, Lang::Cs), "Lázně");
  EXPECT_EQ(the_game().piece_name(baths, Lang::Pl), "Łaźnie");
  EXPECT_EQ(the_game().piece_json({"wonder", 6}), Json({{"wonder", "giza"}}));
  EXPECT_EQ(the_game().piece_json({"resource", 6}), Json({{"resource", "loom"}}));
  EXPECT_EQ(the_game().piece_json(Piece::seat(2)), Json({{"seat", 2}}));
  EXPECT_EQ(the_game().piece_json(Piece::number(7)), Json({{"number", 7}}));
  EXPECT_EQ(the_game().piece_json({"card", 999}), Json({{"card", 999}}));
  EXPECT_EQ(the_game().piece_name({"colour", 0}, Lang::En), "raw materials (brown)");
}

}  // namespace
}  // namespace zig::seven_wonders
