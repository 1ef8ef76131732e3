// A game in the terminal: people on one keyboard and computer players around one table.
//
//   Play play(table, console, sitters);   // sitters: nothing for a person, a level for a computer player
//   return play.run();
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/terminal/console.h"
#include "apps/terminal/play_command.h"
#include "apps/terminal/screen.h"
#include "table/table.h"

namespace zig::terminal {

using Sitter = std::optional<table::Level>;

class Play {
 public:
  Play(table::Table& table, Console& console, std::vector<Sitter> sitters);

  int run();  // the exit code

 private:
  enum class Next { AskAgain, Redraw, Done };  // after one line of input

  // --- the course of the game
  // --------------------------------------------------------------------------------------
  std::optional<Seat> next_person() const;
  void computers_move();
  void person_moves(Seat seat);
  bool hand_over(Seat seat);  // false: the keyboard came back
  void finish();
  void leave();  // at the end of the input

  // --- one person's question
  // ---------------------------------------------------------------------------------------
  Json tell_before(const Scene& scene);
  void show_table(const Scene& scene, const Json& entries);
  void draw_choices(const Scene& scene, const Menu& menu);
  Next answer(const Scene& scene, Menu& menu, const std::string& line);
  Next pick(const Scene& scene, Menu& menu, const std::string& line);
  void not_possible(const Scene& scene, const Menu& menu, const std::string& line);
  // The line as a move of the game, in the words of the player, or with what was picked before it.
  struct Understood {
    std::string move;
    std::optional<table::Refusal> refusal;
  };
  Understood understood(const Scene& scene, const Menu& menu, const std::string& line) const;
  Next play_move(const Scene& scene, const std::string& move);
  std::string why_not(const Scene& scene, const Menu& menu, const std::string& line) const;
  void no_such_number(const Menu& menu);
  std::string prompt(const Scene& scene, const Menu* menu) const;

  // --- commands
  // ----------------------------------------------------------------------------------------------------
  Next obey(const Scene& scene, const CommandLine& command);
  void explain(const Scene& scene, const std::string& move);
  Next undo(const Scene& scene);
  void hint(const Scene& scene);
  void log(const Scene& scene, const std::string& count);
  void save(const std::string& path);
  void say_how_to_go_on(std::string_view key, const std::string& path);
  void rules(const std::string& query);
  void help(const Scene& scene);
  Next quit(bool forced);

  Scene scene_for(Observer observer, const Menu* menu = nullptr) const;
  void tell_news(Observer observer);
  Json news_of(Observer observer);
  void winners(const Scene& scene);
  // A text that a game may have in words of its own: play.why_usage.seven-wonders.
  std::string game_text(const std::string& key, const TextArgs& args = {}) const;
  std::string seat_title(Seat seat) const;  // "seat 1 (Rhodes)"
  bool shared_keyboard() const { return people_ > 1; }

  table::Table& table_;
  Console& console_;
  std::unique_ptr<Screen> screen_;
  std::vector<Sitter> sitters_;
  int people_ = 0;
  std::optional<Seat> at_keyboard_;
  std::vector<int> seen_;        // last event told, by seat; the last entry is the spectator's
  std::size_t saved_moves_ = 0;  // moves in the last save
  bool asked_to_quit_ = false;
  bool left_ = false;
  int exit_code_ = 0;
};

// Where an unfinished game goes when the input ends: a file in the user's state folder, or nothing without
// one.
std::string autosave_path(std::string_view game);

}  // namespace zig::terminal
