#include "engine/option_table.h"

#include <gtest/gtest.h>

#include <array>

namespace zig {
namespace {

enum class Board : std::uint8_t { Plain, Hilly };
constexpr std::array<std::string_view, 2> kBoardIds = {"plain", "hilly"};

struct Choices {
  std::uint8_t players = 3;
  Board board = Board::Hilly;
  bool open = false;
  std::string motto = "none";
  bool operator==(const Choices&) const = default;
};

std::string write_motto(const Choices& choices) { return choices.motto; }
void read_motto(Reader& in, std::string where, std::string said, Choices& choices) {
  if (said == "bad") return in.fail_at(where, "is bad", "X-4");
  if (!said.empty()) choices.motto = said;
}

constexpr Option<Choices> kRows[] = {
    number<&Choices::players>("players", 2, 4, "X-1"),
    choice<&Choices::board>("board", kBoardIds, "X-2"),
    flag<&Choices::open>("open", "X-3"),
    text_option<Choices>("motto", write_motto, read_motto, "X-4"),
};

std::string problem_of(const Json& json) {
  const auto read = read_options<Choices>(kRows, json);
  return read ? "" : read.error().line();
}

TEST(OptionTable, WritesAndReadsEveryKind) {
  const Choices choices{.players = 4, .board = Board::Plain, .open = true, .motto = "x"};
  const Json json = options_json<Choices>(kRows, choices);
  EXPECT_EQ(json.dump(), R"({"players":4,"board":"plain","open":true,"motto":"x"})");
  EXPECT_EQ(read_options<Choices>(kRows, json), choices);
}

TEST(OptionTable, WhatIsLeftOutHasItsDefault) {
  EXPECT_EQ(read_options<Choices>(kRows, Json::object()), Choices{});
}

TEST(OptionTable, TheSchemaNamesValuesDefaultsAndRules) {
  EXPECT_EQ(options_schema<Choices>(kRows).dump(),
            R"([{"name":"players","kind":"integer","min":2,"max":4,"default":3,"rule":"X-1"},)"
            R"({"name":"board","kind":"choice","values":["plain","hilly"],"default":"hilly","rule":"X-2"},)"
            R"({"name":"open","kind":"boolean","values":[false,true],"default":false,"rule":"X-3"},)"
            R"({"name":"motto","kind":"text","default":"none","rule":"X-4"}])");
}

TEST(OptionTable, TheSchemaHasWhatElseAScreenShouldKnow) {
  constexpr Option<Choices> kHinted[] = {
      with_hints(flag<&Choices::open>("open", "X-3"),
                 [] { return Json{{"sets", {{"true", {{"players", 4}}}}}}; }),
  };
  EXPECT_EQ(options_schema<Choices>(kHinted)[0]["sets"]["true"]["players"], 4);
}

TEST(OptionTable, RefusesWhatItDoesNotKnow) {
  EXPECT_EQ(problem_of({{"players", 5}}), "options.players: must be a whole number from 2 to 4, not 5");
  EXPECT_EQ(problem_of({{"board", "flat"}}),
            "options.board: must be one of plain, hilly, not \"flat\" [X-2]");
  EXPECT_EQ(problem_of({{"open", 1}}), "options.open: must be true or false, not 1");
  EXPECT_EQ(problem_of({{"motto", "bad"}}), "options.motto: is bad [X-4]");
  EXPECT_EQ(problem_of({{"speed", 1}}),
            "options.speed: is not known here; choose from: players, board, open, motto");
  EXPECT_EQ(problem_of(Json::array()), "options: must be an object, not a list");
}

TEST(OptionTable, OptionsMustGoTogether) {
  const auto read = read_options<Choices>(kRows, {{"players", 2}}, [](Reader& in, const Choices& choices) {
    if (choices.players < 3) in.fail_at(in.where() + ".players", "are too few");
  });
  EXPECT_EQ(read.error().line(), "options.players: are too few");
}

}  // namespace
}  // namespace zig
