// 7W-13: where the points of a city come from, part by part, so that every number can open its sum.
//
//   sums_json(box, s, 0, score_city(box, s, 0))["scientific"]
//   // [{"symbol": "compass", "count": 2, "wild": 1, "points": 4}, …, {"sets": 1, "points": 7}]
#pragma once

#include "engine/json.h"
#include "games/seven_wonders/scoring.h"

namespace zig::seven_wonders {

// By category; the points of a category's entries add up to the category.
Json sums_json(const Box& box, const State& s, int city, const CityScore& score);

}  // namespace zig::seven_wonders
