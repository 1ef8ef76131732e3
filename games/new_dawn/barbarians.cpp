// ND-10: the event dial and the barbarians.
#include "games/new_dawn/course.h"

namespace zig::new_dawn {

namespace {

using Kind = Event::Kind;

// ND-10.13, ND-10.21: back to the printed icon, if nothing but caravans is there.
void spawn_barbarians(const Course& c) {
  for (int letter = 0; letter < kBarbarians; ++letter) {
    const Space home = c.s.home[static_cast<std::size_t>(letter)];
    Space& barbarian = c.s.barbarian[static_cast<std::size_t>(letter)];
    if (home == kNowhere || barbarian != kNowhere) continue;
    if (!empty_but_for_caravans(c.box, c.s).has(home)) continue;
    lose_caravans(c, home);
    barbarian = home;
    c.tell({.kind = Kind::BarbarianSpawned, .space = home, .barbarian = byte(letter)});
  }
}

// ND-10.2: one trade token for each mature city; clockwise from the first player, who is therefore asked last in the stack.
void trade(const Course& c) {
  int seat = c.s.first;
  for (int i = 0; i < c.s.players(); ++i) {
    seat = seat == 0 ? c.s.players() - 1 : seat - 1;
    const int tokens = mature_cities(c.s, seat).count();
    if (tokens > 0) c.ask(Ask::PlaceTrade, seat, tokens);
  }
}

// ND-10.5: the first land in that direction; kNowhere: off the map.
Space land_in_direction(const State& s, Space from, int direction) {
  Space to = s.map.next[from][static_cast<std::size_t>(direction)];
  while (to != kNowhere && s.map.water().has(to)) to = s.map.next[to][static_cast<std::size_t>(direction)];
  return to;
}

// ND-13.8, R-30: closed by Petra.
bool closed(const State& s, Space space) {
  const Space petra = s.wonder_at[at(Wonder::Petra)];
  if (petra == kNowhere) return false;
  const int owner = occupant(s, petra);
  if (owner == kNobody) return false;
  const auto n = static_cast<std::size_t>(owner);
  return s.cities[n].has(space) || (s.control[n] & s.reinforced).has(space);
}

// ND-10.6: the way it goes: in the direction, else in the opposite one; kNowhere: it stays (ND-10.20).
Space way_of(const State& s, Space from, int direction) {
  for (const int way : {direction, opposite(direction)}) {
    const Space to = land_in_direction(s, from, way);
    if (to != kNowhere && !closed(s, to)) return to;
  }
  return kNowhere;
}

// ND-10.7: two trade tokens of the owner's choice; all where there are no more.
void rob(const Course& c, int owner) {
  constexpr int kLost = 2;
  const auto& trade = c.player(owner).trade;
  int tokens = 0;
  for (const std::uint8_t on_card : trade) tokens += on_card;
  if (tokens > kLost) return c.ask(Ask::LoseTrade, owner, kLost);
  for (int slot = 0; slot < kSlots; ++slot) {
    while (trade[static_cast<std::size_t>(slot)] > 0) lose_trade(c, owner, slot);
  }
}

// ND-10.7, ND-10.8
void enter(const Course& c, int letter, Space from, Space to) {
  State& s = c.s;
  Space& barbarian = s.barbarian[static_cast<std::size_t>(letter)];
  barbarian = to;
  c.tell({.kind = Kind::BarbarianMoved, .space = to, .from = from, .barbarian = byte(letter)});
  lose_caravans(c, to);
  const int owner = occupant(s, to);
  if (owner == kNobody) return;
  if (s.reinforced.has(to)) {
    flip_token(c, to);
    barbarian = from;  // ND-10.10: over water to the land it came from
    c.tell({.kind = Kind::BarbarianMoved, .space = from, .from = to, .barbarian = byte(letter)});
  } else if (c.player(owner).capital == to) {
    rob(c, owner);
  } else {
    remove_piece(c, to);  // ND-8.30, ND-10.12
  }
}

void move_barbarian(const Course& c, int letter, int direction) {
  const Space from = c.s.barbarian[static_cast<std::size_t>(letter)];
  if (from == kNowhere) return;
  const Space to = way_of(c.s, from, direction);
  if (to == kNowhere) return;
  enter(c, letter, from, to);
  settle_losses(c);
  complete_agendas(c);  // ND-11.7
}

// ND-10.11, ND-10.18: the alphabetically first barbarian that shares its space.
int first_in_a_stack(const State& s) {
  for (int letter = 0; letter < kBarbarians; ++letter) {
    for (int other = letter + 1; other < kBarbarians; ++other) {
      const Space space = s.barbarian[static_cast<std::size_t>(letter)];
      if (space != kNowhere && space == s.barbarian[static_cast<std::size_t>(other)]) return letter;
    }
  }
  return kNone;
}

}  // namespace

void resolve_event(const Course& c) {
  State& s = c.s;
  s.dial = byte((s.dial + 1) % kDialSpaces);  // ND-4.2
  c.tell({.kind = Kind::DialTurned, .dial = s.dial});
  s.window = Window::Victory;
  switch (kEventDial[s.dial]) {
    case DialIcon::Blank: break;
    case DialIcon::Spawn: spawn_barbarians(c); break;
    case DialIcon::Trade: trade(c); break;
    case DialIcon::Move:
      s.direction = byte(c.die() - 1);  // ND-10.3, ND-10.19
      s.next_barbarian = 0;
      s.window = Window::Barbarians;
      break;
  }
}

void move_barbarians(const Course& c) {
  State& s = c.s;
  const std::uint8_t asked = s.questions;
  while (s.next_barbarian < kBarbarians) {  // ND-10.4
    move_barbarian(c, s.next_barbarian++, s.direction);
    if (s.questions != asked) return;
  }
  // Two barbarians that can only ever meet again would roll for ever: after so many rolls they stay together until the next event.
  constexpr int kMostRolls = 200;
  for (int rolls = 0; rolls < kMostRolls; ++rolls) {
    const int letter = first_in_a_stack(s);
    if (letter == kNone) break;
    move_barbarian(c, letter, c.die() - 1);
    if (s.questions != asked) return;
  }
  s.window = Window::Victory;
}

}  // namespace zig::new_dawn
