// For the tests of this layer: a table, and some moves at it.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "table/any_game_testkit.h"

namespace zig::table {

inline const GameLibrary& test_library() { return any_library(); }

// Three seats that choose at once.
inline std::unique_ptr<Table> open_table(Json options = {{"players", 3}},
                                         Seed seed = {.number = 42, .key = std::nullopt}) {
  static const std::string game = sealed_game(3);
  auto opened = Table::open(
      test_library(),
      {.game = game, .options = std::move(options), .seed = seed, .position = std::nullopt, .labels = {}});
  EXPECT_TRUE(opened) << opened.error().line();
  return opened ? std::move(*opened) : nullptr;
}

// The first legal move of a seat, as text.
inline std::string some_move(const Match& match, Seat seat) {
  const auto legal = match.legal(seat);
  return legal.empty() ? "" : match.notation(legal.front());
}

inline void play_some(Table& table, Seat seat) { table.play_legal(seat, table.match().legal(seat).front()); }

// Every pending seat answers once, in seat order, `rounds` times.
inline void play_rounds(Table& table, int rounds) {
  for (int i = 0; i < rounds && !table.over(); ++i) {
    for (const Seat seat : table.match().pending()) {
      if (table.match().pending().has(seat)) play_some(table, seat);
    }
  }
}

}  // namespace zig::table
