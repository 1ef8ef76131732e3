// What a position of Mesopotamia is worth to a seat, in points, by what players look at. It reads what everybody sees, and the quests of its own seat.
#pragma once

#include "players/mesopotamia/prices.h"

namespace zig::players {

// Each is a reason that people are told (locale: ms.term.*).
enum class View : std::uint8_t {
  Tracks,   // the ranks on both tracks
  Gardens,  // parts that are built, and the next one
  Trade,
  Land,  // areas, settlements and tokens, as far as they can be held
  Quests,
  Levels,  // technologies
  Dice,
  Goods,
  Supply,  // what the next actions gather
  Army,
  Works,   // ships, walls, rams
  Map,     // events that a unit can reach
  Events,  // six-round events
  Safety,  // what can be lost in battles
  End,     // the game is won or lost, or an enemy of a scenario near
  Rivals,  // what the others have
};
inline constexpr int kViews = static_cast<int>(View::Rivals) + 1;
inline constexpr std::array<std::string_view, kViews> kViewKeys = {
    "ms.term.tracks", "ms.term.gardens", "ms.term.trade", "ms.term.land",
    "ms.term.quests", "ms.term.levels",  "ms.term.dice",  "ms.term.goods",
    "ms.term.supply", "ms.term.army",    "ms.term.works", "ms.term.map",
    "ms.term.events", "ms.term.safety",  "ms.term.end",   "ms.term.rivals"};

struct MesoOutlook {
  std::array<double, kViews> view{};
  double& operator[](View which) { return view[static_cast<std::size_t>(which)]; }
  double all() const {
    double sum = 0;
    for (const double one : view) sum += one;
    return sum;
  }
};

// What the seat has; End and Rivals are not filled in. `quests`: whether it looks at its own, which nobody else may.
MesoOutlook outlook(const mesopotamia::Box& box, const mesopotamia::State& s, int seat, bool quests,
                    const Tempo& tempo, const MesoWeights& weights);

// The same with what the others have, and how it ends.
MesoOutlook standing_of(const mesopotamia::Box& box, const mesopotamia::State& s, int seat,
                        const Tempo& tempo, const MesoWeights& weights);

// How many points the seat is ahead of the best of the others.
double lead_of(const mesopotamia::Box& box, const mesopotamia::State& s, int seat, const Tempo& tempo,
               const MesoWeights& weights);

// Land units of a seat that can step into the area, what they have to win with; the strongest of the others.
double threat_to(const mesopotamia::Box& box, const mesopotamia::State& s, int seat, mesopotamia::Area area);

// How far a scenario is from being won or lost, for the person in it.
double prospects(const mesopotamia::Box& box, const mesopotamia::State& s, const Tempo& tempo,
                 const MesoWeights& weights);

}  // namespace zig::players
