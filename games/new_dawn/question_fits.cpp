#include "games/new_dawn/question_fits.h"

#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

// Somebody's piece, the seat's own control token, a piece of somebody else.
int owner(const State& s, int space) {
  return on_map(s, space) ? occupant(s, static_cast<Space>(space)) : kNobody;
}
bool own_token(const State& s, Question question, int space) {
  return owner(s, space) == question.seat && s.control[question.seat].has(static_cast<Space>(space));
}
bool of_another(const State& s, Question question, int space) {
  return owner(s, space) != kNobody && owner(s, space) != question.seat;
}
bool tile_to_lay(const State& s, int tile) {
  return s.window == Window::MapBuilding && tile >= 1 && tile <= kTiles && !s.map.laid(tile);
}
bool state_in_play(const State& s, int token) {
  return token < kTokens && s.city_states[static_cast<std::size_t>(token)].which != kNone;
}
int state_owner(const Box& box, const State& s, int token) {
  return occupant(s, city_state_space(box, s.city_states[static_cast<std::size_t>(token)]));
}

}  // namespace

bool on_map(const State& s, int space) {
  return space < kSpaces && s.map.all().has(static_cast<Space>(space));
}
bool resolves(const State& s, Question question, Type type) {
  return (s.window == Window::AfterCard || s.window == Window::AfterEconomy) && question.seat == s.active &&
         type_of(s.now.card) == type;
}

bool never(const Box&, const State&, Question) { return false; }
bool names_a_rival(const Box&, const State& s, Question question) {
  return question.a < s.players() && question.a != question.seat;
}
bool names_a_rival_and_count(const Box& box, const State& s, Question question) {
  return names_a_rival(box, s, question) && question.b <= 2;
}

// --- map building

bool map_is_built(const Box&, const State& s, Question) { return s.window == Window::MapBuilding; }
bool fits_tile_way(const Box&, const State& s, Question question) { return tile_to_lay(s, question.a); }
bool fits_tile_place(const Box&, const State& s, Question question) {
  return tile_to_lay(s, question.a) && question.b < kOrientations;
}

// --- start of the turn

bool fits_eiffel_second(const Box&, const State& s, Question question) {
  return of_another(s, question, question.a) && all_control(s).has(question.a);
}
bool fits_eiffel_rival(const Box&, const State& s, Question question) {
  return question.seat != s.active && own_token(s, question, question.a) &&
         own_token(s, question, question.b);
}
bool fits_seoul_space(const Box&, const State& s, Question question) {
  return question.a < kBarbarians && s.barbarian[question.a] != kNowhere;
}
bool fits_geneva_take(const Box& box, const State& s, Question question) {
  return names_a_rival(box, s, question) && question.b < kPacts;
}

// --- culture

bool fits_move_target(const Box&, const State& s, Question question) {
  return own_token(s, question, question.a);
}
bool fits_stonehenge(const Box&, const State& s, Question question) {
  return on_map(s, question.a) && question.b <= 5;
}
bool fits_take_back(const Box&, const State& s, Question question) {
  if (!on_map(s, question.a) || question.b >= 32) return false;
  const int there = owner(s, question.a);
  return there != question.seat && (there == kNobody || (question.b & kReplaces) != 0);
}

// --- science

bool fits_tech_card(const Box&, const State&, Question question) {
  return question.a >= 2 && question.a <= kLevels && question.b <= 20;
}
bool fits_replaced_card(const Box&, const State&, Question question) { return question.a < kCards; }

// --- economy

bool fits_caravan_step(const Box&, const State& s, Question question) {
  return resolves(s, question, Type::Economy) && on_map(s, s.player[question.seat].caravan[s.now.caravan]);
}
bool fits_exchange_take(const Box&, const State& s, Question question) {
  return question.a < kResources && s.player[question.seat].resources[question.a] > 0;
}
bool fits_state_card(const Box& box, const State& s, Question question) {
  return state_in_play(s, question.a) && state_owner(box, s, question.a) == kNobody;
}

// --- industry

bool fits_wonder_city(const Box&, const State& s, Question question) {
  return resolves(s, question, Type::Industry) && s.now.wonder != kNone &&
         cities_without_wonder(s, question.seat).any();
}
bool fits_payment(const Box& box, const State& s, Question question) {
  return fits_wonder_city(box, s, question) && s.now.need > 0;
}
bool fits_upgrade_card(const Box&, const State&, Question question) { return question.a < kSlots; }
bool fits_turn_up(const Box&, const State&, Question question) { return question.a < kDecks; }
bool fits_city_tokens(const Box& box, const State& s, Question question) {
  return resolves(s, question, Type::Industry) && fits_stonehenge(box, s, question);
}

// --- military

bool fits_attack_tokens(const Box&, const State& s, Question question) {
  return resolves(s, question, Type::Military) && on_map(s, s.attack.space);
}
bool fits_defence_tokens(const Box&, const State& s, Question question) {
  return on_map(s, s.attack.space) && s.attack.defender == question.seat;
}
bool fits_moved_wonder(const Box&, const State& s, Question question) {
  return question.a < kWonders && s.wonder_at[question.a] != kNowhere &&
         cities_without_wonder(s, question.seat).any();
}
bool fits_conquer_or_liberate(const Box& box, const State& s, Question question) {
  return of_another(s, question, question.a) && state_token_at(box, s, question.a) != kNone;
}
bool fits_conquest_slot(const Box& box, const State& s, Question question) {
  return state_in_play(s, question.a) && state_owner(box, s, question.a) == question.seat;
}

// --- at any time

bool fits_state_trade(const Box&, const State&, Question question) {
  return question.a < kTypes && question.b >= 1 && question.b <= 2;
}
bool fits_natural_card(const Box& box, const State& s, Question question) {
  return question.a < kTokens && s.natural[question.a].which != kNone &&
         natural_owner(box, s, question.a) == question.seat;
}

}  // namespace zig::new_dawn
