// What each seat of Civilization owns and earns, read off a position once: what its plans, its dangers and the worth of goods all ask for.
#pragma once

#include <array>

#include "games/civilization/cities.h"
#include "players/civilization/weights.h"

namespace zig::players {

// CV-10: the standing forces of a seat, as a battle hand would draw from them.
struct Force {
  int units = 0;
  double strength = 0;  // of all of them
  int bonus = 0;        // in every battle (CV-10.3)
  int more_cards = 0;   // in every battle hand, besides the three (CV-10.2)
  double mean() const { return units > 0 ? strength / units : 0; }
  double drawn(int cards) const { return mean() * (units < cards ? units : cards); }
};

// What still can be built in the outskirts, as its techs allow.
struct Growth {
  double trade = 0, production = 0, culture = 0, coins = 0;
  double sites = 0;  // how many buildings that takes
};

struct Realm {
  int cities = 0;
  std::array<int, civilization::kCities> trade_of{}, production_of{},
      culture_of{};                    // CV-5.1, CV-6.3, CV-6.17
  int trade = 0, production = 0;       // of all cities, and what every turn begins with
  int culture = 0;                     // if all cities devote themselves to the arts
  int culture_gain = 0;                // if none does
  int steps = 0, coins_gain = 0;       // free steps on the track and coins, every turn
  int coins = 0;                       // CV-11.1
  int trade_now = 0, culture_now = 0;  // on the dial, in tokens
  int wonders = 0;                     // that work
  int armies = 0, scouts = 0;
  std::array<int, civilization::kLevels> rows{};  // CV-9.3
  int tower = 0;                                  // Porcelain Tower: less trade for research
  Growth growth;
  Force force;
  civilization::Squares figures, armies_at;
};

class Survey {
 public:
  Survey(const civilization::Box& box, const civilization::State& s);
  const Realm& operator[](int seat) const { return realm_[static_cast<std::size_t>(seat)]; }

  civilization::Squares revealed, water, huts, villages, centres;
  // Figures of everybody but that seat.
  civilization::Squares enemies(int seat) const;

 private:
  void count_units(const civilization::Box& box, const civilization::State& s);
  void count(const civilization::Box& box, const civilization::State& s, int seat);
  void look_at_city(const civilization::Box& box, const civilization::State& s, int seat, int city);

  std::array<Realm, civilization::kMaxPlayers> realm_;
};

// A square's worth at a glance: trade, production and culture are about alike, coins are rare.
constexpr double glance(const civilization::Yield& y) {
  return y.trade + 0.8 * y.production + 0.8 * y.culture + 3.0 * y.coins + 0.3 * y.battle;
}

}  // namespace zig::players
