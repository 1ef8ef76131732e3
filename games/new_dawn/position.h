// Positions as JSON (docs/positions/new-dawn.md): whatever is left out is as at the start of a game. The program itself writes
// everything.
#pragma once

#include <optional>
#include <string>

#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

inline constexpr int kPositionVersion = 1;

struct Fault {
  std::string where;
  Phrase what;
  std::string rule;
};
// What makes a position's questions unanswerable: numbers that name nothing, pieces that are not where a question needs them.
std::optional<Fault> fault_in_course(const Box& box, const State& s);

}  // namespace zig::new_dawn
