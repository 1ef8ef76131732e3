#include "games/civilization/deck.h"

#include <gtest/gtest.h>

#include <set>

namespace zig::civilization {
namespace {

// CV-6.6: the holder gets every card once; then the deck is empty.
TEST(CivilizationDeck, IsDrawnEmpty) {
  std::array<Card, 6> cards{};
  Deck deck(cards);
  Random random = Random::fast(1);
  std::set<int> drawn;
  for (int i = 0; i < 6; ++i) drawn.insert(deck.draw(2, random));
  EXPECT_EQ(drawn.size(), 6U);
  EXPECT_TRUE(deck.empty());
  EXPECT_EQ(deck.draw(2, random), -1);
  for (const Card& card : cards)
    EXPECT_EQ(card, (Card{.where = Card::Where::Held, .holder = 2, .seen = 1 << 2}));
}

// CV-6.7, CV-7.4: used cards wait face up until the rest is drawn; then they are shuffled.
TEST(CivilizationDeck, UsedCardsComeBack) {
  std::array<Card, 4> cards{};
  Deck deck(cards);
  Random random = Random::fast(2);
  const int used = deck.draw(0, random), kept = deck.draw(1, random);
  deck.put_under(used);
  for (int i = 0; i < 2; ++i) EXPECT_NE(deck.draw(0, random), used);
  EXPECT_EQ(deck.face_down(), 0);
  EXPECT_FALSE(deck.empty());
  EXPECT_EQ(deck.draw(0, random), used);
  EXPECT_EQ(cards[static_cast<std::size_t>(kept)].where, Card::Where::Held);
}

// CV-1.8: a card held since the first pass cannot be one that was shuffled for the second.
TEST(CivilizationDeck, RemembersThePass) {
  std::array<Card, 4> cards{};
  Deck deck(cards);
  Random random = Random::fast(3);
  const auto kept = static_cast<std::size_t>(deck.draw(1, random));
  for (int round = 0; round < 500; ++round) deck.put_under(deck.draw(0, random));
  const auto fresh = static_cast<std::size_t>(deck.draw(2, random));
  EXPECT_NE(cards[kept].pass, cards[fresh].pass);
  for (const Card& card : cards) EXPECT_LT(card.pass, cards.size());
}

}  // namespace
}  // namespace zig::civilization
