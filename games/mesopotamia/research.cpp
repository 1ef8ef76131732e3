// MS-8: clay into tablets, tablets into technologies.
#include "games/mesopotamia/parts.h"
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

// MS-8.3: the card that the action was started with.
const TechCard& card_in_use(const Box& box, const State& s) {
  return box.card(s.of(s.active()).empire, Type::Research, s.turn.level);
}

}  // namespace

void go_on_researching(const Course& c) { c.ask(Ask::Research, c.s.active()); }

void list_research(const Box& box, const State& s, Question question, Actions& out) {
  const Player& player = s.of(question.seat);
  const TechCard& card = card_in_use(box, s);
  if (s.turn.first_left > 0 && part_open(s.turn, kFirstPart) && holds(player.goods, card.convert_from))
    out.push_back(with(Kind::Convert));
  if (s.turn.second_left > 0 && part_open(s.turn, kSecondPart) && holds(player.goods, card.discovery_cost)) {
    for (int type = 0; type < kTypes; ++type) {
      if (player.tech[static_cast<std::size_t>(type)] < kLevels)
        out.push_back(with(Kind::Discover, type));  // MS-8.5
    }
  }
  out.push_back(done());
}
bool wide_research(const Box& box, const State& s, Question question) {
  return s.turn.first_left > 0 && part_open(s.turn, kFirstPart) &&
         holds(s.of(question.seat).goods, card_in_use(box, s).convert_from);
}
void answer_research(const Course& c, Question question, Action action) {
  Turn& turn = c.s.turn;
  c.answered();
  if (action.kind == Kind::Done) return finish_action(c);
  const TechCard& card = card_in_use(c.box, c.s);
  if (action.kind == Kind::Convert) {  // MS-8.1
    use_part(turn, kFirstPart);
    --turn.first_left;
    pay(c, question.seat, card.convert_from);
    return gain(c, question.seat, card.convert_to);
  }
  use_part(turn, kSecondPart);  // MS-8.2
  --turn.second_left;
  pay(c, question.seat, card.discovery_cost);
  raise_tech(c, question.seat, static_cast<Type>(action.a));
}

}  // namespace zig::mesopotamia
