// Any position in one or two lines, and verbs that read like a table: the vocabulary of the rules tests.
//
//   Scenario game(3);
//   game.age(2).turn(3).city(0).wonder("giza", 'A').coins(4).built({"Baths"}).stages(1).hand({"Aqueduct"});
//   State s = game.state();
//   EXPECT_TRUE(can(s, 0, "build Aqueduct"));
//   play(s, {"build Aqueduct", kAny, kAny});
//   EXPECT_EQ(coins(s, 0), 4);
//
// What a test does not say is filled in: boards that are still free on side A, 3 coins, and any other cards
// of the age in the hands. Cards of past turns that nobody named count as built somewhere: they are on no
// discard pile.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/seven_wonders/random_play_testkit.h"
#include "games/seven_wonders/scoring.h"

namespace zig::seven_wonders {

using Lines = std::vector<std::string>;

// A move nobody cares about: discard the first card of the hand for 3 coins; whatever is legal for the Free
// City.
inline constexpr std::string_view kAny = "any";

class Scenario {
 public:
  explicit Scenario(int players);

  Scenario& age(int age);
  Scenario& turn(int turn);
  Scenario& mausoleum_timing(MausoleumTiming timing);
  Scenario& copied_shipowners_counts_itself();
  Scenario& discard_pile(Lines cards);  // put down in earlier turns or ages
  Scenario& draw_pile(Lines cards);     // two players

  // What follows speaks of this city, until the next city().
  Scenario& city(int city);
  Scenario& wonder(std::string_view id, char side = 'A');
  Scenario& coins(int coins);
  Scenario& built(Lines cards);
  Scenario& stages(int completed);
  Scenario& right_used();  // Olympia A's right of this age is gone
  Scenario& hand(Lines cards);
  Scenario& victories(int age_one, int age_two, int age_three);
  Scenario& defeats(int defeats);

  State state() const;

 private:
  struct Setup {
    std::string wonder;
    char side = 'A';
    int coins = 3, stages = 0, defeats = 0;
    std::array<int, 3> victories{};
    bool right_used = false;
    Lines built, hand;
  };
  Setup& now() { return setups_[static_cast<std::size_t>(city_)]; }
  void set_cities(State& s) const;
  void set_cards(State& s) const;

  Options options_;
  int age_ = 1, turn_ = 1, city_ = 0;
  std::array<Setup, kMaxCities> setups_;
  Lines pile_, draw_pile_;
};

// --- asking
Action action_of(std::string_view notation);
CardId card_named(std::string_view name);
bool can(const State& s, int seat, std::string_view notation);  // also: legal() and judge() agree about it
std::string why_not(const State& s, int seat,
                    std::string_view notation);                       // rule id of the refusal; "" when legal
Lines choices(const State& s, int seat);                              // all legal moves
Lines choices_with(const State& s, int seat, std::string_view card);  // those that use this card
int count_of(const Lines& lines, std::string_view line);
Lines sorted(Lines lines);

// --- acting
// All sealed choices of a turn in seat order; with two players the Free City's comes third. Returns what happened.
std::vector<Event> play(State& s, std::initializer_list<std::string_view> moves);
std::vector<Event> decide(State& s, std::string_view notation);  // whoever is asked now, one decision
std::vector<Event> seal(State& s, int seat, std::string_view notation);
State after(State s, std::initializer_list<std::string_view> moves);  // the same on a copy
void play_any(State& s, int turns = 1);                               // everybody plays kAny
void decline_everything(State& s);  // until cards are chosen again, or the end
void finish_age(State& s);          // kAny up to the next deal, or the end

// --- looking
int coins(const State& s, int city);
bool stands(const State& s, int city, std::string_view card);
Lines hand_cards(const State& s, int seat);  // names, sorted
Lines pile_cards(const State& s);            // names, sorted
int points(const State& s, int city, Category category);
int total_points(const State& s, int city);
Json view_of(const State& s, int seat);
Json spectator_view(const State& s);
std::string everything_in(const Json& json);  // as text, to search for what must not be there

State new_game(const Options& options, std::uint64_t seed = 1);
// Where every card of the box is: names and how often, over all places of the state.
std::map<std::string, int> cards_dealt(const State& s, int age);

}  // namespace zig::seven_wonders
