// `ziggurat play --at URL`: a table on a server.
#pragma once

#include "apps/args.h"
#include "apps/terminal/console.h"
#include "apps/terminal/lobby.h"
#include "client/link.h"

namespace zig::apps {

// Sits down (or only looks on) and plays until the game is over or the person leaves. The exit code.
int play_at_table(client::Server& server, terminal::Console& console, const terminal::ChosenTable& chosen,
                  bool watch, client::LinkConfig tuning = {});

// `wish` holds the game and options of --new, if there was one. The exit code.
int play_at(const Args& args, const Usage& usage, terminal::Console& console, terminal::TableWish wish);

}  // namespace zig::apps
