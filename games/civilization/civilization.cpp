// The rules side of the contract: who is asked, what is legal, what an answer does, how it stands.
#include "games/civilization/civilization.h"

#include "games/civilization/cities.h"
#include "games/civilization/why_not.h"

namespace zig::civilization {

State Civilization::start(const Options& options, Random& random) const {
  return civilization::start(*box_, options, random);
}

// CV-9.1: in the Research phase everybody who has not chosen yet.
Seats Civilization::pending(const State& s) const {
  Seats seats;
  if (s.over()) return seats;
  if (s.questions > 0) {
    seats.add(Seat{s.asked().seat});
    return seats;
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    if (player(s, seat).research == kUndecided) seats.add(Seat{byte(seat)});
  }
  return seats;
}

bool Civilization::sealed(const State& s) const {
  return s.stage == Stage::Turn && s.phase == Phase::Research && s.questions == 0 && research_is_open(s);
}

void Civilization::legal(const State& s, Seat seat, Actions& out) const {
  out.clear();
  if (!pending(s).has(seat)) return;
  if (s.questions > 0)
    list_answers(*box_, s, out);
  else
    list_research(*box_, s, seat.n, out);
}

Verdict Civilization::judge(const State& s, Seat seat, Action action) const {
  if (s.over()) return refuse("CV-14.1", "cv.refuse.over");
  const Seats asked = pending(s);
  if (!asked.has(seat))
    return refuse("CV-3.2", "cv.refuse.others_turn", {{"seat", Piece::seat(asked.first().n)}});
  Actions actions;
  legal(s, seat, actions);
  for (const Action& legal : actions) {
    if (legal == action) return legal_verdict();
  }
  return why_not(*box_, s, seat, action);
}

template <class Sink>
void Civilization::apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const {
  std::vector<Event> events;
  const Course c{*box_, s, random, Sink::kListens ? &events : nullptr};
  const Seats before = pending(s);
  const bool was_sealed = sealed(s);
  const std::uint64_t drawn = random.drawn();
  if (s.questions > 0) {
    answer(c, action);
  } else {
    choose_research(c, seat.n, action.a);
    go_on(c);
  }
  if (random.drawn() != drawn || (!sealed(s) && (was_sealed || pending(s) != before))) ++s.frontier;
  for (const Event& event : events) sink(event);
}
template void Civilization::apply(State&, Seat, Action, Random&, Silent&) const;
template void Civilization::apply(State&, Seat, Action, Random&, Recorder<Event>&) const;

// CV-14.9: the rulebook names winners only; the others share the next rank.
Standing Civilization::standing(const State& s) const {
  Standing standing;
  standing.over = s.over();
  standing.seats = byte(s.players());
  standing.categories = byte(kCategoryIds.size());
  for (std::size_t seat = 0; seat < standing.seats; ++seat) {
    const Victory victory = s.player[seat].victory;
    const std::size_t how =
        victory == Victory::None ? kCategoryIds.size() - 1 : static_cast<std::size_t>(victory) - 1;
    standing.points[seat][how] = static_cast<std::int16_t>((s.winners >> seat) & 1U);
  }
  standing.settle();
  return standing;
}

}  // namespace zig::civilization
