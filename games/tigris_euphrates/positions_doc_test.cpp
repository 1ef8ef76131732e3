// The examples of docs/positions/tigris-euphrates.md do what the page says.
#include <gtest/gtest.h>

#include "engine/data_testkit.h"
#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

// What came out of a script.
struct Outcome {
  std::optional<State> state;
  std::string refused_position, refused_move;
};

// A move is a text, or an object with what chance brings.
struct Move {
  std::string text;
  std::vector<std::uint16_t> chance;
};
Move move_of(const Json& json) {
  if (json.is_string()) return {json.get<std::string>(), {}};
  Move move{json["do"].get<std::string>(), {}};
  for (const Json& name : json["chance"]) {
    const auto outcome = the_game().chance_outcome(name.get<std::string>());
    EXPECT_TRUE(outcome) << name;
    if (outcome) move.chance.push_back(*outcome);
  }
  return move;
}

Outcome run(const Json& script) {
  const TigrisEuphrates& game = the_game();
  Outcome outcome;
  const auto options = game.read_options(script.value("options", Json::object()));
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
  for (const Json& json : script.value("do", Json::array())) {
    const Move move = move_of(json);
    const Seat seat{static_cast<std::uint8_t>(move.text[0] - '0')};
    const auto action = game.parse_action(std::string_view(move.text).substr(2));
    EXPECT_TRUE(action) << move.text;
    if (!action) break;
    const Verdict verdict = game.judge(s, seat, *action);
    if (!verdict.legal()) {
      outcome.refused_move = verdict.rule;
      break;
    }
    random.script(move.chance);
    game.apply(s, seat, *action, random, silent);
    EXPECT_FALSE(random.has_script()) << move.text;
    EXPECT_EQ(game.broken_invariant(s), "") << move.text;
  }
  outcome.state = s;
  return outcome;
}

Json legal_moves(const State& s, Seat seat) {
  TigrisEuphrates::Actions actions;
  the_game().legal(s, seat, actions);
  Json moves = Json::array();
  for (Action action : actions) moves.push_back(the_game().notation(action));
  return moves;
}

std::string discards(const State& s) {
  std::string text;
  for (std::size_t i = 0; i < kColours; ++i) {
    if (s.discarded[i] > 0)
      text += (text.empty() ? "" : " ") + std::to_string(s.discarded[i]) + " " + std::string(kColourIds[i]);
  }
  return text;
}

// Whatever the page says about a dynasty or a space, asked one by one.
template <class Ask>
void compare_each(const Json& expected, const char* key, Ask ask) {
  const Json entries = expected.value(key, Json::object());
  for (const auto& [name, value] : entries.items()) EXPECT_EQ(Json(ask(name)), value) << key << " " << name;
}

void compare(const Outcome& outcome, const Json& expected) {
  EXPECT_EQ(outcome.refused_position, expected.value("refused_position", ""));
  EXPECT_EQ(outcome.refused_move, expected.value("refused_move", ""));
  if (!outcome.state) return;
  const State& s = *outcome.state;
  compare_each(expected, "legal", [&](const std::string& seat) {
    return legal_moves(s, Seat{static_cast<std::uint8_t>(seat[0] - '0')});
  });
  compare_each(expected, "points", [&](const std::string& dynasty) { return points(s, dynasty); });
  compare_each(expected, "hands", [&](const std::string& dynasty) { return hand(s, dynasty); });
  compare_each(expected, "taken", [&](const std::string& dynasty) { return taken(s, dynasty); });
  compare_each(expected, "ranks", [&](const std::string& dynasty) { return rank(s, dynasty); });
  compare_each(expected, "at", [&](const std::string& cell) { return at(s, cell); });
  const auto check = [&](const char* key, const Json& actual) {
    EXPECT_EQ(actual, expected.contains(key) ? expected[key] : actual) << key;
  };
  check("asked", asked(s));
  check("step", the_game().position(s)["step"]);
  check("actions_done", s.actions_done);
  check("discarded", discards(s));
  check("treasures", treasures(s));
}

// Example TE-12.A, Example TE-13.A, Example TE-14.A, Example TE-15.A, Example TE-16.A, Example TE-17.A: as positions
// that a person would write.
TEST(PositionsPage, EveryExampleDoesWhatThePageSays) {
  const auto blocks = json_blocks(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/positions/tigris-euphrates.md");
  constexpr std::string_view kKnown[] = {"refused_position",
                                         "refused_move",
                                         "legal",
                                         "points",
                                         "hands",
                                         "taken",
                                         "ranks",
                                         "at",
                                         "asked",
                                         "step",
                                         "actions_done",
                                         "discarded",
                                         "treasures"};
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
    for (const auto& [key, value] : expected->items())
      EXPECT_NE(std::ranges::find(kKnown, key), std::end(kKnown)) << "nothing compares " << key;
    compare(run(*script), *expected);
  }
  EXPECT_GE(scripts, 15);
}

// The full form that the page shows is what the program writes.
TEST(PositionsPage, TheFullFormIsWrittenLikeThat) {
  const auto blocks = json_blocks(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/positions/tigris-euphrates.md");
  int found = 0;
  for (const Block& block : blocks) {
    const auto script = parse_json(block.text, "script");
    if (!script || !script->contains("position") || !(*script)["position"].contains("version")) continue;
    const auto options = the_game().read_options((*script)["options"]);
    Random random = Random::fast(1);
    const auto s = the_game().read_position((*script)["position"], *options, random);
    ASSERT_TRUE(s) << s.error().line();
    EXPECT_EQ(the_game().position(*s).dump(), (*script)["position"].dump());
    ++found;
  }
  EXPECT_EQ(found, 1);
}

}  // namespace
}  // namespace zig::tigris_euphrates
