// What the box holds (TE-1), read from data/*.json and audited: the two sides of the board. Everything else that is
// printed is fixed by the rules and stands in colour.h; the files state it for their readers and are compared.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "engine/data_files.h"
#include "engine/json.h"
#include "games/tigris_euphrates/cells.h"
#include "games/tigris_euphrates/options.h"

namespace zig::tigris_euphrates {

inline constexpr std::array<int, 2> kWinged = {10, 14};  // TE-1.6, TE-2.2: winged figures, by BoardSide

// TE-1.8: one side of the board.
struct Board {
  Cells river, land;
  Cells winged;    // spaces with a winged figure: a temple and a treasure at the start (TE-2.2)
  Cells priority;  // of them: treasures that are taken before all others (TE-15.3)
};

struct Box {
  std::array<Board, 2> boards;  // by BoardSide
  Json provenance;
  const Board& board(BoardSide side) const { return boards[static_cast<std::size_t>(side)]; }
};

// data/*.json as the program carries them (cmake/embedding.cmake).
std::span<const DataFile> data_files();
Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files = data_files());

}  // namespace zig::tigris_euphrates
