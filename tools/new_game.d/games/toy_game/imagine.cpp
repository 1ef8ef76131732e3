// TG-2.2: hidden from an observer are the others' hands, their sealed bids and the deck. Every unseen card could lie in any of these places,
// so they are mixed and dealt out again.
#include "engine/byte.h"
#include "games/toy_game/toy_game.h"

namespace zig::toy_game {

void ToyGame::imagine(State& s, Observer observer, Random& random) const {
  Cards hidden;  // counted by value: what is imagined must not follow from where a card really lies
  const auto take_up = [&](const Cards& heap) {
    for (int value = 1; value <= kValues; ++value) hidden[value] = byte(hidden[value] + heap[value]);
  };
  const auto each_other = [&](auto visit) {
    for (const Seat seat : s.seats()) {
      if (!observer.is(seat)) visit(s.of(seat));
    }
  };
  take_up(s.deck);
  each_other([&](const Player& player) {
    take_up(player.hand);
    if (player.bid) ++hidden[player.bid];
  });
  FixedVector<std::uint8_t, kAllCards> unseen;
  for (int value = 1; value <= kValues; ++value) {
    for (int i = 0; i < hidden[value]; ++i) unseen.push_back(byte(value));
  }
  random.shuffle(unseen);
  const auto deal = [&](Cards& heap) {
    const int size = heap.size();
    heap = {};
    for (int i = 0; i < size; ++i, unseen.pop_back()) ++heap[unseen.back()];
  };
  each_other([&](Player& player) {
    deal(player.hand);
    if (!player.bid) return;
    player.bid = unseen.back();
    unseen.pop_back();
  });
  deal(s.deck);
}

}  // namespace zig::toy_game
