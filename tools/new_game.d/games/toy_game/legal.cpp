// What may be done, and why not.
#include "games/toy_game/toy_game.h"

namespace zig::toy_game {

namespace {

// Why an action that is not listed is refused: the rule, the sentence, and what it is about.
Verdict why_not(const State& s, Action action) {
  const std::string_view rule = question_row(s.ask).rule;
  if (s.ask == Ask::Bid && action.kind == Action::Kind::Bid)
    return refuse(rule, "tg.refuse.not_in_hand", {{"card", {"card", action.value}}});
  return refuse(rule, s.ask == Ask::Bid ? "tg.refuse.bid_first" : "tg.refuse.prize_first");
}

}  // namespace

Seats ToyGame::pending(const State& s) const {
  if (s.ask == Ask::Over) return {};
  if (s.ask == Ask::Prize) return Seats::one(Seat{s.winner});
  Seats waiting;
  for (const Seat seat : s.seats()) {
    if (s.of(seat).bid == 0) waiting.add(seat);
  }
  return waiting;
}

void ToyGame::legal(const State& s, Seat seat, Actions& out) const {
  out.clear();
  if (pending(s).has(seat)) question_row(s.ask).list(s, seat, out);
}

Verdict ToyGame::judge(const State& s, Seat seat, Action action) const {
  if (s.ask == Ask::Over) return refuse("TG-5.1", "tg.refuse.over");
  const Seats asked = pending(s);
  if (!asked.has(seat))
    return refuse(question_row(s.ask).rule, "tg.refuse.others", {{"seat", Piece::seat(asked.first().n)}});
  Actions actions;
  legal(s, seat, actions);
  for (const Action& listed : actions) {
    if (listed == action) return legal_verdict();
  }
  return why_not(s, action);
}

}  // namespace zig::toy_game
