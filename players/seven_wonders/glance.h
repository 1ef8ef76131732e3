// What a move of 7 Wonders seems worth at a glance, in victory points: good enough to play games out with, and
// much quicker than the evaluation, which looks at every card to come.
#pragma once

#include "games/seven_wonders/seven_wonders.h"

namespace zig::players {

double glance(const seven_wonders::Box& box, const seven_wonders::State& s, int city,
              seven_wonders::Action action);

}  // namespace zig::players
