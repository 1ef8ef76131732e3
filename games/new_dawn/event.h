// What happened, for logs and animations, in the order it happened. Everything is open (ND-1.4). Which fields an event of a kind has, and
// how they are written and told, is its row in events_text.cpp.
#pragma once

#include <cstdint>

#include "games/new_dawn/spaces.h"

namespace zig::new_dawn {

struct Event {
  enum class Kind : std::uint8_t {
    TilePlaced,
    TurnBegan,
    CardChosen,
    CardResolvedAgain,  // by Venetian Arsenal, Maracanã or Capitalism
    CardReset,
    CardsSwapped,
    CardReplaced,
    TokenPlaced,
    TokenTakenBack,
    TokenMoved,
    TokenLost,
    TokenFlipped,  // reinforced to unreinforced
    TokenReinforced,
    ResourceGained,
    ResourceSpent,
    NaturalSpent,
    NaturalGained,
    NaturalReturned,
    TradeGained,
    TradeStored,  // on Great Zimbabwe
    TradeWasted,  // the card is full
    TradeSpent,
    TradeLost,
    TechAdvanced,
    CaravanStarted,
    CaravanStepped,
    CaravanArrived,
    CaravanLost,
    PactTaken,
    PactReturned,
    StateCardTaken,
    StateCardReturned,
    CityBuilt,
    CityLost,
    WonderBuilt,
    WonderTurned,
    WonderMoved,
    Attacked,
    AttackWon,
    AttackLost,
    BarbarianDefeated,
    BarbarianMoved,
    BarbarianSpawned,
    StateConquered,
    StateFreed,
    DialTurned,
    AgendaCompleted,
    GameEnded,
  };
  static constexpr std::uint8_t kNothing = 0xFF;  // kNobody, kNowhere

  Kind kind{};
  std::uint8_t seat = kNothing;  // who does it; of a piece that is lost, its owner
  Space space = kNowhere, from = kNowhere;
  std::uint8_t tile = kNothing, tech = kNothing;
  std::uint8_t card = kNothing, new_card = kNothing;
  std::uint8_t slot = kNothing, other_slot = kNothing;  // from 1; 0: Great Zimbabwe
  std::uint8_t lost = kNothing;                         // 1: a trade token that found no room
  std::uint8_t resource = kNothing;
  std::uint8_t natural = kNothing;  // the token
  std::uint8_t giver = kNothing, pact = kNothing;
  std::uint8_t state = kNothing;  // the city-state
  std::uint8_t wonder = kNothing;
  std::uint8_t target = kNothing, defender = kNothing;
  std::uint8_t attack = kNothing, defence = kNothing;  // totals
  std::uint8_t attack_die = kNothing, defence_die = kNothing;
  std::uint8_t barbarian = kNothing;  // its letter, from 0
  std::uint8_t dial = kNothing;       // the space of the event dial
  std::uint8_t agenda = kNothing;
};

}  // namespace zig::new_dawn
