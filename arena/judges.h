// What a player of the arena judges positions with: weights by name, and a network of its own, the one that comes with the game, or none.
#pragma once

#include <optional>

#include "arena/player_spec.h"

namespace zig::arena {

template <class G>
players::Weights<G> weights_of(const WeightList& list) {
  players::Weights<G> weights;
  for (const auto& [name, value] : list) {
    for (const auto& named : players::Weights<G>::named()) {
      if (named.name == name) weights.*named.at = value;
    }
  }
  return weights;
}

template <class G>
struct Judges {
  players::Weights<G> weights;
  std::optional<players::Network> own;  // weights point to it

  explicit Judges(const PlayerSpec& spec) : weights(weights_of<G>(spec.weights)) {
    if constexpr (players::Learns<G>) {
      if (spec.network) {
        if (auto read = network_of<G>(*spec.network))
          own = std::move(*read);  // the contest was planned with it
      }
      if (own) weights.network = &*own;
      if (spec.search && !spec.search->learned) weights.network = nullptr;
    }
  }
  Judges(const Judges&) = delete;
  Judges& operator=(const Judges&) = delete;
};

}  // namespace zig::arena
