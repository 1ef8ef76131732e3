// Sums as JSON, for people who ask where a number comes from.
#pragma once

#include "games/new_dawn/combat.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

// {"attack": {"total", "parts"}, "defence": {…}, "tokens": [attacker's, defender's]}: before the dice.
Json battle_json(const Box& box, const State& s, const Battle& battle);
// {"total", "parts", "production", "tokens", "resources", "can_pay"}: a wonder's price, and what the industry card in its slot would pay of it.
Json price_json(const Box& box, const State& s, int seat, int wonder);
// {"populous": [have, need], …}: the agendas of the victory cards in play.
Json progress_json(const Box& box, const State& s, int seat);

}  // namespace zig::new_dawn
