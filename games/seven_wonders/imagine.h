// The parts of imagine(): see imagine.cpp.
#pragma once

#include "engine/random.h"
#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

class SevenWonders;

void imagine_two_players(const Box& box, State& s, Observer observer, Random& random);
void forget_two_players(const Box& box, State& s, Observer observer);
void sort_hands(State& s);
void reseal(const SevenWonders& game, State& s, Observer observer, Random& random);

}  // namespace zig::seven_wonders
