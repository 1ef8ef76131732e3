// One running game as people meet it: set-up and seed, moves in, events out, undo up to the information
// frontier, hints, saving. No clock, no files, no network: the server, the terminal and the page stand around
// it.
//
//   auto table = Table::open(library, {.game = game, .options = {{"players", 3}}, .seed = seed});
//   if (auto refusal = (*table)->play(Seat{0}, "build Baths", Lang::En)) ... refusal->why
//   (*table)->events_since(0, Seat{0}, Lang::En);
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/play.h"
#include "table/seat_label.h"
#include "table/seed.h"

namespace zig::table {

struct Setup {
  std::string game;
  Json options = Json::object();
  Seed seed;
  std::optional<Json> position;  // absent: the game's own start
  std::vector<SeatLabel> labels;
};

class Table {
 public:
  static Result<std::unique_ptr<Table>> open(const GameLibrary& library, Setup setup);

  const Setup& setup() const { return setup_; }
  const Match& match() const { return play_.match(); }
  const std::vector<Move>& moves() const { return play_.moves(); }
  bool over() const { return match().pending().empty(); }

  // The match as it stood after so many of the moves; `look` is shown it after 0, 1, … of them.
  std::unique_ptr<Match> after(std::size_t moves, const std::function<void(const Match&)>& look = {}) const;
  // The match as a legal action would leave it; null where chance would be drawn or something hidden would come to
  // light: nobody may try that out.
  std::unique_ptr<Match> trial(Seat seat, int action) const;

  // Plays a move; a refusal changes nothing.
  std::optional<Refusal> play(Seat seat, std::string_view move, Lang lang);
  // An action that is known to be legal, as a computer player gives it.
  void play_legal(Seat seat, int action) { play_.make(seat, action); }

  std::optional<Refusal> why_not_undo(Seat seat, Lang lang) const { return play_.why_not_undo(seat, lang); }
  std::optional<Refusal> undo(Seat seat, Lang lang) { return play_.undo(seat, lang); }

  int last_event() const { return play_.last_event(); }
  Json events_since(int number, Observer observer, Lang lang) const {
    return play_.events_since(number, observer, lang);
  }

  // Who sits where; it may change during a game. Computer players without a name get theirs.
  void set_labels(std::vector<SeatLabel> labels);

  // The readable record (docs/replay-format.md). Without the seed only while it has to stay secret.
  std::string save(bool with_seed = true) const;

 private:
  Table(Setup setup, std::unique_ptr<Match> match, Random random)
      : setup_(std::move(setup)),
        play_(std::move(match), random),
        start_(play_.match().state_bytes()),
        drawn_at_start_(random.drawn()) {}

  Setup setup_;
  Play play_;
  std::string start_;  // the state before the first move
  std::uint64_t drawn_at_start_;
};

}  // namespace zig::table
