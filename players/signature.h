// A fingerprint of a game's rules: the hash of every state of fixed seeded random games, and of worlds
// imagined in them. It is the same with every compiler and in WebAssembly; a change that alters it changes
// the rules (or the order in which chance is drawn) and says so.
#pragma once

#include <cstdint>
#include <string>

#include "engine/game.h"
#include "engine/usual_options.h"

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

// "GAME players=3 0123456789abcdef", one line for each number of players.
template <Game G>
std::string signature_lines(const G& game) {
  static constexpr char kHex[] = "0123456789abcdef";
  std::string lines;
  for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
    const auto options = usual_options(game, players);
    const std::uint64_t value = signature(game, options);
    lines += std::string(G::kId) + " players=" + std::to_string(players) + " ";
    for (int shift = 60; shift >= 0; shift -= 4) lines += kHex[(value >> shift) & 15U];
    lines += "\n";
  }
  return lines;
}

}  // namespace zig::players
