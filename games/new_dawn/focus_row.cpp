// The focus row (ND-4.5, ND-4.9, ND-7.14, ND-7.18) and the tokens on its cards (ND-6).
#include "games/new_dawn/questions.h"

namespace zig::new_dawn {

namespace {

using Kind = Event::Kind;

// ND-7.18, R-13: as many caravans in play as the card allows. Without an economy card they stay (ND-13.19).
void adjust_caravans(const Course& c, int seat) {
  const int allowed = caravans_allowed(c.box, c.s, seat);
  if (allowed == 0) return;
  int in_play = 0;
  for (const Space caravan : c.player(seat).caravan) in_play += caravan != kNowhere;
  for (Space& caravan : c.player(seat).caravan) {
    if (caravan != kNowhere || in_play >= allowed) continue;
    caravan = kOnCard;
    ++in_play;
  }
  for (; in_play > allowed; --in_play) c.ask(Ask::DropCaravan, seat);
}

}  // namespace

bool in_row(const State& s, int seat, CardId card) {
  for (const CardId one : s.player[static_cast<std::size_t>(seat)].row) {
    if (one == card) return true;
  }
  return false;
}

bool may_store(const State& s, int seat) {
  constexpr int kRoom = 4;  // ND-13.13
  return may_use(s, seat, Wonder::GreatZimbabwe) && s.player[static_cast<std::size_t>(seat)].stored < kRoom;
}

void gain_trade(const Course& c, int seat, int slot) {
  std::uint8_t& tokens = c.player(seat).trade[static_cast<std::size_t>(slot)];
  const bool full = tokens >= kTradeLimit;  // ND-6.4
  if (!full) ++tokens;
  c.tell({.kind = full ? Kind::TradeWasted : Kind::TradeGained,
          .seat = byte(seat),
          .slot = byte(slot + 1),
          .lost = byte(full)});
}

void lose_trade(const Course& c, int seat, int slot) {
  --c.player(seat).trade[static_cast<std::size_t>(slot)];
  c.tell({.kind = Kind::TradeLost, .seat = byte(seat), .slot = byte(slot + 1)});
}

// Tokens that stay on the card are used first (ND-6.5): nothing speaks for keeping them.
void spend_token(const Course& c, int seat, int slot) {
  c.tell({.kind = Kind::TradeSpent, .seat = byte(seat), .slot = byte(slot + 1)});
  for (CityStateToken& token : c.s.city_states) {
    if (token.which == kNone || token.slot != slot || token.used ||
        occupant(c.s, city_state_space(c.box, token)) != seat)
      continue;
    token.used = 1;
    return;
  }
  --c.player(seat).trade[static_cast<std::size_t>(slot)];
}

void spend_natural(const Course& c, int seat, int token) {
  c.s.natural[static_cast<std::size_t>(token)].used = 1;
  c.tell({.kind = Kind::NaturalSpent, .seat = byte(seat), .natural = byte(token)});
  if (leads(c.s, seat, Leader::America)) c.ask(Ask::NaturalCard, seat, token);  // ND-13.10
}

void swap_cards(const Course& c, int seat, int one, int two) {
  Player& player = c.player(seat);
  std::swap(player.row[static_cast<std::size_t>(one)], player.row[static_cast<std::size_t>(two)]);
  std::swap(player.trade[static_cast<std::size_t>(one)], player.trade[static_cast<std::size_t>(two)]);
  const auto move = [&](std::uint8_t& slot) {
    slot = slot == one ? byte(two) : slot == two ? byte(one) : slot;
  };
  for (CityStateToken& token : c.s.city_states) {
    if (token.slot != kNone && occupant(c.s, city_state_space(c.box, token)) == seat) move(token.slot);
  }
  for (int i = 0; i < kTokens; ++i) {
    NaturalToken& token = c.s.natural[static_cast<std::size_t>(i)];
    if (token.slot != kNone && natural_owner(c.box, c.s, i) == seat) move(token.slot);
  }
}

void swap_by_choice(const Course& c, int seat, int one, int two) {
  c.tell(
      {.kind = Kind::CardsSwapped, .seat = byte(seat), .slot = byte(one + 1), .other_slot = byte(two + 1)});
  swap_cards(c, seat, one, two);
}

void reset_card(const Course& c, int seat, int slot) {
  const CardId card = c.player(seat).row[static_cast<std::size_t>(slot)];
  for (int i = slot; i > 0; --i) swap_cards(c, seat, i, i - 1);
  if (c.s.main.slot < slot) {
    ++c.s.main.slot;  // ND-13.17: pushed to the right
  } else if (c.s.main.slot == slot) {
    c.s.main.slot = 0;
  }
  if (focus_card(c.box, c.s, seat, card).resolves_other) c.s.capitalism_reset = 1;
  if (type_of(card) == Type::Military) c.s.military_reset = 1;
  c.tell({.kind = Kind::CardReset, .seat = byte(seat), .card = card});
}

void replace_card(const Course& c, int seat, int slot, CardId card) {
  CardId& place = c.player(seat).row[static_cast<std::size_t>(slot)];
  c.tell({.kind = Kind::CardReplaced, .seat = byte(seat), .card = place, .new_card = card});
  place = card;  // ND-4.9: the tokens lie in the slot
  adjust_caravans(c, seat);
}

// --- tokens that come or go at any time (D-17 to D-20)

namespace {

void put_trade(const Course& c, int seat, Action action) {
  if (action.kind == Action::Kind::Slot) return gain_trade(c, seat, action.a);
  ++c.player(seat).stored;
  c.tell({.kind = Kind::TradeStored, .seat = byte(seat), .slot = 0, .lost = 0});
}

}  // namespace

void list_place_trade(const Box&, const State& s, Question question, Actions& out) {
  list_slots(out, [&](std::size_t place) { return s.player[question.seat].trade[place] < kTradeLimit; });
  if (may_store(s, question.seat)) out.push_back(with(Action::Kind::Store));
}
void answer_place_trade(const Course& c, Question question, Action action) {
  c.answered();
  put_trade(c, question.seat, action);
  if (question.a > 1) c.ask(Ask::PlaceTrade, question.seat, question.a - 1);
}

void list_may_place_trade(const Box& box, const State& s, Question question, Actions& out) {
  list_place_trade(box, s, question, out);
  out.push_back(stop());
}
void answer_may_place_trade(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind != Action::Kind::Stop) put_trade(c, question.seat, action);
}

// ND-8.6: on a card of that type.
void list_state_trade(const Box&, const State& s, Question question, Actions& out) {
  const Player& player = s.player[question.seat];
  list_slots(out, [&](std::size_t place) {
    return at(type_of(player.row[place])) == question.a && player.trade[place] < kTradeLimit;
  });
  if (may_store(s, question.seat)) out.push_back(with(Action::Kind::Store));
}
void answer_state_trade(const Course& c, Question question, Action action) {
  c.answered();
  put_trade(c, question.seat, action);
  if (question.b > 1) c.ask(Ask::StateTrade, question.seat, question.a, question.b - 1);
}

void list_lose_trade(const Box&, const State& s, Question question, Actions& out) {
  list_slots(out, [&](std::size_t place) { return s.player[question.seat].trade[place] > 0; });
}
void answer_lose_trade(const Course& c, Question question, Action action) {
  c.answered();
  lose_trade(c, question.seat, action.a);
  if (question.a > 1) c.ask(Ask::LoseTrade, question.seat, question.a - 1);
}

void answer_natural_card(const Course& c, Question question, Action action) {
  c.answered();
  c.s.natural[question.a].slot = action.a;
}

void list_surplus_pact(const Box&, const State& s, Question question, Actions& out) {
  list_pacts(s, question.a, question.seat, out);
}
void answer_surplus_pact(const Course& c, Question question, Action action) {
  c.answered();
  return_pact(c, question.seat, action.a, action.b);
}

}  // namespace zig::new_dawn
