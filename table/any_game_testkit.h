// Some game, for tests that are about tables, servers and records, not about one game: whichever comes first in the list and has what the
// test needs. What a test says about it must hold for every game.
//
//   ann.make_table({{"game", table::any_game(3)}, {"options", {{"players", 3}}}});
//   for (const std::string& game : table::game_ids()) ...
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "table/table.h"

namespace zig::table {

inline const GameLibrary& any_library() {
  static const auto opened = open_library();
  return **opened;
}

inline std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const GameInfo& info : game_infos(any_library())) ids.push_back(info.id);
  return ids;
}

// A game as it begins.
inline std::unique_ptr<Table> begin_game(const std::string& game, int players) {
  auto opened = Table::open(any_library(), {.game = game,
                                            .options = {{"players", players}},
                                            .seed = {.number = 42, .key = {}},
                                            .position = {},
                                            .labels = {}});
  EXPECT_TRUE(opened) << game << ": " << opened.error().line();
  return opened ? std::move(*opened) : nullptr;
}

// The first game for that many players whose beginning is as wanted.
inline std::string game_where(int players, const std::function<bool(const Match&)>& wanted) {
  for (const GameInfo& info : game_infos(any_library())) {
    const bool fits = info.min_players <= players && players <= info.max_players;
    if (fits && wanted(begin_game(info.id, players)->match())) return info.id;
  }
  ADD_FAILURE() << "no game for " << players << " is like that";
  return "";
}

inline std::string any_game(int players = 2) {
  return game_where(players, [](const Match&) { return true; });
}
// One seat decides, then the next.
inline std::string game_in_turns(int players = 2) {
  return game_where(players, [](const Match& match) { return match.pending().size() == 1; });
}
// All choose at once.
inline std::string sealed_game(int players = 2) {
  return game_where(players, [&](const Match& match) {
    return match.sealed() && static_cast<int>(match.pending().size()) == players;
  });
}
// A move that seat 0 cannot make as the game begins, whatever is dealt.
inline std::string impossible_move(const std::string& game, int players = 2) {
  std::vector<std::unique_ptr<Table>> tables;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    auto opened = Table::open(
        any_library(),
        {.game = game, .options = {{"players", players}}, .seed = {seed, {}}, .position = {}, .labels = {}});
    EXPECT_TRUE(opened) << opened.error().line();
    tables.push_back(std::move(*opened));
  }
  const Match& first = tables.front()->match();
  for (int action = 0; action < first.action_count(); ++action) {
    const auto refuses = [&](const auto& table) {
      return table->match().judge(Seat{0}, action, Lang::En).has_value();
    };
    if (std::ranges::all_of(tables, refuses)) return first.notation(action);
  }
  ADD_FAILURE() << "everything is possible in " << game;
  return "";
}
// Options for a game that random moves bring to an end soon.
inline Json short_game(const std::string& game, int players, int rounds = 3) {
  Json options = {{"players", players}};
  for (const GameInfo& info : game_infos(any_library())) {
    if (info.id != game) continue;
    for (const Json& option : info.options_schema) {
      for (const char* limit : {"round_cap", "turn_limit", "round_limit"}) {
        if (option["name"] == limit) options[limit] = rounds;
      }
    }
  }
  return options;
}

// An id as a name of a test: some-game -> SomeGame, as ./check GAME looks for it.
inline std::string as_test_name(const std::string& game) {
  std::string name;
  bool begins = true;
  for (const char c : game) {
    if (c != '-') name += begins && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    begins = c == '-';
  }
  return name;
}

// Whichever seats most.
inline GameInfo largest_game() {
  const std::vector<GameInfo> all = game_infos(any_library());
  return *std::ranges::max_element(all, {}, &GameInfo::max_players);
}

// An option of the game that is not as it usually is.
inline Json another_option(const std::string& game, int players) {
  const Json usual = begin_game(game, players)->setup().options;
  for (const GameInfo& info : game_infos(any_library())) {
    if (info.id != game) continue;
    for (const Json& option : info.options_schema) {
      const std::string name = option["name"].get<std::string>();
      for (const Json& value : option.value("values", Json::array())) {
        if (usual[name] == value) continue;
        const Json changed = {{"players", players}, {name, value}};
        if (Table::open(any_library(),
                        {.game = game, .options = changed, .seed = {}, .position = {}, .labels = {}}))
          return {{name, value}};
      }
    }
  }
  ADD_FAILURE() << game << " has nothing to choose";
  return Json::object();
}

}  // namespace zig::table
