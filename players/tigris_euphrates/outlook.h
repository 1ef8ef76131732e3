// A position of Tigris & Euphrates as one seat sees it, in terms with names (evaluation.cpp).
#pragma once

#include "games/tigris_euphrates/tigris_euphrates.h"
#include "players/tigris_euphrates/unseen.h"
#include "players/tigris_euphrates/weights.h"

namespace zig::players {

struct Outlook {
  double low = 0;        // points, the weakest colour first, treasures divided
  double rivals = 0;     // the same of the others, against us
  double leaders = 0;    // leaders on the board
  double safety = 0;     // temples beside them
  double growth = 0;     // supporters and open spaces around them
  double wars = 0;       // wars that one tile could start
  double income = 0;     // monuments of their colour in their kingdoms
  double treasures = 0;  // treasures in reach of a trader
  double hand = 0;       // tiles worth keeping
  double catastrophes = 0;

  // The expected value: this with the given chance, otherwise the other.
  Outlook with_chance(double chance, const Outlook& other) const {
    const auto mean = [&](double Outlook::* term) {
      return chance * this->*term + (1 - chance) * other.*term;
    };
    return {.low = mean(&Outlook::low),
            .rivals = mean(&Outlook::rivals),
            .leaders = mean(&Outlook::leaders),
            .safety = mean(&Outlook::safety),
            .growth = mean(&Outlook::growth),
            .wars = mean(&Outlook::wars),
            .income = mean(&Outlook::income),
            .treasures = mean(&Outlook::treasures),
            .hand = mean(&Outlook::hand),
            .catastrophes = mean(&Outlook::catastrophes)};
  }
};

Outlook outlook(const tigris_euphrates::TigrisEuphrates& game, const tigris_euphrates::State& s, int seat,
                const Unseen& unseen, const Weights<tigris_euphrates::TigrisEuphrates>& weights);

// What `points` more of a colour are worth to a seat.
double worth(const tigris_euphrates::State& s, int seat, tigris_euphrates::Colour colour, int points,
             const Weights<tigris_euphrates::TigrisEuphrates>& weights);

}  // namespace zig::players
