// TE-16.3 to TE-16.6: treasures are divided as well as possible, then the lowest colours are compared.
#include "games/tigris_euphrates/scoring.h"

#include <algorithm>

#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

// TE-16.5: treasure by treasure onto a colour that is lowest at that time.
Points divided(Points points, int treasures) {
  for (; treasures > 0; --treasures) ++*std::ranges::min_element(points);
  return points;
}

Standing TigrisEuphrates::standing(const State& s) const {
  Standing standing;
  standing.over = s.step == Step::Over;
  standing.total_is = Standing::Total::Lowest;
  standing.seats = s.options.players;
  standing.categories = kCategories;
  standing.tie_breaks = kColours - 1;
  for (std::size_t seat = 0; seat < standing.seats; ++seat) {
    Points points = divided(s.points[seat], s.taken[seat]);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      standing.points[seat][colour] = static_cast<std::int16_t>(points[colour]);
    }
    std::ranges::sort(points);  // TE-16.4: the second lowest, the third, the highest
    for (std::size_t next = 1; next < kColours; ++next) {
      standing.tie_break[seat][next - 1] = static_cast<std::int16_t>(points[next]);
    }
  }
  standing.settle();
  return standing;
}

bool TigrisEuphrates::standing_open(const State& s) const {
  return s.step == Step::Over || s.options.open_scores;
}

}  // namespace zig::tigris_euphrates
