// What a choice would bring to the city if nobody else did anything this turn: a board shows it beside the choice.
// It is made from what lies open and the asked seat's own card, so it tells nothing that is hidden.
//
//   outlook_json(box, s, 0, build(dispensary, 2, 1))
//   // {"coins": {"now": 3, "paid": 3, "gained": 0, "after": 0}, "points": {"now": 8, "after": 15, "by": {…}}, …}
#pragma once

#include "engine/json.h"
#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

Json outlook_json(const Box& box, const State& s, int city, Action action);

// Each unit of the cost of the card, or of the next stage, with the way it is met: [{"resource", "from", "price"}].
Json units_json(const Box& box, const State& s, int city, Action action);
// As many of them as can be had, whatever they cost: what is missing is "nobody"'s.
Json units_to_be_had_json(const Box& box, const State& s, int city, Action action);

// What the conflict with a neighbour would bring if the age ended now (7W-10.3): 1, 3, 5, -1 or 0.
int token_now(const State& s, int city, int neighbour);

}  // namespace zig::seven_wonders
