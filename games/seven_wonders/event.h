// What happened, for logs and animations. `knower` says who may see the card: a seat, or kEverybody.
#pragma once

#include <cstdint>

#include "games/seven_wonders/box.h"

namespace zig::seven_wonders {

struct Event {
  enum class Kind : std::uint8_t {
    BoardTaken,    // city, wonder, side
    AgeBegan,      // age
    FreeCityDrew,  // the holder (seat in city) drew a card of the pile; which one only the holder's view tells
    Chose,         // a seat sealed its choice (city = seat)
    Built,         // city, card by payment: left, right, bank
    BuiltByChain,    // city, card
    BuiltByRight,    // city, card: Olympia A
    StageCompleted,  // city, stage; card = marker; left, right
    Discarded,       // city, card: for 3 coins
    Income,          // city, coins from the bank for `card` or a stage
    Sold,            // city received coins from the neighbour `other`
    HandsPassed,     // passed
    LeftOver,        // city: last card of the age thrown away
    PileShown,       // the discard pile was shown to a seat (city = seat)
    Exhumed,         // city, card built from the discard pile
    Declined,        // city
    Conflict,        // city with its shields against its left neighbour `other` with their_shields
    AgeEnded,        // age
    GameEnded,
  };
  enum class Passed : std::uint8_t { Left, Right, Swapped };
  static constexpr std::uint8_t kEverybody = 0xFE;

  Kind kind{};
  std::uint8_t city = 0;
  CardId card = kNoCard;
  std::uint8_t knower = kEverybody;
  std::uint8_t wonder = 0, side = 0, stage = 0, age = 0, other = 0;
  std::uint8_t left = 0, right = 0, bank = 0;  // coins paid
  Passed passed{};
  std::uint8_t shields = 0, their_shields = 0;
  std::int16_t coins = 0;
};

}  // namespace zig::seven_wonders
