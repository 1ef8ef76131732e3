// One match as it is played: the moves made, taking them back up to the information frontier, and the events in
// their order. A table (table/table.h) adds set-up and seed, a script (table/script.h) chance as it is told.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "table/match.h"

namespace zig::table {

struct Move {
  Seat seat;
  int action = 0;
  std::uint64_t hash = 0;      // of the state after it
  std::uint64_t drawn = 0;     // draws made before it
  std::uint32_t frontier = 0;  // before it
  bool sealed = false;         // it was a sealed choice
  std::string before;          // the state before it, while it can still be taken back
};

class Play {
 public:
  // What the match tells of the time before it is in the log already.
  Play(std::unique_ptr<Match> match, Random random);

  const Match& match() const { return *match_; }
  const Random& random() const { return random_; }
  const std::vector<Move>& moves() const { return moves_; }

  // An action that is known to be legal. Chance brings the outcomes first, all of them possible, then draws.
  void make(Seat seat, int action, std::span<const std::uint16_t> outcomes = {});

  // Takes back the seat's last move, as long as nothing has come to light since.
  std::optional<Refusal> why_not_undo(Seat seat, Lang lang) const;
  std::optional<Refusal> undo(Seat seat, Lang lang);

  // Events are numbered 1, 2, … and the numbers are never used again: an undo is an event, too.
  int last_event() const { return static_cast<int>(log_.size()); }
  Json events_since(int number, Observer observer, Lang lang) const;

 private:
  struct LogEntry {
    int event;  // of the match, or kTakenBack
    Seat seat;
    std::size_t moves;  // made when it happened, with the one that brought it about
  };
  static constexpr int kTakenBack = -1;

  std::optional<std::size_t> last_move_of(Seat seat) const;
  Move carry_out(Seat seat, int action);

  std::unique_ptr<Match> match_;
  Random random_;
  std::vector<Move> moves_;
  std::vector<LogEntry> log_;
};

}  // namespace zig::table
