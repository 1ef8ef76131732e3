// What single things are worth in Mesopotamia, in points, and how long the game will last.
#pragma once

#include "players/mesopotamia/weights.h"

namespace zig::players {

// How much of the game is to come.
struct Tempo {
  double rounds = 0;  // after this one
  double share = 0;   // of what lasts: a technology; 0 in the last round
  double goods = 0;   // of what must first be spent
};
Tempo tempo_of(double rounds);
Tempo tempo_of(const mesopotamia::Box& box, const mesopotamia::State& s, const MesoWeights& weights);

// The first ones of a kind are worth more than the tenth.
double worth_of_goods(mesopotamia::Resource kind, int count, const Tempo& tempo, const MesoWeights& weights);
double worth_of_goods(const mesopotamia::Goods& goods, const Tempo& tempo, const MesoWeights& weights);
// What so many more of it are worth to somebody who has some.
inline double price_of(mesopotamia::Resource kind, int have, int more, const Tempo& tempo,
                       const MesoWeights& weights) {
  return worth_of_goods(kind, have + more, tempo, weights) - worth_of_goods(kind, have, tempo, weights);
}
// A technology at that level, besides what it gathers.
double worth_of_level(const mesopotamia::State& s, mesopotamia::Type type, int level, const Tempo& tempo,
                      const MesoWeights& weights);
double worth_of_effects(const std::vector<mesopotamia::Effect>& effects, const Tempo& tempo,
                        const MesoWeights& weights);
double worth_of_option(const mesopotamia::EventSheet& event, int option, const Tempo& tempo,
                       const MesoWeights& weights);
// What of a six-round event is still to come, its die showing that number.
double worth_of_running(const mesopotamia::EventOption& option, int die, const Tempo& tempo,
                        const MesoWeights& weights);
double worth_of_unit(mesopotamia::UnitType type, const MesoWeights& weights);

// --- battles: what somebody has to win with, and the chance to
double power_of(const mesopotamia::Box& box, const mesopotamia::State& s, mesopotamia::UnitType type);
double power_at(const mesopotamia::Box& box, const mesopotamia::State& s, int party, mesopotamia::Area area);
// With the bones that so many units can use.
double power_of_bones(const mesopotamia::State& s, int party, int units);
double chance_to_win(double own, double theirs);

}  // namespace zig::players
