// A fingerprint of a game's rules: the hash of every state of fixed seeded random games, and of worlds
// imagined in them. It is the same with every compiler and in WebAssembly; a change that alters it changes
// the rules (or the order in which chance is drawn) and says so. A game that learns has one more, of what its network says: that one
// changes with every network.
#pragma once

#include <cstdint>
#include <string>

#include "engine/game.h"
#include "engine/usual_options.h"
#include "players/all_games.h"
#include "players/features.h"
#include "players/search/judged.h"

namespace zig::players {

template <Game G>
std::uint64_t signature(const G& game, const typename G::Options& options, int games = 20) {
  Hasher hasher;
  Silent silent;
  for (int i = 0; i < games; ++i) {
    Random random = Random::fast(static_cast<std::uint64_t>(1000 + i));
    Random other = Random::fast(static_cast<std::uint64_t>(2000 + i));
    typename G::State s = game.start(options, random);
    typename G::Actions actions;
    for (Seats asked = game.pending(s); !asked.empty(); asked = game.pending(s)) {
      const Seat seat = asked.first();
      typename G::State imagined = s;
      game.imagine(imagined, seat, other);
      hasher.add(hash_of(imagined));
      game.legal(s, seat, actions);
      hasher.add(actions.size());
      game.apply(s, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))], random, silent);
      hasher.add(hash_of(s));
    }
    const Standing standing = game.standing(s);
    for (std::uint8_t n = 0; n < standing.seats; ++n)
      hasher.add(static_cast<std::uint64_t>(standing.total[n] + 1000));
  }
  return hasher.value();
}

// What the network that comes with a game says in fixed seeded random games, to the last bit.
template <Game G>
  requires Learns<G>
std::uint64_t signature_of_network(const G& game, int games = 6) {
  Hasher hasher;
  Silent silent;
  const Weights<G> weights;
  for (int i = 0; i < games && weights.network; ++i) {
    Random random = Random::fast(static_cast<std::uint64_t>(3000 + i));
    typename G::State s =
        game.start(usual_options(game, G::kMinPlayers + i % (G::kMaxPlayers - G::kMinPlayers + 1)), random);
    while (!game.pending(s).empty()) {
      const Features<G> features(game, s);
      FeatureRow<G> row;
      for (int seat = 0; seat < s.players(); ++seat) {
        features.write(seat, row);
        const auto answer = weights.network->answer(row);
        hasher.add(static_cast<std::uint64_t>(answer.chance));
        hasher.add(static_cast<std::uint64_t>(answer.score));
      }
      const Seat seat = game.pending(s).first();
      game.apply(s, seat, any_legal_action(game, s, seat, random), random, silent);
    }
  }
  return hasher.value();
}

// "GAME players=3 0123456789abcdef", one line for each number of players, and "GAME network 0123456789abcdef" in games that learn.
template <Game G>
std::string signature_lines(const G& game) {
  static constexpr char kHex[] = "0123456789abcdef";
  std::string lines;
  const auto add = [&](const std::string& of, std::uint64_t value) {
    lines += std::string(G::kId) + " " + of + " ";
    for (int shift = 60; shift >= 0; shift -= 4) lines += kHex[(value >> shift) & 15U];
    lines += "\n";
  };
  for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
    add("players=" + std::to_string(players), signature(game, usual_options(game, players)));
  if constexpr (Learns<G>) add("network", signature_of_network(game));
  return lines;
}

}  // namespace zig::players
