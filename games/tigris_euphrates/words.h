// Fixed words of views, decisions and positions.
#pragma once

#include <array>
#include <string_view>

#include "games/tigris_euphrates/state.h"

namespace zig::tigris_euphrates {

inline constexpr std::array<std::string_view, 8> kStepIds = {"action",   "war_order", "attack",   "defend",
                                                             "building", "monument",  "treasure", "over"};
constexpr std::string_view step_id(Step step) { return kStepIds[static_cast<std::size_t>(step)]; }

}  // namespace zig::tigris_euphrates
