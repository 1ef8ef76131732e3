// ND-8.15 to ND-8.31, ND-8.36 to ND-8.38: industry: a city or a world wonder.
#include "games/new_dawn/payment.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

// ND-8.23
int production(const Box& box, const State& s) { return production(card_resolved(box, s), s.now.as); }

bool can_build(const Box& box, const State& s, int seat, int wonder) {
  const Purse has = purse(box, s, seat, wonder);
  return can_pay(wonder_cost(box, s, seat, wonder) - production(box, s), has.ones, has.twos);
}

// ND-8.16, ND-8.20
void build_city(const Course& c, int seat, Space space) {
  State& s = c.s;
  const auto n = static_cast<std::size_t>(seat);
  s.control[n].remove(space);
  s.reinforced.remove(space);
  s.cities[n].add(space);
  c.tell({.kind = Event::Kind::CityBuilt, .seat = byte(seat), .space = space});
  if (c.card().tokens_by_city > 0) c.ask(Ask::CityTokens, seat, space, c.card().tokens_by_city);  // ND-8.22
}

int deck_of(const Box& box, int wonder) {
  for (int deck = 0; deck < kDecks; ++deck) {
    if (kDeckTypes[static_cast<std::size_t>(deck)] == box.wonders[static_cast<std::size_t>(wonder)].type)
      return deck;
  }
  return 0;
}

// ND-8.38: "when you build this wonder", then the next card of the deck.
void finish_wonder(const Course& c, int seat, Space city) {
  State& s = c.s;
  const int wonder = s.now.wonder;
  s.now.wonder = kNone;
  s.wonder_at[static_cast<std::size_t>(wonder)] = city;
  s.market[static_cast<std::size_t>(deck_of(c.box, wonder))] = kNone;
  c.tell({.kind = Event::Kind::WonderBuilt, .seat = byte(seat), .space = city, .wonder = byte(wonder)});
  c.ask(Ask::TurnUp, seat, deck_of(c.box, wonder));
  if (s.automated(seat)) return;  // ND-17.6: it might, so it does not
  switch (static_cast<Wonder>(wonder)) {
    case Wonder::Pyramids: c.ask(Ask::Upgrade, seat, 3); break;
    case Wonder::PorcelainTower: c.ask(Ask::Upgrade, seat, 2, 0x80); break;
    case Wonder::PotalaPalace: c.ask(Ask::PotalaPact, seat, 3); break;
    default: break;
  }
}

void go_on_paying(const Course& c, int seat) {
  if (c.s.now.need > 0) return;
  c.answered();
  c.s.now.need = 0;
  c.s.now.paid = 0;
  c.ask(Ask::WonderCity, seat);
}

void begin_wonder(const Course& c, int seat, int wonder) {
  State& s = c.s;
  s.now.wonder = byte(wonder);
  s.now.need = static_cast<std::int8_t>(wonder_cost(c.box, s, seat, wonder) - production(c.box, s));
  s.now.paid = 0;
  c.ask(Ask::Payment, seat);
  go_on_paying(c, seat);
}

// --- Pyramids and Porcelain Tower (ND-13.11): b has the slots done, and 0x80 for cards of every level

// The cards that may come to the slot: the next level of its type, with Oxford of any type.
template <class Visit>
void each_upgrade(const State& s, int seat, int slot, Visit visit) {
  const CardId present = s.player[static_cast<std::size_t>(seat)].row[static_cast<std::size_t>(slot)];
  if (level_of(present) == kLevels) return;
  const bool free_type = type_of(present) != Type::Science && may_use(s, seat, Wonder::OxfordUniversity);
  for (int type = 0; type < kTypes; ++type) {
    const CardId next = card_of(static_cast<Type>(type), level_of(present) + 1);
    if ((free_type || type_of(present) == static_cast<Type>(type)) && !in_row(s, seat, next)) visit(next);
  }
}

bool upgradable(const State& s, const Question& question, int slot) {
  const CardId present = s.player[question.seat].row[static_cast<std::size_t>(slot)];
  const bool every_level = (question.b & 0x80) != 0;
  if ((!every_level && level_of(present) != 1) || ((question.b >> slot) & 1U)) return false;
  bool any = false;
  each_upgrade(s, question.seat, slot, [&](CardId) { any = true; });
  return any;
}

void upgrade(const Course& c, const Question& question, int slot) {
  if (question.a > 1) c.ask(Ask::Upgrade, question.seat, question.a - 1, question.b | 1 << slot);
  int choices = 0;
  CardId only = 0;
  each_upgrade(c.s, question.seat, slot, [&](CardId card) { ++choices, only = card; });
  if (choices > 1) return c.ask(Ask::UpgradeCard, question.seat, slot);
  replace_card(c, question.seat, slot, only);
}

}  // namespace

void begin_industry(const Course& c) { c.ask(Ask::Industry, c.s.active); }

// ND-2.9, ND-2.10: of the cards nobody has seen, those of the era that is due are equally likely.
void turn_up_wonder(const Course& c, int deck) {
  State& s = c.s;
  const int ancient = s.players() == 4 ? 2 : 1, medieval = s.players() == 2 ? 1 : 2;
  const int turned = s.turned[static_cast<std::size_t>(deck)];
  s.market[static_cast<std::size_t>(deck)] = kNone;
  if (turned == ancient + medieval + 2) return;  // ND-8.27
  std::array<int, 2> candidates{};
  std::uint32_t count = 0;
  const int due = turned < ancient ? 0 : turned < ancient + medieval ? 1 : 2;
  for (int era = due; era < kEras && count == 0;
       ++era) {  // a later one only where a position has shown the cards otherwise
    for (int card = 0; card < kWonders; ++card) {
      const WonderCard& candidate = c.box.wonders[static_cast<std::size_t>(card)];
      if (candidate.type == kDeckTypes[static_cast<std::size_t>(deck)] &&
          static_cast<int>(candidate.era) == era && ((s.unseen >> card) & 1U))
        candidates[count++] = card;
    }
  }
  if (count == 0) return;
  int wonder = kNone;
  if (c.random.has_script()) {
    const std::uint16_t outcome = *c.random.scripted();
    for (std::uint32_t i = 0; i < count; ++i) {
      if (outcome == kWonderOutcome + candidates[i]) wonder = candidates[i];
    }
    if (wonder == kNone) c.random.script_cannot_happen(outcome);
  }
  if (wonder == kNone) wonder = candidates[count > 1 ? c.random.below(count) : 0];
  ++s.frontier;
  s.unseen &= ~(1U << wonder);
  ++s.turned[static_cast<std::size_t>(deck)];
  s.market[static_cast<std::size_t>(deck)] = byte(wonder);
  c.tell({.kind = Event::Kind::WonderTurned, .wonder = byte(wonder)});
}

void turn_up(const Course& c, Question question, Action) {
  c.answered();
  turn_up_wonder(c, question.a);
}

void list_industry(const Box& box, const State& s, Question question, Actions& out) {
  const int seat = question.seat;
  if (unused_cities(s, seat) > 0)  // ND-8.21
    list_spaces(Kind::City, city_sites(box, s, seat, card_resolved(box, s), s.now.as).all(), out);
  if (cities_without_wonder(s, seat).any()) {  // ND-8.26
    for (const std::uint8_t wonder : s.market) {
      if (wonder != kNone && can_build(box, s, seat, wonder)) out.push_back(with(Kind::Wonder, wonder));
    }
  }
  out.push_back(stop());
}
void answer_industry(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::City) return build_city(c, question.seat, action.space);
  if (action.kind == Kind::Wonder) begin_wonder(c, question.seat, action.a);
}

void list_payment(const Box& box, const State& s, Question question, Actions& out) {
  if (s.now.wonder == kNone) return;
  const Purse has = purse(box, s, question.seat, s.now.wonder);
  const WonderCard& card = box.wonders[s.now.wonder];
  if (may_pay_one(s.now.need, has.ones, has.twos, (s.now.paid & kResourcesPaid) != 0)) {
    if (spendable(box, s, question.seat, s.now.slot) > 0) out.push_back(with(Kind::Spend));
    for (int i = 0; i < kTokens; ++i) {
      if ((has.natural_ones >> i) & 1U) out.push_back(with(Kind::Natural, i));
    }
  }
  if (!may_pay_two(s.now.need, has.twos, (s.now.paid & kTokensPaid) != 0)) return;
  for (const Resource resource : card.resources) {
    if (s.player[question.seat].resources[at(resource)] > 0)
      out.push_back(with(Kind::Resource, static_cast<int>(resource)));
  }
  for (int i = 0; i < kTokens; ++i) {
    if ((has.natural_twos >> i) & 1U) out.push_back(with(Kind::Natural, i));
  }
}
void answer_payment(const Course& c, Question question, Action action) {
  const int seat = question.seat;
  State& s = c.s;
  const bool natural_two =
      action.kind == Kind::Natural && ((purse(c.box, s, seat, s.now.wonder).natural_twos >> action.a) & 1U);
  const bool two = action.kind == Kind::Resource || natural_two;
  s.now.need = static_cast<std::int8_t>(s.now.need - (two ? 2 : 1));
  s.now.paid = byte(s.now.paid | (two ? kResourcesPaid : kTokensPaid));
  if (action.kind == Kind::Resource) {
    --c.player(seat).resources[action.a];
    c.tell({.kind = Event::Kind::ResourceSpent, .seat = byte(seat), .resource = action.a});
  } else if (action.kind == Kind::Spend) {
    spend_token(c, seat, s.now.slot);
  }
  go_on_paying(c, seat);
  if (action.kind == Kind::Natural) spend_natural(c, seat, action.a);
}

void list_wonder_city(const Box&, const State& s, Question question, Actions& out) {
  if (s.now.wonder != kNone) list_spaces(Kind::Under, cities_without_wonder(s, question.seat), out);
}
void answer_wonder_city(const Course& c, Question question, Action action) {
  c.answered();
  finish_wonder(c, question.seat, action.space);
}

void list_upgrade(const Box&, const State& s, Question question, Actions& out) {
  list_slots(out, [&](std::size_t place) { return upgradable(s, question, static_cast<int>(place)); });
  out.push_back(stop());
}
void answer_upgrade(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Slot) upgrade(c, question, action.a);
}

void list_upgrade_card(const Box&, const State& s, Question question, Actions& out) {
  each_upgrade(s, question.seat, question.a, [&](CardId card) { out.push_back(with(Kind::Card, card)); });
}
void answer_upgrade_card(const Course& c, Question question, Action action) {
  c.answered();
  replace_card(c, question.seat, question.a, action.a);
}

void list_potala_pact(const Box&, const State& s, Question question, Actions& out) {
  for (int giver = 0; giver < s.players(); ++giver) {
    if (giver != question.seat && pacts_held(s, question.seat, giver) < pact_limit(s, question.seat))
      list_pacts(s, giver, kNobody, out);
  }
  out.push_back(stop());
}
void answer_potala_pact(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Stop) return;
  take_pact(c, question.seat, action.a, action.b);
  if (question.a > 1) c.ask(Ask::PotalaPact, question.seat, question.a - 1);
}

void list_city_tokens(const Box& box, const State& s, Question question, Actions& out) {
  if (unused_tokens(s, question.seat) > 0 || s.control[question.seat].any())
    list_spaces(Kind::Place, token_sites(box, s, question.seat, s.now.as, Spaces::one(question.a)), out);
  out.push_back(stop());
}
void answer_city_tokens(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Stop) return;
  if (question.b > 1) c.ask(Ask::CityTokens, question.seat, question.a, question.b - 1);
  bring_token(c, question.seat, action.space, kTriggers);
}

}  // namespace zig::new_dawn
