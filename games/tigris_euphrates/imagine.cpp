// TE-4: what an observer cannot know is drawn anew. Hidden are the colours of the others' tiles, of the bag, and of what
// others threw away in swaps; all that is unseen could lie in any of these places, so it is mixed and dealt out again.
// Points and treasures were awarded openly (TE-4.7), and what is discarded was seen: whoever remembers knows them, so they stay (TE-R34).
// table/tigris_euphrates/memory_test.cpp proves it from the events.
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

namespace {

// Takes as many of the mixed tiles as the pile has.
void refill(Counts& pile, const Colour*& next) {
  const int size = total(pile);
  pile = {};
  for (int i = 0; i < size; ++i) ++pile[index(*next++)];
}

}  // namespace

void TigrisEuphrates::imagine(State& s, Observer observer, Random& random) const {
  const bool screens_lifted = s.step == Step::Over;  // TE-16.3
  Counts unseen = s.bag;
  std::uint32_t dealt = 0;
  const auto each_hidden_pile = [&](auto&& visit) {
    for (int seat = 0; seat < s.players(); ++seat) {
      if (observer.is(Seat{static_cast<std::uint8_t>(seat)})) continue;
      if (!screens_lifted) visit(s.hand[seat]);
      visit(s.thrown[seat]);
    }
  };
  each_hidden_pile([&](const Counts& pile) {
    for (int colour = 0; colour < kColours; ++colour)
      unseen[colour] = static_cast<std::uint8_t>(unseen[colour] + pile[colour]);
    dealt += static_cast<std::uint32_t>(total(pile));
  });
  std::array<Colour, kAllTiles> mixed;
  std::uint32_t count = 0;
  for (const Colour colour : kAllColours) {
    for (int i = 0; i < unseen[index(colour)]; ++i) mixed[count++] = colour;
  }
  random.shuffle_places(count, std::min(dealt, count), [&](std::uint32_t i) -> Colour& { return mixed[i]; });
  const Colour* next = mixed.data();
  each_hidden_pile([&](Counts& pile) { refill(pile, next); });
  refill(s.bag, next);
}

}  // namespace zig::tigris_euphrates
