// The component data against the rules, and what happens to broken data.
#include "games/tigris_euphrates/box.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/data_testkit.h"
#include "games/tigris_euphrates/colour.h"
#include "games/tigris_euphrates/names.h"

namespace zig::tigris_euphrates {
namespace {

const Box& box() {
  static const Result<std::unique_ptr<const Box>> loaded = load_box();
  static const Box empty;
  EXPECT_TRUE(loaded) << loaded.error().line();
  return loaded ? **loaded : empty;
}
const Board& standard() { return box().board(BoardSide::Standard); }
const Board& second() { return box().board(BoardSide::Second); }

std::string names(const Cells& cells) {
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : " ") + cell_name(cell);
  return text;
}

// Upper left spaces of the 2 x 2 squares of river spaces.
std::string farm_squares(const Board& board) {
  Cells squares;
  for (int row = 0; row + 1 < kRows; ++row) {
    for (int column = 0; column + 1 < kColumns; ++column) {
      const bool all = board.river.has(cell_at(column, row)) && board.river.has(cell_at(column + 1, row)) &&
                       board.river.has(cell_at(column, row + 1)) &&
                       board.river.has(cell_at(column + 1, row + 1));
      if (all) squares.add(cell_at(column, row));
    }
  }
  return names(squares);
}

// --- The board

// TE-1.8, TE-R4: both sides have 16 x 11 spaces of land or river; 10 and 14 of them show a winged figure.
TEST(Boards, SpacesAreLandOrRiver) {
  for (const Board& board : box().boards) {
    EXPECT_EQ(board.land | board.river, Cells::all());
    EXPECT_FALSE(board.land.meets(board.river));
    EXPECT_TRUE((board.winged - board.land).empty());
    EXPECT_TRUE((board.priority - board.winged).empty());
  }
  EXPECT_EQ(standard().river.count(), 41);
  EXPECT_EQ(second().river.count(), 39);
  EXPECT_EQ(names(standard().winged), "K1 B2 P2 F3 N5 I7 B8 O9 F10 K11");
  EXPECT_EQ(names(second().winged), "E1 J1 O2 B3 G4 L4 D6 P6 A8 H8 M8 E10 J11 O11");
}

// TE-1.6, TE-R25: one treasure for each winged figure, 10 on the standard board and 14 on the second.
TEST(Boards, AsManyWingedFiguresAsTreasures) {
  EXPECT_EQ(standard().winged.count(), 10);
  EXPECT_EQ(second().winged.count(), 14);
}

// TE-15.3: the corners of the standard board; the spaces outside the rivers of the second.
TEST(Boards, SpacesWithPriority) {
  EXPECT_EQ(names(standard().priority), "B2 P2 B8 O9");
  EXPECT_EQ(names(second().priority), "B3 P6 A8 E10 J11 O11");
}

// TE-15.3: on the second board priority have exactly the winged figures that the rivers cut off from the middle.
TEST(Boards, OnTheSecondBoardPriorityIsOutsideTheRivers) {
  const Cells between = connected(Cells::one(*cell_named("H8")), second().land);
  EXPECT_EQ(names(second().winged - between), names(second().priority));
}

// TE-18.7: squares of river spaces, the only places for a monument on farms.
TEST(Boards, SquaresForFarmMonuments) {
  EXPECT_EQ(farm_squares(standard()), "O4");
  EXPECT_EQ(farm_squares(second()), "C1 C2 G9");
}

// TE-3.3: at the start every temple is a region of its own.
TEST(Boards, NoTwoWingedFiguresTouch) {
  for (const Board& board : box().boards) EXPECT_FALSE(board.winged.meets(board.winged.neighbours()));
}

// --- The numbers

// TE-1.1: 153 tiles: 30 settlements, 57 temples, 36 farms, 30 markets.
TEST(Components, Tiles) {
  EXPECT_EQ(kTilesInBox, (std::array{30, 57, 36, 30}));
  EXPECT_EQ(kTilesInBox[0] + kTilesInBox[1] + kTilesInBox[2] + kTilesInBox[3], kAllTiles);
  EXPECT_EQ(kAllTiles, 153);
}

// TE-1.4, TE-R1: six monuments, one for each pair of colours; every colour is on three of them.
TEST(Components, Monuments) {
  std::array<int, kColours> on{};
  for (int a = 0; a < kMonuments; ++a) {
    const MonumentColours& monument = kMonumentColours[static_cast<std::size_t>(a)];
    EXPECT_NE(monument.first, monument.second);
    for (int b = 0; b < a; ++b) EXPECT_NE(monument_name(a), monument_name(b));
    ++on[static_cast<std::size_t>(monument.first)];
    ++on[static_cast<std::size_t>(monument.second)];
  }
  EXPECT_EQ(on, (std::array{3, 3, 3, 3}));
}

// TE-1.7, TE-R3: palace black, library red, granary blue, market hall green.
TEST(Components, Buildings) {
  EXPECT_EQ(building_named("palace"), Colour::Black);
  EXPECT_EQ(building_named("library"), Colour::Red);
  EXPECT_EQ(building_named("granary"), Colour::Blue);
  EXPECT_EQ(building_named("Market Hall"), Colour::Green);
}

// TE-1.2, TE-1.3, TE-1.5: the file states what the rulebook lists.
TEST(Components, TheFileStatesTheRulebooksList) {
  const Json file = parsed(text_of(data_files(), "components"));
  EXPECT_EQ(file["catastrophe_tiles"]["count"], 8);
  EXPECT_EQ(file["unification_tiles"]["count"], 4);
  EXPECT_EQ(file["dynasties"], Json({"archer", "bull", "potter", "lion"}));
  EXPECT_EQ(file["leaders"], 16);
  EXPECT_EQ(file["victory_point_cubes"]["count"], 140);
  EXPECT_EQ(file["treasures"]["count"], 14);
}

// --- Broken data

// What is said to one of the files with a change.
std::string boards_with(const std::function<void(Json&)>& change) {
  return loading_with(load_box, data_files(), "boards", change);
}
std::string components_with(const std::function<void(Json&)>& change) {
  return loading_with(load_box, data_files(), "components", change);
}
std::string parameters_with(const std::function<void(Json&)>& change) {
  return loading_with(load_box, data_files(), "parameters", change);
}

void mark(Json& boards, int side, std::string_view cell, char mark) {
  const Cell at = *cell_named(cell);
  Json& row = boards["boards"][static_cast<std::size_t>(side)]["map"][static_cast<std::size_t>(row_of(at))];
  std::string text = row.get<std::string>();
  text[static_cast<std::size_t>(column_of(at))] = mark;
  row = text;
}

TEST(BrokenData, AMapIsReadSpaceBySpace) {
  EXPECT_EQ(boards_with([](Json& b) { mark(b, 0, "C3", '?'); }),
            "boards.json boards[0].map[2]: has \"?\" at C3; write . for land, ~ for a river, T for a winged "
            "figure, P "
            "for one with priority [TE-1.8]");
  EXPECT_EQ(boards_with([](Json& b) { mark(b, 0, "K1", '.'); }),
            "boards.json boards[0].map: has 9 winged figures; there must be 10 [TE-1.8]");
  EXPECT_EQ(boards_with([](Json& b) { mark(b, 1, "B3", 'T'); }),
            "boards.json boards[1].map: has P at P6, A8, E10, J11, O11; it must be B3, P6, A8, E10, J11, O11 "
            "[TE-15.3]");
  EXPECT_EQ(boards_with([](Json& b) { mark(b, 0, "A1", '~'); }),
            "boards.json boards[0].spaces.river: is 41, but the map has 42; correct the map or the number");
  EXPECT_EQ(boards_with([](Json& b) { b["boards"][0]["map"][4] = "..."; }),
            "boards.json boards[0].map[4]: must be 16 spaces, one letter each, not \"...\" [TE-1.8]");
  EXPECT_EQ(boards_with([](Json& b) { b["boards"][0]["map"].erase(3); }),
            "boards.json boards[0].map: has 10 rows; there must be 11 [TE-1.8]");
}

// The list of legal actions has room for 140 land spaces and 50 rivers: a map beyond that is refused, not overrun.
TEST(BrokenData, TooMuchLandOrRiver) {
  const std::string line = boards_with([](Json& b) {
    for (const Cell cell : standard().river) {
      if (cell < 64) mark(b, 0, cell_name(cell), '.');
    }
  });
  EXPECT_EQ(line, "boards.json boards[0].map: has 22 river spaces; there must be 36 to 50 [TE-1.8]");
}

TEST(BrokenData, WingedFiguresSideBySide) {
  const std::string line = boards_with([](Json& b) {
    mark(b, 0, "K1", '.');
    mark(b, 0, "K10", 'T');
  });
  EXPECT_EQ(
      line,
      "boards.json boards[0].map: has winged figures side by side at K10, K11; move one of them [TE-3.3]");
}

TEST(BrokenData, ARiverMayRunOtherwise) {
  EXPECT_EQ(boards_with([](Json& b) {
              mark(b, 0, "A1", '~');
              mark(b, 0, "E1", '.');
            }),
            "loaded");
}

TEST(BrokenData, WhatTheRulesFixCannotBeChanged) {
  EXPECT_EQ(components_with([](Json& c) { c["colours"][1]["tiles"] = 58; }),
            "components.json colours[1].tiles: must be 57, as the rules say, not 58 [TE-1.1]");
  EXPECT_EQ(components_with([](Json& c) { c.erase("leaders"); }),
            "components.json leaders: is missing; add it with the value 16 [TE-1.3]");
  EXPECT_EQ(parameters_with([](Json& p) { p["hand_size"] = "six"; }),
            "parameters.json hand_size: must be 6, as the rules say, not \"six\" [TE-2.5]");
  EXPECT_EQ(boards_with([](Json& b) { b["boards"][1]["bag"]["red"] = 47; }),
            "boards.json boards[1].bag.red: must be 43, as the rules say, not 47 [TE-2.3]");
}

TEST(BrokenData, AMisspeltFieldIsNotIgnored) {
  EXPECT_EQ(components_with([](Json& c) { c["treasure"] = 3; }),
            "components.json treasure: is not known here; remove it or correct its name");
  EXPECT_EQ(parameters_with([](Json& p) { p["swap"]["most"] = 7; }),
            "parameters.json swap.most: is not known here; remove it or correct its name");
  EXPECT_EQ(components_with([](Json& c) { c["colours"].push_back({{"id", "white"}}); }),
            "components.json colours[4].id: is not known here; remove it or correct its name");
  EXPECT_EQ(components_with([](Json& c) { c["players"]["summary"] = "for readers"; }), "loaded");
}

TEST(BrokenData, NoJsonAtAll) {
  for (const std::string_view text : {"[1, 2", "[]"}) {
    const std::string line = loading(load_box, with_text(data_files(), "boards", text));
    EXPECT_TRUE(line.starts_with("boards.json")) << line;
  }
}

// Hostile files give a box or a problem with its place, never a crash.
TEST(BrokenData, ForeignValuesAnywhere) {
  int refused = 0;
  std::uint64_t seed = 1;
  for (const auto& [name, whole] : data_files()) {
    replace_values(whole, seed++, [&](std::string_view text) {
      const std::string line = loading(load_box, with_text(data_files(), name, text));
      if (line == "loaded") return;  // a text for readers
      ++refused;
      EXPECT_TRUE(line.starts_with(std::string(name) + ".json")) << line;
    });
  }
  EXPECT_GT(refused, effort(200));
}

}  // namespace
}  // namespace zig::tigris_euphrates
