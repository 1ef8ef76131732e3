// CV-1: what is in the box, as typed tables. Read once from data/*.json (or from an owner's own folder) by load_box, which audits them
// against the component list; strings end there, except the names that people read. A Box never changes afterwards.
//
// What a card does is an operation of the contract's section 20 with its numbers: the files may change a number, not what an operation does.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/data_files.h"
#include "engine/json.h"
#include "engine/lang.h"
#include "games/civilization/squares.h"
#include "games/civilization/terms.h"

namespace zig::civilization {

// What a square, a building or a great person brings (CV-1.7, CV-6.10).
struct Yield {
  std::uint8_t trade = 0, production = 0, culture = 0, coins = 0, battle = 0;
  constexpr bool operator==(const Yield&) const = default;
  constexpr Yield& operator+=(const Yield& o) {
    trade += o.trade;
    production += o.production;
    culture += o.culture;
    coins += o.coins;
    battle += o.battle;
    return *this;
  }
};

// --- the map

// What a tile prints on a square.
struct Print {
  Terrain terrain{};
  std::int8_t resource = -1;  // Resource; -1: none
  bool natural_wonder = false, coin = false, hut = false, village = false;
};
inline constexpr int kTileSide = 4, kTileSquares = kTileSide * kTileSide;

// As stored: its arrow points north (CV-2.19).
struct Tile {
  std::string id;
  std::array<Print, kTileSquares> squares{};  // row by row
  std::uint8_t suggested_capital = 0;         // of a home tile (CV-2.17)
};

// Quarter turns clockwise. Where a stored square lies after them: `rotation_rule` in map_layouts.json.
constexpr int turned(int square, int quarters) {
  int r = square / kTileSide, c = square % kTileSide;
  for (; quarters > 0; --quarters) {
    const int was = r;
    r = c;
    c = kTileSide - 1 - was;
  }
  return r * kTileSide + c;
}

// A place for a tile on the map of some number of players.
struct TilePlace {
  std::uint8_t x = 0, y = 0;  // of its north-west corner
  std::int8_t seat = -1;      // whose home; -1: neutral
  std::uint8_t quarters = 0;  // how a home tile is turned
};
struct Layout {
  std::vector<TilePlace> places;
};

// --- what cards and markers do (CV-20)

// What has to be paid for an ability: `count` tokens of one resource, or of any.
struct Price {
  std::int8_t resource = -1;  // -1: any
  std::uint8_t count = 0;
};

// CV-18.3: when an ability may be used.
enum class Moment : std::uint8_t {
  OwnStartOfTurn,
  OwnTrade,
  OwnCityManagement,
  AnyMovement,
  OwnMovement,
  OwnBattleTurn,
  OwnBattleTurnBeforeUnit,
  ResponseToCityAction,
  ResponseToEvent,
  ResponseToResourceAbility,
  ResponseToEventOrResourceAbility,
  Payment,
};
inline constexpr int kMoments = 12;
inline constexpr std::array<std::string_view, kMoments> kMomentIds = {"own_start_of_turn",
                                                                      "own_trade",
                                                                      "own_city_management",
                                                                      "any_movement",
                                                                      "own_movement",
                                                                      "own_battle_turn",
                                                                      "own_battle_turn_before_unit",
                                                                      "response_to_city_action",
                                                                      "response_to_event",
                                                                      "response_to_resource_ability",
                                                                      "response_to_event_or_resource_ability",
                                                                      "payment"};

// What a resource ability does.
enum class AbilityEffect : std::uint8_t {
  CityProductionBonus,    // value
  GainCulture,            // value
  GainAndGiveTrade,       // value, other
  PlayedUnitAttackBonus,  // value
  GreatPerson,
  CoinOnThisTech,
  CancelCityAction,
  CancelCultureEvent,
  CancelResourceAbility,
  DealWounds,         // value
  ObsoleteOrKill,     // `ages`: an old wonder, or a random unit of another player
  ObsoleteOrDestroy,  // `ages`: an old wonder, or a building
  FreezeSquare,
  MoveStackToWater,
  ExtraActionEachCity,
  NukeCity,
};
struct AbilityCard {
  Tech tech{};
  Price price;
  Moment moment{};
  AbilityEffect effect{};
  std::uint8_t value = 0, other = 0;
  std::uint8_t ages = 0;  // as bits
};

// CV-8.4
enum class Water : std::uint8_t { Closed, Cross, Stop };

struct TechCard {
  Names name;
  std::string summary;
  std::uint8_t level = 1;
  // what it unlocks
  std::int8_t government = -1;
  std::int8_t building = -1;
  std::int8_t unit = -1;  // the type whose rank it raises; aircraft: unlocked
  std::uint8_t unit_rank = 0;
  // numbers of its owner
  std::uint8_t speed = 0, stacking = 0, max_cities = 0;  // replace a lower one
  std::uint8_t culture_hand = 0, coins = 0;              // add up
  Water water{};
  bool holds_coins = false;  // CV-11.2
};

struct BuildingCard {
  Names name;
  std::string summary;
  std::uint8_t cost = 0;
  std::uint8_t terrains = 0;  // as bits; 0: city walls, in the centre
  Yield yield;
  bool limited = false;
  std::uint8_t stock = 0;  // which of the stocks (CV-2.4)
  Tech tech{};
  std::int8_t upgrades = -1;  // the basic building on the other side; -1: none
  std::int8_t upgrade = -1;   // and the other way round
};
inline constexpr int kStocks = 8;

enum class WonderEffect : std::uint8_t {
  StartOfTurnCulture,  // value
  StartOfTurnTrade,    // value
  StartOfTurnFigure,
  StartOfTurnCoin,
  StartOfTurnTech,
  StartOfTurnStep,
  OpenBattleHand,
  DoubleHarvest,
  UnitStrength,      // value
  ResearchDiscount,  // value
  Consent,
};
struct WonderCard {
  Names name;
  std::string summary;
  Age age{};
  std::uint8_t cost = 0, discount_cost = 0;
  std::int8_t discount_tech = -1;
  std::uint8_t culture = 0;  // on its marker
  WonderEffect effect{};
  std::uint8_t value = 0;
};

struct GreatPersonMarker {
  Names name;
  std::string summary;
  std::uint8_t count = 0;
  Yield yield;
};

// What a government does while it is in force; there are two sets of cards (CV-R36).
struct GovernmentCard {
  Names name;
  std::array<std::string, 2> summary;
  struct Effects {
    bool capital_idle = false, armies_found = false, scouts_explore = false, harvests = false;
    bool peaceful = false, no_devotion = false, second_capital_action = false, best_city = false;
    std::uint8_t coins = 0, production = 0, culture = 0, trade = 0, battle_hand = 0, battle_bonus = 0;
    std::uint8_t culture_per_army = 0, trade_less = 0;
  };
  std::array<Effects, 2> effects;         // by GovernmentSet
  std::array<std::string, 2> confidence;  // of the least certain effect; empty: as the file says of all
};

struct CivSheet {
  Names name;
  std::string summary, leader;
  Tech start_tech{};
  Government start_government{};
};

enum class EventEffect : std::uint8_t {
  ActAsResource,  // `kinds`; value: coins for another player
  CancelAimedEvent,
  CancelEvent,
  CancelEventOrAbility,
  KillFigures,       // range, value; great_person
  MoveEnemyFigures,  // value
  Disaster,          // to, from
  SwapTechs,         // value: highest level
  DestroyBuildings,  // range, value; others_only
  ForceAnarchy,
  CityProductionBonus,  // value
};
struct EventKind {
  Names name;
  std::string summary;
  Age age{};
  std::uint8_t copies = 0;
  Moment moment{};
  EventEffect effect{};
  std::uint8_t value = 0;
  std::uint8_t range = 0;  // 0: anywhere
  std::uint8_t kinds = 0;  // ActAsResource: resources, as bits
  std::uint8_t from = 0;   // Disaster: terrains, as bits
  Terrain to{};
  bool great_person = false, others_only = false;
};

// CV-7.1
enum class TrackKind : std::uint8_t { Event, GreatPerson, Victory };
struct TrackSpace {
  TrackKind kind{};
  Age age{};
  std::uint8_t culture = 0, trade = 0;
};

struct UnitCards {
  Names name;
  std::array<Names, kRanks> ranks;  // aircraft: the first one
  struct Strength {
    std::array<std::uint8_t, kRanks> by_rank{};  // aircraft: the same throughout
    std::uint8_t count = 0;
  };
  std::vector<Strength> strengths;
};

// What a village marker can hold beside resources (CV-8.11).
inline constexpr std::uint8_t kGreatPersonInside = kResources;

struct Box {
  std::array<Yield, kTerrains> terrain{};
  std::array<Names, kTerrains> terrain_names;
  std::array<Names, kResources> resource_names;
  std::array<Tile, kTiles> tiles;  // home tiles by Civ, then the neutral ones
  std::array<Layout, kMaxPlayers + 1> layouts;
  std::array<TechCard, kTechs> techs;
  std::array<AbilityCard, kAbilities> abilities;
  std::array<BuildingCard, kBuildings> buildings;
  std::array<std::uint8_t, kStocks> stock{};
  std::array<WonderCard, kWonders> wonders;
  std::array<GreatPersonMarker, kGreatPeople> great_people;
  std::array<GovernmentCard, kGovernments> governments;
  std::array<CivSheet, kCivs> civs;
  std::array<EventKind, kEventKinds> events;
  std::array<TrackSpace, kTrackSpaces + 1> track;  // space 0 is the start
  std::array<UnitCards, kUnitTypes> units;
  std::array<std::uint8_t, kRanks> unit_cost{};
  std::uint8_t aircraft_cost = 0;
  std::array<std::uint8_t, kLevels> research{};                       // trade needed, by level
  std::array<std::uint8_t, kResources> huts{}, villages{};            // markers by content
  std::uint8_t village_people = 0;                                    // villages that hold a great person
  std::array<std::uint8_t, kHuts> hut_content{};                      // marker -> Resource
  std::array<std::uint8_t, kVillages> village_content{};              // kGreatPersonInside, or Resource
  std::array<std::uint8_t, kAges + 1> first_event{};                  // the cards of an age lie together
  std::array<std::uint8_t, kEventCards> event_kind{};                 // card -> kind
  std::array<std::uint8_t, kUnitCards> unit_type{}, unit_strength{};  // card -> type, strength at rank 1
  std::array<std::uint8_t, kUnitTypes + 1> first_unit{};              // the cards of a type lie together
  // what follows from the above, for whoever asks often (box.cpp)
  std::array<Yield, 256> ground_yield{};               // by Ground
  std::array<Yield, 64> marker_yield{};                // by Marker
  std::array<std::uint8_t, kMoments> event_ages_at{};  // ages that have an event for that moment, as bits
  std::array<std::uint32_t, kMoments> abilities_at{};  // Abilities, as bits
  Json provenance;

  const TechCard& tech(Tech tech) const { return techs[static_cast<std::size_t>(tech)]; }
  const BuildingCard& building(Building building) const {
    return buildings[static_cast<std::size_t>(building)];
  }
  const WonderCard& wonder(Wonder wonder) const { return wonders[static_cast<std::size_t>(wonder)]; }
  const AbilityCard& ability(Ability ability) const { return abilities[static_cast<std::size_t>(ability)]; }
};

// data/*.json as the program carries them (cmake/embedding.cmake).
std::span<const DataFile> data_files();
Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files = data_files());

}  // namespace zig::civilization
