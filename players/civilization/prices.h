// What one more of a thing is worth to a seat of Civilization now, in turns: how much sooner it wins.
#pragma once

#include "players/civilization/races.h"

namespace zig::players {

struct Prices {
  double trade = 0, production = 0, culture = 0;  // every turn
  double coin = 0;
  double trade_now = 0, culture_now = 0;
  double unit = 0;      // of the strength that the seat's units have
  double strength = 0;  // a point of battle bonus
  double army = 0;

  double of(const civilization::Yield& y) const {
    return trade * y.trade + production * y.production + culture * y.culture + coin * y.coins +
           strength * y.battle;
  }
};

Prices prices(const civilization::Box& box, const civilization::State& s, int seat, const Survey& survey,
              const CivWeights& weights);

// A resource token of that kind: what a known tech makes of it, or the hope that one will.
double worth_of_resource(const civilization::Box& box, const civilization::State& s, int seat,
                         civilization::Resource resource, const Prices& prices, const CivWeights& weights);
// A wonder that works: what it does, besides the symbols on its marker.
double worth_of_wonder(const civilization::Box& box, civilization::Wonder wonder, const Realm& realm,
                       const Prices& prices);

}  // namespace zig::players
