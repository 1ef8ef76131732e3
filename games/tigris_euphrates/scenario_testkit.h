// Any position in a line, and verbs that read like a table: the vocabulary of the rules tests.
//
//   Scenario game("red J7; Archer king I6");
//   State s = game.hand("archer", "3 red 1 blue").state();
//   play(s, "red K7");
//   EXPECT_EQ(points(s, "archer"), "1 red");
//
// What a test does not say is filled in: four players, the Archer's turn, the standard board, no points, hands of
// 1 black 2 red 2 blue 1 green, and all other tiles in the bag.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/tigris_euphrates/random_play_testkit.h"

namespace zig::tigris_euphrates {

using Lines = std::vector<std::string>;

class Scenario {
 public:
  // The board as in board_text.h.
  explicit Scenario(std::string_view board = "", Options options = {});

  Scenario& hand(std::string_view dynasty, std::string_view tiles);
  Scenario& hands(std::string_view tiles);  // of everybody
  Scenario& thrown(std::string_view dynasty, std::string_view tiles);
  Scenario& bag(std::string_view tiles);  // exactly these; the rest was discarded
  Scenario& points(std::string_view dynasty, std::string_view points);
  Scenario& treasures(std::string_view dynasty, int number);  // behind the screen
  Scenario& catastrophes(std::string_view dynasty, int number);
  Scenario& turn_of(std::string_view dynasty);
  Scenario& second_action();

  // Sound by TE-18, which is checked.
  State state() const;

 private:
  State s_;
  bool bag_given_ = false;
  Counts bag_{};
};

inline Options building_game(int players = 4) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.building_game = true;
  return options;
}
inline Options players(int number) {
  Options options;
  options.players = static_cast<std::uint8_t>(number);
  return options;
}
inline Options second_board(int number = 4) {
  Options options = players(number);
  options.board = BoardSide::Second;
  return options;
}

// --- names
int seat_of(const State& s, std::string_view dynasty);
LeaderId leader_of(const State& s, std::string_view dynasty_and_leader);  // "archer king"
Cell cell_of(std::string_view name);
Action action_of(std::string_view notation);

// --- asking: of whoever is asked now
bool can(const State& s, std::string_view notation);             // legal() and judge() agree about it
std::string why_not(const State& s, std::string_view notation);  // rule id of the refusal; "" when legal
std::string why_not_for(const State& s, std::string_view dynasty, std::string_view notation);
Lines choices(const State& s, std::string_view beginning = "");  // all legal moves that begin so, sorted
std::string asked(const State& s);                               // "archer"; "nobody" when the game is over
std::string conflict_of(const State& s);                         // "archer king : bull king"; "none"

// --- acting: one decision after the other, by whoever is asked
std::vector<Event> play(State& s, const std::vector<std::string_view>& moves);
template <std::size_t N>
std::vector<Event> play(State& s, const char (&move)[N]) {
  return play(s, std::vector<std::string_view>(1, move));
}
State after(State s, const std::vector<std::string_view>& moves);  // the same on a copy
// The same; these tiles are drawn, in this order.
std::vector<Event> play_drawing(State& s, std::string_view tiles, const std::vector<std::string_view>& moves);
int count_of(const std::vector<Event>& events, Event::Kind kind);
// The board strengths with which the last conflict began, attacker first: "2 : 1"; "none".
std::string strengths(const std::vector<Event>& events);
std::string end_of_game(const std::vector<Event>& events);  // "treasures", "bag", "none"

// --- looking
std::string points(const State& s, std::string_view dynasty);  // "1 red 2 blue"; "nothing"
std::string hand(const State& s, std::string_view dynasty);    // "2 red 1 blue"
std::string at(const State& s,
               std::string_view cell);  // "red", "archer king", "face down", "catastrophe", "empty"
std::string where(const State& s, std::string_view leader);    // "I6", "home"
std::string treasures(const State& s);                         // "B2 K1": on the board
int taken(const State& s, std::string_view dynasty);           // treasures behind the screen
std::string kingdom(const State& s, std::string_view leader);  // "H7 I6 I7", row by row
std::string building(const State& s, Colour colour);           // "F3", "supply"
int rank(const State& s, std::string_view dynasty);
bool over(const State& s);
Json view_of(const State& s, std::string_view dynasty);
Json spectator_view(const State& s);

State new_game(const Options& options, std::uint64_t seed = 1);

}  // namespace zig::tigris_euphrates
