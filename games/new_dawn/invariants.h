// What every position keeps, whatever is asked.
#pragma once

#include <optional>

#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

std::optional<Problem> broken_piece(const Box& box, const State& s);

}  // namespace zig::new_dawn
