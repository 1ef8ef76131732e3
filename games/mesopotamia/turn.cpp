// MS-4, MS-5: rounds, turns, dice, and which action is performed.
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

// --- dice (MS-5.3 to MS-5.6)

// A die of the seat that has not been placed and shows something.
bool usable(const Die& die) { return die.free() && die.face != Die::kUnrolled; }
bool covers(const Box& box, const Die& die, Symbol symbol) {
  if (die.face == Die::kAnyFace) return (box.symbols_on[at(die.colour)] >> symbol) & 1U;  // MS-15.1
  return die.face == symbol || die.face == kStar;
}
// MS-15.1: in the no-luck game the Hittites may set one die a turn to the star.
bool may_set_star(const Box& box, const State& s, int seat) {
  return s.options.no_luck && !s.turn.star_set && box.empires[at(s.of(seat).empire)].free_reroll;
}

// How one die or two cover the card's symbols: not at all, or with so many dice set to the star.
enum class Cover : std::uint8_t { No, Plain, WithStar };
Cover covers_all(const Box& box, const TechCard& card, const Die& die, bool star) {
  if (covers(box, die, card.symbols[0])) return Cover::Plain;
  return star ? Cover::WithStar : Cover::No;
}
Cover covers_all(const Box& box, const TechCard& card, const Die& one, const Die& two, bool star) {
  const bool a = covers(box, one, card.symbols[0]), b = covers(box, two, card.symbols[1]);
  const bool x = covers(box, one, card.symbols[1]), y = covers(box, two, card.symbols[0]);
  if ((a && b) || (x && y)) return Cover::Plain;
  return star && (a || b || x || y) ? Cover::WithStar : Cover::No;
}

// The dice that can be placed, looked up by what they cover. Dice that look alike are offered once: a set is listed only if it has the first of those that
// are equal.
class Tray {
 public:
  Tray(const Box& box, const Player& player) {
    for (unsigned i = 0; i < player.floors; ++i) {
      const Die& die = player.dice[i];
      if (!usable(die)) continue;
      const unsigned bit = 1U << i;
      all_ |= bit;
      if (die.face == kStar) {
        stars_ |= bit;
      } else if (die.face == Die::kAnyFace) {
        for (unsigned symbols = box.symbols_on[at(die.colour)]; symbols != 0; symbols &= symbols - 1)
          showing_[static_cast<std::size_t>(std::countr_zero(symbols))] |= bit;
      } else {
        showing_[die.face] |= bit;
      }
      for (unsigned earlier = 0; earlier < i; ++earlier) {
        if (player.dice[earlier] != die) continue;
        before_[i] |= 1U << earlier;
        alike_ = true;
      }
    }
  }
  unsigned all() const { return all_; }
  unsigned covering(Symbol symbol) const { return showing_[symbol] | stars_; }
  bool first_choice(unsigned dice) const {
    if (!alike_) return true;
    unsigned needed = 0;
    for (unsigned left = dice; left != 0; left &= left - 1)
      needed |= before_[static_cast<std::size_t>(std::countr_zero(left))];
    return (needed & ~dice) == 0;
  }

 private:
  unsigned all_ = 0, stars_ = 0;
  std::array<unsigned, kMaxSymbols> showing_{};
  std::array<unsigned, kFloors> before_{};  // those that look like it
  bool alike_ = false;
};

Cover cover_of(const Box& box, const State& s, int seat, const TechCard& card, unsigned dice) {
  const Player& player = s.of(seat);
  const bool star = may_set_star(box, s, seat);
  if (std::popcount(dice) != card.symbol_count) return Cover::No;
  const Die& one = player.dice[static_cast<std::size_t>(std::countr_zero(dice))];
  if (card.symbol_count == 1) return covers_all(box, card, one, star);
  const Die& two = player.dice[static_cast<std::size_t>(std::bit_width(dice) - 1)];
  return covers_all(box, card, one, two, star);
}

bool may_reroll(const Box& box, const State& s, int seat) {
  if (s.options.no_luck || s.turn.rerolls >= box.max_rerolls) return false;
  const Player& player = s.of(seat);
  return (box.empires[at(player.empire)].free_reroll && !s.turn.free_reroll) ||
         holds(player.goods, box.reroll_cost);
}

void tell_dice(const Course& c, int seat, Event::Kind kind, unsigned dice, bool free) {
  Event event{.kind = kind, .seat = byte(seat), .a = byte(free ? 1 : 0), .b = byte(static_cast<int>(dice))};
  for (std::size_t i = 0; i < kFloors; ++i) event.goods[i] = c.player(seat).dice[i].face;
  c.tell(event);
}

void reroll(const Course& c, int seat, unsigned dice) {
  State& s = c.s;
  const bool free = c.box.empires[at(s.of(seat).empire)].free_reroll && !s.turn.free_reroll;  // MS-R.12
  if (free)
    s.turn.free_reroll = 1;
  else
    pay(c, seat, c.box.reroll_cost);
  ++s.turn.rerolls;
  roll(c, seat, dice);
  tell_dice(c, seat, Event::Kind::DiceRerolled, dice, free);
}

// MS-15.1: what a die shows when it is set.
void set_faces(const Course& c, int seat, const TechCard& card, unsigned dice, Cover cover) {
  Player& player = c.player(seat);
  unsigned symbols = (1U << card.symbol_count) - 1;
  for (unsigned left = dice; left != 0; left &= left - 1) {
    Die& die = player.dice[static_cast<std::size_t>(std::countr_zero(left))];
    if (die.face != Die::kAnyFace) continue;
    const bool last = (left & (left - 1)) == 0;
    for (unsigned i = 0; i < card.symbol_count; ++i) {
      if (!((symbols >> i) & 1U) || !covers(c.box, die, card.symbols[i])) continue;
      // The other die must cover what is left.
      const unsigned others = left & (left - 1);
      const unsigned rest = symbols & ~(1U << i);
      if (!last && rest != 0 && cover == Cover::Plain) {
        const Die& other = player.dice[static_cast<std::size_t>(std::countr_zero(others))];
        if (!covers(c.box, other, card.symbols[static_cast<std::size_t>(std::countr_zero(rest))])) continue;
      }
      die.face = card.symbols[i];
      symbols = rest;
      break;
    }
    if (die.face == Die::kAnyFace) die.face = kStar;
  }
}

void perform(const Course& c, int seat, Type type, unsigned dice) {
  State& s = c.s;
  if (dice == 0) {
    s.turn.marker = 1;
  } else {
    const TechCard& card = card_of(c.box, s, seat, type);
    const Cover cover = cover_of(c.box, s, seat, card, dice);
    set_faces(c, seat, card, dice, cover);
    if (cover == Cover::WithStar) s.turn.star_set = 1;
    for (std::size_t i = 0; i < kFloors; ++i) {
      if ((dice >> i) & 1U) c.player(seat).dice[i].on = byte(static_cast<int>(type));
    }
  }
  c.tell({.kind = Event::Kind::ActionBegan,
          .seat = byte(seat),
          .a = byte(static_cast<int>(type)),
          .b = byte(static_cast<int>(dice))});
  begin_action(c, type);
}

}  // namespace

void roll(const Course& c, int seat, unsigned dice) {
  Player& player = c.player(seat);
  for (std::size_t i = 0; i < player.floors; ++i) {
    if (!((dice >> i) & 1U)) continue;
    Die& die = player.dice[i];
    die.on = Die::kFree;
    if (c.s.options.no_luck) {
      die.face = Die::kAnyFace;
      continue;
    }
    const auto& faces = c.box.dice[at(die.colour)];
    die.face = faces[static_cast<std::size_t>(pick(c.random, kDieFaces, [&](int face) {
      return static_cast<std::uint16_t>(kFaceOutcome + faces[static_cast<std::size_t>(face)]);
    }))];
  }
}

void begin_round(const Course& c) {
  State& s = c.s;
  s.stage = Stage::Turns;
  s.chosen = 0;
  s.clock = 0;
  ++s.round;
  s.order = s.track[at(Track::Population)].order;  // MS-4.2
  if (s.options.mode == Mode::DefendersOfAshur)
    s.order = {0, 1, kNobody, kNobody, kNobody, kNobody};  // MS-18.6
  c.tell({.kind = Event::Kind::RoundBegan, .a = byte(s.round & 0xFF)});
  begin_turn(c);
}

void begin_turn(const Course& c) {
  State& s = c.s;
  const int seat = s.active();
  s.turn = {};
  c.tell({.kind = Event::Kind::TurnBegan, .seat = byte(seat)});
  if (s.automated(seat) || s.of(seat).floors == 0) return;
  if (!s.options.roll_at_end || s.options.no_luck) roll(c, seat, kDiceSets - 1);  // MS-4.5
  if (!s.options.no_luck) tell_dice(c, seat, Event::Kind::DiceRolled, kDiceSets - 1, true);
}

void end_turn(const Course& c) {
  State& s = c.s;
  const int seat = s.active();
  Player& player = c.player(seat);
  for (Die& die : player.dice) {
    die.on = Die::kFree;
    die.face = Die::kUnrolled;
  }
  if (s.options.roll_at_end && !s.options.no_luck && !s.automated(seat)) roll(c, seat, kDiceSets - 1);
  s.turn = {};
  c.tell({.kind = Event::Kind::TurnEnded, .seat = byte(seat)});
  if (++s.chosen < s.players()) return begin_turn(c);
  s.stage = Stage::Battles;
  begin_battles(c);
}

void begin_action(const Course& c, Type type) {
  State& s = c.s;
  const int seat = s.active();
  const TechCard& card = card_of(c.box, s, seat, type);
  Turn& turn = s.turn;
  turn.used = byte(turn.used | (1 << at(type)));
  turn.action = byte(static_cast<int>(type));
  turn.level = s.of(seat).tech[at(type)];
  gain(c, seat, card.gain);  // MS-5.14
  switch (type) {
    case Type::Explore: turn.first_left = card.activations; break;
    case Type::Build: turn.first_left = card.builds; break;
    case Type::Research:
      turn.first_left = card.conversions;
      turn.second_left = card.discoveries;
      break;
    case Type::GatherTrade:
      turn.first_left = card.gathers;
      turn.second_left = card.trades;
      break;
    case Type::Warfare:
      gain(c, seat, Resource::Bone, card.bones);  // MS-10.1; nobody would decline them
      turn.first_left = card.units;
      break;
    case Type::Grow: turn.first_left = card.grow_steps; break;
  }
}

void finish_action(const Course& c) {
  const Turn before = c.s.turn;
  c.s.turn = {};
  c.s.turn.used = before.used;
  c.s.turn.marker = before.marker;
  c.s.turn.rerolls = before.rerolls;
  c.s.turn.free_reroll = before.free_reroll;
  c.s.turn.star_set = before.star_set;
}

void go_on_with_turn(const Course& c) {
  State& s = c.s;
  const int seat = s.active();
  if (s.automated(seat)) {
    switch (s.options.mode) {
      case Mode::Empires: play_automaton(c, seat); break;
      case Mode::SiegeOfUr: play_defenders(c); break;
      case Mode::DefendersOfAshur: play_invaders(c); break;
    }
    if (!s.over()) end_turn(c);
    return;
  }
  if (s.turn.action == kNone) return c.ask(Ask::Turn, seat);
  switch (static_cast<Type>(s.turn.action)) {
    case Type::Explore: return go_on_exploring(c);
    case Type::Build: return go_on_building(c);
    case Type::Research: return go_on_researching(c);
    case Type::GatherTrade: return go_on_gathering(c);
    case Type::Warfare: return go_on_with_warfare(c);
    case Type::Grow: return go_on_growing(c);
  }
}

void end_game(const Course& c) {
  c.s.stage = Stage::Over;
  c.tell({.kind = Event::Kind::GameEnded});
}

namespace {

// MS-5.3: the sets of one die or two that cover the card's symbols.
template <class Visit>
void each_cover(const Tray& tray, const TechCard& card, bool star, Visit visit) {
  const auto offer = [&](unsigned set) {
    if (tray.first_choice(set)) visit(set);
  };
  const unsigned first = star ? tray.all() : tray.covering(card.symbols[0]);
  if (card.symbol_count == 1) {
    for (unsigned left = first; left != 0; left &= left - 1) offer(left & (~left + 1));
    return;
  }
  const unsigned covers_first = tray.covering(card.symbols[0]),
                 covers_second = tray.covering(card.symbols[1]);
  for (unsigned left = tray.all(); left != 0; left &= left - 1) {
    const unsigned one = left & (~left + 1);
    for (unsigned right = left & (left - 1); right != 0; right &= right - 1) {
      const unsigned two = right & (~right + 1);
      const bool plain =
          ((covers_first & one) && (covers_second & two)) || ((covers_second & one) && (covers_first & two));
      if (plain || (star && ((covers_first | covers_second) & (one | two)))) offer(one | two);
    }
  }
}

}  // namespace

// MS-5.2, MS-5.6, MS-5.9
void list_turn(const Box& box, const State& s, Question question, Actions& out) {
  const int seat = question.seat;
  const Tray tray(box, s.of(seat));
  const bool star = may_set_star(box, s, seat);
  for (int type = 0; type < kTypes; ++type) {
    if ((s.turn.used >> type) & 1U) continue;
    if (!s.turn.marker) out.push_back(with(Kind::Perform, type));
    if (tray.all() == 0) continue;
    each_cover(tray, card_of(box, s, seat, static_cast<Type>(type)), star,
               [&](unsigned set) { out.push_back(with(Kind::Perform, type, static_cast<int>(set))); });
  }
  if (tray.all() != 0 && may_reroll(box, s, seat)) {
    for (unsigned set = tray.all(); set != 0; set = (set - 1) & tray.all()) {
      if (tray.first_choice(set)) out.push_back(with(Kind::Reroll, 0, static_cast<int>(set)));
    }
  }
  out.push_back(done());
}
bool wide_turn(const Box&, const State& s, Question) {
  return !s.turn.marker && s.turn.used != (1U << kTypes) - 1;
}

void answer_turn(const Course& c, Question question, Action action) {
  c.answered();
  switch (action.kind) {
    case Kind::Perform: return perform(c, question.seat, static_cast<Type>(action.a), action.b);
    case Kind::Reroll: return reroll(c, question.seat, action.b);
    default: return end_turn(c);
  }
}

}  // namespace zig::mesopotamia
