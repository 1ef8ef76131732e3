// What happened, for logs and animations, in the order it happened. Which fields an event of a kind has, and how they are written and told, is its row in
// events_text.cpp. Secret are only the quest that somebody returns or draws (MS-1.10) and bids until they are revealed.
#pragma once

#include <array>
#include <cstdint>

#include "games/mesopotamia/areas.h"
#include "games/mesopotamia/terms.h"

namespace zig::mesopotamia {

struct Event {
  enum class Kind : std::uint8_t {
    // set-up
    RoleTaken,    // a: role
    EmpireTaken,  // a: Empire
    StartTaken,   // place: area
    QuestsDealt,
    QuestReturned,  // a: quest, for the seat alone
    // the turn
    RoundBegan,  // a: round
    TurnBegan,
    DiceRolled,    // goods: faces, by die
    DiceRerolled,  // goods: faces; b: dice, as bits; a: 1 free
    ActionBegan,   // a: Type, b: dice, as bits; 0: the marker
    TurnEnded,
    Gained,  // goods
    Paid,    // goods
    // pieces
    UnitMoved,   // a: UnitType, from, place: areas; b: rams along
    ShipMoved,   // from, place: segments
    UnitPlaced,  // a: UnitType, place: area
    UnitLost,    // a: UnitType, place: area
    RamPlaced,   // place: area
    RamLost,
    ShipPlaced,  // place: segment
    ShipLost,
    WallBuilt,  // place: area
    WallLost,
    SettlementBuilt,
    SettlementLost,
    SettlementTaken,  // place: area; other: whose it was
    FloorBuilt,       // a: floor
    DieTaken,         // a: Colour
    GardensBuilt,     // a: token
    GardensTurned,
    TechRaised,     // a: Type, b: level
    AmphoraPlaced,  // a: slot
    Traded,         // a: slot; other: who was paid, or kNobody
    Moved,          // a: Track, b: position
    // events
    EventRevealed,  // place: area, a: token
    OptionChosen,   // place: area, a: token, b: option
    EventAdvanced,  // place: area, a: token, b: die
    EventEnded,     // place: area, a: token
    EventLost,      // place: area, a: token: its owner no longer controls the area
    QuestDrawn,     // a: quest, for the seat alone
    Forfeited,      // a: Effect::Op
    // battles
    BattlesBegan,
    BattleBegan,   // place: area; seat, other: parties; a: the attacker's side
    CardDrawn,     // a: fighter, b: card
    TribeRolled,   // a: die, b: bones
    BidsRevealed,  // goods: bids, three each
    SectionWon,    // a: Section, b: bones; seat: party
    SectionEqual,  // a: Section
    Refunded,      // a: bones
    BonePlaced,    // a: fighter, b: Section
    LinedUp,       // goods: rows
    DuelWon,       // a, b: fighters; seat, other: parties
    Tired,         // a: fighter, b: Section
    Retreated,     // a: UnitType, place: area
    BattleWon,     // place: area; seat: party, other: the beaten one
    TribeBeaten,   // place: area
    // the automaton and the scenarios
    StrategyShown,    // a: card
    StrategyUsed,     // a: card, b: action
    ActionCardDrawn,  // a: Type; kTypes: the star
    ActionWasted,
    EnemyActed,   // a: Type; kTypes: the star
    WaveArrived,  // a: wave
    WaveBeaten,
    ScenarioWon,
    ScenarioLost,
    GameEnded,
  };
  Kind kind{};
  std::uint8_t seat = 0;
  std::uint8_t a = 0, b = 0;
  std::uint8_t place = kNowhere, from = kNowhere;
  std::uint8_t other = 0xFF;
  std::array<std::uint8_t, 6> goods{};
  constexpr bool operator==(const Event&) const = default;
};

}  // namespace zig::mesopotamia
