// What a position of Civilization is worth to a seat, by what players look at. The unit is the logarithm of the odds to win.
#pragma once

#include "players/civilization/races.h"

namespace zig::players {

// What is counted; how much each counts, early and late in the game, is in weights.h.
enum class Count : std::uint8_t {
  Coins,
  CoinRace,  // turns to the economic victory
  Techs,
  Levels,  // of the techs together
  TechRace,
  Track,  // spaces of the culture track
  CultureNow,
  Culture,  // every turn
  CultureRace,
  Trade,  // every turn
  TradeNow,
  Production,
  MoreTrade,  // what can still be built
  MoreProduction,
  MoreCulture,
  Cities,
  Wonders,
  Resources,
  Events,
  People,
  Units,
  Strength,  // of the units
  Bonus,     // in every battle
  Armies,
  Siege,    // the chance to take a capital, by how far it is
  Exposed,  // the chance that somebody takes the own one
  Lost,     // cities that somebody could take
  ConquestRace,
  Scouts,
  Map,   // what figures can find
  Race,  // the four races together
};
inline constexpr int kCounts = static_cast<int>(Count::Race) + 1;
using Counts = std::array<double, kCounts>;

// `deep`: with where the figures can go.
Counts counts(const civilization::Box& box, const civilization::State& s, int seat, const Survey& survey,
              const CivWeights& weights, bool deep = true);

// How much each counts in that turn of the game.
Counts worths(int turn, const CivWeights& weights);

}  // namespace zig::players
