// What would follow from an action at once, as far as the seat that is asked can know it: for previews on a board and for labels
// that a screen reader reads. docs/positions/tigris-euphrates.md lists the keys.
//
//   consequences(game, s, Seat{0}, place_tile(Colour::Green, k6))
//   -> {"unites": ["a", "b"], "conflicts": [{"kind": "war", "leader": "trader", …}]}
#pragma once

#include "engine/json.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

// The action must be legal. Empty where nothing follows, or where chance decides.
Json consequences(const TigrisEuphrates& game, const State& s, Seat seat, Action action);

}  // namespace zig::tigris_euphrates
