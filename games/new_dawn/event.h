// What happened, for logs and animations, in the order it happened. Everything is open (ND-1.4).
#pragma once

#include <cstdint>

#include "games/new_dawn/spaces.h"

namespace zig::new_dawn {

struct Event {
  enum class Kind : std::uint8_t {
    TilePlaced,         // seat, a = tile, b = orientation
    TurnBegan,          // seat
    CardChosen,         // seat, a = card, b = slot from 1
    CardResolvedAgain,  // seat, a = card, b = the slot that counts: Venetian Arsenal, Maracanã, Capitalism
    CardReset,          // seat, a = card
    CardsSwapped,       // seat, a, b = slots from 1
    CardReplaced,       // seat, a = old card, b = new card
    TokenPlaced,        // seat, space
    TokenTakenBack,     // seat, space
    TokenMoved,         // seat, space; a = from
    TokenLost,          // seat (its owner), space
    TokenFlipped,       // seat (its owner), space: reinforced to unreinforced
    TokenReinforced,    // seat, space
    ResourceGained,     // seat, a = type, space or kNowhere
    ResourceSpent,      // seat, a = type
    NaturalGained,      // seat, a = token
    NaturalReturned,    // a = token, space
    TradeGained,        // seat, a = slot from 1 (0: Great Zimbabwe), b = 1: lost, the card is full
    TradeSpent,         // seat, a = slot from 1
    TradeLost,          // seat, a = slot from 1
    TechAdvanced,       // seat, a = new place
    CaravanStarted,     // seat, space
    CaravanStepped,     // seat, space
    CaravanArrived,     // seat, space
    CaravanLost,        // seat, space
    PactTaken,          // seat, a = giver, b = card
    PactReturned,       // seat, a = giver, b = card
    StateCardTaken,     // seat, a = city-state
    StateCardReturned,  // seat, a = city-state
    CityBuilt,          // seat, space
    CityLost,           // seat, space
    WonderBuilt,        // seat, space; a = wonder
    WonderTurned,       // a = wonder
    WonderMoved,        // seat, space; a = wonder
    Attacked,           // seat, space; a = Target, b = defender; c = attack, d = defence totals; dice in e, f
    AttackWon,          // seat, space; c, d totals
    AttackLost,
    BarbarianDefeated,  // seat, space; a = letter
    BarbarianMoved,     // a = letter, space; b = from
    BarbarianSpawned,   // a = letter, space
    StateConquered,     // seat, a = city-state, space
    StateFreed,         // a = city-state, space
    DialTurned,         // a = space of the dial
    AgendaCompleted,    // seat, a = agenda
    GameEnded,          // seat = a winner
  };
  Kind kind{};
  std::uint8_t seat = 0;
  Space space = kNowhere;
  std::uint8_t a = 0, b = 0, c = 0, d = 0, e = 0, f = 0;
};

}  // namespace zig::new_dawn
