// Positions as JSON (docs/positions/tigris-euphrates.md): whatever is left out is filled in so that the rules could
// have led there. The program itself writes everything, and then nothing is left to chance.
#pragma once

#include <array>
#include <optional>

#include "engine/json_reader.h"
#include "engine/random.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

// What a document says beyond what goes straight into the state.
struct PositionDraft {
  struct SeatDraft {
    std::optional<Counts> hand;
    std::optional<int> treasures, catastrophes;
  };
  std::array<SeatDraft, kMaxPlayers> seats;
  std::optional<Counts> bag, discarded;
  bool treasures_listed = false;  // by the board
};

// The board, the frame and the points are settled; what the draft leaves open is dealt. Problems are told to `in`.
void fill_position(const Board& board, State& s, const PositionDraft& draft, Random& random, Reader& in);

}  // namespace zig::tigris_euphrates
