// Drawing from the bag (TE-2.5, TE-9.1, TE-10.2). Tiles of one colour are alike, and nobody knows the order (TE-4.4): the bag
// is its numbers, and each tile is drawn when it is needed.
#pragma once

#include "games/tigris_euphrates/course.h"

namespace zig::tigris_euphrates {

// Chance outcomes, for scripts (Random::script): a colour for a drawn tile, or this plus a seat for the start player.
inline constexpr std::uint16_t kStartOutcome = 16;

// One tile out of a bag that is not empty.
inline Colour draw_tile(Counts& bag, Random& random) {
  if (random.has_script()) {
    const std::uint16_t outcome = *random.scripted();
    if (outcome < kColours && bag[outcome] > 0) {
      --bag[outcome];
      return colour_of(outcome);
    }
    random.script_cannot_happen(outcome);
  }
  auto skip = static_cast<int>(random.below(static_cast<std::uint32_t>(total(bag))));
  int colour = 0;
  while (skip >= bag[colour]) skip -= bag[colour++];
  --bag[colour];
  return colour_of(colour);
}

// TE-10.5: a draw that cannot be completed takes what is left. False: it was not completed.
template <class Sink>
bool draw_tiles(const Course<Sink>& course, int seat, int number) {
  State& s = course.s;
  const int there = std::min(number, total(s.bag));
  Counts drawn{};
  for (int i = 0; i < there; ++i) ++drawn[index(draw_tile(s.bag, course.random))];
  for (int colour = 0; colour < kColours; ++colour) {
    s.hand[seat][colour] = static_cast<std::uint8_t>(s.hand[seat][colour] + drawn[colour]);
  }
  if (there > 0) {
    ++s.frontier;
    course.tell({.kind = Event::Kind::Drew,
                 .seat = static_cast<std::uint8_t>(seat),
                 .number = static_cast<std::int16_t>(there),
                 .knower = static_cast<std::uint8_t>(seat),
                 .tiles = drawn});
  }
  return there == number;
}

}  // namespace zig::tigris_euphrates
