// A move as the path of things to click: card, use, payment; or wonder and side. And how it is paid, in one word.
#pragma once

#include "engine/json.h"
#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

std::string_view use_id(Action::Kind kind);

// How a construction is paid for: "free", "chain", "coins", "trade", "right"; nothing for what is none.
std::string_view badge(const Box& box, const City& city, Action action);

Json picks_json(const Box& box, const City& city, Action action);

}  // namespace zig::seven_wonders
