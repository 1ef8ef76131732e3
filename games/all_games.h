// The one list of games: a game is an #include and a name in AllGames. Everything else finds it here, or by the name of its folder.
#pragma once

#include "engine/game.h"
#include "games/civilization/civilization.h"
#include "games/mesopotamia/mesopotamia.h"
#include "games/new_dawn/new_dawn.h"
#include "games/seven_wonders/seven_wonders.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig {

// All types of games, for templates that are instantiated once per game. People see them in this order.
using AllGames = GameTypes<seven_wonders::SevenWonders, tigris_euphrates::TigrisEuphrates, new_dawn::NewDawn,
                           civilization::Civilization, mesopotamia::Mesopotamia>;

}  // namespace zig
