// ND-13.1: abilities at the start of a turn, in any order, each at most once (ND-4.4).
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;
std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

Spaces garden_sites(const Box& box, const State& s, int seat) {
  if (unused_tokens(s, seat) == 0 && s.control[static_cast<std::size_t>(seat)].empty()) return {};
  return token_sites(box, s, seat, placing_limit(s), s.cities[static_cast<std::size_t>(seat)]);
}
// ND-13.7: tokens of rivals with at least two.
Spaces eiffel_tokens(const State& s, int seat) {
  Spaces tokens;
  for (int rival = 0; rival < s.players(); ++rival) {
    const Spaces& theirs = s.control[static_cast<std::size_t>(rival)];
    if (rival != seat && theirs.count() >= 2) tokens |= theirs;
  }
  return tokens;
}
Spaces seoul_targets(const Box& box, const State& s, Space barbarian) {
  return s.map.neighbours(barbarian) & (empty_spaces(box, s) - s.map.water());
}
bool can_move(const Box& box, const State& s, int letter) {
  const Space space = s.barbarian[static_cast<std::size_t>(letter)];
  return space != kNowhere && seoul_targets(box, s, space).any();
}
// A different card of the giver is there to be taken.
bool can_exchange(const State& s, int seat, int giver) {
  if (giver == seat || pacts_held(s, seat, giver) == 0) return false;
  for (const std::uint8_t holder : s.pact[static_cast<std::size_t>(giver)]) {
    if (holder == kNobody) return true;
  }
  return false;
}

bool usable(const Box& box, const State& s, int seat, Ability ability) {
  if ((s.abilities >> static_cast<int>(ability)) & 1U) return false;
  switch (ability) {
    case Ability::HangingGardens:
      return controls(s, seat, Wonder::HangingGardens) && garden_sites(box, s, seat).any();
    case Ability::ForbiddenCity:
      return controls(s, seat, Wonder::ForbiddenCity) && destructible(s, seat).any();
    case Ability::EiffelTower: return controls(s, seat, Wonder::EiffelTower) && eiffel_tokens(s, seat).any();
    case Ability::Oracle: return controls(s, seat, Wonder::Oracle);
    case Ability::GreatZimbabwe: {
      const Player& player = s.player[static_cast<std::size_t>(seat)];
      bool room = false;
      for (const std::uint8_t tokens : player.trade) room = room || tokens < kTradeLimit;
      return player.stored > 0 && room;
    }
    case Ability::Seoul: {
      if (!holds(s, seat, CityState::Seoul)) return false;
      bool any = false;
      for (int letter = 0; letter < kBarbarians; ++letter) any = any || can_move(box, s, letter);
      return any;
    }
    case Ability::Geneva: {
      if (!holds(s, seat, CityState::Geneva)) return false;
      bool any = false;
      for (int giver = 0; giver < s.players(); ++giver) any = any || can_exchange(s, seat, giver);
      return any;
    }
    case Ability::VenetianArsenal: return false;  // W6
  }
  return false;
}

void mark_used(State& s, Ability ability) {
  s.abilities = byte(s.abilities | (1U << static_cast<int>(ability)));
}

void begin_ability(const Course& c, int seat, Ability ability) {
  mark_used(c.s, ability);
  switch (ability) {
    case Ability::HangingGardens: return c.ask(Ask::HangingGardens, seat);
    case Ability::ForbiddenCity: return c.ask(Ask::ForbiddenCity, seat);
    case Ability::EiffelTower: return c.ask(Ask::EiffelFirst, seat);
    case Ability::GreatZimbabwe: return c.ask(Ask::ZimbabweMove, seat);
    case Ability::Seoul: return c.ask(Ask::SeoulBarbarian, seat);
    case Ability::Geneva: return c.ask(Ask::GenevaReturn, seat);
    case Ability::Oracle:
    case Ability::VenetianArsenal: break;
  }
}

}  // namespace

void list_start_of_turn(const Box& box, const State& s, Actions& out) {
  const Question& question = s.asked();
  const int seat = question.seat;
  switch (question.ask) {
    case Ask::StartOfTurn:
      for (const Ability ability : {Ability::HangingGardens, Ability::ForbiddenCity, Ability::EiffelTower,
                                    Ability::GreatZimbabwe, Ability::Seoul, Ability::Geneva}) {
        if (usable(box, s, seat, ability)) out.push_back(use(ability));
      }
      if (usable(box, s, seat, Ability::Oracle)) {
        for (int slot = 0; slot + 1 < kSlots; ++slot) out.push_back(with(Kind::Swap, slot, slot + 1));
      }
      out.push_back(stop());
      break;
    case Ask::HangingGardens: list_spaces(Kind::Place, garden_sites(box, s, seat), out); break;
    case Ask::ForbiddenCity: list_spaces(Kind::Destroy, destructible(s, seat), out); break;
    case Ask::EiffelFirst: list_spaces(Kind::Name, eiffel_tokens(s, seat), out); break;
    case Ask::EiffelSecond: {
      const int rival = occupant(s, question.a);
      if (rival == kNobody) break;
      list_spaces(Kind::Name, s.control[static_cast<std::size_t>(rival)] - Spaces::one(question.a), out);
      break;
    }
    case Ask::EiffelRival:
      out.push_back(on(Kind::Name, question.a));
      out.push_back(on(Kind::Name, question.b));
      break;
    case Ask::ZimbabweMove:
      if (s.player[question.seat].stored > 0) {
        for (int slot = 0; slot < kSlots; ++slot) {
          if (s.player[question.seat].trade[static_cast<std::size_t>(slot)] < kTradeLimit)
            out.push_back(new_dawn::slot(slot));
        }
      }
      out.push_back(stop());
      break;
    case Ask::SeoulBarbarian:
      for (int letter = 0; letter < kBarbarians; ++letter) {
        if (can_move(box, s, letter)) out.push_back(with(Kind::Barbarian, letter));
      }
      break;
    case Ask::SeoulSpace:
      if (can_move(box, s, question.a))
        list_spaces(Kind::To, seoul_targets(box, s, s.barbarian[question.a]), out);
      break;
    case Ask::GenevaReturn:
      for (int giver = 0; giver < s.players(); ++giver) {
        if (!can_exchange(s, seat, giver)) continue;
        for (int pact = 0; pact < kPacts; ++pact) {
          if (s.pact[static_cast<std::size_t>(giver)][static_cast<std::size_t>(pact)] == seat)
            out.push_back(with(Kind::Pact, giver, pact));
        }
      }
      break;
    case Ask::GenevaTake:
      for (int pact = 0; pact < kPacts; ++pact) {
        if (pact != question.b && s.pact[question.a][static_cast<std::size_t>(pact)] == kNobody)
          out.push_back(with(Kind::Pact, question.a, pact));
      }
      break;
    default: break;
  }
}

void answer_start_of_turn(const Course& c, Action action) {
  State& s = c.s;
  const Question question = s.asked();
  const int seat = question.seat;
  if (question.ask == Ask::StartOfTurn && action.kind == Kind::Use)
    return begin_ability(c, seat, static_cast<Ability>(action.a));
  if (question.ask == Ask::StartOfTurn && action.kind == Kind::Swap) {
    mark_used(s, Ability::Oracle);
    c.tell({.kind = Event::Kind::CardsSwapped,
            .seat = question.seat,
            .a = byte(action.a + 1),
            .b = byte(action.b + 1)});
    return swap_cards(c, seat, action.a, action.b);
  }
  if (question.ask == Ask::ZimbabweMove && action.kind == Kind::Slot) {
    --c.player(seat).stored;
    return gain_trade(c, seat, action.a);
  }
  c.answered();
  switch (question.ask) {
    case Ask::HangingGardens: bring_token(c, seat, action.space, kTriggers); break;
    case Ask::ForbiddenCity: remove_piece(c, action.space); break;
    case Ask::EiffelFirst: c.ask(Ask::EiffelSecond, seat, action.space); break;
    case Ask::EiffelSecond:
      c.ask(Ask::EiffelRival, occupant(s, action.space), question.a, action.space);
      break;
    case Ask::EiffelRival: bring_token(c, s.active, action.space, kReplaces); break;  // unreinforced
    case Ask::SeoulBarbarian: c.ask(Ask::SeoulSpace, seat, action.a); break;
    case Ask::SeoulSpace:
      c.tell({.kind = Event::Kind::BarbarianMoved,
              .space = action.space,
              .a = question.a,
              .b = s.barbarian[question.a]});
      s.barbarian[question.a] = action.space;
      break;
    case Ask::GenevaReturn:
      s.pact[action.a][action.b] = kNobody;
      c.tell({.kind = Event::Kind::PactReturned, .seat = question.seat, .a = action.a, .b = action.b});
      c.ask(Ask::GenevaTake, seat, action.a, action.b);
      break;
    case Ask::GenevaTake:
      s.pact[action.a][action.b] = question.seat;
      c.tell({.kind = Event::Kind::PactTaken, .seat = question.seat, .a = action.a, .b = action.b});
      break;
    default: break;
  }
}

}  // namespace zig::new_dawn
