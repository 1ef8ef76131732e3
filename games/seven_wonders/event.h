// What happened, for logs and animations. `knower` says who may see the card: a seat, or kEverybody.
#pragma once

#include <cstdint>

#include "games/seven_wonders/box.h"

namespace zig::seven_wonders {

struct Event {
  enum class Kind : std::uint8_t {
    BoardTaken,    // city got its board (a = wonder, b = side)
    AgeBegan,      // a = age
    FreeCityDrew,  // the holder (seat in city) drew a card of the pile; which one only the holder's view
                   // tells
    Chose,         // a seat sealed its choice (city = seat)
    Built,         // card by payment; a, b = coins left, right; c = coins to the bank
    BuiltByChain,
    BuiltByRight,    // Olympia A
    StageCompleted,  // a = stage number; card = marker
    Discarded,       // for 3 coins
    Income,          // a = coins from the bank for `card` or stage
    Sold,            // city received a coins from neighbour b
    HandsPassed,     // a: 0 = to the left, 1 = to the right, 2 = swapped
    LeftOver,        // last card of the age thrown away
    PileShown,       // the discard pile was shown to a seat
    Exhumed,         // card built from the discard pile
    Declined,
    Conflict,  // city against its left neighbour b: a = own shields, c = theirs
    AgeEnded,  // a = age
    GameEnded,
  };
  static constexpr std::uint8_t kEverybody = 0xFE;

  Kind kind{};
  std::uint8_t city = 0;
  CardId card = kNoCard;
  std::uint8_t knower = kEverybody;
  std::int16_t a = 0, b = 0, c = 0;
};

}  // namespace zig::seven_wonders
