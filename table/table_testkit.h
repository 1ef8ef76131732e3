// For the tests of this layer: a library, tables, and random moves at them.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "table/table.h"

namespace zig::table {

inline const GameLibrary& test_library() {
  static const auto opened = open_library();
  return **opened;
}

inline std::unique_ptr<Table> open_table(Json options = Json::object(),
                                         Seed seed = {.number = 42, .key = std::nullopt}) {
  auto opened = Table::open(test_library(), {.game = "seven-wonders",
                                             .options = std::move(options),
                                             .seed = seed,
                                             .position = std::nullopt,
                                             .labels = {}});
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
