// ND-1: what is in the box, as typed tables. Read once from data/*.json (or from an owner's own folder) by load_box, which audits
// them against the component list; strings end there, except the names that people read. A Box never changes afterwards.
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
#include "games/new_dawn/hex.h"
#include "games/new_dawn/terms.h"

namespace zig::new_dawn {

// What culture cards do after their first placement (ND-7.9 to ND-7.11).
enum class CultureStep : std::uint8_t { None, MoveToken, PlaceBesideFriendly, ConvertRival };
// What science cards do before the dial advances (ND-7.19).
enum class ScienceStep : std::uint8_t { None, GainTrade, GainResource, NuclearStrike };
// ND-9.2: how reinforcing and attacking go together.
enum class MilitaryOrder : std::uint8_t { OneOfThem, AttacksFirst, EitherOrder };

// Which numbers count depends on the type.
struct FocusCard {
  Names name;
  std::string summary;
  // culture
  std::uint8_t tokens = 0;
  CultureStep culture_step = CultureStep::None;
  // science
  ScienceStep science_step = ScienceStep::None;
  // economy
  std::uint8_t caravans = 0, distance = 0;
  bool enters_water = false, enters_barbarians = false, exchanges = false, resolves_other = false;
  // industry
  std::uint8_t city_range = 0, slot5_production = 0, tokens_by_city = 0;
  bool counts_through_water = false, from_caravans = false;
  // military
  std::uint8_t attacks = 0, attack_range = 0, bonus = 0, bonus_vs_barbarian = 0;
  bool through_water = false, through_rivals = false, through_barbarians = false;
  bool reinforce_less_attacks = false;
  std::uint8_t less_per_attack = 1;
  MilitaryOrder order = MilitaryOrder::OneOfThem;
};

// ND-17: what a card of the automated player does beyond the numbers of a focus card.
enum class FirstEffect : std::uint8_t {
  None,
  StrikeRivals,      // Culture IV
  DefeatBarbarians,  // Economy II
  GainResource,      // Economy III
  GainTrade,         // Science II
  UpgradeLowest,     // Science III
  PeopleLoseCities,  // Science IV
};
enum class AfterReset : std::uint8_t { None, ResolveLast, ResolveCulture };
// The lists of priorities (ND-17.5): what comes first decides; what is equal is decided by the next one, at last at random.
enum class SiteWish : std::uint8_t {
  NaturalWonder,
  Resource,
  BarbarianIcon,
  BesideThese,
  MostCities,
  NearMaturity,
  BesideRival,
  HighestDifficulty,
};
enum class Goal : std::uint8_t { StateWithoutCard, RivalCity, OtherState };
enum class WonderWish : std::uint8_t { NearAgenda, LowestCost };
enum class CityWish : std::uint8_t { MostRiches, BarbarianIcon, HighestDefence };
enum class Prey : std::uint8_t {
  Barbarian,
  BarbarianBesideFriendly,
  RivalCity,
  RivalCityWithWonder,
  CityState,
  RivalToken
};
struct PreyWish {
  Prey prey{};
  std::uint8_t most_defence = 0xFF;  // without the die
};
struct AutomatedCard {
  FocusCard numbers;  // as though in slot 5 (ND-17.4)
  FirstEffect first{};
  AfterReset after_reset{};
  bool upgrades_when_idle = false;
  std::vector<SiteWish> sites;
  std::vector<Goal> goals;
  std::vector<WonderWish> wonders;
  std::vector<CityWish> cities;
  std::vector<PreyWish> prey;
};

struct WonderCard {
  Names name;
  std::string summary;
  Type type{};
  Era era{};
  std::uint8_t cost = 0;
  std::array<Resource, 2> resources{};
};

struct LeaderCard {
  Names name;
  std::string person, ability, summary;
  std::array<Type, kSlots> row{};  // ND-2.2
};

struct CityStateCard {
  Names name;
  std::string summary;
  Type type{};
  Space space = kNowhere;
  Side side{};
};

struct NaturalWonderToken {
  Names name;
  Resource resource{};
  Space space = kNowhere;
  Side side{};
};

struct NamedCard {
  Names name;
  std::string summary;
};

// One side of a tile.
struct TileSide {
  std::array<Terrain, kTileSpaces> terrain{};
  std::array<std::int8_t, kTileSpaces> resource{};  // -1: none
  std::int8_t barbarian_at = -1, barbarian = -1;    // place and letter from 0
};
enum class TileKind : std::uint8_t { Plain, Capital, CityState, NaturalWonder };
inline constexpr std::array<std::string_view, 4> kTileKindIds = {"plain", "capital", "city_state",
                                                                 "natural_wonder"};
struct Tile {
  TileKind kind{};
  std::array<TileSide, 2> sides{};  // by Side
};

// Where a tile lies: its orientation and the place of its space 0.
struct Placement {
  std::uint8_t tile = 0;  // 1 to 16; in the core arrangement its number in the order of laying
  std::uint8_t way = 0;   // orientation
  Hex at;
};

struct Box {
  std::array<Tile, kTiles> tiles;  // tile 1 first
  std::array<FocusCard, kCards> cards;
  std::array<AutomatedCard, kCards> automated;  // ND-17.2
  std::array<WonderCard, kWonders> wonders;
  std::array<LeaderCard, kLeaders> leaders;
  std::array<CityStateCard, kCityStates> city_states;
  std::array<NamedCard, kPacts> pacts;
  std::array<NaturalWonderToken, kNaturalWonders> natural_wonders;
  std::array<NamedCard, kAgendas> agendas;
  std::array<std::array<Placement, 4>, 2> core;                  // ND-3.6, by Side
  std::vector<Placement> first_game;                             // ND-3.1, in the order of laying
  std::array<std::uint8_t, kMaxPlayers + 1> first_game_tiles{};  // how many of them, by players
  std::array<std::array<std::uint8_t, kMaxPlayers>, kMaxPlayers + 1>
      capitals{};  // tiles clockwise, by players
  Json provenance;

  const TileSide& side(int tile, Side side) const {
    return tiles[static_cast<std::size_t>(tile - 1)].sides[static_cast<std::size_t>(side)];
  }
};

// data/*.json as the program carries them (cmake/embedding.cmake).
std::span<const DataFile> data_files();
Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files = data_files());

}  // namespace zig::new_dawn
