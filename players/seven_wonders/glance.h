// What a move of 7 Wonders seems worth at a glance, in victory points: good enough to play games out with, and
// much quicker than the evaluation, which looks at every card to come.
#pragma once

#include "games/seven_wonders/seven_wonders.h"

namespace zig::players {

double glance(const seven_wonders::Box& box, const seven_wonders::State& s, int city,
              seven_wonders::Action action);

// 7W-14.5: the holder's move for the Free City. It takes a card out of the hand that the rival gets next, and what is paid
// goes to one of the two.
double glance_for_free_city(const seven_wonders::Box& box, const seven_wonders::State& s, int holder,
                            seven_wonders::Action action);

}  // namespace zig::players
