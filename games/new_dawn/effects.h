// ND-5, ND-13: what a position means to a player: pieces, terms, and the standing effects of leaders, wonders and diplomacy cards. Effects
// with a moment of their own are where that moment is: start_of_turn.cpp, culture.cpp, economy.cpp, industry.cpp, military.cpp, barbarians.cpp.
#pragma once

#include "games/new_dawn/box.h"
#include "games/new_dawn/state.h"
#include "games/new_dawn/sum.h"

namespace zig::new_dawn {

// --- pieces (ND-5.4, ND-5.5)

inline Spaces friendly(const State& s, int seat) {
  return s.control[static_cast<std::size_t>(seat)] | s.cities[static_cast<std::size_t>(seat)];
}
inline Spaces all_control(const State& s) {
  return s.control[0] | s.control[1] | s.control[2] | s.control[3];
}
inline Spaces all_cities(const State& s) { return s.cities[0] | s.cities[1] | s.cities[2] | s.cities[3]; }
inline Spaces rivals(const State& s, int seat) {
  return (all_control(s) | all_cities(s)) - friendly(s, seat);
}
inline int occupant(const State& s, Space space) {
  for (std::size_t seat = 0; seat < s.options.players; ++seat) {
    if (s.control[seat].has(space) || s.cities[seat].has(space)) return static_cast<int>(seat);
  }
  return kNobody;
}
// Gathering leaves out whatever is not on the map.
inline Spaces barbarians(const State& s) {
  Spaces::Gatherer set;
  for (const Space space : s.barbarian) set.add(space);
  return set.spaces();
}
inline Spaces caravans_of(const State& s, int seat) {
  Spaces::Gatherer set;
  for (const Space space : s.player[static_cast<std::size_t>(seat)].caravan) set.add(space);
  return set.spaces();
}
inline Spaces all_caravans(const State& s) {
  Spaces set;
  for (int seat = 0; seat < s.players(); ++seat) set |= caravans_of(s, seat);
  return set;
}
inline Space city_state_space(const Box& box, const CityStateToken& token) {
  return box.city_states[token.which].space;
}
inline Space natural_space(const Box& box, const NaturalToken& token) {
  return box.natural_wonders[token.which].space;
}
// City-states whose token lies on the map (ND-10.23).
inline Spaces independent_states(const Box& box, const State& s) {
  Spaces set;
  for (const CityStateToken& token : s.city_states) {
    if (token.which != kNone && occupant(s, city_state_space(box, token)) == kNobody)
      set.add(city_state_space(box, token));
  }
  return set;
}
// All city-state spaces, conquered or not.
inline Spaces state_spaces(const Box& box, const State& s) {
  Spaces set;
  for (const CityStateToken& token : s.city_states) {
    if (token.which != kNone) set.add(city_state_space(box, token));
  }
  return set;
}
inline int state_token_at(const Box& box, const State& s, Space space) {
  for (int i = 0; i < kTokens; ++i) {
    const CityStateToken& token = s.city_states[static_cast<std::size_t>(i)];
    if (token.which != kNone && city_state_space(box, token) == space) return i;
  }
  return kNone;
}
inline int natural_token_at(const Box& box, const State& s, Space space) {
  for (int i = 0; i < kTokens; ++i) {
    const NaturalToken& token = s.natural[static_cast<std::size_t>(i)];
    if (token.which != kNone && natural_space(box, token) == space) return i;
  }
  return kNone;
}
inline int natural_owner(const Box& box, const State& s, int token) {
  const NaturalToken& one = s.natural[static_cast<std::size_t>(token)];
  return one.which == kNone ? kNobody : occupant(s, natural_space(box, one));
}
inline Spaces natural_tokens_on_map(const Box& box, const State& s) {
  Spaces set;
  for (const NaturalToken& token : s.natural) {
    if (token.which != kNone && occupant(s, natural_space(box, token)) == kNobody)
      set.add(natural_space(box, token));
  }
  return set;
}
inline Spaces wonder_tokens(const State& s) {
  Spaces::Gatherer set;
  for (const Space space : s.wonder_at) set.add(space);
  return set.spaces();
}
// Spaces with nothing on them but perhaps caravans.
inline Spaces empty_but_for_caravans(const Box& box, const State& s) {
  return s.map.all() - all_control(s) - all_cities(s) - barbarians(s) - s.resource_tokens -
         independent_states(box, s) - natural_tokens_on_map(box, s) - wonder_tokens(s);
}
// ND-5.5
inline Spaces empty_spaces(const Box& box, const State& s) {
  return empty_but_for_caravans(box, s) - all_caravans(s);
}
inline int unused_tokens(const State& s, int seat) {
  const auto n = static_cast<std::size_t>(seat);
  return kControlTokens - s.control[n].count() - s.player[n].markers;
}
// The capital figure is on the map from the start.
inline int unused_cities(const State& s, int seat) {
  return kCities + 1 - s.cities[static_cast<std::size_t>(seat)].count();
}

// --- cards

inline bool leads(const State& s, int seat, Leader leader) {
  return s.player[static_cast<std::size_t>(seat)].leader == leader && !s.automated(seat);  // ND-17.2
}
// ND-5.7, ND-8.29
inline bool controls(const State& s, int seat, Wonder wonder) {
  const Space space = s.wonder_at[at(wonder)];
  const auto n = static_cast<std::size_t>(seat);
  return space != kNowhere && (s.control[n].has(space) || s.cities[n].has(space));
}
// An effect that the owner may use or not: the automated player never does (ND-17.6).
inline bool may_use(const State& s, int seat, Wonder wonder) {
  return controls(s, seat, wonder) && !s.automated(seat);
}
// A card means something else in the row of the automated player (ND-17.2).
inline const FocusCard& focus_card(const Box& box, const State& s, int seat, CardId card) {
  return s.automated(seat) ? box.automated[card].numbers : box.cards[card];
}
inline const FocusCard& card_resolved(const Box& box, const State& s) {
  return focus_card(box, s, s.active, s.now.card);
}
// ND-10.14: a copy of the city-state's diplomacy card.
inline bool holds(const State& s, int seat, CityState which) {
  const CityStateToken& token = s.city_states[at(which) / 2];
  return token.which == at(which) && ((token.holders >> seat) & 1U);
}
inline bool holds(const State& s, int seat, int giver, Pact pact) {
  return giver != seat && s.pact[static_cast<std::size_t>(giver)][at(pact)] == seat;
}
inline int pacts_held(const State& s, int seat, int giver) {
  int held = 0;
  for (const std::uint8_t holder : s.pact[static_cast<std::size_t>(giver)]) held += holder == seat;
  return held;
}
inline int pact_limit(const State& s, int seat) {
  return controls(s, seat, Wonder::PotalaPalace) ? 4 : 1;
}  // ND-13.12
inline int slot_of_type(const State& s, int seat, Type type) {
  const auto& row = s.player[static_cast<std::size_t>(seat)].row;
  for (int i = 0; i < kSlots; ++i) {
    if (type_of(row[static_cast<std::size_t>(i)]) == type) return i;
  }
  return kNone;
}
inline int count_of_type(const State& s, int seat, Type type) {
  int count = 0;
  for (const CardId card : s.player[static_cast<std::size_t>(seat)].row) count += type_of(card) == type;
  return count;
}
// ND-7.18, ND-13.19
inline int caravans_allowed(const Box& box, const State& s, int seat) {
  int allowed = 0;
  for (const CardId card : s.player[static_cast<std::size_t>(seat)].row) {
    const int these = focus_card(box, s, seat, card).caravans;
    allowed = allowed > these ? allowed : these;
  }
  return allowed;
}

// --- terrain (ND-5.1, ND-5.10)

// What a difficulty is asked for: cards change some of them only.
enum class Purpose : std::uint8_t { Placing, Caravan, City, Defence };

inline bool kumasi_helps(const State& s, int seat) {
  const Type type = type_of(s.now.card);
  const bool resolving = s.window == Window::AfterCard || s.window == Window::AfterEconomy;
  return resolving && seat == s.active && (type == Type::Culture || type == Type::Industry) &&
         holds(s, seat, CityState::Kumasi);
}
inline int difficulty(const State& s, int seat, Space space, Purpose purpose) {
  const Terrain terrain = s.map.terrain(space);
  int value = kDifficulty[at(terrain)];
  const bool own_turn = seat == s.active;
  if (own_turn && leads(s, seat, Leader::Japan) &&
      (terrain == Terrain::Desert || terrain == Terrain::Mountains) && s.map.coast.has(space))
    value = 3;
  if ((purpose == Purpose::Placing || purpose == Purpose::City) && terrain == Terrain::Forest &&
      kumasi_helps(s, seat))
    value = 1;
  if (purpose == Purpose::Placing && holds(s, seat, CityState::MohenjoDaro)) --value;
  return value;
}
// The land of that difficulty or less.
inline Spaces land_up_to(const State& s, int seat, int limit, Purpose purpose) {
  if (purpose == Purpose::Placing && holds(s, seat, CityState::MohenjoDaro)) ++limit;
  Spaces set;
  for (const Terrain terrain : {Terrain::Grassland, Terrain::Hills, Terrain::Forest, Terrain::Desert,
                                Terrain::Mountains, Terrain::NaturalWonder}) {
    if (kDifficulty[at(terrain)] <= limit) set |= s.map.of(terrain);
  }
  if (limit >= 3 && seat == s.active && leads(s, seat, Leader::Japan))
    set |= s.map.coast & (s.map.of(Terrain::Desert) | s.map.of(Terrain::Mountains));
  if ((purpose == Purpose::Placing || purpose == Purpose::City) && limit >= 1 && kumasi_helps(s, seat))
    set |= s.map.of(Terrain::Forest);
  return set;
}

// --- maturity (ND-5.6)

// What must be all around a city.
inline Spaces maturing_spaces(const State& s, int seat) {
  Spaces counting = s.control[static_cast<std::size_t>(seat)] | s.map.water();
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat &&
        (controls(s, seat, Wonder::SydneyOperaHouse) || holds(s, seat, other, Pact::OpenBorders)))
      counting |= s.control[static_cast<std::size_t>(other)];  // ND-13.14
  }
  return counting;
}
inline Spaces mature_cities(const State& s, int seat) {
  const Spaces counting = maturing_spaces(s, seat);
  Spaces mature;
  for (const Space city : s.cities[static_cast<std::size_t>(seat)]) {
    if (s.map.neighbours(city).within(counting)) mature.add(city);
  }
  return mature;
}

inline bool has_wonder_of_type(const Box& box, const State& s, int seat, Type type) {
  for (int wonder = 0; wonder < kWonders; ++wonder) {
    if (box.wonders[static_cast<std::size_t>(wonder)].type == type &&
        controls(s, seat, static_cast<Wonder>(wonder)))
      return true;
  }
  return false;
}
// ND-8.23, ND-13.2: what a wonder costs the player.
template <class Tell = Untold>
int wonder_cost(const Box& box, const State& s, int seat, int wonder, const Tell& tell = {}) {
  const WonderCard& card = box.wonders[static_cast<std::size_t>(wonder)];
  const auto state_card = [](CityState state) { return static_cast<int>(state); };
  Sum<Tell> sum{tell};
  sum.add(Source::Printed, wonder, card.cost);
  if (leads(s, seat, Leader::Egypt)) sum.add(Source::Leader, static_cast<int>(Leader::Egypt), -1);
  if (holds(s, seat, CityState::Brussels))
    sum.add(Source::StateCard, state_card(CityState::Brussels), -mature_cities(s, seat).count());
  if (holds(s, seat, CityState::BuenosAires) && !has_wonder_of_type(box, s, seat, card.type))
    sum.add(Source::StateCard, state_card(CityState::BuenosAires), -2);
  return sum.total > 0 ? sum.total : 0;  // ND-8.25
}
// ND-4.7, R-7: Machu Picchu looks at the real slot of a card that is not resolved "as though" in another one.
inline int counted_slot(const State& s, int seat, int slot) {
  const int real = slot + 1;
  return real <= 2 && controls(s, seat, Wonder::MachuPicchu) ? real + 2 : real;
}
// ND-8.23: what an industry card gives towards a wonder.
inline int production(const FocusCard& card, int as) {
  return as == kSlots && card.slot5_production > 0 ? card.slot5_production : as;
}

// Tokens on a card that may be spent when it is resolved (ND-6.1, ND-6.5): trade tokens and unused city-state tokens.
inline int state_tokens_on(const Box& box, const State& s, int seat, int slot) {
  int count = 0;
  for (const CityStateToken& token : s.city_states) {
    count += token.which != kNone && token.slot == slot && token.used == 0 &&
             occupant(s, city_state_space(box, token)) == seat;
  }
  return count;
}
inline int spendable(const Box& box, const State& s, int seat, int slot) {
  return s.player[static_cast<std::size_t>(seat)].trade[static_cast<std::size_t>(slot)] +
         state_tokens_on(box, s, seat, slot);
}
// ND-13.10: America's natural-wonder tokens on that card, unused, as bits.
inline unsigned natural_on(const Box& box, const State& s, int seat, int slot) {
  unsigned tokens = 0;
  if (!leads(s, seat, Leader::America)) return 0;
  for (int i = 0; i < kTokens; ++i) {
    const NaturalToken& token = s.natural[static_cast<std::size_t>(i)];
    if (token.which != kNone && token.slot == slot && token.used == 0 && natural_owner(box, s, i) == seat)
      tokens |= 1U << i;
  }
  return tokens;
}

}  // namespace zig::new_dawn
