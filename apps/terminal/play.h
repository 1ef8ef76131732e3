// A game in the terminal: one person's questions and commands at a table, wherever the table is. The course of the game
// is play_here.h (people on one keyboard) or play_there.h (a seat at a server's table).
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "apps/terminal/console.h"
#include "apps/terminal/play_command.h"
#include "apps/terminal/screen.h"
#include "apps/terminal/table_at.h"

namespace zig::terminal {

class Play {
 public:
  virtual ~Play() = default;
  int run();  // the exit code

 protected:
  enum class Next { AskAgain, Redraw, Done };  // after one line of input

  Play(TableAt& table, Console& console);

  // --- the course of the game
  virtual void go_on() = 0;             // until something has changed
  virtual Observer looker() const = 0;  // whose eyes see the end
  virtual bool is_own(Seat seat) const = 0;
  virtual bool somebody_is_here() const { return true; }
  virtual Next quit(bool forced) = 0;
  virtual void leave() = 0;  // at the end of the input, or after Ctrl-C
  virtual void saved() {}
  virtual void finish();  // the game is over
  // A line of the person. Nothing: there is nothing to be answered any more; leave() has been called where the input has ended.
  struct Prompt {
    Lines question;
    std::string name;  // of whoever is asked
    std::string text(const Paint& paint) const;
  };
  virtual std::optional<std::string> next_line(const Prompt& prompt);
  virtual Lines people() const { return {}; }  // above the picture: who is at the table
  virtual std::string sitter_name(
      Seat seat) const = 0;  // of whoever sits there; empty where that is only the seat
  // Commands that only make sense at a server's table.
  virtual bool is_at_server() const { return false; }
  virtual Next obey_there(const CommandLine& command);

  // --- one person's question
  void person_moves(Seat seat);
  bool follows_order(Seat seat);  // an order of that person has answered
  Scene scene_for(Observer observer, const Menu* menu = nullptr) const;
  void show_table(const Scene& scene, const Json& entries);
  Prompt prompt(const Scene& scene, const Menu* menu) const;
  Next obey(const Scene& scene, const CommandLine& command);
  void say_how_to_go_on(std::string_view key, const std::string& path);
  void help();
  void tell_news(Observer observer);
  Json news_of(Observer observer);          // what this observer was not told yet
  std::string seat_title(Seat seat) const;  // "seat 1 (Rhodes)"
  // A text that a game may have in words of its own: play.why_usage.<game>.
  std::string game_text(const std::string& key, const TextArgs& args = {}) const;

  TableAt& table_;
  Console& console_;
  std::unique_ptr<Screen> screen_;
  std::array<int, kMaxSeats + 1> seen_{};  // last event told, by seat; the last entry is the spectator's
  std::array<Lines, kMaxSeats> orders_;    // that stand, by seat
  Lines typed_ahead_;                      // answers to the next questions: "build; wall ur; done"
  bool asked_to_quit_ = false;
  bool left_ = false;
  int exit_code_ = 0;

 private:
  void winners(const Scene& scene);
  Json tell_before(const Scene& scene);
  void draw_choices(const Scene& scene, const Menu& menu);
  Next answer(const Scene& scene, Menu& menu, const std::string& line);
  std::optional<std::string> next_answer(const Prompt& prompt);
  Next pick(const Scene& scene, Menu& menu, const std::string& line);
  Next give(const Scene& scene, const Order& order);
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

  // --- commands
  void explain(const Scene& scene, const std::string& move);
  Next undo(const Scene& scene);
  void hint(const Scene& scene);
  void log(const Scene& scene, const std::string& count);
  void save(const std::string& path);
  void rules(const std::string& query);
};

}  // namespace zig::terminal
