// A game at this keyboard: people who share it, and computer players around one table.
//
//   LocalTable at(table, lang);
//   PlayHere play(at, console, sitters);   // sitters: nothing for a person, a level for a computer player
//   return play.run();
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/terminal/local_table.h"
#include "apps/terminal/play.h"

namespace zig::terminal {

using Sitter = std::optional<table::Level>;

class PlayHere final : public Play {
 public:
  PlayHere(LocalTable& table, Console& console, std::vector<Sitter> sitters);

 private:
  void go_on() override;
  Observer looker() const override;
  bool is_own(Seat seat) const override { return people_ == 1 && !sitters_[seat.n]; }
  bool somebody_is_here() const override { return people_ > 0; }
  Next quit(bool forced) override;
  void leave() override;
  void saved() override { saved_moves_ = table_.moves(); }
  Lines people() const override;
  std::string sitter_name(Seat seat) const override { return here_.label(seat).name; }

  std::optional<Seat> next_person() const;
  void computers_move();
  bool hand_over(Seat seat);  // false: the keyboard came back
  bool shared_keyboard() const { return people_ > 1; }

  LocalTable& here_;
  std::vector<Sitter> sitters_;
  int people_ = 0;
  std::optional<Seat> at_keyboard_;
  std::size_t saved_moves_ = 0;  // moves in the last save
};

// Where an unfinished game goes when the input ends: a file in the user's state folder, or nothing without
// one.
std::string autosave_path(std::string_view game);

}  // namespace zig::terminal
