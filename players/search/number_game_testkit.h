// For tests of where a network judges: games that are one number.
#pragma once

#include "players/search/judged.h"

namespace zig::players {

// A game of one number: a network may judge even positions, and knows those below 10; the evaluation judges 0.
struct NumberGame {
  struct State {
    int number;
  };
};
struct PlainGame : NumberGame {};  // the same without anything to say about networks
struct UntaughtGame : NumberGame {};

template <>
struct Weights<NumberGame> {
  const Network* network = nullptr;
};
template <>
struct Weights<PlainGame> : Weights<NumberGame> {};
template <>
struct Weights<UntaughtGame> {};

template <>
struct Knowledge<PlainGame> {
  static bool quiet(const NumberGame::State& s) { return s.number == 0; }
};
template <>
struct Knowledge<NumberGame> : Knowledge<PlainGame> {
  static bool learned_quiet(const NumberGame::State& s) { return s.number % 2 == 0; }
  static bool knows(const NumberGame::State& s) { return s.number < 10; }
};

}  // namespace zig::players
