// TE-2.1, TE-2.11, TE-4.3, TE-17: options as text.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/random_play_testkit.h"

namespace zig::tigris_euphrates {
namespace {

std::string problem_of(const Json& json) {
  const auto options = the_game().read_options(json);
  return options ? "" : options.error().line();
}
std::array<std::uint8_t, 4> dynasties(const Json& json) {
  return the_game().read_options(json).value().dynasties;
}

TEST(Options, WhatIsLeftOutHasItsDefault) {
  const Options options = the_game().read_options(Json::object()).value();
  EXPECT_EQ(options, Options{});
  EXPECT_EQ(the_game().options_json(options).dump(),
            R"({"players":4,"board":"standard","building_game":false,"open_scores":false,)"
            R"("dynasties":"archer bull potter lion"})");
}

TEST(Options, WrittenAndReadAgainTheyAreTheSame) {
  for (const Json& json :
       {Json{{"players", 2}, {"dynasties", "lion archer"}}, Json{{"players", 3}, {"board", "second"}},
        Json{{"building_game", true}, {"open_scores", true}, {"dynasties", "potter"}}}) {
    const Options options = the_game().read_options(json).value();
    EXPECT_EQ(the_game().read_options(the_game().options_json(options)).value(), options) << json.dump();
  }
}

// TE-2.11, TE-R29: players choose dynasties by seat, each at most once; the others follow in their order.
TEST(Options, DynastiesBySeat) {
  EXPECT_EQ(dynasties({{"dynasties", "lion archer"}}), (std::array<std::uint8_t, 4>{3, 0, 1, 2}));
  EXPECT_EQ(dynasties({{"players", 2}, {"dynasties", "Potter, Bull"}}),
            (std::array<std::uint8_t, 4>{2, 1, 0, 3}));
  EXPECT_EQ(dynasties({{"dynasties", ""}}), (std::array<std::uint8_t, 4>{0, 1, 2, 3}));
  EXPECT_EQ(problem_of({{"dynasties", "lion lion"}}),
            "options.dynasties: names lion twice; each dynasty plays at most once [TE-2.11]");
  EXPECT_EQ(problem_of({{"players", 2}, {"dynasties", "lion bull archer"}}),
            "options.dynasties: names 3 dynasties for 2 players; leave some out [TE-2.11]");
  EXPECT_EQ(problem_of({{"dynasties", "lion snake"}}),
            "options.dynasties: a dynasty is one of archer, bull, potter, lion, not \"snake\" [TE-2.11]");
}

TEST(Options, AProblemNamesTheValuesThatExist) {
  EXPECT_EQ(problem_of({{"board", "third"}}),
            "options.board: must be one of standard, second, not \"third\" [TE-2.1]");
  EXPECT_NE(problem_of({{"players", 5}}).find("from 2 to 4"), std::string::npos);
  EXPECT_NE(problem_of({{"players", 1}}), "");
  EXPECT_NE(problem_of({{"building_game", "yes"}}), "");
  EXPECT_NE(problem_of({{"open_score", true}}).find("open_score"), std::string::npos);
  EXPECT_NE(problem_of({{"dynasties", 3}}), "");
  EXPECT_NE(problem_of(Json::array()), "");
}

TEST(Options, TheSchemaListsEveryOptionWithItsRule) {
  const Json schema = the_game().options_schema();
  const Json written = the_game().options_json({});
  ASSERT_EQ(schema.size(), written.size());
  std::size_t i = 0;
  for (const auto& [name, value] : written.items()) {
    EXPECT_EQ(schema[i]["name"], name);
    EXPECT_EQ(schema[i]["default"], value);
    EXPECT_TRUE(schema[i]["rule"].get<std::string>().starts_with("TE-"));
    ++i;
  }
}

}  // namespace
}  // namespace zig::tigris_euphrates
