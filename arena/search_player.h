// A search with settings of its own, or a one-ply player with weights of its own, in a seat of the arena.
#pragma once

#include <memory>
#include <string_view>

#include "arena/player.h"

namespace zig::arena {

std::unique_ptr<Player> make_search_player(const PlayerSpec& spec, const GameLibrary& library,
                                           std::string_view game);
std::unique_ptr<Player> make_greedy_player(const WeightList& weights, const GameLibrary& library,
                                           std::string_view game);

}  // namespace zig::arena
