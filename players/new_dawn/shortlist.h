// The answers worth a closer look, at a glance: what a player who knows the game would think about first. For playing on, where every
// legal answer would take too long.
#pragma once

#include "players/new_dawn/trails.h"
#include "players/new_dawn/weights.h"

namespace zig::players {

// Stonehenge asks as long as its owner likes (ND-13.16): without a token in the supply each answer takes one back (ND-7.7), for ever.
bool moves_tokens_in_circles(const new_dawn::State& s, new_dawn::Action action);

// Leaves at least one of the legal answers of who is asked.
void shorten(const new_dawn::NewDawn& game, const new_dawn::State& s, const Trails& trails,
             new_dawn::NewDawn::Actions& actions);

}  // namespace zig::players
