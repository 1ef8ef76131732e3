// ND-11: agendas and winning.
#include <bit>

#include "games/new_dawn/course.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

namespace {

// The spaces that agendas look at, whoever holds them.
struct Treasures {
  std::array<Spaces, kTypes> wonders;  // by type: their tokens
  Spaces natural, states;
};
Treasures treasures(const Box& box, const State& s) {
  Treasures found;
  for (std::size_t i = 0; i < kWonders; ++i) {
    if (s.wonder_at[i] != kNowhere) found.wonders[at(box.wonders[i].type)].add(s.wonder_at[i]);
  }
  for (const NaturalToken& token : s.natural) {
    if (token.which != kNone) found.natural.add(natural_space(box, token));
  }
  found.states = state_spaces(box, s);
  return found;
}

// ND-11.6, ND-11.10: how far a player is, and how far it must be. What is under a player's piece is the player's (ND-5.7).
Progress progress(const State& s, const Treasures& there, int seat, const Spaces& own, Agenda agenda) {
  const auto n = static_cast<std::size_t>(seat);
  const auto wonders = [&](Type type) { return Progress{(own & there.wonders[at(type)]).count(), 2}; };
  switch (agenda) {
    case Agenda::Civilized: return {s.cities[n].count(), 8};
    case Agenda::MoneyGrubber: return wonders(Type::Economy);
    case Agenda::Warmonger: return {s.player[n].defeated_capital ? 2 : (own & there.states).count(), 2};
    case Agenda::Paranoid: return wonders(Type::Military);
    case Agenda::Explorer: return {(own & s.map.coast).count(), 15};
    case Agenda::Aesthetic: return wonders(Type::Culture);
    case Agenda::Technophile:
      return {s.player[n].reached_last_tech ? kLastTech : s.player[n].tech, kLastTech};
    case Agenda::Scholarly: return wonders(Type::Science);
    case Agenda::Populous: return {mature_cities(s, seat).count(), 5};
    case Agenda::Preservationist: return {(own & there.natural).count(), 2};
  }
  return {};
}
// Counting mature cities is the most work: it ends where too few are left.
bool mature_enough(const State& s, int seat, int need) {
  const Spaces& cities = s.cities[static_cast<std::size_t>(seat)];
  int spare = cities.count() - need;
  if (spare < 0) return false;
  const Spaces counting = maturing_spaces(s, seat);
  for (const Space city : cities) {
    if (!s.map.neighbours(city).within(counting) && --spare < 0) return false;
  }
  return true;
}
bool met(const State& s, const Treasures& there, int seat, const Spaces& own, Agenda agenda) {
  if (agenda == Agenda::Populous) return mature_enough(s, seat, 5);
  const Progress so_far = progress(s, there, seat, own, agenda);
  return so_far.have >= so_far.need;
}

// Two agendas on each victory card, as bits.
unsigned agendas_in_play(const State& s) {
  unsigned agendas = 0;
  for (int card = 0; card < kVictoryCards; ++card)
    agendas |= ((s.victory_cards >> card) & 1U) * (3U << (2 * card));
  return agendas;
}

}  // namespace

void complete_agendas(const Course& c) {
  State& s = c.s;
  if (!c.board_changed) return;
  c.board_changed = false;
  const Treasures there = treasures(c.box, s);
  for (int seat = 0; seat < s.players(); ++seat) {
    Player& player = c.player(seat);
    const Spaces own = friendly(s, seat);
    for (unsigned open = agendas_in_play(s) & ~unsigned{player.agendas}; open != 0; open &= open - 1) {
      const int agenda = std::countr_zero(open);
      if (!met(s, there, seat, own, static_cast<Agenda>(agenda))) continue;
      player.agendas = static_cast<std::uint16_t>(player.agendas | (1U << agenda));
      if (s.options.agenda_uses_control_token && unused_tokens(s, seat) > 0)
        ++player.markers;  // ND-11.8, R-26
      c.tell({.kind = Event::Kind::AgendaCompleted, .seat = byte(seat), .agenda = byte(agenda)});
    }
  }
}

Progress agenda_progress(const Box& box, const State& s, int seat, Agenda agenda) {
  return progress(s, treasures(box, s), seat, friendly(s, seat), agenda);
}

// ND-11.3: an agenda on every victory card in play.
bool has_won(const State& s, int seat) {
  for (int card = 0; card < kVictoryCards; ++card) {
    const bool in_play = (s.victory_cards >> card) & 1U;
    const bool done = (s.player[static_cast<std::size_t>(seat)].agendas >> (2 * card)) & 3U;
    if (in_play && !done) return false;
  }
  return true;
}

// ND-11.4, ND-11.9: victory cards with a completed agenda, then world wonders, then friendly spaces.
Standing NewDawn::standing(const State& s) const {
  Standing standing;
  standing.over = s.over();
  standing.seats = s.options.players;
  standing.categories = kVictoryCards;
  standing.tie_breaks = 2;
  for (int seat = 0; seat < s.players(); ++seat) {
    const auto n = static_cast<std::size_t>(seat);
    for (std::size_t card = 0; card < kVictoryCards; ++card)
      standing.points[n][card] = (s.player[n].agendas >> (2 * card)) & 3U ? 1 : 0;  // ND-11.2: counts once
    int wonders = 0;
    for (int wonder = 0; wonder < kWonders; ++wonder)
      wonders += controls(s, seat, static_cast<Wonder>(wonder));
    standing.tie_break[n][0] = static_cast<std::int16_t>(wonders);
    standing.tie_break[n][1] = static_cast<std::int16_t>(friendly(s, seat).count());
  }
  standing.settle();
  return standing;
}

}  // namespace zig::new_dawn
