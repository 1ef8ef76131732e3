// Positions written as a person would write them, and what the program answers.
#pragma once

#include <cstring>
#include <string>
#include <string_view>

#include "games/tigris_euphrates/random_play_testkit.h"

namespace zig::tigris_euphrates {

inline Options with_players(int players) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  return options;
}
inline Options with_buildings() {
  Options options;
  options.building_game = true;
  return options;
}
inline Options with_second_board() {
  Options options;
  options.board = BoardSide::Second;
  return options;
}

inline Result<State> read(std::string_view text, const Options& options = {}, std::uint64_t seed = 7) {
  const auto json = parse_json(text, "position");
  if (!json) return std::unexpected(json.error());
  Random random = Random::fast(seed);
  return the_game().read_position(*json, options, random);
}
inline std::string refusal(std::string_view text, const Options& options = {}) {
  const auto state = read(text, options);
  return state ? "accepted" : state.error().line();
}
inline std::string rule(std::string_view text, const Options& options = {}) {
  const auto state = read(text, options);
  return state ? "accepted" : state.error().rule;
}
// The same for a board alone.
inline std::string board(std::string_view text) { return R"({"board": ")" + std::string(text) + R"("})"; }
inline std::string board_rule(std::string_view text, const Options& options = {}) {
  return rule(board(text), options);
}
inline bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }
inline bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace zig::tigris_euphrates
