// A board as a short text, the way a person would say it:
//
//   red I7, K7; Archer king I6, priest J8; catastrophe B3; monument black-red E5 on red; library H7; empty K1;
//   treasures B2, P2
//
// It is laid over the board of the set-up: start temples and their treasures are there unless `empty` and
// `treasures` say otherwise. `treasures` lists all that are left. Statements stand in any order, in any letter case.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

// TE-2.1, TE-2.2, TE-2.6: temples and treasures lie on the winged figures, nothing else is on the board, and
// nobody has drawn a tile: all others are in the bag.
State start_board(const TigrisEuphrates& game, const Options& options);

// What is wrong with the text, and what to write instead; then `s` is unchanged. A text that is read may still
// break an invariant of TE-18: leaders of one colour may stand in one kingdom while they fight.
// `treasures_listed` says whether the text lists them; if not, every start temple on the board keeps its treasure.
std::optional<Problem> read_board(const TigrisEuphrates& game, std::string_view text, State& s,
                                  std::string where = "board", bool* treasures_listed = nullptr);

// The whole board, the same text for the same board.
std::string board_text(const TigrisEuphrates& game, const State& s);

// The seat of a dynasty that plays.
Result<int> find_seat(const State& s, std::string_view dynasty, std::string where);

// "Archer king"
std::string leader_text(const State& s, LeaderId leader);
Result<LeaderId> find_leader_of_dynasty(const State& s, std::string_view text, std::string where);

// TE-14.3: whether the square of this upper left space (monuments.h) lies on the board.
constexpr bool square_on_board(Cell upper_left) {
  return upper_left < kCells && column_of(upper_left) + 1 < kColumns && row_of(upper_left) + 1 < kRows;
}

}  // namespace zig::tigris_euphrates
