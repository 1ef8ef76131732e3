// A waiting room in words: how the table is set up, and what its host has changed since.
#pragma once

#include "apps/terminal/console.h"
#include "client/about.h"

namespace zig::terminal {

std::string setup_words(const Console& console,
                        const client::About& about);  // "Side of the board: … · no clock"
// "Side of the board: … → …"; empty: nothing of that kind has changed.
Lines setup_changes(const Console& console, const client::About& before, const client::About& now);

}  // namespace zig::terminal
