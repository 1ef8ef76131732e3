// Any position in a line, and verbs that read like a table: the vocabulary of the rules tests.
//
//   State s = Scenario().card(0, "culture-1", 2).tokens(0, "7b").state();
//   play(s, {"slot 2", "place 7c", "stop"});
//   EXPECT_EQ(why_not(s, "place 7d"), "ND-7.3");
//
// What a test does not say: the first-game map, seat 0 begins in 7a and seat 1 in 9a (2 players), rows of level I in the order culture,
// science, economy, industry, military, no barbarians, nothing taken; leaders Aztec, Rome, Egypt, France, whose abilities rest at first.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/new_dawn/random_play_testkit.h"

namespace zig::new_dawn {

using Lines = std::vector<std::string>;

class Scenario {
 public:
  explicit Scenario(int players = 2, Options options = {});

  Scenario& leader(int seat, Leader leader);
  Scenario& card(int seat, std::string_view card,
                 int slot);  // takes the place of the card of its type, moved to that slot
  Scenario& row(int seat, std::string_view cards);  // all five
  Scenario& trade(int seat, int slot, int tokens);
  Scenario& tech(int seat, int place);
  Scenario& resources(int seat, Resource type, int number);
  Scenario& tokens(int seat, std::string_view spaces);
  Scenario& reinforced(int seat, std::string_view spaces);
  Scenario& cities(int seat, std::string_view spaces);
  Scenario& caravan(int seat, std::string_view space);  // one more in play, there or on the "card"
  Scenario& barbarian(char letter, std::string_view space);
  Scenario& wonder(Wonder wonder, std::string_view space);
  Scenario& market(Wonder wonder);  // face up
  Scenario& pact(int giver, Pact pact, int holder);
  Scenario& state_card(CityState state, int seat);
  Scenario& victory(std::initializer_list<int> cards);
  Scenario& agendas(int seat, std::initializer_list<Agenda> done);
  Scenario& dial(int space);
  Scenario& stored(int seat, int tokens);
  Scenario& turn_of(int seat);
  Scenario& round(int number);

  State state();  // the turn begins
  State event();  // the event before the turn of the first player, with these dice
  State event(std::initializer_list<int> dice);

 private:
  State begin(Window window, std::initializer_list<int> dice);
  State s_;
};

Space space(std::string_view name);
Spaces spaces(std::string_view names);
std::string names(const Spaces& spaces);  // "7b 7c"

// --- asking: of whoever is asked now
bool can(const State& s, std::string_view move);             // legal() and judge() agree about it
std::string why_not(const State& s, std::string_view move);  // rule id of the refusal; "" when legal
Lines choices(const State& s,
              std::string_view beginning = "");  // all legal moves that begin so, in the order of the list
std::string targets(const State& s,
                    std::string_view verb);  // the spaces offered with that verb, sorted: "7b 7c"
int asked(const State& s);                   // seat; -1 when the game is over
Ask question(const State& s);

// --- acting: one decision after the other, by whoever is asked
std::vector<Event> play(State& s, const std::vector<std::string_view>& moves);
// The same; the dice show this, in this order (a wonder that is turned up by 32 + its number).
std::vector<Event> play(State& s, std::initializer_list<int> dice,
                        const std::vector<std::string_view>& moves);
int count_of(const std::vector<Event>& events, Event::Kind kind);
int turned_up(Wonder wonder);

// --- looking
std::string row(const State& s, int seat);                  // "culture-1 science-1 …"
std::string owner(const State& s, std::string_view space);  // "0 token", "0 reinforced", "1 city", "nobody"
int trade_on(const State& s, int seat, int slot);
int resources(const State& s, int seat, Resource type);
bool done(const State& s, int seat, Agenda agenda);

}  // namespace zig::new_dawn
