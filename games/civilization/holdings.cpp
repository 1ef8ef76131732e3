#include "games/civilization/holdings.h"

#include <algorithm>

#include "engine/byte.h"
#include "games/civilization/cities.h"

namespace zig::civilization {

namespace {

template <class Cards>
int held_by(const Cards& cards, int seat) {
  return static_cast<int>(std::ranges::count_if(cards, [&](const Card& card) { return holds(card, seat); }));
}

bool hidden_from(const Card& card, int seat) {
  if (card.where == Card::Where::FaceUp || card.where == Card::Where::Front) return false;
  return seat >= kMaxPlayers || !((card.seen >> seat) & 1U);
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
    if (count > 1)
      random.shuffle_places(count, count - 1, [&](std::uint32_t i) -> Card& { return deck[alike[i]]; });
  }
}

// CV-10.17: who sees the battle hand of that holder. Barbarians are played by the player to the attacker's left.
bool sees_hand(const State& s, int holder, int seat) {
  if (seat >= kMaxPlayers) return false;
  const int attacker = s.battle.holder[0];
  const int owner = holder == kBarbarians ? s.left_of(attacker) : holder;
  const int opponent = holder == attacker ? s.battle.holder[1] : attacker;
  return owner == seat || (opponent == seat && works(s, seat, Wonder::Oracle));
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

bool holds(const Card& card, int seat) {
  return card.holder == seat && card.where != Card::Where::FaceDown && card.where != Card::Where::FaceUp;
}

int draw_unit(const Box& box, State& s, int seat, UnitType type, Random& random) {
  const int card = unit_deck(box, s, type).draw(seat, random);
  return card < 0 ? card : box.first_unit[static_cast<std::size_t>(type)] + card;
}
int draw_event(const Box& box, State& s, int seat, Age age, Random& random) {
  const int card = event_deck(box, s, age).draw(seat, random);
  return card < 0 ? card : box.first_event[static_cast<std::size_t>(age)] + card;
}
int take_hut(State& s, int seat, Random& random) { return hut_pool(s).draw(seat, random); }
int take_village(State& s, int seat, Random& random) { return village_pool(s).draw(seat, random); }

int units_of(const State& s, int seat) { return held_by(s.unit, seat); }
int units_of(const Box& box, const State& s, int seat, UnitType type) {
  const std::size_t first = box.first_unit[static_cast<std::size_t>(type)];
  return held_by(std::span(s.unit).subspan(first, box.first_unit[static_cast<std::size_t>(type) + 1] - first),
                 seat);
}
int events_of(const State& s, int seat) { return held_by(s.event, seat); }
int huts_of(const State& s, int seat) { return held_by(s.hut, seat); }
int villages_of(const State& s, int seat) { return held_by(s.village, seat); }

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
  shuffle_hidden(s.village, seat, random);
  if (s.battle.at == kNowhere) return;
  for (const int holder : s.battle.holder) {
    if (!sees_hand(s, holder, seat)) shuffle_hand(s, holder, random);
  }
}

}  // namespace zig::civilization
