// Names and sentences, shared by the files that speak to people.
#pragma once

#include <array>
#include <string>

#include "games/toy_game/toy_game.h"

namespace zig::toy_game {

// Players go by a colour, in seat order.
inline constexpr std::array<std::string_view, kMaxPlayers> kColourIds = {"red", "blue", "green", "yellow"};

std::string player_name(int seat, Lang lang);  // "Red"
Json cards_json(const Cards& cards);           // [1, 1, 4]: their values, in order

}  // namespace zig::toy_game
