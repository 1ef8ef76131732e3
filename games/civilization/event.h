// What happened, for logs and animations, in the order it happened. Which fields an event of a kind has, who may see them, and how they are told, is its row
// in events_text.cpp.
#pragma once

#include <cstdint>

#include "games/civilization/squares.h"

namespace zig::civilization {

struct Event {
  enum class Kind : std::uint8_t {
    // set-up
    CivilizationTaken,  // seat, civ
    CapitalPlaced,      // seat, square
    FigurePlaced,       // seat, square, figure (0 army, 1 scout)
    // turns
    TurnBegan,       // turn in amount, seat: the first player
    PhaseBegan,      // phase
    TradeCollected,  // seat, amount: gained
    // Start of Turn
    TradeGained,        // seat, amount
    CultureGained,      // seat, amount
    CityFounded,        // seat, square
    FigurePushed,       // seat, square, from
    GovernmentChanged,  // seat, government
    ScoutSends,         // seat, square, to: the city's square, or kNowhere
    // markers
    GreatPersonGained,  // seat, person
    GreatPersonPlaced,  // seat, person, square
    GreatPersonLost,    // seat, person, square: off the map; back to the sheet if amount is 1
    BuildingBuilt,      // seat, building, square
    BuildingLost,       // seat: the owner, building, square
    WonderBuilt,        // seat, wonder, square
    WonderLost,         // seat: the owner, wonder, square
    WonderObsolete,     // wonder, seat: its owner, or kNothing in the market
    WonderTurnedUp,     // wonder
    TerrainChanged,     // square, terrain
    CoinTokenGained,    // seat, tech (a coin tech), or wonder, or neither: the sheet
    CoinTokenLost,      // likewise
    // trade
    Offered,  // seat, other; the offer is s.offer at that time and told in full by deals (amount: its number this turn)
    OfferAnswered,  // seat: who answers, other: the proposer, yes
    PieceHanded,  // seat: giver, other: receiver; hut (content), village (content) or event: seen by the two only
    // City Management
    CityActs,         // seat, square: the city, deed, item, second: Item codes; to: square of the item
    Rushed,           // seat, square: the city, amount: trade paid, gain: production
    UnitDrawn,        // seat, unit (UnitType), card: seen by the owner only
    UnitLost,         // seat, unit, card
    ResourceTaken,    // seat, resource
    Advanced,         // seat, amount: the space
    EventDrawn,       // seat, age, event: seen by the owner only
    EventDiscarded,   // seat, event
    ProductionBonus,  // seat, square: the city, amount
    ExtraActions,     // seat
    // announcements
    EventPlayed,     // seat, event, other (against), square
    AbilityUsed,     // seat, ability, other, square
    TokenPaid,       // seat, resource, hut or village: 1 where it was a marker
    ConsentRefused,  // seat, other: whose event
    Cancelled,       // seat: whose announcement falls
    // Movement
    MoveBegan,     // seat, square, armies, scouts
    Stepped,       // seat, from, square, armies, scouts
    Explored,      // seat, square: the figure's, to: the square beside it on the new tile, tile
    HutTaken,      // seat, square, resource: seen by the owner only
    VillageTaken,  // seat, square, resource: seen by the owner only, or person
    FigureKilled,  // seat: the owner, square, armies, scouts
    Sacrificed,    // seat, square, figure
    SquareFrozen,  // square
    FiguresMoved,  // seat: the owner, from, square (by an event or over water)
    CityNuked,     // seat: the owner, square
    // Battle
    BattleBegan,  // seat: attacker, other: defender or kBarbarians, square; gain, amount: bonus of the attacker, of the defender
    HandsDrawn,   // gain, amount: number of cards of the attacker, of the defender
    WallsBroken,  // seat: the owner, square
    UnitPlayed,   // seat, unit, amount: strength, front, card
    UnitAttacked,  // seat, unit, front: against whom it was played
    WoundsDealt,   // seat: the victim, front, amount
    UnitHealed,    // seat, front, amount
    UnitKilled,    // seat: its owner, unit, front, card
    BattleEnded,  // seat: winner (a seat or kBarbarians), other: loser; gain, amount: totals of winner and loser
    UnitSaved,      // seat, unit
    CityConquered,  // seat: winner, other: owner, square
    Looted,  // seat: winner, other: loser, spoils (Spoils), amount; hut, village or event: contents, seen by the two only
    // Research
    Researched,   // seat, tech, or kNothing: nothing
    TechLearned,  // seat, tech: in any other way
    // the end
    VictoryAchieved,  // seat, victory
    GameEnded,        // seat: the winner, or kNothing
  };
  static constexpr std::uint8_t kNothing = 0xFF;

  Kind kind{};
  std::uint8_t seat = kNothing, other = kNothing;
  Square square = kNowhere, from = kNowhere, to = kNowhere;
  std::int16_t amount = 0, gain = 0;
  std::uint8_t civ = kNothing, government = kNothing, phase = kNothing, victory = kNothing;
  std::uint8_t tech = kNothing, ability = kNothing, wonder = kNothing, building = kNothing, person = kNothing;
  std::uint8_t event = kNothing;  // EventCard
  std::uint8_t age = kNothing;
  std::uint8_t resource = kNothing, hut = kNothing, village = kNothing;
  std::uint8_t terrain = kNothing, tile = kNothing;
  std::uint8_t deed = kNothing, item = kNothing, second = kNothing;
  std::uint8_t figure = kNothing, armies = 0, scouts = 0;
  std::uint8_t unit = kNothing, card = kNothing, front = kNothing;
  std::uint8_t spoils = kNothing;
  std::uint8_t yes = 0;
  constexpr bool operator==(const Event&) const = default;
};

}  // namespace zig::civilization
