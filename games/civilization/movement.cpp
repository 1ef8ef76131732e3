#include "games/civilization/movement.h"

#include "games/civilization/sites.h"

namespace zig::civilization {

namespace {

Squares enemy_centres(const State& s, int seat) { return all_centres(s) - centres_of(s, seat); }
Squares enemy_armies(const State& s, int seat) {
  Squares set;
  for (int other = 0; other < s.players(); ++other) {
    if (other == seat) continue;
    for (int army = 0; army < kFirstScout; ++army) {
      const Square at = player(s, other).figure[static_cast<std::size_t>(army)];
      if (at != kNowhere) set.add(at);
    }
  }
  return set;
}

// CV-8.13 to CV-8.16, CV-8.22, CV-20.24, CV-R82: may this group attack what stands there?
Closed closed_to_attack(const Box& box, const State& s, const Group& group, Square square) {
  if (group.has_scout()) return Closed::Enemy;
  if (government(box, s, group.seat).peaceful) return Closed::Peace;
  if (is_water(s, square) && player(s, group.seat).stats.water != Water::Stop) return Closed::AttackAfloat;
  return group.size() > player(s, group.seat).stats.stacking ? Closed::Crowd : Closed::None;
}

// Entering it ends the move, which is as good as a square to end on.
bool stops(Entry entry) { return entry != Entry::Closed && entry != Entry::Open; }

// CV-8.23: from `start` with so many points the group can still end its move. Squares that are entered by a step must be open; with Flight the group may
// pass over what would stop it. Nobody leaves a frozen square.
bool can_finish(const Box& box, const State& s, const Group& group, Square start, int points) {
  Squares frontier = Squares::one(start), seen = frontier;
  for (int left = points;; --left) {
    for (const Square square : frontier) {
      if (may_end(box, s, group, square)) return true;
    }
    if (left == 0) return false;
    Squares next;
    for (const Square square : (frontier - s.frozen).stepped() - seen) {
      const Entry what = entry(box, s, group, square);
      if (stops(what)) return true;
      if (what == Entry::Open || (flies(s, group.seat) && s.ground[square].revealed())) next.add(square);
    }
    if (next.empty()) return false;
    seen |= next;
    frontier = next;
  }
}

}  // namespace

Closed closed_to(const Box& box, const State& s, const Group& group, Square square) {
  if (square >= kSquares || !s.ground[square].revealed()) return Closed::NoSquare;
  if (is_water(s, square) && player(s, group.seat).stats.water == Water::Closed) return Closed::Water;
  const Marker marker = s.marker[square];
  if (marker.is_hut() && group.has_scout() && !government(box, s, group.seat).scouts_explore)
    return Closed::Hut;
  if (marker.is_village() && group.has_scout()) return Closed::Village;
  const bool attack = enemy_figures(s, group.seat).has(square) || enemy_centres(s, group.seat).has(square);
  return attack ? closed_to_attack(box, s, group, square) : Closed::None;
}

Entry entry(const Box& box, const State& s, const Group& group, Square square) {
  if (closed_to(box, s, group, square) != Closed::None) return Entry::Closed;
  if (enemy_centres(s, group.seat).has(square)) return Entry::City;
  if (enemy_armies(s, group.seat).has(square)) return Entry::Army;
  if (enemy_figures(s, group.seat).has(square)) return Entry::LoneScouts;
  if (s.marker[square].is_village()) return Entry::Village;
  return s.marker[square].is_hut() ? Entry::Hut : Entry::Open;
}

bool may_end(const Box& box, const State& s, const Group& group, Square square) {
  if (entry(box, s, group, square) != Entry::Open || all_centres(s).has(square)) return false;
  const Stats& stats = player(s, group.seat).stats;
  if (is_water(s, square) && stats.water != Water::Stop) return false;
  int others = figures_on(s, group.seat, square);
  for (int figure = 0; figure < kFigures; ++figure)
    others -= ((group.figures >> figure) & 1U) &&
              player(s, group.seat).figure[static_cast<std::size_t>(figure)] == square;
  return others + group.size() <= stats.stacking;
}

Squares legal_steps(const Box& box, const State& s, const Group& group) {
  Squares steps;
  if (group.left == 0 || s.frozen.has(group.at)) return steps;
  for (const Square square : Squares::one(group.at).stepped()) {
    const Entry what = entry(box, s, group, square);
    if (!flies(s, group.seat) && stops(what)) {
      steps.add(square);
    } else if (what == Entry::Open || (flies(s, group.seat) && s.ground[square].revealed())) {
      if (stops(what) || can_finish(box, s, group, square, group.left - 1)) steps.add(square);
    }
  }
  return steps;
}

Squares legal_explorations(const Box& box, const State& s, const Group& group) {
  Squares hidden;
  if (group.left == 0) return hidden;
  for (const Square square : Squares::one(group.at).stepped()) {
    if (!s.ground[square].revealed() && place_of(box, s, square) >= 0) hidden.add(square);
  }
  return hidden.any() && can_finish(box, s, group, group.at, group.left - 1) ? hidden : Squares();
}

}  // namespace zig::civilization
