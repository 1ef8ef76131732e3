// TE-1.8: the two sides of the board, read from their maps.
#include <array>

#include "games/tigris_euphrates/box_reading.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates::box_reading {

namespace {

// What the rules say about a side; the course of the rivers is printed on the board only.
struct Side {
  std::string_view id;
  int winged;                                // TE-1.6, TE-2.2
  std::array<std::string_view, 6> priority;  // TE-15.3
};
constexpr std::array<Side, 2> kSides = {{
    {kBoardSideIds[0], kWinged[0], {"B2", "P2", "B8", "O9"}},
    {kBoardSideIds[1], kWinged[1], {"B3", "P6", "A8", "E10", "J11", "O11"}},
}};

// The list of legal actions has room for this many spaces of a kind.
constexpr int kMostLand = 140, kMostRiver = 50;

std::string names_of(const Cells& cells) {
  std::string text;
  for (Cell cell : cells) text += (text.empty() ? "" : ", ") + cell_name(cell);
  return text.empty() ? "none" : text;
}

void read_space(char mark, Cell cell, Board& board, Reader& row) {
  switch (mark) {
    case '~': board.river.add(cell); return;
    case '.': board.land.add(cell); return;
    case 'P': board.priority.add(cell); [[fallthrough]];
    case 'T':
      board.winged.add(cell);
      board.land.add(cell);
      return;
    default:
      row.fail(say("has {value} at {space}; write . for land, ~ for a river, T for a winged figure, P for "
                   "one with priority",
                   {{"value", in_quotes(std::string_view(&mark, 1))}, {"space", cell_name(cell)}}),
               "TE-1.8");
  }
}

void read_map(Reader& in, Board& board) {
  const std::vector<Reader> rows = in.list("map", kRows);
  if (rows.size() != kRows)
    in.fail_at(in.where() + ".map", say("has {n} {n#row|rows}; there must be 11", {{"n", rows.size()}}),
               "TE-1.8");
  int row = 0;
  for (Reader line : rows) {
    const std::string text = line.as_text();
    if (text.size() != kColumns) {
      line.fail(say("must be 16 spaces, one letter each, not {value}", {{"value", in_quotes(text)}}),
                "TE-1.8");
      return;
    }
    for (int column = 0; column < kColumns; ++column) {
      read_space(text[static_cast<std::size_t>(column)], cell_at(column, row), board, line);
    }
    ++row;
  }
}

void check_count(Reader& spaces, std::string_view key, const Cells& cells) {
  const int stated = spaces.integer(key, 0, kCells);
  if (stated != cells.count()) {
    spaces.fail_at(spaces.where() + "." + std::string(key),
                   say("is {n}, but the map has {counted}; correct the map or the number",
                       {{"n", stated}, {"counted", cells.count()}}));
  }
}

void check_map(Reader& in, const Side& side, const Board& board) {
  const std::string map = in.where() + ".map";
  Cells priority;
  for (std::string_view name : side.priority) {
    if (const auto cell = cell_named(name)) priority.add(*cell);
  }
  if (board.winged.count() != side.winged) {
    in.fail_at(map,
               say("has {n} winged figures; there must be {right}",
                   {{"n", board.winged.count()}, {"right", side.winged}}),
               "TE-1.8");
  }
  if (board.priority != priority) {
    in.fail_at(map,
               say("has P at {spaces}; it must be {right}",
                   {{"spaces", names_of(board.priority)}, {"right", names_of(priority)}}),
               "TE-15.3");
  }
  if (const Cells touching = board.winged & board.winged.neighbours(); touching.any()) {
    in.fail_at(map,
               say("has winged figures side by side at {spaces}; move one of them",
                   {{"spaces", names_of(touching)}}),
               "TE-3.3");
  }
  if (board.land.count() > kMostLand || board.river.count() > kMostRiver) {
    in.fail_at(map,
               say("has {n} river spaces; there must be {low} to {high}",
                   {{"n", board.river.count()}, {"low", kCells - kMostLand}, {"high", kMostRiver}}),
               "TE-1.8");
  }
}

// TE-2.3: every winged figure has a temple on it; the other tiles are in the bag.
void check_bag(Reader& in, const Side& side) {
  const Fixed bag[] = {
      {"bag.black", kTilesInBox[index(Colour::Black)], "TE-2.3"},
      {"bag.red", kTilesInBox[index(Colour::Red)] - side.winged, "TE-2.3"},
      {"bag.blue", kTilesInBox[index(Colour::Blue)], "TE-2.3"},
      {"bag.green", kTilesInBox[index(Colour::Green)], "TE-2.3"},
      {"bag.total", kAllTiles - side.winged, "TE-2.3"},
  };
  check_fixed(bag, in);
  in.object("bag").only_keys({"black", "red", "blue", "green", "total"});
}

void read_side(Reader& in, const Side& side, Board& board) {
  in.only_keys({"id", "title", "confidence", "map", "spaces", "bag", "provenance", "notes"});
  const std::string id = in.text("id");
  if (id != side.id) {
    in.fail_at(in.where() + ".id",
               say("must be {wanted}, not {value}; standard comes first",
                   {{"wanted", in_quotes(side.id)}, {"value", in_quotes(id)}}),
               "TE-1.8");
  }
  read_map(in, board);
  if (in.failed()) return;
  check_map(in, side, board);
  Reader spaces = in.object("spaces");
  spaces.only_keys({"river", "land", "winged", "priority"});
  check_count(spaces, "river", board.river);
  check_count(spaces, "land", board.land);
  check_count(spaces, "winged", board.winged);
  check_count(spaces, "priority", board.priority);
  check_bag(in, side);
}

}  // namespace

void read_boards(Reader& in, Box& box) {
  in.only_keys({"game", "schema", "provenance", "boards"});
  constexpr Fixed kGame[] = {{"game", TigrisEuphrates::kId, ""}};
  check_fixed(kGame, in);
  std::vector<Reader> sides = in.list("boards", kSides.size());
  if (sides.size() != kSides.size()) in.fail_at("boards", "must be two: standard and second", "TE-1.8");
  for (std::size_t i = 0; i < sides.size() && !in.failed(); ++i)
    read_side(sides[i], kSides[i], box.boards[i]);
}

}  // namespace zig::tigris_euphrates::box_reading
