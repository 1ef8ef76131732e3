// How a game will probably end: it is played on from a position as it lies, all hands open, as the search plays games out. Chance is drawn
// anew each time. A position that is judged as it is (Knowledge<G>::quiet) needs no game.
//
//   const Values win = forecast(game, state, 400, 1);    // 0 to 1 by seat, 1 together
#pragma once

#include <optional>
#include <utility>

#include "engine/game.h"
#include "players/players.h"
#include "players/search/judged.h"

namespace zig::players {

template <Game G>
bool judged_as_it_is(const G& game, const typename G::State& s) {
  return game.pending(s).empty() || Knowledge<G>::quiet(s);
}

// Everybody's chance to win in a position that needs no game.
template <Game G>
Values chances_now(const G& game, const typename G::State& s, const Weights<G>& weights) {
  if (!game.pending(s).empty()) return judged(game, s, weights).win;
  const Seats winners = game.standing(s).winners();
  Values chances{};
  for (const Seat seat : winners) chances[seat.n] = 1.0 / winners.size();
  return chances;
}

// `first` opens every one of these games: a legal action of a seat.
template <Game G>
Values forecast(const G& game, const typename G::State& s, int games, std::uint64_t seed,
                const std::optional<std::pair<Seat, typename G::Action>>& first = std::nullopt) {
  const Weights<G> weights;
  Silent silent;
  Values sum{};
  if (!first && judged_as_it_is(game, s)) games = 1;
  for (int i = 0; i < games; ++i) {
    Random random = Random::fast(seed + static_cast<std::uint64_t>(i));
    typename G::State world = s;
    if (first) game.apply(world, first->first, first->second, random, silent);
    while (!judged_as_it_is(game, world)) {
      const Seat seat = game.pending(world).first();
      game.apply(world, seat, Knowledge<G>::quick(game, world, seat, random, weights), random, silent);
    }
    const Values chances = chances_now(game, world, weights);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) sum[seat] += chances[seat] / games;
  }
  return sum;
}

}  // namespace zig::players
