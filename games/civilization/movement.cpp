#include "games/civilization/movement.h"

#include "games/civilization/sites.h"

namespace zig::civilization {

namespace {

// What stands in the way of a seat, found once for all squares that are looked at.
struct Enemies {
  Squares centres, figures, armies, own_centres;
  Enemies(const State& s, int seat) : own_centres(centres_of(s, seat)) {
    for (int other = 0; other < s.players(); ++other) {
      if (other == seat) continue;
      centres |= centres_of(s, other);
      for (int figure = 0; figure < kFigures; ++figure) {
        const Square at = player(s, other).figure[static_cast<std::size_t>(figure)];
        if (at == kNowhere) continue;
        figures.add(at);
        if (!is_scout(figure)) armies.add(at);
      }
    }
  }
};

// CV-8.13 to CV-8.16, CV-8.22, CV-20.24, CV-R82: may this group attack what stands there?
Closed closed_to_attack(const Box& box, const State& s, const Group& group, Square square) {
  if (group.has_scout()) return Closed::Enemy;
  if (government(box, s, group.seat).peaceful) return Closed::Peace;
  if (is_water(s, square) && player(s, group.seat).stats.water != Water::Stop) return Closed::AttackAfloat;
  return group.size() > player(s, group.seat).stats.stacking ? Closed::Crowd : Closed::None;
}

Closed closed_to(const Box& box, const State& s, const Enemies& enemies, const Group& group, Square square) {
  if (square >= kSquares || !s.ground[square].revealed()) return Closed::NoSquare;
  if (is_water(s, square) && player(s, group.seat).stats.water == Water::Closed) return Closed::Water;
  const Marker marker = s.marker[square];
  if (marker.is_hut() && group.has_scout() && !government(box, s, group.seat).scouts_explore)
    return Closed::Hut;
  if (marker.is_village() && group.has_scout()) return Closed::Village;
  // CV-8.3: who stops there stays there; an interruption may have left too many in a square (CV-R14).
  if ((marker.is_hut() || marker.is_village()) && group.size() > player(s, group.seat).stats.stacking)
    return Closed::Crowd;
  const bool attack = enemies.figures.has(square) || enemies.centres.has(square);
  return attack ? closed_to_attack(box, s, group, square) : Closed::None;
}

Entry entry(const Box& box, const State& s, const Enemies& enemies, const Group& group, Square square) {
  if (closed_to(box, s, enemies, group, square) != Closed::None) return Entry::Closed;
  if (enemies.centres.has(square)) return Entry::City;
  if (enemies.armies.has(square)) return Entry::Army;
  if (enemies.figures.has(square)) return Entry::LoneScouts;
  if (s.marker[square].is_village()) return Entry::Village;
  return s.marker[square].is_hut() ? Entry::Hut : Entry::Open;
}

// The square is open to the group: can it stay there?
bool has_room(const State& s, const Enemies& enemies, const Group& group, Square square) {
  if (enemies.own_centres.has(square)) return false;
  const Stats& stats = player(s, group.seat).stats;
  if (is_water(s, square) && stats.water != Water::Stop) return false;
  int others = figures_on(s, group.seat, square);
  for (int figure = 0; figure < kFigures; ++figure)
    others -= ((group.figures >> figure) & 1U) &&
              player(s, group.seat).figure[static_cast<std::size_t>(figure)] == square;
  return others + group.size() <= stats.stacking;
}

// CV-8.23: from `start` with so many points the group can still end its move. Squares that are entered by a step must be open; with Flight the group may
// pass over what would stop it, and come down on it. Nobody leaves a frozen square, except those that are only above it (CV-R86).
bool can_finish(const Box& box, const State& s, const Enemies& enemies, const Group& group, Square start,
                int points) {
  const bool over = flies(s, group.seat);
  Squares frontier = Squares::one(start), seen = frontier;
  Squares standing;  // squares of the frontier that the group would stand in
  if (const Entry what = entry(box, s, enemies, group, start); what == Entry::Open)
    standing.add(start);
  else if (over && stops(what))
    return true;
  for (int left = points;; --left) {
    for (const Square square : standing) {
      if (has_room(s, enemies, group, square)) return true;
    }
    if (left == 0) return false;
    Squares next, next_standing;
    for (const Square square : (frontier - (over ? s.frozen & standing : s.frozen)).stepped() - seen) {
      const Entry what = entry(box, s, enemies, group, square);
      if (stops(what)) return true;
      if (what == Entry::Open) next_standing.add(square);
      if (what == Entry::Open || (over && s.ground[square].revealed())) next.add(square);
    }
    if (next.empty()) return false;
    seen |= next;
    frontier = next;
    standing = next_standing;
  }
}

bool may_step(const Box& box, const State& s, const Enemies& enemies, const Group& group, Square square) {
  const Entry what = entry(box, s, enemies, group, square);
  if (stops(what)) return true;
  const bool passable = what == Entry::Open || (flies(s, group.seat) && s.ground[square].revealed());
  return passable && can_finish(box, s, enemies, group, square, group.left - 1);
}

bool held(const Box& box, const State& s, const Enemies& enemies, const Group& group) {
  if (!s.frozen.has(group.at)) return false;
  return !flies(s, group.seat) || entry(box, s, enemies, group, group.at) == Entry::Open;
}

Squares steps(const Box& box, const State& s, const Enemies& enemies, const Group& group) {
  if (group.left <= 0 || held(box, s, enemies, group)) return {};
  return Squares::one(group.at).stepped();
}

}  // namespace

Closed closed_to(const Box& box, const State& s, const Group& group, Square square) {
  return closed_to(box, s, Enemies(s, group.seat), group, square);
}

Entry entry(const Box& box, const State& s, const Group& group, Square square) {
  return entry(box, s, Enemies(s, group.seat), group, square);
}

bool may_end(const Box& box, const State& s, const Group& group, Square square) {
  const Enemies enemies(s, group.seat);
  return entry(box, s, enemies, group, square) == Entry::Open && has_room(s, enemies, group, square);
}

bool held(const Box& box, const State& s, const Group& group) {
  return s.frozen.has(group.at) && held(box, s, Enemies(s, group.seat), group);
}

bool may_move(const Box& box, const State& s, const Group& group) {
  const Enemies enemies(s, group.seat);
  for (const Square square : steps(box, s, enemies, group)) {
    if (may_step(box, s, enemies, group, square)) return true;
  }
  return legal_explorations(box, s, group).any();
}

Squares legal_steps(const Box& box, const State& s, const Group& group) {
  const Enemies enemies(s, group.seat);
  Squares legal;
  for (const Square square : steps(box, s, enemies, group)) {
    if (may_step(box, s, enemies, group, square)) legal.add(square);
  }
  return legal;
}

Squares legal_explorations(const Box& box, const State& s, const Group& group) {
  Squares hidden;
  if (group.left <= 0) return hidden;
  for (const Square square : Squares::one(group.at).stepped()) {
    if (!s.ground[square].revealed() && place_of(box, s, square) >= 0) hidden.add(square);
  }
  if (hidden.empty()) return hidden;
  // CV-8.31: whoever is held may stay where it is.
  const Enemies enemies(s, group.seat);
  const bool ends =
      held(box, s, enemies, group) || can_finish(box, s, enemies, group, group.at, group.left - 1);
  return ends ? hidden : Squares();
}

}  // namespace zig::civilization
