// One position of Civilization as a plain value: copied, compared and hashed byte by byte.
//
// Nothing is shuffled before somebody may know it (CV-1.4): tiles, huts, villages, great people, wonders, units and events are drawn when they
// are turned up, out of what is not anywhere else. So only cards and markers in somebody's hands are secret, and each of them says who knows it.
//
// Who owns a building, a wonder or a great person on the map follows from the city in whose outskirts it lies: outskirts never overlap (CV-4.5).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/civilization/box.h"
#include "games/civilization/deck.h"
#include "games/civilization/options.h"
#include "games/civilization/squares.h"
#include "games/civilization/terms.h"

namespace zig::civilization {

inline constexpr std::uint8_t kNobody = 0xFF, kNone = 0xFF, kUndecided = 0xFE;

// --- the map

// What is printed on a square, in a byte: its terrain (a disaster marker changes it, CV-R32) and what the tile shows on top (CV-1.7).
class Ground {
 public:
  constexpr Ground() = default;
  constexpr explicit Ground(const Print& print)
      : bits_(static_cast<std::uint8_t>(
            static_cast<unsigned>(print.terrain) | (print.natural_wonder ? kWonderBit : 0U) |
            (print.coin ? kCoinBit : 0U) | static_cast<unsigned>(print.resource + 1) << kResourceAt)) {}
  // CV-R32: only the new terrain's yield remains.
  static constexpr Ground disaster(Terrain to) { return Ground(Print{.terrain = to}); }

  constexpr bool revealed() const { return (bits_ & kTerrainBits) != kTerrainBits; }
  constexpr Terrain terrain() const { return static_cast<Terrain>(bits_ & kTerrainBits); }
  constexpr bool natural_wonder() const { return bits_ & kWonderBit; }
  constexpr bool coin() const { return bits_ & kCoinBit; }
  constexpr int resource() const { return static_cast<int>(bits_ >> kResourceAt) - 1; }  // -1: none
  constexpr bool operator==(const Ground&) const = default;

 private:
  static constexpr unsigned kTerrainBits = 7, kWonderBit = 8, kCoinBit = 16, kResourceAt = 5;
  std::uint8_t bits_ = kTerrainBits;  // not revealed, or no square of this map
};

// What lies on a square: at most one marker (CV-6.24).
class Marker {
 public:
  constexpr Marker() = default;
  static constexpr Marker hut() { return Marker(kHut); }
  static constexpr Marker village() { return Marker(kVillage); }
  constexpr explicit Marker(Building building) : Marker(kBuilding + static_cast<int>(building)) {}
  constexpr explicit Marker(Wonder wonder) : Marker(kWonder + static_cast<int>(wonder)) {}
  constexpr explicit Marker(GreatPerson person) : Marker(kPerson + static_cast<int>(person)) {}

  constexpr bool none() const { return what_ == 0; }
  constexpr bool is_hut() const { return what_ == kHut; }
  constexpr bool is_village() const { return what_ == kVillage; }
  constexpr bool is_building() const { return what_ >= kBuilding && what_ < kWonder; }
  constexpr bool is_wonder() const { return what_ >= kWonder && what_ < kPerson; }
  constexpr bool is_person() const { return what_ >= kPerson; }
  constexpr Building building() const { return static_cast<Building>(what_ - kBuilding); }
  constexpr Wonder wonder() const { return static_cast<Wonder>(what_ - kWonder); }
  constexpr GreatPerson person() const { return static_cast<GreatPerson>(what_ - kPerson); }
  constexpr bool operator==(const Marker&) const = default;

 private:
  static constexpr int kHut = 1, kVillage = 2, kBuilding = 3, kWonder = kBuilding + kBuildings,
                       kPerson = kWonder + kWonders;
  constexpr explicit Marker(int what) : what_(static_cast<std::uint8_t>(what)) {}
  std::uint8_t what_ = 0;
};

// --- players

struct City {
  Square at = kNowhere;
  std::uint8_t walled = 0;
  std::uint8_t actions = 0;  // taken this turn, as bits by kind
  std::uint8_t bonus = 0;    // production bought for it this turn (CV-R70)
  std::uint8_t rushed = 0;   // CV-6.4
  constexpr bool stands() const { return at != kNowhere; }
};
inline constexpr int kCapital = 0;

// The numbers of a player that techs give (CV-16.1): always what `stats_of` says of the techs.
struct Stats {
  std::uint8_t speed = 0, stacking = 0, culture_hand = 0, max_cities = 0, coins = 0;
  Water water{};
  std::array<std::uint8_t, kUnitTypes> rank{};  // 0: aircraft are locked (CV-2.3)
  constexpr bool operator==(const Stats&) const = default;
};

// A figure is a number: armies 0 to 5, Russia's white army, scouts.
inline constexpr int kWhiteArmy = kArmies, kFirstScout = kArmies + 1;
constexpr bool is_scout(int figure) { return figure >= kFirstScout; }

struct Player {
  std::uint64_t techs = 0;
  std::uint32_t used = 0;  // resource abilities used this turn, as bits (CV-9.10)
  std::array<City, kCities> cities{};
  std::array<Square, kFigures> figure{};  // kNowhere: in the supply
  std::uint16_t culture = 0;
  Civ civ{};
  Government government = Government::Despotism;
  std::uint8_t trade = 0;
  std::uint8_t track = 0;                               // space of the culture track
  std::array<std::uint8_t, kMarketResources> market{};  // resource tokens held
  std::array<std::uint8_t, kCoinsPerTech>
      coin_tokens{};                // on Code of Laws, Pottery, Democracy, Printing Press
  std::uint8_t coins_on_sheet = 0;  // CV-20.14
  std::array<std::uint8_t, kScouts> sends{kNone, kNone};  // CV-4.14: the city that gets the scout's square
  Stats stats;
  std::array<std::uint8_t, kGreatPeople> people{};  // on the sheet (CV-7.8)
  std::uint8_t unlocked_now = 0;                    // governments unlocked this turn, as bits (CV-4.10)
  std::uint8_t research = kUndecided;               // sealed: a Tech, or kNone (CV-9.1)
  Victory victory{};                                // achieved (CV-14)
  std::array<std::uint8_t, 4> unused{};

  constexpr bool knows(Tech tech) const { return (techs >> static_cast<unsigned>(tech)) & 1U; }
};
// CV-11.2: the techs that hold coin tokens, in the order of Player::coin_tokens.
inline constexpr std::array<Tech, 4> kCoinTechs = {Tech::CodeOfLaws, Tech::Pottery, Tech::Democracy,
                                                   Tech::PrintingPress};

// --- a battle (CV-10)

struct Fighter {
  std::uint8_t card = kNone;
  std::uint8_t wounds = 0;
};
using Front = std::array<Fighter, 2>;  // the attacker's unit and the defender's
inline constexpr int kFronts = 40;

struct Battle {
  Square at = kNowhere;                  // kNowhere: there is none
  std::array<std::uint8_t, 2> holder{};  // of the units: a seat, or kBarbarians
  std::array<std::uint8_t, 2> bonus{};   // the difference, for the side with more (CV-10.3)
  std::array<std::uint8_t, 2> killed{};  // own units
  std::uint8_t turn = 0;                 // whose
  std::uint8_t boost = 0;                // wounds that the next attack deals in addition (CV-R28)
  std::array<Front, kFronts> front{};
};

// --- what is asked

// CV-18.1: what a seat is asked.
enum class Ask : std::uint8_t {
  None,
  // set-up
  Civilization,  // D1
  Capital,       // D2
  BonusMarker,   // D3: America's great person (a: which), Egypt's wonder (a: kNone)
  StartFigure,   // D4: a: the figure
  // at any time
  Discard,         // D8
  NewGreatPerson,  // D9: a: which
  FreeResource,    // D21
};
struct Question {
  Ask ask = Ask::None;
  std::uint8_t seat = 0;
  std::uint8_t a = 0, b = 0;
  constexpr bool operator==(const Question&) const = default;
};

// CV-18.8 to CV-18.14: what comes when nothing is asked any more.
enum class Stage : std::uint8_t {
  Civilizations,  // being chosen
  PlayerSetUp,    // CV-2.12, one player after the other
  Turn,
  Over,
};

// Where a wonder is (CV-2.5): on this square, or one of these.
inline constexpr Square kWonderInDeck = 0xFFFE, kWonderInMarket = 0xFFFD, kWonderGone = 0xFFFC;

struct State {
  // --- the map
  std::array<Player, kMaxPlayers> player{};
  std::array<Square, kWonders> wonder_at{};
  Squares frozen;  // CV-R40: figures may not leave these squares this turn
  std::array<Ground, kSquares> ground{};
  std::array<Marker, kSquares> marker{};
  std::array<std::uint8_t, kTilePlaces> tile{};      // by place of the layout; kNone: face down
  std::array<std::uint8_t, kTilePlaces> quarters{};  // how it lies
  std::uint16_t obsolete = 0;                        // wonders (CV-13), as bits
  std::uint8_t panama_coins = 0;                     // tokens on the wonder that gathers them (CV-11.6)
  Options options;
  std::uint8_t first = 0;   // CV-2.11, CV-3.3
  std::uint8_t active = 0;  // whose part of the phase, or of the set-up
  Stage stage{};
  std::uint8_t questions = 0;  // how many
  std::array<Question, 16> question{};
  std::array<std::uint8_t, kGreatPeople> pool{};           // great people that nobody has drawn (CV-2.10)
  std::array<std::uint8_t, kMarketSlots> wonder_market{};  // kNone: empty
  std::uint8_t winner = kNobody;
  std::uint8_t removed = 0;  // civilizations that are out of the game, as bits (CV-2.1, CV-15.1)
  std::array<std::uint8_t, 5> unused{};

  // --- cards
  std::array<Card, kUnitCards> unit{};
  std::array<Card, kEventCards> event{};
  std::array<Card, kHuts> hut{};  // markers; on the map or in their pool they are face down
  std::array<Card, kVillages> village{};
  Battle battle;
  std::array<std::uint8_t, 6> unused_after_battle{};

  int players() const { return options.players; }
  int left_of(int seat) const { return seat + 1 == options.players ? 0 : seat + 1; }
  const Question& asked() const { return question[questions - 1U]; }
};

inline const Player& player(const State& s, int seat) { return s.player[static_cast<std::size_t>(seat)]; }
inline bool is_water(const State& s, Square square) { return s.ground[square].terrain() == Terrain::Water; }

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 4096, "a state must stay within 4 kB");

}  // namespace zig::civilization
