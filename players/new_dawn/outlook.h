// What a position of A New Dawn is worth to a seat, by what players look at.
#pragma once

#include "players/new_dawn/weights.h"

namespace zig::players {

struct DawnOutlook {
  double agendas = 0;  // counted victory cards and the way to the next ones
  double land = 0;     // cities and control tokens
  double science = 0;  // the dial and the cards of the row
  double wonders = 0;
  double stock = 0;  // trade tokens, resources
  double ties = 0;   // diplomacy cards, caravans on their way
  double all() const { return agendas + land + science + wonders + stock + ties; }
};

DawnOutlook outlook(const new_dawn::NewDawn& game, const new_dawn::State& s, int seat,
                    const Weights<new_dawn::NewDawn>& weights);

}  // namespace zig::players
