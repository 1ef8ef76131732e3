// For tests of the advice that hints and the guide give: positions, and what a reader sees of it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "table/answers.h"
#include "table/table_testkit.h"

namespace zig::table {

using Words = std::vector<std::string>;

inline std::string first_word(const std::string& move) { return move.substr(0, move.find(' ')); }

inline std::unique_ptr<Table> table_of(const std::string& game, int players, int seed) {
  auto opened =
      Table::open(test_library(), {.game = game,
                                   .options = {{"players", players}},
                                   .seed = {.number = static_cast<std::uint64_t>(seed), .key = std::nullopt},
                                   .position = std::nullopt,
                                   .labels = {}});
  EXPECT_TRUE(opened) << opened.error().line();
  return std::move(*opened);
}

inline void play_on(Table& table, int decisions) {
  Random thinking = Random::fast(3);
  for (int i = 0; i < decisions && !table.over(); ++i) {
    const Seat seat = table.match().pending().first();
    table.play_legal(seat, table.match().computer(Level::Greedy, seat, thinking, never));
  }
}

// Every game, every number of players, some seeds: the table after that many decisions, where somebody has a choice.
template <class Body>
void each_position(int decisions, int seeds, Body body) {
  for (const GameInfo& game : game_infos(test_library())) {
    for (int players = game.min_players; players <= game.max_players; ++players) {
      for (int seed = 1; seed <= seeds; ++seed) {
        const auto table = table_of(game.id, players, 100 * players + seed);
        play_on(*table, decisions);
        if (table->over()) continue;
        const Seat seat = table->match().pending().first();
        if (table->match().legal(seat).size() == 1) continue;
        SCOPED_TRACE(game.id + " with " + std::to_string(players) + " players, seed " + std::to_string(seed) +
                     " after " + std::to_string(decisions));
        body(game.id, table->match(), seat);
      }
    }
  }
}

// A short think, the same on every machine: what must hold, holds for a slow one, too.
inline Json short_hints(const Match& match, Seat seat) {
  int asked = 0;
  return hint_json(match, seat, Lang::En, [&] { return ++asked >= 8; });
}

inline Words moves_of(const Json& hints) {
  Words moves;
  for (const Json& hint : hints) moves.push_back(hint["move"].get<std::string>());
  return moves;
}

// No two of the moves are one idea.
inline void expect_different_ideas(const Words& moves, std::string (*idea)(const std::string& move)) {
  std::set<std::string> ideas;
  for (const std::string& move : moves)
    EXPECT_TRUE(ideas.insert(idea(move)).second) << move << " is no other idea: " << Json(moves);
}

// Of a game's advice in many positions.
inline void expect_ideas_of(std::string_view game, std::string (*idea)(const std::string& move)) {
  for (const int decisions : {0, 1, 5, 14, 33, 60}) {
    each_position(decisions, 1, [&](const std::string& played, const Match& match, Seat seat) {
      if (played == game) expect_different_ideas(moves_of(short_hints(match, seat)), idea);
    });
  }
}

// What the level Strong does with dice of its own is nearly always among what is advised.
inline void expect_strong_player_agrees(std::string_view game, std::string (*idea)(const std::string& move)) {
  int among = 0, asked = 0;
  for (const int decisions : {0, 20}) {
    each_position(decisions, 1, [&](const std::string& played, const Match& match, Seat seat) {
      if (played != game) return;
      Random thinking = Random::fast(5);
      const std::string move = match.notation(match.computer(Level::Strong, seat, thinking, never));
      const Words advised = moves_of(hint_json(match, seat, Lang::En));
      ++asked;
      among += std::ranges::any_of(advised, [&](const std::string& one) { return idea(one) == idea(move); });
    });
  }
  EXPECT_GE(among, asked * 7 / 10) << among << " of " << asked;
}

}  // namespace zig::table
