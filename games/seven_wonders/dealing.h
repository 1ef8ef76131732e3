// 7W-2, 7W-6.2, 7W-14.2: dealing boards and cards. Chance outcomes are numbered for scripts: a card by its
// id, a board as kBoardOutcome + wonder * 2 + side.
#pragma once

#include "engine/random.h"
#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

inline constexpr std::uint16_t kBoardOutcome = 1000;

// 7W-2.4: no two cities have the same Wonder.
inline bool wonder_taken(const State& s, int wonder) {
  for (int city = 0; city < s.cities; ++city) {
    if (s.city[city].wonder == wonder) return true;
  }
  return false;
}

void give_board(const Box& box, State& s, int city, int wonder, int side);
void assign_boards(const Box& box, State& s, Random& random);  // 7W-2.4, 7W-2.10, up to the first choice
void assign_free_city_board(const Box& box, State& s, Random& random);
void deal_age(const Box& box, State& s, Random& random);  // of s.age
void free_city_draw(State& s, Random& random);            // 7W-14.5, at the start of s.turn

}  // namespace zig::seven_wonders
