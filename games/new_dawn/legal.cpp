// What may be done. The lists are in the chapters; judge() looks an action up in them and explains what is not there (why_not.cpp).
#include "games/new_dawn/new_dawn.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/why_not.h"

namespace zig::new_dawn {

void NewDawn::legal(const State& s, Seat seat, Actions& out) const {
  out.clear();
  if (pending(s).has(seat)) list_answers(*box_, s, out);
}

Verdict NewDawn::judge(const State& s, Seat seat, Action action) const {
  if (s.over()) return refuse("ND-11.3", "nd.refuse.over");
  const Seats asked = pending(s);
  if (!asked.has(seat))
    return refuse("ND-4.1", "nd.refuse.others_turn", {{"seat", Piece::seat(asked.first().n)}});
  Actions actions;
  list_answers(*box_, s, actions);
  for (const Action& legal : actions) {
    if (legal == action) return legal_verdict();
  }
  return why_not(*box_, s, action);
}

}  // namespace zig::new_dawn
