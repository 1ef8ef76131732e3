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
  constexpr std::uint8_t code() const { return bits_; }
  static constexpr Ground of_code(std::uint8_t code) {
    Ground ground;
    ground.bits_ = code;
    return ground;
  }
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
  constexpr std::uint8_t code() const { return what_; }
  // It covers what the square shows (CV-6.10): a building, a wonder or a great person.
  constexpr bool covers() const { return what_ >= kBuilding; }
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
  std::uint8_t fresh = 0;     // scouts placed this turn, as bits: they send nothing yet (CV-4.14)
  std::uint8_t declared = 0;  // scouts that were given another city in this part, as bits (CV-4.22)
  Stats stats;
  std::array<std::uint8_t, kGreatPeople> people{};  // on the sheet (CV-7.8)
  std::uint8_t unlocked_now = 0;                    // governments unlocked this turn, as bits (CV-4.10)
  std::uint8_t free_change = 0;        // those of the turn before: a direct change to them is due
  std::uint8_t research = kUndecided;  // sealed: a Tech, or kNone (CV-9.1)
  Victory victory{};                   // achieved (CV-14)
  std::uint8_t offers = 0;             // made this turn (CV-5.8)
  std::uint8_t extra_actions = 0;      // of every city this turn (CV-20.11)
  std::array<std::uint8_t, kGreatPeople>
      waiting{};  // great people that were pushed off in this part (CV-R73)
  std::uint8_t unused = 0;
  std::uint16_t moved = 0;   // figures that have moved this turn, as bits (CV-8.1)
  std::uint16_t rights = 0;  // used this turn, as bits of Right
  std::array<std::uint8_t, 4> unused_at_end{};

  constexpr bool knows(Tech tech) const { return (techs >> static_cast<unsigned>(tech)) & 1U; }
};
// CV-11.2: the techs that hold coin tokens, in the order of Player::coin_tokens.
inline constexpr std::array<Tech, 4> kCoinTechs = {Tech::CodeOfLaws, Tech::Pottery, Tech::Democracy,
                                                   Tech::PrintingPress};

// What may be done once per turn and is no resource ability (CV-1.9).
enum class Right : std::uint8_t {
  ChangeGovernment,  // CV-4.11
  HangingGardens,    // CV-20.7
  StatueOfLiberty,   // CV-20.9
  SydneyOperaHouse,  // CV-20.6
  ForcedAnarchy,     // CV-R111: under Anarchy against one's will since this turn
  Harvest,           // CV-20.8
  SplitProduction,   // CV-20.10
  FreeBuilding,      // CV-R41
  DoubleHarvest,     // CV-20.10
  DemocracyCoin,     // CV-20.2
  PrintingPressCoin,
  BattleCoin,  // Code of Laws
  Sacrifice,   // CV-8.19
  Raze,        // CV-20.21
};
constexpr bool used(const Player& player, Right right) {
  return (player.rights >> static_cast<unsigned>(right)) & 1U;
}
constexpr void use(Player& player, Right right) {
  player.rights = static_cast<std::uint16_t>(player.rights | 1U << static_cast<unsigned>(right));
}

// --- a battle (CV-10)

struct Fighter {
  std::uint8_t card = kNone;
  std::uint8_t wounds = 0;
};
inline constexpr int kFronts = 40;

struct Battle {
  using Front = std::array<Fighter, 2>;  // the attacker's unit and the defender's
  Square at = kNowhere;                  // kNowhere: there is none
  std::array<std::uint8_t, 2> holder{};  // of the units: a seat, or kBarbarians
  std::array<std::uint8_t, 2> bonus{};   // the difference, for the side with more (CV-10.3)
  std::array<std::uint8_t, 2> killed{};  // own units
  std::uint8_t turn = 0;                 // whose
  std::uint8_t boost = 0;                // wounds that the next attack deals in addition (CV-R28)
  std::uint8_t played = 0;               // the side in turn has played its unit (CV-10.8)
  std::uint8_t healed = 0;          // by each side: bits 0, 1 Animal Husbandry, bits 2, 3 Biology (CV-20.23)
  std::uint16_t armies = 0;         // the attacker's figures that attack, as bits
  std::uint8_t winner = kNone;      // the side, once it is decided
  std::uint8_t won_city = 0;        // the defender's city fell
  std::uint8_t loot = 0;            // how much is left to take: of the loot table, or tokens
  std::uint8_t last_front = kNone;  // where a unit was played last
  std::array<std::uint8_t, 6> unused{};
  std::array<std::uint64_t, 2> dead{};  // own units killed in this battle, as bits (China, CV-R42)
  std::array<Front, kFronts> front{};
};

// --- what somebody has announced (CV-6.20, CV-7.6, CV-7.12)

// CV-6.1, CV-6.26: what a city does. The first three are the kinds of action.
enum class Deed : std::uint8_t { Produce, Devote, Harvest, FreeBuilding, DoubleHarvest };
inline constexpr int kDeeds = 5;
inline constexpr std::array<std::string_view, kDeeds> kDeedIds = {"produce", "devote", "harvest",
                                                                  "free_building", "double_harvest"};
constexpr Deed kind_of(Deed deed) {
  return deed == Deed::FreeBuilding ? Deed::Produce : deed == Deed::DoubleHarvest ? Deed::Harvest : deed;
}

// CV-6A: what a city can produce, in one number.
class Item {
 public:
  constexpr Item() = default;
  constexpr explicit Item(std::uint8_t code) : code_(code) {}
  static constexpr Item army() { return Item(kArmy); }
  static constexpr Item scout() { return Item(kScout); }
  constexpr explicit Item(UnitType type) : Item(code(kUnit, type)) {}
  constexpr explicit Item(Building building) : Item(code(kBuilding, building)) {}
  constexpr explicit Item(Wonder wonder) : Item(code(kWonder, wonder)) {}

  constexpr std::uint8_t code() const { return code_; }
  constexpr bool none() const { return code_ == kNone; }
  constexpr bool is_figure() const { return code_ <= kScout; }
  constexpr bool is_scout() const { return code_ == kScout; }
  constexpr bool is_unit() const { return code_ >= kUnit && code_ < kBuilding; }
  constexpr bool is_building() const { return code_ >= kBuilding && code_ < kWonder; }
  constexpr bool is_wonder() const { return code_ >= kWonder && code_ < kEnd; }
  constexpr UnitType unit() const { return static_cast<UnitType>(code_ - kUnit); }
  constexpr Building building() const { return static_cast<Building>(code_ - kBuilding); }
  constexpr Wonder wonder() const { return static_cast<Wonder>(code_ - kWonder); }
  constexpr bool walls() const { return is_building() && building() == Building::CityWalls; }
  // CV-6.20: it goes onto a square of the outskirts, which is declared with it.
  constexpr bool needs_square() const { return !is_unit() && !walls(); }
  constexpr bool operator==(const Item&) const = default;

  static constexpr std::uint8_t kArmy = 0, kScout = 1, kUnit = 2, kBuilding = kUnit + kUnitTypes,
                                kWonder = kBuilding + kBuildings, kEnd = kWonder + kWonders;

 private:
  template <class Kind>
  static constexpr std::uint8_t code(std::uint8_t first, Kind kind) {
    return static_cast<std::uint8_t>(first + static_cast<int>(kind));
  }
  std::uint8_t code_ = kNone;
};

// Being declared (targets, payment), then announced: others may cancel it. Cancels and gifts are announcements themselves, so they lie on a stack (CV-18.5).
struct Announcement {
  enum class Kind : std::uint8_t { None, CityAction, Event, Ability };
  Kind kind{};
  std::uint8_t seat = 0;
  std::uint8_t what = 0;           // CityAction: Deed; Event: its kind; Ability
  std::uint8_t against = kNobody;  // CV-20.20: the player it names, if any
  Square square = kNowhere;        // the square it names: of an item, a target, figures that are moved
  Square other_square = kNowhere;  // of the second item or building, or where figures are moved to
  std::uint8_t city = kNone;       // CityAction: which; else the city that gets a production bonus
  std::uint8_t item = kNone, second_item = kNone;  // CityAction: Item codes; harvest: Resources
  std::uint8_t card = kNone;                       // Event: which card
  std::uint8_t choice = kNone;                     // a Tech, a Wonder, or a GreatPerson that it names
  std::uint8_t group = 0;         // KillFigures: armies in the low four bits, scouts in the high ones
  std::uint8_t steps = 0;         // MoveEnemyFigures: how many
  std::uint8_t paid = 0;          // Ability: tokens so far
  std::uint8_t last_paid = 0;     // the last way to pay, so that an order of payment is asked once
  std::uint8_t cancels = kNone;   // the announcement below that it cancels, by its place on the stack
  std::uint8_t pays_for = kNone;  // a gift: the ability below that it pays for
  std::uint8_t rush = 0;          // CityAction: trade paid for production (CV-6.4)
  std::uint8_t cancelled = 0;     // a cancel stands
  std::uint8_t gift_fell = 0;     // Ability: a gift was cancelled; the payment may be withdrawn (CV-7.10)
  std::array<std::uint8_t, 4> path{};  // MoveEnemyFigures: Directions
  std::array<std::uint8_t, 2> unused{};
  constexpr bool operator==(const Announcement&) const = default;
};
inline constexpr int kAnnouncements = 12;  // deeper nesting is not asked for

// --- deals (CV-5.7)

// What one side hands over.
struct Goods {
  std::uint64_t events = 0;  // cards, as bits
  std::uint32_t huts = 0;    // markers, as bits
  std::uint32_t villages = 0;
  std::uint16_t culture = 0;
  std::uint8_t trade = 0;
  std::array<std::uint8_t, kMarketResources> market{};
  std::uint8_t unused = 0;
  constexpr bool operator==(const Goods&) const = default;
};
// What the proposer asks for: like goods, but of hidden pieces only how many.
struct Wish {
  std::uint16_t culture = 0;
  std::uint8_t trade = 0;
  std::array<std::uint8_t, kMarketResources> market{};
  std::uint8_t huts = 0, villages = 0;
  std::array<std::uint8_t, kAges> events{};
  constexpr bool operator==(const Wish&) const = default;
};
// CV-5.4: words that bind nobody.
enum class Promise : std::uint8_t { None, Peace, LeaveOutskirts, Repay, AttackNobody, HelpAgainstLeader };
inline constexpr int kPromises = 6;
inline constexpr std::array<std::string_view, kPromises> kPromiseIds = {
    "none", "peace", "leave_outskirts", "repay", "attack_nobody", "help_against_leader"};
struct Offer {
  std::uint8_t from = 0, to = 0;
  std::uint8_t proposed = 0;  // 0: being drafted, which nobody else sees
  std::uint8_t lines = 0;     // of the draft so far
  Promise promise{};          // of the proposer
  std::uint8_t unused = 0;
  Wish wants;
  std::array<std::uint8_t, 6> unused_before_goods{};
  Goods gives;
  Goods returns;  // what the partner has picked so far, having accepted
  constexpr bool operator==(const Offer&) const = default;
};

// --- what is asked

// CV-18.1: what a seat is asked. `a` and `b` of the question are named where they are used; where an announcement is being declared, its
// targets are fields of the announcement on top.
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
  // Start of Turn
  StartMenu,     // D5
  Founder,       // D5: a: the square; a scout or an army founds the city
  Push,          // D5a: a: the figure
  StoredPerson,  // D5: a: which; where to
  Gardens,       // D5b: an army or a scout
  LibertyTech,   // D5b
  ReturnTech,    // D5d: a: the player of the card; b: highest level
  // Trade
  TradeMenu,    // D6
  Draft,        // D6: lines of the offer, then propose it
  AnswerOffer,  // D6a
  HandOver,     // D6b: which piece; the offer says what is missing
  // City Management
  CityMenu,       // D7
  CityDeed,       // D7a: of the city that is declared
  ItemChoice,     // D7b, D7d: a: 0 the first, 1 the second
  ItemSquare,     // D7c: a likewise
  HarvestChoice,  // D7e: a likewise
  // what is announced
  TargetCity,     // the city that gets a production bonus
  TargetPlayer,   // another player
  TargetTech,     // a tech of that player
  TargetSquare,   // a square
  SecondSquare,   // another building, or none; a water square for a stack
  TargetFigures,  // how many figures of the square, or its great person
  TargetPath,     // one step after the other
  TargetWonder,   // an obsolete wonder, or instead of it a player or a building
  Payment,        // D7f: one token after the other
  Consent,        // D10a: a: place of the announcement on the stack
  Respond,        // D10: a likewise
  // Movement
  MoveMenu,       // D11
  MoveGroup,      // D11: a: nothing; which figures of the square that is in s.moving.at
  Step,           // D12
  SacrificeTech,  // D12a: a: the city's owner
  Raze,           // D12b
  Interrupt,      // D13
  // Battle
  BarbarianDeck,  // D16
  BattleTurn,     // D15, D17
  BattleFront,    // D15: a: the card played
  Wounds,         // D15: a: how many are left to deal; b: the front of the last one
  Healing,        // D15: a: how many are left to heal; b: the front of the last one
  SavedUnit,      // D18
  LostArmies,     // D18a: a: how many are left to lose
  Loot,           // D19
  // nobody is asked: what follows when everything above is done
  Announced,       // consent, then responses
  Resolve,         // the announcement on top takes effect, or falls
  InterruptRound,  // CV-R85: the others are asked once each
  EndMove,         // the group has come to its end
  Fight,           // a: the step of CV-10.17 (FightStep)
  Deploy,          // a: a produced army; b: its square (CV-6.5, CV-20.10)
};
struct Question {
  Ask ask = Ask::None;
  std::uint8_t seat = 0;
  std::uint8_t a = 0, b = 0;
  constexpr bool operator==(const Question&) const = default;
};

// The figures that are moving (CV-8.2); nobody: no figures.
struct Moving {
  std::uint16_t figures = 0;  // as bits
  Square at = kNowhere;
  std::uint8_t spent = 0;  // movement points
  std::uint8_t unused = 0;
};

// CV-18.8 to CV-18.14: what comes when nothing is asked any more.
enum class Stage : std::uint8_t {
  Civilizations,  // being chosen
  PlayerSetUp,    // CV-2.12, one player after the other
  Turn,           // s.phase, the part of s.active
  Over,
};

// Where a wonder is (CV-2.5): on this square, or one of these.
inline constexpr Square kWonderInDeck = 0xFFFE, kWonderInMarket = 0xFFFD, kWonderGone = 0xFFFC;

struct State {
  // --- the map
  std::array<Player, kMaxPlayers> player{};
  Squares frozen;  // CV-R40: figures may not leave these squares this turn
  std::array<Ground, kSquares> ground{};
  std::array<Marker, kSquares> marker{};
  std::array<Square, kWonders> wonder_at{};
  std::array<std::uint8_t, kTilePlaces> tile{};      // by place of the layout; kNone: face down
  std::array<std::uint8_t, kTilePlaces> quarters{};  // how it lies
  Squares disasters;                                 // with a disaster marker (CV-20.16)

  // --- the course of the game
  Battle battle;
  Offer offer;
  std::uint64_t refused = 0;  // event cards that the United Nations refused in this phase, as bits (CV-R113)
  Options options;
  std::array<Announcement, kAnnouncements> announcement{};
  std::array<Question, 48> question{};
  std::uint32_t frontier =
      0;                   // changes when chance was drawn or somebody else is asked: undo never crosses it
  std::uint16_t turn = 0;  // the first is 1
  std::uint16_t obsolete = 0;  // wonders (CV-13), as bits
  Moving moving;
  std::uint8_t questions = 0, announcements = 0;  // how many
  Stage stage{};
  Phase phase{};
  std::uint8_t parts = 0;         // of this phase that are over; all of them: the next phase
  std::uint8_t panama_coins = 0;  // tokens on the wonder that gathers them (CV-11.6)
  std::uint8_t first = 0;         // CV-2.11, CV-3.3
  std::uint8_t active = 0;        // whose part of the phase, or of the set-up
  std::uint8_t winner = kNobody;
  std::uint8_t removed = 0;  // civilizations that are out of the game, as bits (CV-2.1, CV-15.1)
  std::array<std::uint8_t, kGreatPeople> pool{};           // great people that nobody has drawn (CV-2.10)
  std::array<std::uint8_t, kMarketSlots> wonder_market{};  // kNone: empty
  std::uint8_t winners = 0;  // seats that share the victory, as bits (CV-14.6, CV-16.3)
  std::array<std::uint8_t, 5> unused{};

  // --- cards
  std::array<Card, kUnitCards> unit{};
  std::array<Card, kEventCards> event{};
  std::array<Card, kHuts> hut{};  // markers; on the map or in their pool they are face down
  std::array<Card, kVillages> village{};

  int players() const { return options.players; }
  int left_of(int seat) const { return seat + 1 == options.players ? 0 : seat + 1; }
  const Question& asked() const { return question[questions - 1U]; }
  const Announcement& announced() const { return announcement[announcements - 1U]; }
  Announcement& announced() { return announcement[announcements - 1U]; }
  bool over() const { return stage == Stage::Over; }
};

inline const Player& player(const State& s, int seat) { return s.player[static_cast<std::size_t>(seat)]; }
inline bool is_water(const State& s, Square square) { return s.ground[square].terrain() == Terrain::Water; }

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 4096, "a state must stay within 4 kB");

}  // namespace zig::civilization
