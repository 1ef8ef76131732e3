#include "games/civilization/holdings.h"

#include <algorithm>

#include "engine/byte.h"
#include "games/civilization/chance.h"
#include "games/civilization/cities.h"

namespace zig::civilization {

namespace {

bool hidden_from(const Card& card, int seat) {
  if (card.where == Card::Where::FaceUp || card.where == Card::Where::Front ||
      card.where == Card::Where::Played)
    return false;
  return !knows_face(card, seat);
}

// Cards of one deck that could be each other exchange their places. Those of different passes cannot: the later ones lay face up, for all to see,
// while the earlier ones were in somebody's hands.
void shuffle_hidden(std::span<Card> deck, int seat, Random& random) {
  std::array<std::uint8_t, 64> alike{};
  std::array<bool, 64> done{};
  for (std::size_t first = 0; first < deck.size(); ++first) {
    if (done[first] || !hidden_from(deck[first], seat)) continue;
    std::uint32_t count = 0;
    for (std::size_t i = first; i < deck.size(); ++i) {
      if (!hidden_from(deck[i], seat) || deck[i].pass != deck[first].pass) continue;
      alike[count++] = byte(static_cast<int>(i));
      done[i] = true;
    }
    if (count < 2) continue;
    // In an order of their own first, so that the sample does not depend on how the cards really lie.
    std::array<std::uint32_t, 64> places{};
    for (std::uint32_t i = 0; i < count; ++i) places[i] = std::bit_cast<std::uint32_t>(deck[alike[i]]);
    std::sort(places.begin(), places.begin() + count);
    for (std::uint32_t i = 0; i < count; ++i) deck[alike[i]] = std::bit_cast<Card>(places[i]);
    random.shuffle_places(count, count - 1, [&](std::uint32_t i) -> Card& { return deck[alike[i]]; });
  }
}

// A hand that the seat does not see is any so many of the holder's units.
void shuffle_hand(State& s, int holder, Random& random) {
  std::array<std::uint8_t, kUnitCards> units{};
  std::uint32_t count = 0, hand = 0;
  for (std::size_t i = 0; i < kUnitCards; ++i) {
    Card& card = s.unit[i];
    if (card.holder != holder || (card.where != Card::Where::Held && card.where != Card::Where::Hand))
      continue;
    hand += card.where == Card::Where::Hand;
    card.where = Card::Where::Held;
    units[count++] = byte(static_cast<int>(i));
  }
  random.shuffle_places(count, hand, [&](std::uint32_t i) -> auto& { return units[i]; });
  for (std::uint32_t i = 0; i < hand; ++i) s.unit[units[i]].where = Card::Where::Hand;
}

}  // namespace

// Barbarians are played by the player to the attacker's left.
bool sees_hand(const State& s, int holder, int seat) {
  if (seat >= kMaxPlayers) return false;
  const int attacker = s.battle.holder[0];
  const int owner = holder == kBarbarians ? s.left_of(attacker) : holder;
  const int opponent = holder == attacker ? s.battle.holder[1] : attacker;
  return owner == seat || (opponent == seat && works(s, seat, Wonder::Oracle));
}

namespace {

// The top card of the deck, unless a script says which it is to be; -1: there is none. outcome_of(card) is the number of a card of the deck.
template <class OutcomeOf>
int draw(Deck deck, std::span<Card> cards, int seat, Random& random, OutcomeOf outcome_of) {
  if (!random.has_script() || deck.face_down() == 0) return deck.draw(seat, random);
  const auto face_down = [&](int card) {
    return cards[static_cast<std::size_t>(card)].where == Card::Where::FaceDown;
  };
  const auto nth = [&](int n) { return nth_card(n, face_down); };
  const int card = nth(pick(random, deck.face_down(), [&](int n) { return outcome_of(nth(n)); }));
  Card& drawn = cards[static_cast<std::size_t>(card)];
  drawn.where = Card::Where::Held;
  drawn.holder = byte(seat);
  drawn.seen = seat < kBarbarians ? byte(1 << seat) : std::uint8_t{0};
  return card;
}
std::uint16_t outcome(std::uint16_t first, std::uint8_t which) {
  return static_cast<std::uint16_t>(first + which);
}

}  // namespace

int draw_unit(const Box& box, State& s, int seat, UnitType type, Random& random) {
  const std::size_t first = box.first_unit[static_cast<std::size_t>(type)];
  const auto cards =
      std::span(s.unit).subspan(first, box.first_unit[static_cast<std::size_t>(type) + 1] - first);
  const int card = draw(unit_deck(box, s, type), cards, seat, random,
                        [&](int i) { return unit_outcome(box, first + static_cast<std::size_t>(i)); });
  return card < 0 ? card : static_cast<int>(first) + card;
}
int draw_event(const Box& box, State& s, int seat, Age age, Random& random) {
  const std::size_t first = box.first_event[static_cast<std::size_t>(age)];
  const auto cards =
      std::span(s.event).subspan(first, box.first_event[static_cast<std::size_t>(age) + 1] - first);
  const int card = draw(event_deck(box, s, age), cards, seat, random, [&](int i) {
    return outcome(kEventOutcome, box.event_kind[first + static_cast<std::size_t>(i)]);
  });
  return card < 0 ? card : static_cast<int>(first) + card;
}
int take_hut(const Box& box, State& s, int seat, Random& random) {
  return draw(hut_pool(s), s.hut, seat, random,
              [&](int i) { return outcome(kHutOutcome, box.hut_content[static_cast<std::size_t>(i)]); });
}
int take_village(const Box& box, State& s, int seat, Random& random) {
  return draw(village_pool(s), s.village, seat, random, [&](int i) {
    return outcome(kVillageOutcome, box.village_content[static_cast<std::size_t>(i)]);
  });
}

int units_of(const State& s, int seat) { return count_held(s.unit, seat); }
int units_of(const Box& box, const State& s, int seat, UnitType type) {
  const std::size_t first = box.first_unit[static_cast<std::size_t>(type)];
  return count_held(
      std::span(s.unit).subspan(first, box.first_unit[static_cast<std::size_t>(type) + 1] - first), seat);
}
int events_of(const State& s, int seat) { return count_held(s.event, seat); }
int huts_of(const State& s, int seat) { return count_held(s.hut, seat); }
int villages_of(const State& s, int seat) { return count_held(s.village, seat); }

int resources_of(const Box& box, const State& s, int seat, Resource resource) {
  const auto kind = static_cast<std::size_t>(resource);
  int tokens = kind < kMarketResources ? s.player[static_cast<std::size_t>(seat)].market[kind] : 0;
  for (std::size_t i = 0; i < kHuts; ++i) tokens += holds(s.hut[i], seat) && box.hut_content[i] == kind;
  for (std::size_t i = 0; i < kVillages; ++i)
    tokens += holds(s.village[i], seat) && box.village_content[i] == kind;
  return tokens;
}

void hand_over(Card& card, int to) {
  card.holder = byte(to);
  card.seen = byte(card.seen | 1 << to);
}

void imagine_cards(const Box& box, State& s, int seat, Random& random) {
  for (std::size_t type = 0; type < kUnitTypes; ++type)
    shuffle_hidden(
        std::span(s.unit).subspan(box.first_unit[type], box.first_unit[type + 1] - box.first_unit[type]),
        seat, random);
  for (std::size_t age = 0; age < kAges; ++age)
    shuffle_hidden(
        std::span(s.event).subspan(box.first_event[age], box.first_event[age + 1] - box.first_event[age]),
        seat, random);
  shuffle_hidden(s.hut, seat, random);
  // CV-8.11: the first villages hold great people. They are never kept, so a village in a hand is one of the others.
  shuffle_hidden(std::span(s.village).subspan(box.village_people), seat, random);
  if (s.battle.at == kNowhere) return;
  for (const int holder : s.battle.holder) {
    if (!sees_hand(s, holder, seat)) shuffle_hand(s, holder, random);
  }
}

}  // namespace zig::civilization
