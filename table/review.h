// A game looked at again with the coach's eyes: what one seat's decisions cost, and what came from elsewhere.
//
// Before each of its decisions the seat has a chance to win, the best move's as a search sees it with what the seat knew then. What the played move
// is worse is the decision's part; what happens to the chance from there to the seat's next decision (draws, and what others did) is
// fortune's. So the end is the first chance and the sum of both parts, and nothing is left over.
#pragma once

#include <functional>

#include "table/table.h"

namespace zig::table {

// Asked before each decision is thought about: until when?
using TimeForEach = std::function<OutOfTime()>;
inline OutOfTime all_the_time() { return never; }

// Of a game that is over. docs/protocol.md, review.
Json review_json(const Table& table, Seat seat, Lang lang, const TimeForEach& time = all_the_time);

// How many decisions would be thought about.
int decisions_of(const Table& table, Seat seat);

}  // namespace zig::table
