// The numbers of a game's evaluation, by name: what a tuner may change (ziggurat arena tune), and what a match can set against
// each other. Specialised in players/<game>/weights.h: a struct of doubles with their values, and the list of their names.
#pragma once

#include <string_view>

namespace zig::players {

template <class G>
struct Weights;

template <class W>
struct NamedWeight {
  std::string_view name;
  double W::* at;
};

}  // namespace zig::players
