// Why an action is not legal: the rule, and a sentence with the pieces concerned. Called only for actions that the seat
// is not offered.
#pragma once

#include "engine/seat.h"
#include "engine/verdict.h"
#include "games/civilization/action.h"
#include "games/civilization/box.h"
#include "games/civilization/state.h"

namespace zig::civilization {

Verdict why_not(const Box& box, const State& s, Seat seat, Action action);

}  // namespace zig::civilization
