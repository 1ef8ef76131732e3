// Positions as JSON (docs/positions/new-dawn.md): whatever is left out is as at the start of a game. The program itself writes
// everything.
#pragma once

#include <optional>
#include <string>

#include "engine/json_reader.h"
#include "engine/words.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

inline constexpr int kPositionVersion = 2;  // 1 had numbers where the course has names now

// --- the parts of a position (position.cpp), which also its course is made of

Space read_space(Reader& in, const State& s, const std::string& name);
Spaces read_spaces(Reader& in, const State& s, std::string_view key, const Spaces& fallback);
template <std::size_t N>
int read_choice(Reader& in, const std::string& said, const std::array<std::string_view, N>& ids) {
  const auto found = find_id(ids, said, in.where());
  if (!found) in.fail(found.error().what);
  return found.value_or(0);
}

// --- where the turn stands (position_course.cpp)

Window read_window(Reader& position);
void read_course(Reader course, State& s);

struct Fault {
  std::string where;
  Phrase what;
  std::string rule;
};
// What makes a position's questions unanswerable: numbers that name nothing, pieces that are not where a question needs them.
std::optional<Fault> fault_in_course(const Box& box, const State& s);

}  // namespace zig::new_dawn
