// A position as small numbers with names, one row for each seat: what a network is trained with and judges by (players/search/network.h).
// Specialised in players/<game>/features.h for games that learn:
//
//   kCount                            how many there are
//   Features(game, s)                 looks once at what the rows share; s is a world that a seat imagines
//   void write(seat, FeatureRow<G>&)  the row of a seat
//   names()                           what each number is
//
// Every number comes from what is open and from the world as it was imagined, never from anything else.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/hash.h"

namespace zig::players {

template <class G>
struct Features;

template <class G>
using FeatureRow = std::array<std::int8_t, static_cast<std::size_t>(Features<G>::kCount)>;

// The identity of a game's features: what was trained with others is refused.
template <class G>
std::uint64_t feature_hash() {
  Hasher hasher;
  hasher.add_bytes(G::kId.data(), G::kId.size());
  for (const std::string& name : Features<G>::names()) hasher.add_bytes(name.data(), name.size());
  return hasher.value();
}

}  // namespace zig::players
