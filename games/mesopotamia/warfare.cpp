// MS-10: creating units, and growing.
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

}  // namespace

Areas unit_sites(const State& s, int seat) {
  const Player& player = s.of(seat);
  return player.settlements | Areas::one(player.start);
}

void go_on_with_warfare(const Course& c) {
  if (c.s.turn.first_left == 0) return finish_action(c);
  c.ask(Ask::Warfare, c.s.active());
}

void list_warfare(const Box& box, const State& s, Question question, Actions& out) {
  const Player& player = s.of(question.seat);
  const TechCard& card = card_of(box, s, question.seat, Type::Warfare);
  if (below_unit_limit(box, s, question.seat)) {  // MS-10.4
    const Areas sites = unit_sites(s, question.seat);
    for (int type = 0; type < card.max_unit_level; ++type) {  // MS-10.2
      const auto i = static_cast<std::size_t>(type);
      if (figure_in_reserve(player, static_cast<UnitType>(type)) >= 0 &&
          holds(player.goods, card.unit_cost[i]))
        list_areas(Kind::Create, sites, out, type);
    }
  }
  out.push_back(done());
}
void answer_warfare(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Done) return finish_action(c);
  --c.s.turn.first_left;
  pay(c, question.seat, card_of(c.box, c.s, question.seat, Type::Warfare).unit_cost[action.a]);
  place_unit(c, question.seat, static_cast<UnitType>(action.a),
             action.place);  // MS-10.3: no event is revealed
}

void go_on_growing(const Course& c) {
  if (c.s.turn.first_left == 0) return finish_action(c);
  c.ask(Ask::Grow, c.s.active());
}

// MS-10.5
void list_grow(const Box& box, const State& s, Question question, Actions& out) {
  if (holds(s.of(question.seat).goods, card_of(box, s, question.seat, Type::Grow).grow_cost) &&
      can_advance(box, s, question.seat, Track::Population))
    out.push_back(with(Kind::Grow));
  out.push_back(done());
}
void answer_grow(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Done) return finish_action(c);
  --c.s.turn.first_left;
  pay(c, question.seat, card_of(c.box, c.s, question.seat, Type::Grow).grow_cost);
  advance(c, question.seat, Track::Population, 1);
}

}  // namespace zig::mesopotamia
