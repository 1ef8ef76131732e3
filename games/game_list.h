// The games by name, for whoever only speaks of them: help, words, tests. Nothing here includes a game, so a change in one compiles
// nobody again who uses this.
//
//   for (const GameEntry& game : game_list()) print(game.id);
#pragma once

#include <span>
#include <string_view>

namespace zig {

struct GameEntry {
  std::string_view id, rules_version, rule_prefix;
  int min_players = 0, max_players = 0;

  // How many sit down where computer players are compared: three where many can, otherwise two.
  int compared_players() const { return max_players > 4 ? 3 : 2; }
};

std::span<const GameEntry> game_list();            // as people see them: in the order of games/all_games.h
const GameEntry* game_entry(std::string_view id);  // nullptr: there is no such game

}  // namespace zig
