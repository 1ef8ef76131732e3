// Weights of a game's evaluation by name (players/weights.h), whatever game it is: read from a file, checked, given to a player.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json.h"
#include "games/library.h"

namespace zig::arena {

using WeightList = std::vector<std::pair<std::string, double>>;

// All of them with the values that the game comes with; empty for a game that is not known.
WeightList usual_weights(const GameLibrary& library, std::string_view game);

// {"war": 1.2, …}; those that are not named stay as they are. The names are not checked here.
Result<WeightList> read_weights(const std::string& path);
Json weights_json(const WeightList& weights);

// Nothing, or the name that the game does not know.
std::optional<Problem> why_not(const GameLibrary& library, std::string_view game, const WeightList& weights);

}  // namespace zig::arena
