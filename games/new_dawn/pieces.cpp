// Pieces come to spaces and leave them (ND-7.5 to ND-7.8, ND-7.22, ND-9.22 to ND-9.28).
#include "games/new_dawn/course.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Event::Kind;

// ND-9.24, R-47: on the focus card of the state's type; the owner chooses where the row has two or none.
void put_state_token(const Course& c, int seat, int token) {
  CityStateToken& state = c.s.city_states[static_cast<std::size_t>(token)];
  const Type type = c.box.city_states[state.which].type;
  state.slot = byte(slot_of_type(c.s, seat, type) == kNone ? 0 : slot_of_type(c.s, seat, type));
  if (count_of_type(c.s, seat, type) != 1) c.ask(Ask::ConquestSlot, seat, token);
}

// A piece of the seat stands on a space that was not the seat's before.
void occupied(const Course& c, int seat, Space space) {
  State& s = c.s;
  if (s.resource_tokens.has(space)) {  // ND-7.5
    s.resource_tokens.remove(space);
    const auto type = at(printed_resource(c.box, s, space));
    ++c.player(seat).resources[type];
    c.tell({.kind = Kind::ResourceGained,
            .seat = byte(seat),
            .space = space,
            .resource = byte(static_cast<int>(type))});
  }
  if (const int token = natural_token_at(c.box, s, space); token != kNone) {  // ND-7.5, ND-7.8, R-11
    NaturalToken& natural = s.natural[static_cast<std::size_t>(token)];
    natural.used = 0;
    natural.slot = kNone;
    c.tell({.kind = Kind::NaturalGained, .seat = byte(seat), .space = space, .natural = byte(token)});
    if (leads(s, seat, Leader::America)) {  // ND-13.10
      natural.slot = 0;
      c.ask(Ask::NaturalCard, seat, token);
    }
  }
  if (const int token = state_token_at(c.box, s, space); token != kNone) {  // ND-9.24, ND-9.25, ND-7.22
    CityStateToken& state = s.city_states[static_cast<std::size_t>(token)];
    state.holders = 0;
    state.used = 0;
    c.tell({.kind = Kind::StateConquered, .seat = byte(seat), .space = space, .state = state.which});
    put_state_token(c, seat, token);
  }
}

// The space is nobody's any more.
void vacated(const Course& c, Space space) {
  State& s = c.s;
  if (const int token = natural_token_at(c.box, s, space); token != kNone) {  // ND-7.8
    s.natural[static_cast<std::size_t>(token)].slot = kNone;
    s.natural[static_cast<std::size_t>(token)].used = 0;
    c.tell({.kind = Kind::NaturalReturned, .space = space, .natural = byte(token)});
  }
  if (const int token = state_token_at(c.box, s, space); token != kNone) {  // ND-10.12, R-25
    CityStateToken& state = s.city_states[static_cast<std::size_t>(token)];
    if (state.slot != kNone) c.tell({.kind = Kind::StateFreed, .space = space, .state = state.which});
    state.slot = kNone;
    state.used = 0;
  }
}

}  // namespace

void place_token(const Course& c, int seat, Space space, bool reinforced) {
  c.s.control[static_cast<std::size_t>(seat)].add(space);
  if (reinforced) c.s.reinforced.add(space);
  c.tell({.kind = Kind::TokenPlaced, .seat = byte(seat), .space = space});
  occupied(c, seat, space);
}

void bring_token(const Course& c, int seat, Space space, int how) {
  if (unused_tokens(c.s, seat) == 0) return c.ask(Ask::TakeBack, seat, space, how);
  if ((how & kTriggers) && may_use(c.s, seat, Wonder::Stonehenge) && c.s.map.of(Terrain::Hills).has(space))
    c.ask(Ask::Stonehenge, seat, space);
  if (how & kReplaces) lift_piece(c, space);
  place_token(c, seat, space, (how & kReinforced) != 0);
}

namespace {

// The question under the one on top: what a token is brought for.
Ask cause_of(const State& s) { return s.questions < 2 ? Ask::None : s.question[s.questions - 2U].ask; }

// Where the token may come to as the pieces lie.
Spaces allowed(const Box& box, const State& s, const Question& brought) {
  const int seat = brought.seat;
  if (brought.b & kWonSpace) return s.map.all();
  if (brought.b & kReplaces) return s.window == Window::Choice ? s.map.all() : convertible(s, seat);
  if (cause_of(s) == Ask::Stonehenge)
    return chain_sites(box, s, seat, placing_limit(s), s.question[s.questions - 2U].a);
  const bool near_friendly = (brought.b & kNearFriendly) != 0;
  return token_sites(box, s, seat, placing_limit(s),
                     near_friendly ? friendly(s, seat) : s.cities[brought.seat]);
}

}  // namespace

// the token is taken off first; what is placed must be legal without it.
Spaces take_back_choices(const Box& box, const State& s, const Question& question) {
  Spaces choices;
  for (const Space space : s.control[question.seat] - Spaces::one(question.a)) {
    State without = s;
    without.control[question.seat].remove(space);
    if (allowed(box, without, question).has(question.a)) choices.add(space);
  }
  return choices;
}

void take_back(const Course& c, Space space) {
  const Question question = c.answered();
  if (space == kNowhere) {  // ND-9.36
    if (question.b & kWonSpace) vacated(c, question.a);
    return;
  }
  c.s.control[question.seat].remove(space);
  c.s.reinforced.remove(space);
  c.tell({.kind = Kind::TokenTakenBack, .seat = question.seat, .space = space});
  vacated(c, space);
  bring_token(c, question.seat, question.a, question.b);
  if (question.b & kWonSpace) c.s.won.add(question.a);
}

void bring_city(const Course& c, int seat, Space space) {
  if (unused_cities(c.s, seat) == 0) return bring_token(c, seat, space, kReinforced | kWonSpace);
  c.s.cities[static_cast<std::size_t>(seat)].add(space);
  c.tell({.kind = Kind::CityBuilt, .seat = byte(seat), .space = space});
  occupied(c, seat, space);
}

void lift_piece(const Course& c, Space space) {
  const int owner = occupant(c.s, space);
  if (owner == kNobody) return;
  const auto n = static_cast<std::size_t>(owner);
  const bool city = c.s.cities[n].has(space);
  c.s.cities[n].remove(space);
  c.s.control[n].remove(space);
  c.s.reinforced.remove(space);
  c.tell({.kind = city ? Kind::CityLost : Kind::TokenLost, .seat = byte(owner), .space = space});
}

void remove_piece(const Course& c, Space space) {
  lift_piece(c, space);
  vacated(c, space);
}

void flip_token(const Course& c, Space space) {
  c.s.reinforced.remove(space);
  c.tell({.kind = Kind::TokenFlipped, .seat = byte(occupant(c.s, space)), .space = space});
}

void strike_token(const Course& c, Space space) {
  if (c.s.reinforced.has(space)) return flip_token(c, space);
  remove_piece(c, space);
}

void gain_resource(const Course& c, int seat, int type) {
  ++c.player(seat).resources[static_cast<std::size_t>(type)];
  c.tell({.kind = Kind::ResourceGained, .seat = byte(seat), .resource = byte(type)});
}

void lose_caravans(const Course& c, Space space) {
  for (int seat = 0; seat < c.s.players(); ++seat) {
    for (Space& caravan : c.player(seat).caravan) {
      if (caravan != space) continue;
      caravan = kOnCard;
      c.tell({.kind = Kind::CaravanLost, .seat = byte(seat), .space = space});
    }
  }
}

void defeat_barbarian(const Course& c, int seat, Space space) {
  for (int letter = 0; letter < kBarbarians; ++letter) {
    Space& barbarian = c.s.barbarian[static_cast<std::size_t>(letter)];
    if (barbarian != space) continue;
    barbarian = kNowhere;
    c.tell({.kind = Kind::BarbarianDefeated, .seat = byte(seat), .space = space, .barbarian = byte(letter)});
    break;
  }
  if (leads(c.s, seat, Leader::Sumeria)) c.ask(Ask::GainResource, seat);
}

void settle_losses(const Course& c) {
  if (!c.board_changed) return;
  for (int seat = 0; seat < c.s.players(); ++seat) {
    if (c.player(seat).stored > 0 && !controls(c.s, seat, Wonder::GreatZimbabwe))
      c.player(seat).stored = 0;
    for (int giver = 0; giver < c.s.players(); ++giver) {
      if (giver != seat && pacts_held(c.s, seat, giver) > pact_limit(c.s, seat)) {
        const Question wanted{Ask::SurplusPact, byte(seat), byte(giver), 0};
        bool waiting = false;
        for (std::size_t i = 0; i < c.s.questions; ++i) waiting = waiting || c.s.question[i] == wanted;
        if (!waiting) c.ask(wanted.ask, seat, giver);
      }
    }
  }
}

}  // namespace zig::new_dawn
