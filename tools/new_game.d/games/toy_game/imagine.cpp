// TG-2.2: hidden from an observer are the others' hands, their sealed bids and the deck. Every unseen card could lie in any of these places,
// so they are mixed and dealt out again.
#include "engine/byte.h"
#include "games/toy_game/toy_game.h"

namespace zig::toy_game {

void ToyGame::imagine(State& s, Observer observer, Random& random) const {
  FixedVector<std::uint8_t, kAllCards> unseen;
  const auto take_up = [&](Cards& heap) {
    for (int value = 1; value <= kValues; ++value) {
      for (int i = 0; i < heap[value]; ++i) unseen.push_back(byte(value));
    }
  };
  const auto each_other = [&](auto visit) {
    for (const Seat seat : s.seats()) {
      if (!observer.is(seat)) visit(s.of(seat));
    }
  };
  take_up(s.deck);
  each_other([&](Player& player) {
    take_up(player.hand);
    if (player.bid) unseen.push_back(player.bid);
  });
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
