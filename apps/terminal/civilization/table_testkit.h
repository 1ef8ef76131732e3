// A table of Civilization for tests of the terminal.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <utility>

#include "games/library.h"
#include "table/table.h"

namespace zig::terminal::civilization {

inline const GameLibrary& library() {
  static const auto library = open_library();
  return **library;
}

inline std::unique_ptr<table::Table> table_at(Json options, std::optional<Json> position = {}) {
  auto table = table::Table::open(library(), {.game = "civilization",
                                              .options = std::move(options),
                                              .seed = table::Seed{1, std::nullopt},
                                              .position = std::move(position),
                                              .labels = {}});
  EXPECT_TRUE(table.has_value()) << (table ? "" : table.error().line());
  return table ? std::move(*table) : nullptr;
}

}  // namespace zig::terminal::civilization
