// What every position keeps: each component of the box is in exactly one place, and what the rules exclude is not there.
#include "games/new_dawn/invariants.h"

#include <bit>

#include "games/new_dawn/course.h"
#include "games/new_dawn/names.h"

namespace zig::new_dawn {

namespace {

using Broken = std::optional<Problem>;

Broken fault(std::string rule, Phrase what) { return Problem{{}, std::move(what), std::move(rule)}; }
Broken fault_of(int seat, std::string rule, Phrase what) {
  return fault(std::move(rule), say("{what} of seat {seat}", {{"what", std::move(what)}, {"seat", seat}}));
}

Broken pieces(const State& s) {
  Spaces taken;
  const Spaces all = s.map.all();
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    const auto n = static_cast<std::size_t>(seat);
    const Spaces mine = s.control[n] | s.cities[n];
    if (seat >= s.players() && mine.any()) return fault("ND-1.1", "pieces of a seat that nobody plays");
    if (s.control[n].meets(s.cities[n]) || mine.meets(taken)) return fault("ND-7.4", "two pieces on a space");
    if (!mine.within(all)) return fault("ND-3.13", "a piece beside the map");
    if (mine.meets(s.map.water())) return fault("ND-7.3", "a piece on water");
    if (unused_tokens(s, seat) < 0) return fault_of(seat, "ND-1.1", "more than 31 control tokens");
    if (s.cities[n].count() > kCities + 1) return fault_of(seat, "ND-1.1", "more than 8 cities");
    const Space capital = s.player[n].capital;
    if (seat < s.players() &&
        (capital == kNowhere ? s.window != Window::MapBuilding : !s.cities[n].has(capital)))
      return fault_of(seat, "ND-1.7", "no capital");
    taken |= mine;
  }
  if (!s.reinforced.within(all_control(s))) return fault("ND-9.1", "a reinforced space without a token");
  if (s.resource_tokens.meets(taken)) return fault("ND-7.5", "a resource under a piece");
  return std::nullopt;
}

Broken barbarians_and_wonders(const State& s) {
  for (std::size_t i = 0; i < kBarbarians; ++i) {
    const Space space = s.barbarian[i];
    if (space == kNowhere) continue;
    if (s.home[i] == kNowhere) return fault("ND-2.5", "a barbarian that is not in play");
    if (space >= kSpaces || !s.map.land().has(space))
      return fault("ND-10.5", "a barbarian that is not on land");
    if (all_control(s).has(space)) return fault("ND-10.7", "a barbarian on a control token");
    const int owner = occupant(s, space);
    if (owner != kNobody && s.player[static_cast<std::size_t>(owner)].capital != space)
      return fault("ND-10.7", "a barbarian in a city");
  }
  Spaces with_wonder;
  for (std::size_t i = 0; i < kWonders; ++i) {
    const Space space = s.wonder_at[i];
    if (space == kNowhere) continue;
    if (space >= kSpaces || !s.map.land().has(space)) return fault("ND-8.26", "a wonder that is not on land");
    if (with_wonder.has(space)) return fault("ND-8.28", "two wonders on a space");
    if ((s.unseen >> i) & 1U) return fault("ND-8.27", "a wonder that is built and in its deck");
    with_wonder.add(space);
  }
  for (const std::uint8_t wonder : s.market) {
    if (wonder == kNone) continue;
    if (wonder >= kWonders || s.wonder_at[wonder] != kNowhere || ((s.unseen >> wonder) & 1U))
      return fault("ND-8.27", "a face-up wonder that is built or in its deck");
  }
  return std::nullopt;
}

Broken row(const Box& box, const State& s, int seat) {
  const Player& player = s.player[static_cast<std::size_t>(seat)];
  unsigned cards = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (player.row[slot] >= kCards) return fault_of(seat, "ND-4.8", "no such focus card");
    if ((cards >> player.row[slot]) & 1U) return fault_of(seat, "ND-4.8", "a focus card twice in the row");
    cards |= 1U << player.row[slot];
    if (player.trade[slot] > kTradeLimit)
      return fault_of(seat, "ND-6.4", "more than 3 trade tokens on a card");
  }
  if (player.stored > 4 || (player.stored > 0 && !controls(s, seat, Wonder::GreatZimbabwe)))
    return fault_of(seat, "ND-13.13", "trade tokens on Great Zimbabwe that may not be there");
  if (player.tech > kLastTech) return fault_of(seat, "ND-7.16", "a tech dial beyond 24");
  int in_play = 0, leaving = 0;
  for (const Space caravan : player.caravan) {
    in_play += caravan != kNowhere;
    if (caravan < kSpaces ? !s.map.all().has(caravan) : caravan != kOnCard && caravan != kNowhere)
      return fault_of(seat, "ND-8.5", "a caravan beside the map");
  }
  for (std::size_t i = 0; i < s.questions; ++i)
    leaving += s.question[i].ask == Ask::DropCaravan && s.question[i].seat == seat;
  const int allowed = caravans_allowed(box, s, seat);
  if (allowed > 0 && in_play - leaving != allowed)
    return fault_of(seat, "ND-7.18", "not as many caravans as the economy card allows");
  if (std::popcount(player.agendas) < player.markers)
    return fault_of(seat, "ND-11.8", "more markers than agendas");
  return std::nullopt;
}

Broken diplomacy(const State& s) {
  for (int giver = 0; giver < kMaxPlayers; ++giver) {
    for (const std::uint8_t holder : s.pact[static_cast<std::size_t>(giver)]) {
      if (holder == kNobody) continue;
      if (holder >= s.players() || holder == giver || giver >= s.players())
        return fault("ND-10.16", "a diplomacy card that cannot be where it is");
    }
  }
  for (const CityStateToken& token : s.city_states) {
    if (std::popcount(token.holders) > 2)
      return fault("ND-1.2", "more than two copies of a city-state's card");
    if (token.which == kNone && token.holders)
      return fault("ND-2.7", "a card of a city-state that is not in play");
    if (token.holders >> s.players()) return fault("ND-1.1", "a card with a seat that nobody plays");
  }
  return std::nullopt;
}

Broken city_states(const Box& box, const State& s) {
  for (const CityStateToken& token : s.city_states) {
    if (token.which == kNone) continue;
    bool unfinished = false;  // a space that is being taken
    for (std::size_t i = 0; i < s.questions; ++i)
      unfinished = unfinished || s.question[i].ask == Ask::TakeBack;
    const bool conquered = occupant(s, city_state_space(box, token)) != kNobody;
    if (!unfinished && conquered != (token.slot < kSlots))
      return fault("ND-10.24", "a conquered city-state without its card, or the reverse");
    if (conquered && token.holders) return fault("ND-10.24", "a card of a conquered city-state in use");
  }
  return std::nullopt;
}

Broken resources(const Box& box, const State& s) {
  for (int type = 0; type < kResources; ++type) {
    if (resource_supply(box, s, type) < 0) return fault("ND-1.2", "more than 8 resources of a type");
  }
  return std::nullopt;
}

Broken questions(const State& s) {
  if (s.over()) return s.questions == 0 ? std::nullopt : fault("ND-11.3", "a question after the end");
  if (s.questions == 0 || s.questions > s.question.size()) return fault("ND-16.1", "nobody is asked");
  for (std::size_t i = 0; i < s.questions; ++i) {
    if (s.question[i].seat >= s.players()) return fault("ND-16.1", "a seat is asked that nobody plays");
  }
  return std::nullopt;
}

std::string text_of(const Broken& broken) {
  return broken ? broken->rule + ": " + broken->what.english() : "";
}

}  // namespace

std::optional<Problem> broken_piece(const Box& box, const State& s) {
  if (auto what = pieces(s)) return what;
  if (auto what = barbarians_and_wonders(s)) return what;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (auto what = row(box, s, seat)) return what;
  }
  if (auto what = diplomacy(s)) return what;
  if (auto what = city_states(box, s)) return what;
  return resources(box, s);
}

std::string NewDawn::broken_pieces(const State& s) const { return text_of(broken_piece(*box_, s)); }

std::string NewDawn::broken_invariant(const State& s) const {
  const Broken broken = broken_piece(*box_, s);
  return text_of(broken ? broken : questions(s));
}

}  // namespace zig::new_dawn
