// The rules side of the contract: who is asked, what is legal, what an answer does, how it stands.
#include "games/mesopotamia/mesopotamia.h"
#include "games/mesopotamia/why_not.h"

namespace zig::mesopotamia {

namespace {

// MS-14.10. In a scenario only a game that is won has points (MS-17.11); otherwise the enemy comes first.
int tie_break(const State& s, int seat) {
  if (!s.scenario()) return s.players() - rank(s, Track::Population, seat);
  const bool lost = s.over() && s.outcome != Outcome::Won;
  return s.automated(seat) == lost ? 2 : 1;
}

}  // namespace

void Mesopotamia::legal(const State& s, Seat seat, Actions& out) const {
  out.clear();
  if (pending(s).has(seat)) list_answers(*box_, s, seat.n, out);
}

Verdict Mesopotamia::judge(const State& s, Seat seat, Action action) const {
  if (s.over()) return refuse("MS-14.1", "ms.refuse.over");
  const Seats asked = pending(s);
  if (!asked.has(seat))
    return refuse("MS-4.2", "ms.refuse.others_turn", {{"seat", Piece::seat(asked.first().n)}});
  Actions actions;
  list_answers(*box_, s, seat.n, actions);
  for (const Action& legal : actions) {
    if (legal == action) return legal_verdict();
  }
  if (id(action) < 0) return refuse("MS-19.1", "ms.refuse.no_such_action");
  return why_not(*box_, s, seat.n, action);
}

template <class Sink>
void Mesopotamia::apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const {
  std::vector<Event> events;
  const Course c{*box_, s, random, Sink::kListens ? &events : nullptr};
  const Seats before = pending(s);
  const bool was_sealed = sealed(s);
  const std::uint64_t drawn = random.drawn();
  answer(c, seat.n, action);
  go_on(c);
  if (random.drawn() != drawn || (!sealed(s) && (was_sealed || pending(s) != before))) ++s.frontier;
  for (const Event& event : events) sink(event);
}
template void Mesopotamia::apply(State&, Seat, Action, Random&, Silent&) const;
template void Mesopotamia::apply(State&, Seat, Action, Random&, Recorder<Event>&) const;

Standing Mesopotamia::standing(const State& s) const {
  Standing standing;
  standing.over = s.over();
  standing.seats = byte(s.players());
  standing.categories = kScores;
  for (int seat = 0; seat < s.players(); ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    const Points points = points_of(*box_, s, seat, true);
    std::copy(points.begin(), points.end(), standing.points[i].begin());
    standing.tie_break[i][0] = static_cast<std::int16_t>(tie_break(s, seat));
  }
  standing.settle();
  return standing;
}

}  // namespace zig::mesopotamia
