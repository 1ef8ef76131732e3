// One running game as people meet it: set-up and seed, moves in, events out, undo up to the information
// frontier, hints, saving. No clock, no files, no network: the server, the terminal and the page stand around
// it.
//
//   auto table = Table::open(library, {.game = "seven-wonders", .options = {{"players", 3}}, .seed = seed});
//   if (auto refusal = (*table)->play(Seat{0}, "build Baths", Lang::En)) ... refusal->why
//   (*table)->events_since(0, Seat{0}, Lang::En);
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/match.h"
#include "table/seed.h"

namespace zig::table {

struct SeatLabel {
  std::string kind = "human";  // human, random, greedy, …
  std::string name;            // free text, may be empty
};

struct Setup {
  std::string game;
  Json options = Json::object();
  Seed seed;
  std::optional<Json> position;  // absent: the game's own start
  std::vector<SeatLabel> labels;
};

struct Move {
  Seat seat;
  int action = 0;
  std::uint64_t hash = 0;      // of the state after it
  std::uint64_t drawn = 0;     // draws made before it
  std::uint32_t frontier = 0;  // before it
  bool sealed = false;         // it was a sealed choice
  std::string before;          // the state before it, while it can still be taken back
};

class Table {
 public:
  static Result<std::unique_ptr<Table>> open(const GameLibrary& library, Setup setup);

  const Setup& setup() const { return setup_; }
  const Match& match() const { return *match_; }
  const std::vector<Move>& moves() const { return moves_; }
  bool over() const { return match_->pending().empty(); }

  // The match as it stood after so many of the moves; `look` is shown it after 0, 1, … of them.
  std::unique_ptr<Match> after(std::size_t moves, const std::function<void(const Match&)>& look = {}) const;
  // The match as a legal action would leave it; null where chance would be drawn or something hidden would come to
  // light: nobody may try that out.
  std::unique_ptr<Match> trial(Seat seat, int action) const;

  // Plays a move; a refusal changes nothing.
  std::optional<Refusal> play(Seat seat, std::string_view move, Lang lang);
  void play_legal(Seat seat,
                  int action);  // an action that is known to be legal, as a computer player gives it

  // Takes back the seat's last move, as long as nothing has come to light since.
  std::optional<Refusal> why_not_undo(Seat seat, Lang lang) const;
  std::optional<Refusal> undo(Seat seat, Lang lang);

  // Events are numbered 1, 2, … and the numbers are never used again: an undo is an event, too.
  int last_event() const { return static_cast<int>(log_.size()); }
  Json events_since(int number, Observer observer, Lang lang) const;

  // Who sits there may change during a game.
  void set_label(Seat seat, SeatLabel label) { setup_.labels[seat.n] = std::move(label); }

  // The readable record (docs/replay-format.md). Without the seed only while it has to stay secret.
  std::string save(bool with_seed = true) const;

 private:
  struct LogEntry {
    int event;  // of the match, or kTakenBack
    Seat seat;
    std::size_t moves;  // made when it happened, with the one that brought it about
  };
  static constexpr int kTakenBack = -1;

  Table(Setup setup, std::unique_ptr<Match> match, Random random)
      : setup_(std::move(setup)),
        match_(std::move(match)),
        random_(random),
        start_(match_->state_bytes()),
        drawn_at_start_(random.drawn()) {}
  std::optional<std::size_t> last_move_of(Seat seat) const;
  Move carry_out(Seat seat, int action);

  Setup setup_;
  std::unique_ptr<Match> match_;
  Random random_;
  std::string start_;  // the state before the first move
  std::uint64_t drawn_at_start_;
  std::vector<Move> moves_;
  std::vector<LogEntry> log_;
};

}  // namespace zig::table
