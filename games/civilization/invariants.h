// What every position keeps, whatever is asked.
#pragma once

#include <optional>

#include "games/civilization/civilization.h"

namespace zig::civilization {

// Each piece in one place only, no more of them than the box holds, and nothing that the rules exclude
// (broken_piece.cpp).
std::optional<Problem> broken_piece(const Box& box, const State& s);

}  // namespace zig::civilization
