// ND-8.1 to ND-8.14, ND-8.32 to ND-8.35: economy: caravans, arrivals and diplomacy cards.
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

// ND-8.1, ND-6.1: steps of one caravan; beyond them the Colossus lends its own (ND-13.16).
int card_steps(const Box& box, const State& s) { return card_resolved(box, s).distance + s.now.extra; }
int steps_left(const Box& box, const State& s, int taken) {
  const int own = card_steps(box, s) - taken;
  return (own > 0 ? own : 0) + s.now.left;
}

bool may_move(const State& s, int seat, int caravan) {
  const Space at = s.player[static_cast<std::size_t>(seat)].caravan[static_cast<std::size_t>(caravan)];
  return at != kNowhere && ((s.now.moved >> caravan) & 1U) == 0 && ((s.arrivals >> caravan) & 1U) == 0;
}
// The first caravan that may move and is there.
int caravan_at(const State& s, int seat, Space where) {
  for (int i = 0; i < kCaravans; ++i) {
    if (may_move(s, seat, i) &&
        s.player[static_cast<std::size_t>(seat)].caravan[static_cast<std::size_t>(i)] == where)
      return i;
  }
  return kNone;
}

CaravanWays ways_of(const Box& box, const State& s, int seat) {
  return caravan_ways(box, s, seat, card_resolved(box, s), s.now.as);
}

void list_movable(const Box& box, const State& s, int seat, Actions& out) {
  const CaravanWays ways = ways_of(box, s, seat);
  const int steps = steps_left(box, s, 0);
  Spaces listed;
  for (int i = 0; i < kCaravans; ++i) {
    const Space at = s.player[static_cast<std::size_t>(seat)].caravan[static_cast<std::size_t>(i)];
    if (at >= kSpaces || !may_move(s, seat, i) || listed.has(at)) continue;
    listed.add(at);
    if (caravan_steps(s, ways, at, steps).any()) out.push_back(on(Kind::Caravan, at));
  }
  if (caravan_at(s, seat, kOnCard) == kNone) return;
  for (const Space city : caravan_starts(s, seat)) {
    if (caravan_steps(s, ways, city, steps).any()) out.push_back(on(Kind::Start, city));
  }
}

void begin_motion(const Course& c, int seat, Space from, bool from_card) {
  State& s = c.s;
  s.now.caravan = byte(caravan_at(s, seat, from_card ? kOnCard : from));
  s.now.steps = 0;
  c.player(seat).caravan[s.now.caravan] = from;
  if (from_card) c.tell({.kind = Event::Kind::CaravanStarted, .seat = byte(seat), .space = from});
  c.ask(Ask::CaravanStep, seat);
}

void end_motion(const Course& c, int seat) {
  const Space space = c.player(seat).caravan[c.s.now.caravan];
  c.s.now.moved = byte(c.s.now.moved | (1 << c.s.now.caravan));
  c.answered();
  if (destinations(c.box, c.s, seat).has(space)) arrive(c, seat, space);
}

void step(const Course& c, int seat, Space to) {
  State& s = c.s;
  c.player(seat).caravan[s.now.caravan] = to;
  if (++s.now.steps > card_steps(c.box, s)) --s.now.left;
  c.tell({.kind = Event::Kind::CaravanStepped, .seat = byte(seat), .space = to});
  if (!barbarians(s).has(to)) return;
  end_motion(c, seat);  // ND-8.12
  defeat_barbarian(c, seat, to);
}

// ND-6.6
void spend_on_steps(const Course& c, int seat, Action action) {
  ++c.s.now.extra;
  spend(c, seat, action);
}

// ND-8.8: the one held is returned first.
void exchange_pact(const Course& c, int seat, int giver, int pact) {
  if (pacts_held(c.s, seat, giver) >= pact_limit(c.s, seat)) return_pacts(c, seat, giver);
  take_pact(c, seat, giver, pact);
}

// ND-13.16, ND-13.15
void visit_embassy(const Course& c, int seat, int giver) {
  if (!holds(c.s, seat, giver, Pact::Embassy)) return;
  c.ask(Ask::GainResource, seat);
  c.ask(Ask::EmbassyToken, seat, giver);
}

}  // namespace

// --- diplomacy cards

void take_pact(const Course& c, int seat, int giver, int pact) {
  c.s.pact[static_cast<std::size_t>(giver)][static_cast<std::size_t>(pact)] = byte(seat);
  c.tell({.kind = Event::Kind::PactTaken, .seat = byte(seat), .giver = byte(giver), .pact = byte(pact)});
}
void return_pact(const Course& c, int seat, int giver, int pact) {
  c.s.pact[static_cast<std::size_t>(giver)][static_cast<std::size_t>(pact)] = kNobody;
  c.tell({.kind = Event::Kind::PactReturned, .seat = byte(seat), .giver = byte(giver), .pact = byte(pact)});
}
void return_pacts(const Course& c, int seat, int giver) {
  for (int pact = 0; pact < kPacts; ++pact) {
    if (c.s.pact[static_cast<std::size_t>(giver)][static_cast<std::size_t>(pact)] == seat)
      return_pact(c, seat, giver, pact);
  }
}

// ND-8.6, ND-8.34: what arriving asks, the last one first.
void arrive(const Course& c, int seat, Space space) {
  State& s = c.s;
  c.player(seat).caravan[s.now.caravan] = kOnCard;
  s.arrivals = byte(s.arrivals | (1 << s.now.caravan));
  for (Space& place : s.arrived) {
    if (place != kNowhere) continue;
    place = space;
    break;
  }
  c.tell({.kind = Event::Kind::CaravanArrived, .seat = byte(seat), .space = space});
  const int owner = occupant(s, space);
  if (owner == kNobody) {
    const int token = state_token_at(c.box, s, space);
    c.ask(Ask::StateCard, seat, token);
    c.ask(Ask::StateTrade, seat,
          static_cast<int>(c.box.city_states[s.city_states[static_cast<std::size_t>(token)].which].type), 2);
  } else {  // ND-8.10, ND-8.35
    c.ask(Ask::RivalPact, seat, owner, c.player(owner).capital == space);
    c.ask(Ask::PlaceTrade, seat, 2);
  }
}

void begin_economy(const Course& c) {
  constexpr std::uint8_t kColossusSteps = 6;
  c.s.now.left = may_use(c.s, c.s.active, Wonder::Colossus) ? kColossusSteps : std::uint8_t{0};
  c.ask(Ask::Caravans, c.s.active);
}

void list_caravans(const Box& box, const State& s, Question question, Actions& out) {
  list_movable(box, s, question.seat, out);
  list_spending(box, s, question.seat, out);
  out.push_back(stop());
}
void answer_caravans(const Course& c, Question question, Action action) {
  if (is_spending(action)) return spend_on_steps(c, question.seat, action);
  if (action.kind != Kind::Stop)
    return begin_motion(c, question.seat, action.space, action.kind == Kind::Start);
  c.answered();
  if (c.card().exchanges) c.ask(Ask::ExchangeGive, question.seat);
}

void list_caravan_step(const Box& box, const State& s, Question question, Actions& out) {
  const CaravanWays ways = ways_of(box, s, question.seat);
  const Space from = s.player[question.seat].caravan[s.now.caravan];
  if (from >= kSpaces) return;
  list_spaces(Kind::Step, caravan_steps(s, ways, from, steps_left(box, s, s.now.steps)), out);
  list_spending(box, s, question.seat, out);
  if (s.now.steps > 0 && ways.stay.has(from)) out.push_back(stop());
}
void answer_caravan_step(const Course& c, Question question, Action action) {
  if (is_spending(action)) return spend_on_steps(c, question.seat, action);
  if (action.kind == Kind::Step) return step(c, question.seat, action.space);
  end_motion(c, question.seat);
}

// ND-8.13
void list_exchange_give(const Box& box, const State& s, Question question, Actions& out) {
  for (int type = 0; type < kResources; ++type) {
    bool other = false;
    for (int wanted = 0; wanted < kResources; ++wanted)
      other = other || (wanted != type && resource_supply(box, s, wanted) > 0);
    if (other && s.player[question.seat].resources[static_cast<std::size_t>(type)] > 0)
      out.push_back(with(Kind::Resource, type));
  }
  out.push_back(stop());
}
void answer_exchange_give(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Resource) c.ask(Ask::ExchangeTake, question.seat, action.a);
}

void list_exchange_take(const Box& box, const State& s, Question question, Actions& out) {
  if (s.player[question.seat].resources[question.a] == 0) return;
  for (int type = 0; type < kResources; ++type) {
    if (type != question.a && resource_supply(box, s, type) > 0) out.push_back(with(Kind::Resource, type));
  }
}
void answer_exchange_take(const Course& c, Question question, Action action) {
  c.answered();
  --c.player(question.seat).resources[question.a];
  gain_resource(c, question.seat, action.a);
}

void list_rival_pact(const Box&, const State& s, Question question, Actions& out) {
  list_pacts(s, question.a, kNobody, out);
  out.push_back(stop());
}
void answer_rival_pact(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Pact) exchange_pact(c, question.seat, action.a, action.b);
  if (question.b) visit_embassy(c, question.seat, question.a);
}

// ND-8.7
void list_state_card(const Box&, const State& s, Question question, Actions& out) {
  const std::uint8_t holders = s.city_states[question.a].holders;
  if (std::popcount(holders) < 2 && ((holders >> question.seat) & 1U) == 0)
    out.push_back(with(Kind::State, question.a));
  out.push_back(stop());
}
void answer_state_card(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Stop) return;
  CityStateToken& state = c.s.city_states[question.a];
  state.holders = byte(state.holders | (1 << question.seat));
  c.tell({.kind = Event::Kind::StateCardTaken, .seat = question.seat, .state = state.which});
}

// ND-13.15: if possible a card with fewer than three
void list_embassy_token(const Box&, const State& s, Question question, Actions& out) {
  const auto& trade = s.player[question.a].trade;
  bool room = false;
  for (const std::uint8_t tokens : trade) room = room || tokens < kTradeLimit;
  list_slots(out, [&](std::size_t place) { return !room || trade[place] < kTradeLimit; });
}
void answer_embassy_token(const Course& c, Question question, Action action) {
  c.answered();
  gain_trade(c, question.a, action.a);
}

}  // namespace zig::new_dawn
