// 7W-1: what is in the box, as typed tables. Read once from data/*.json (or from an owner's own folder) by
// load_box; strings end there. A Box never changes afterwards.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bit_set.h"
#include "engine/data_files.h"
#include "engine/json.h"
#include "engine/lang.h"

namespace zig::seven_wonders {

// 7W-1.6: four raw materials, three manufactured goods.
enum class Resource : std::uint8_t { Wood, Stone, Clay, Ore, Glass, Papyrus, Loom };
inline constexpr int kResources = 7;
inline constexpr int kRaw = 4;
inline constexpr std::array<std::string_view, kResources> kResourceIds = {"wood",  "stone",   "clay", "ore",
                                                                          "glass", "papyrus", "loom"};
// 7W-1.4
enum class Colour : std::uint8_t { Brown, Grey, Blue, Green, Yellow, Red, Purple };
inline constexpr int kColours = 7;
inline constexpr std::array<std::string_view, kColours> kColourIds = {"brown",  "grey", "blue",  "green",
                                                                      "yellow", "red",  "purple"};
enum class Symbol : std::uint8_t { Compass, Gear, Tablet };
inline constexpr std::array<std::string_view, 3> kSymbolIds = {"compass", "gear", "tablet"};

enum class CardId : std::uint8_t {};      // a kind of card; copies of one kind are interchangeable
enum class BuildingId : std::uint8_t {};  // 7W-7.2: Loom of Age I and Loom of Age II are one building
inline constexpr CardId kNoCard{0xFF};
inline constexpr int kMaxCards = 80;
inline constexpr int kGuilds = 10;
inline constexpr int kMaxStages = 4;
inline constexpr int kWonders = 7;
inline constexpr int index(CardId card) { return static_cast<int>(card); }
inline constexpr int index(BuildingId building) { return static_cast<int>(building); }

class Buildings : public BitSet<Buildings, BuildingId, 128> {};

// How many units can be had for a set of resources: entry T of a Supply is the number of sources that
// produce at least one resource of T, entry T of a demand the number of units asked for within T. With
// either/or sources this is all that Hall's theorem needs: a demand can be met exactly when no set T asks
// for more than T's sources give. Raw materials and goods never mix in one source, so they are two tables.
using RawTable = std::array<std::int8_t, 16>;
using GoodsTable = std::array<std::int8_t, 8>;
struct Units {
  RawTable raw{};
  GoodsTable goods{};
};

struct Cost {
  std::uint8_t coins = 0;
  std::array<std::uint8_t, kResources> units{};
  Units demand;            // `units` summed over every set of resources
  std::uint8_t total = 0;  // number of units
  bool nothing() const { return coins == 0 && total == 0; }
};

// "amount per ..." of coins and points.
struct Count {
  enum class What : std::uint8_t { Nothing, Cards, Stages, Defeats };
  static constexpr std::uint8_t kSelf = 1, kLeft = 2, kRight = 4;
  What what = What::Nothing;
  std::uint8_t amount = 0;
  std::uint8_t colours = 0;  // bit per Colour
  std::uint8_t scope = 0;    // kSelf | kLeft | kRight
};

// 7W-4.4: which purchases cost 1 coin. Bits of City::discounts.
inline constexpr std::uint8_t kRawLeft = 1, kRawRight = 2, kGoodsBoth = 4;

// 7W-11, 7W-12: everything a card or a stage can do, as a closed set.
struct Effects {
  Units sale;                   // production that neighbours may buy (and the owner uses)
  std::uint8_t wild_raw = 0;    // one raw material of choice, owner only
  std::uint8_t wild_goods = 0;  // one manufactured good of choice, owner only
  std::uint8_t shields = 0;
  std::uint8_t points = 0;
  std::uint8_t coins = 0;
  std::int8_t symbol = -1;  // Symbol, or -1
  std::uint8_t discounts = 0;
  bool wild_symbol = false;   // Scientists Guild, Babylon
  bool free_build = false;    // Olympia A
  bool seventh_card = false;  // Babylon B
  bool from_discard = false;  // Halicarnassus
  bool copy_guild = false;    // Olympia B
  Count coins_per;
  Count points_per;
};

struct CardInfo {
  std::string id;  // "lumber-yard"; Age II copies of grey cards: "loom-2" as in the data
  Names name;
  BuildingId building{};
  std::uint8_t age = 1;
  std::uint8_t age_index = 0;  // 0, 1, ... among the cards of its age: bit in 32-bit sets
  Colour colour{};
  Cost cost;
  Buildings chained_from;  // any of these makes it free (7W-5.1)
  std::vector<BuildingId> parents;
  Effects effects;
  std::array<std::uint8_t, 8> copies{};  // by number of players; guilds: 1 (they are drawn, 7W-2.2)
  bool guild() const { return colour == Colour::Purple; }
};

struct Stage {
  Cost cost;
  Effects effects;
};

struct WonderSide {
  std::uint8_t stage_count = 0;
  std::array<Stage, kMaxStages> stages;
};

struct Wonder {
  std::string id;  // "rhodes"
  Names city;
  Names name;
  Resource starting_resource{};
  Effects starting;                 // 7W-2.7: not a card
  std::array<WonderSide, 2> sides;  // A, B
};

struct Box {
  std::vector<CardInfo> cards;  // by CardId: Age I, Age II, Age III ordinary, guilds last
  std::vector<Wonder> wonders;
  int building_count = 0;
  std::array<Buildings, kColours> of_colour;  // all buildings of a colour
  std::array<Buildings, 3> of_symbol;         // green buildings with that symbol
  Buildings guilds;
  std::array<CardId, 128> card_of_building{};  // first card of that building (for names and effects)
  // The physical copies that make up an age's deck: by players (3..7) and age (0..2), guilds excluded.
  std::array<std::array<std::vector<CardId>, 3>, 8> deck;
  std::array<CardId, kGuilds> guild_cards{};
  std::array<std::uint8_t, 8> guilds_in_play{};  // by players
  int first_card_of_age[4] = {0, 0, 0, 0};       // CardIds of age a are [a-1], [a) ; [3] = cards.size()
  Json provenance;

  const CardInfo& card(CardId id) const { return cards[static_cast<std::size_t>(id)]; }
  const CardInfo& card(BuildingId id) const { return card(card_of_building[static_cast<std::size_t>(id)]); }
  int card_count() const { return static_cast<int>(cards.size()); }
};

// data/*.json as the program carries them (cmake/embedding.cmake).
std::span<const DataFile> data_files();

// Reads and audits a component set: every field, every reference, the component counts of 7W-1 and 7W-2.3.
// A problem names file, entry, field and remedy.
Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files = data_files());

}  // namespace zig::seven_wonders
