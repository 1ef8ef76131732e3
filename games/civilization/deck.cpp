#include "games/civilization/deck.h"

#include <algorithm>

#include "engine/byte.h"

namespace zig::civilization {

int Deck::count(Card::Where where) const {
  return static_cast<int>(std::ranges::count(cards_, where, &Card::where));
}

int Deck::draw(int holder, Random& random) {
  if (face_down() == 0 && used_ == Used::ComeBack) turn();
  const int down = face_down();
  if (down == 0) return -1;
  auto skip = random.below(static_cast<std::uint32_t>(down));
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    Card& card = cards_[i];
    if (card.where != Card::Where::FaceDown || skip-- > 0) continue;
    card.where = Card::Where::Held;
    card.holder = byte(holder);
    card.seen = holder < kBarbarians ? byte(1 << holder) : std::uint8_t{0};
    return static_cast<int>(i);
  }
  return -1;
}

// The numbers of earlier passes are kept small: only those of cards in hands are left.
void Deck::turn() {
  std::array<bool, 64> held{};
  for (const Card& card : cards_) {
    if (card.where != Card::Where::FaceUp) held[card.pass] = true;
  }
  std::array<std::uint8_t, 64> renumbered{};
  std::uint8_t next = 0;
  for (std::size_t pass = 0; pass < held.size(); ++pass) {
    if (held[pass]) renumbered[pass] = next++;
  }
  for (Card& card : cards_) {
    if (card.where == Card::Where::FaceUp)
      card = {.where = Card::Where::FaceDown, .pass = next};
    else
      card.pass = renumbered[card.pass];
  }
}

}  // namespace zig::civilization
