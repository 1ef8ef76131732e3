// The examples of docs/positions/seven-wonders.md do what the page says.
#include <gtest/gtest.h>

#include <sstream>

#include "engine/data_testkit.h"
#include "games/seven_wonders/random_play_testkit.h"

namespace zig::seven_wonders {
namespace {

// What came out of a script.
struct Outcome {
  std::optional<State> state;
  std::string refused_position, refused_move;
};

Outcome run(const Json& script) {
  const SevenWonders& game = the_game();
  Outcome outcome;
  const auto options = game.read_options(script["options"]);
  EXPECT_TRUE(options) << (options ? "" : options.error().line());
  Random random = Random::fast(1);
  const auto read = game.read_position(script["position"], *options, random);
  if (!read) {
    outcome.refused_position = read.error().rule;
    return outcome;
  }
  State s = *read;
  EXPECT_EQ(game.broken_invariant(s), "");
  Silent silent;
  for (const Json& move : script.value("do", Json::array())) {
    const auto text = move.get<std::string>();
    const Seat seat{static_cast<std::uint8_t>(text[0] - '0')};
    const auto action = game.parse_action(std::string_view(text).substr(2));
    EXPECT_TRUE(action) << text;
    if (!action) break;
    const Verdict verdict = game.judge(s, seat, *action);
    if (!verdict.legal()) {
      outcome.refused_move = verdict.rule;
      break;
    }
    game.apply(s, seat, *action, random, silent);
  }
  outcome.state = s;
  return outcome;
}

Json legal_moves(const State& s, Seat seat) {
  SevenWonders::Actions actions;
  the_game().legal(s, seat, actions);
  Json moves = Json::array();
  for (Action action : actions) moves.push_back(the_game().notation(action));
  return moves;
}

template <class Value>
Json by_city(const State& s, Value value) {
  Json list = Json::array();
  for (int city = 0; city < s.cities; ++city) list.push_back(value(s.city[city]));
  return list;
}

void compare(const Outcome& outcome, const Json& expected) {
  EXPECT_EQ(outcome.refused_position, expected.value("refused_position", ""));
  EXPECT_EQ(outcome.refused_move, expected.value("refused_move", ""));
  if (!outcome.state) return;
  const State& s = *outcome.state;
  const Json legal = expected.value("legal", Json::object());
  for (const auto& [seat, moves] : legal.items()) {
    EXPECT_EQ(legal_moves(s, Seat{static_cast<std::uint8_t>(seat[0] - '0')}), moves);
  }
  const auto check = [&](const char* key, const Json& actual) {
    EXPECT_EQ(actual, expected.contains(key) ? expected[key] : actual) << key;
  };
  check("coins", by_city(s, [](const City& c) { return c.coins; }));
  check("defeats", by_city(s, [](const City& c) { return c.defeats; }));
  check("victories", by_city(s, [](const City& c) { return c.victories; }));
  check("sealed", the_game().view(s, Observer{})["chosen"]);
  Json totals = Json::array();
  const Standing standing = the_game().standing(s);
  for (int seat = 0; seat < standing.seats; ++seat)
    totals.push_back(standing.total[static_cast<std::size_t>(seat)]);
  check("totals", totals);
}

// Example 7W-4.A, Example 7W-10.A, Example 7W-13.A: as positions that a person would write.
TEST(PositionsPage, EveryExampleDoesWhatThePageSays) {
  const auto blocks = json_blocks(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/positions/seven-wonders.md");
  int scripts = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (blocks[i].expectation) continue;
    SCOPED_TRACE("line " + std::to_string(blocks[i].line));
    const auto script = parse_json(blocks[i].text, "script");
    ASSERT_TRUE(script) << script.error().line();
    ++scripts;
    const bool answered = i + 1 < blocks.size() && blocks[i + 1].expectation;
    const auto expected = parse_json(answered ? blocks[i + 1].text : "{}", "expectation");
    ASSERT_TRUE(expected) << expected.error().line();
    compare(run(*script), *expected);
  }
  EXPECT_GE(scripts, 10);
}

}  // namespace
}  // namespace zig::seven_wonders
