// Why an action is not legal: the rule it breaks, with the pieces concerned. Only asked about what the lists do not hold.
#pragma once

#include "engine/verdict.h"
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

Verdict why_not(const Box& box, const State& s, int seat, Action action);

}  // namespace zig::mesopotamia
