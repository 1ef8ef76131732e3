// The way to victory in A New Dawn (ND-11): how many turns each agenda still takes a seat, the cheapest one of each victory card, and
// which focus cards that plan needs.
#pragma once

#include "players/new_dawn/weights.h"

namespace zig::players {

// Who is where, for one seat: what its plan, its outlook and its dangers all ask for.
struct Ground {
  Ground(const new_dawn::Box& box, const new_dawn::State& s, int seat);
  new_dawn::Spaces own;     // with the cities
  new_dawn::Spaces others;  // rivals' pieces
  new_dawn::Spaces states;  // independent city-states
  new_dawn::Spaces barbarians;
  new_dawn::Spaces open;   // a control token could lie there
  new_dawn::Spaces sites;  // a city could stand there
  int culture_tokens = 0;  // that the culture card places
};

struct Plan {
  static constexpr double kHopeless = 9;
  std::array<double, new_dawn::kAgendas> turns{};  // kHopeless at most
  double total = 0;                                // over the victory cards in play
  int done = 0;                                    // of them
  std::array<double, new_dawn::kTypes> demand{};   // turns with a card of that type
  double need(new_dawn::Type type) const;          // from 0.4 (not in the plan) to 1
};

Plan plan(const new_dawn::Box& box, const new_dawn::State& s, int seat, const Ground& ground,
          const Weights<new_dawn::NewDawn>& weights);

// The chance that the attacker's total is higher, by the lead before the dice (ND-9.20).
double attack_chance(double lead);
// The cards of a deck that can still be bought, the one on the table with them (ND-2.9).
int wonders_left(const new_dawn::State& s, int deck);

}  // namespace zig::players
