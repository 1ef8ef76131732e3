// MS-16.1 to MS-16.9: the automaton's deck and its turn. Nobody is asked during it.
#include "games/mesopotamia/automaton.h"

#include <utility>

namespace zig::mesopotamia {

namespace {

using Kind = Event::Kind;
using Where = Strategy::Where;

// The deck as the turn sees it: which card of the box lies at each place, and how urgent it is. Priorities are found once, at the start of the turn, or when a
// card joins (MS-16.21), so they are not part of the position.
struct Deck {
  std::array<int, kMaxDeck> card{};
  std::array<std::uint8_t, kMaxDeck> priority{};
  int size = 0;
  unsigned used = 0;  // types performed this turn, as bits (MS-16.6)

  Deck(const Box& box, const State& s, int seat) {
    while (size < kMaxDeck && deck_card(box, s, seat, size) >= 0) {
      card[static_cast<std::size_t>(size)] = deck_card(box, s, seat, size);
      ++size;
    }
  }
  int card_at(int place) const { return card[static_cast<std::size_t>(place)]; }
  int place_of(int wanted) const {
    for (int place = 0; place < size; ++place) {
      if (card_at(place) == wanted) return place;
    }
    return -1;
  }
};

const StrategyCard& card_at(const Course& c, const Deck& deck, int place) {
  return c.box.strategies[static_cast<std::size_t>(deck.card_at(place))];
}
Strategy& strategy(const Course& c, int seat, int place) {
  return c.player(seat).deck[static_cast<std::size_t>(place)];
}
int count(const Course& c, int seat, const Deck& deck, Where where) {
  int found = 0;
  for (int place = 0; place < deck.size; ++place) found += strategy(c, seat, place).where() == where;
  return found;
}

// MS-16.3: a smaller number is a higher priority.
void rank(const Course& c, int seat, Deck& deck, int place) {
  const StrategyCard& card = card_at(c, deck, place);
  deck.priority[static_cast<std::size_t>(place)] =
      is_met(c.box, c.s, seat, card.condition) ? card.priority_if_true : card.priority_if_false;
}

// --- drawing strategy cards

void reshuffle(const Course& c, int seat, const Deck& deck) {
  for (int place = 0; place < deck.size; ++place) {
    Strategy& strategy = mesopotamia::strategy(c, seat, place);
    if (strategy.where() == Where::Discarded) strategy.put(Where::Deck);
  }
}

// The next card of the deck, shown to everybody; -1: the deck is empty.
int turn_up(const Course& c, int seat, const Deck& deck) {
  const int card =
      pick_of(c.random, static_cast<int>(c.box.strategies.size()), kStrategyOutcome, [&](int wanted) {
        const int place = deck.place_of(wanted);
        return place >= 0 && strategy(c, seat, place).where() == Where::Deck;
      });
  if (card < 0) return -1;
  c.tell({.kind = Kind::StrategyShown, .seat = byte(seat), .a = byte(card)});
  return deck.place_of(card);
}

// MS-16.3, MS-16.9, MS-16.16: to three face-up cards; with more than three of them nothing is drawn.
void fill_display(const Course& c, int seat, const Deck& deck) {
  while (count(c, seat, deck, Where::FaceUp) < kDisplay) {
    if (count(c, seat, deck, Where::Deck) == 0) reshuffle(c, seat, deck);
    const int place = turn_up(c, seat, deck);
    if (place < 0) return;
    strategy(c, seat, place).put(Where::FaceUp);
  }
}

bool has_type(const StrategyCard& card, Type type) {
  return card.actions[0].type == type || card.actions[1].type == type;
}

// MS-16.10: cards are turned up and discarded until one has such an action; it joins the others. One reshuffle; then there is none.
void draw_until(const Course& c, int seat, Deck& deck, Type type) {
  for (bool reshuffled = false;;) {
    if (count(c, seat, deck, Where::Deck) == 0) {
      if (std::exchange(reshuffled, true)) return;
      reshuffle(c, seat, deck);
    }
    const int place = turn_up(c, seat, deck);
    if (place < 0) return;
    const bool wanted = has_type(card_at(c, deck, place), type);
    strategy(c, seat, place).put(wanted ? Where::FaceUp : Where::Discarded);
    if (wanted) return rank(c, seat, deck, place);  // MS-16.21
  }
}

// --- performing actions

struct Slot {
  int place = -1, action = 0;
};

// The first action that is open on the face-up cards, best card first, left before right.
template <class Fits>
Slot first_open(const Course& c, int seat, const Deck& deck, Fits fits) {
  Slot best;
  for (int place = 0; place < deck.size; ++place) {
    const Strategy& strategy = mesopotamia::strategy(c, seat, place);
    if (strategy.where() != Where::FaceUp) continue;
    if (best.place >= 0 &&
        deck.priority[static_cast<std::size_t>(best.place)] <= deck.priority[static_cast<std::size_t>(place)])
      continue;
    for (int action = 0; action < 2; ++action) {
      const Type type = card_at(c, deck, place).actions[static_cast<std::size_t>(action)].type;
      if (strategy.marked(action) || !fits(type)) continue;
      best = {place, action};
      break;
    }
  }
  return best;
}

// Marked first, so that a card it draws finds it resolved. An action without effect counts as done (MS-16.10b).
void perform(const Course& c, int seat, Deck& deck, Slot slot) {
  strategy(c, seat, slot.place).mark(slot.action);
  c.tell({.kind = Kind::StrategyUsed,
          .seat = byte(seat),
          .a = byte(deck.card_at(slot.place)),
          .b = byte(slot.action)});
  const StrategyAction& action = card_at(c, deck, slot.place).actions[static_cast<std::size_t>(slot.action)];
  deck.used |= 1U << at(action.type);
  for (const StrategyStep& step : action.steps) {
    if (step.op == StrategyStep::Op::DrawUntil) {
      draw_until(c, seat, deck, static_cast<Type>(step.a));
    } else {
      carry_out(c, seat, action, step);
    }
  }
}

// MS-16.6
void assign(const Course& c, int seat, Deck& deck, Type type) {
  const Slot slot = first_open(c, seat, deck, [&](Type open) { return open == type; });
  if (slot.place >= 0) return perform(c, seat, deck, slot);
  c.tell({.kind = Kind::ActionWasted, .seat = byte(seat)});
}

// MS-16.7, MS-16.8: the leftmost action of the best card that has one; types of this turn are passed over. False: there is none.
bool perform_leftmost(const Course& c, int seat, Deck& deck) {
  const Slot slot = first_open(c, seat, deck, [&](Type open) { return !((deck.used >> at(open)) & 1U); });
  if (slot.place < 0) return false;
  perform(c, seat, deck, slot);
  return true;
}

// MS-16.4 to MS-16.7: one card of each type and a star; so many are drawn, and each is used when it is drawn (MS-R.89). The star waits to the end.
void draw_action_cards(const Course& c, int seat, Deck& deck) {
  constexpr int kStarCard = kTypes;
  unsigned drawn = 0;
  const auto& numbers = c.box.action_cards[at(c.s.options.difficulty)];
  for (int left = numbers[c.s.of(seat).floors]; left > 0; --left) {
    const int card =
        pick_of(c.random, kTypes + 1, kActionOutcome, [&](int i) { return !((drawn >> i) & 1U); });
    if (card < 0) break;
    drawn |= 1U << card;
    c.tell({.kind = Kind::ActionCardDrawn, .seat = byte(seat), .a = byte(card)});
    if (card != kStarCard) assign(c, seat, deck, static_cast<Type>(card));
  }
  if (((drawn >> kStarCard) & 1U) && !perform_leftmost(c, seat, deck))
    c.tell({.kind = Kind::ActionWasted, .seat = byte(seat)});
}

}  // namespace

int deck_card(const Box& box, const State& s, int seat, int i) {
  const auto cards = static_cast<int>(box.strategies.size());
  int basic = 0;
  for (; basic < cards; ++basic) {
    if (box.strategies[static_cast<std::size_t>(basic)].empire < 0 && i-- == 0) break;
  }
  if (basic == cards) return -1;
  for (int card = 0; card < cards; ++card) {
    const StrategyCard& strategy = box.strategies[static_cast<std::size_t>(card)];
    if (strategy.empire == static_cast<int>(s.of(seat).empire) && strategy.replaces == basic) return card;
  }
  return basic;
}

// MS-16.1: of its goods only bones are kept.
void set_up_automaton(const Course& c, int seat) {
  Player& player = c.player(seat);
  for (Strategy& strategy : player.deck) strategy.put(Where::Deck);
  const std::uint8_t bones = amount(player.goods, Resource::Bone);
  player.goods = {};
  amount(player.goods, Resource::Bone) = bones;
}

void play_automaton(const Course& c, int seat) {
  Deck deck(c.box, c.s, seat);
  fill_display(c, seat, deck);
  for (int place = 0; place < deck.size; ++place) {
    if (strategy(c, seat, place).where() == Where::FaceUp) rank(c, seat, deck, place);
  }
  draw_action_cards(c, seat, deck);
  perform_leftmost(c, seat, deck);  // MS-16.8
  // MS-16.9
  for (int place = 0; place < deck.size; ++place) {
    Strategy& strategy = mesopotamia::strategy(c, seat, place);
    if (strategy.done()) strategy.put(Where::Discarded);
  }
  fill_display(c, seat, deck);
}

}  // namespace zig::mesopotamia
