// What the players know about every game of the library (games/all_games.h), for templates that are instantiated once per game.
#pragma once

#include "players/new_dawn/knowledge.h"
#include "players/seven_wonders/knowledge.h"
#include "players/tigris_euphrates/knowledge.h"
