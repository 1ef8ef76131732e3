// What the players know about every game of the library (games/all_games.h), for templates that are instantiated once per game:
// each players/<game>/knowledge.h.
#pragma once

#include "players/all_games.gen.h"
