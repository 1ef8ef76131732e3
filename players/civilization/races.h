// The four races of Civilization (CV-14): how many turns each victory still takes a seat if it goes for it, as far as its cities, techs and armies
// tell. What it can still build is counted in: more production, more places, better techs.
#pragma once

#include "players/civilization/realm.h"

namespace zig::players {

struct Races {
  static constexpr double kFar = 40;  // turns: nobody waits that long
  double culture = kFar, technology = kFar, coins = kFar, conquest = kFar;
  double all = kFar;  // of them together: the nearest, and a little of the others

  int nearest() const;  // 0 to 3 in the order above
};

using CivWeights = Weights<civilization::Civilization>;

Races races(const civilization::Box& box, const civilization::State& s, int seat, const Survey& survey,
            const CivWeights& weights);
// The same with other figures for the seat itself.
Races races(const civilization::Box& box, const civilization::State& s, int seat, const Survey& survey,
            const Realm& realm, const CivWeights& weights);

// CV-10: the chance that an attacker wins who draws so much strength more than the defender, bonuses counted. Fitted to battles of players who play by
// taste: barbarians draw more by luck, and a city is defended better than its numbers say.
double battle_chance(double lead);
double village_chance(const Force& force, int armies);
// What defends a city of a seat (CV-10.2, CV-10.3).
double defence_of(const Force& force, bool capital, bool walled);
// What a stack of so many armies attacks with.
double attack_of(const Force& force, int armies);

}  // namespace zig::players
