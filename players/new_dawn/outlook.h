// What a position of A New Dawn is worth to a seat, by what players look at, in turns.
#pragma once

#include "players/new_dawn/trails.h"
#include "players/new_dawn/weights.h"

namespace zig::players {

struct DawnOutlook {
  double agendas = 0;   // victory cards that count, and the turns to the others
  double growth = 0;    // cities, mature ones, room for more, control tokens
  double science = 0;   // the dial and the levels of the cards
  double row = 0;       // cards that the plan needs in strong slots
  double wonders = 0;   // what they do
  double stock = 0;     // trade tokens and resources
  double treaties = 0;  // diplomacy cards
  double caravans = 0;  // on their way
  double safety = 0;    // barbarians and rivals who can take something
  double rivals = 0;    // how the others stand, against us; only where a move is judged (lookahead.h)
  double turns = 0;     // to victory, as the agendas count them; no part of the sum

  double all() const {
    return agendas + growth + science + row + wonders + stock + treaties + caravans + safety + rivals;
  }
  DawnOutlook times(double by) const {
    return {agendas * by,  growth * by,   science * by, row * by,    wonders * by, stock * by,
            treaties * by, caravans * by, safety * by,  rivals * by, turns * by};
  }
  DawnOutlook plus(const DawnOutlook& o) const {
    return {agendas + o.agendas, growth + o.growth, science + o.science,   row + o.row,
            wonders + o.wonders, stock + o.stock,   treaties + o.treaties, caravans + o.caravans,
            safety + o.safety,   rivals + o.rivals, turns + o.turns};
  }
};

struct Plan;

// `trails`: the caravans' ways, where they are known already. `plan`: gets the plan that the outlook is based on (plan.h).
DawnOutlook outlook(const new_dawn::NewDawn& game, const new_dawn::State& s, int seat,
                    const Weights<new_dawn::NewDawn>& weights, const Trails* trails = nullptr,
                    Plan* plan = nullptr);

}  // namespace zig::players
