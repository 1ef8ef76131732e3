// ND-1, ND-15: the things of the game by their names. The order of each list is the order of the data files.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/byte.h"

namespace zig::new_dawn {

inline constexpr int kMaxPlayers = 4;

// The five types of focus cards (ND-1.1). World wonders are of four of them: there are no industry wonders.
enum class Type : std::uint8_t { Culture, Science, Economy, Industry, Military };
inline constexpr int kTypes = 5;
inline constexpr std::array<std::string_view, kTypes> kTypeIds = {"culture", "science", "economy", "industry",
                                                                  "military"};
// ND-2.9: the four piles of wonder cards.
inline constexpr int kDecks = 4;
inline constexpr std::array<Type, kDecks> kDeckTypes = {Type::Culture, Type::Economy, Type::Science,
                                                        Type::Military};

// ND-5.1. A natural-wonder space has no terrain type.
enum class Terrain : std::uint8_t { Grassland, Hills, Forest, Desert, Mountains, Water, NaturalWonder };
inline constexpr int kTerrains = 7;
inline constexpr std::array<std::string_view, kTerrains> kTerrainIds = {
    "grassland", "hills", "forest", "desert", "mountains", "water", "natural_wonder"};
inline constexpr std::array<int, kTerrains> kDifficulty = {1, 2, 3, 4, 5, 1, 5};

enum class Resource : std::uint8_t { Marble, Mercury, Oil, Diamonds };
inline constexpr int kResources = 4;
inline constexpr int kResourceTokens = 8;  // of each, ND-1.2
inline constexpr std::array<std::string_view, kResources> kResourceIds = {"marble", "mercury", "oil",
                                                                          "diamonds"};

enum class Leader : std::uint8_t { America, Aztec, Egypt, France, Japan, Rome, Scythia, Sumeria };
inline constexpr int kLeaders = 8;
inline constexpr std::array<std::string_view, kLeaders> kLeaderIds = {
    "america", "aztec", "egypt", "france", "japan", "rome", "scythia", "sumeria"};

enum class Era : std::uint8_t { Ancient, Medieval, Modern };
inline constexpr int kEras = 3;
inline constexpr std::array<std::string_view, kEras> kEraIds = {"ancient", "medieval", "modern"};

enum class Wonder : std::uint8_t {
  Stonehenge,
  HangingGardens,
  ForbiddenCity,
  ChichenItza,
  SydneyOperaHouse,
  EiffelTower,
  Colossus,
  GreatLighthouse,
  GreatZimbabwe,
  MachuPicchu,
  BigBen,
  Maracana,
  Oracle,
  Pyramids,
  PorcelainTower,
  PotalaPalace,
  OxfordUniversity,
  Kremlin,
  Petra,
  TerracottaArmy,
  Alhambra,
  VenetianArsenal,
  Pentagon,
  RuhrValley,
};
inline constexpr int kWonders = 24;
inline constexpr std::array<std::string_view, kWonders> kWonderIds = {"stonehenge",
                                                                      "hanging-gardens",
                                                                      "forbidden-city",
                                                                      "chichen-itza",
                                                                      "sydney-opera-house",
                                                                      "eiffel-tower",
                                                                      "colossus",
                                                                      "great-lighthouse",
                                                                      "great-zimbabwe",
                                                                      "machu-picchu",
                                                                      "big-ben",
                                                                      "estadio-do-maracana",
                                                                      "oracle",
                                                                      "pyramids",
                                                                      "porcelain-tower",
                                                                      "potala-palace",
                                                                      "oxford-university",
                                                                      "kremlin",
                                                                      "petra",
                                                                      "terracotta-army",
                                                                      "alhambra",
                                                                      "venetian-arsenal",
                                                                      "pentagon",
                                                                      "ruhr-valley"};

// The eight city-states; two to a token, one on either side of a tile (ND-1.2, ND-2.5).
enum class CityState : std::uint8_t {
  Carthage,
  Kumasi,
  Brussels,
  Seoul,
  Geneva,
  MohenjoDaro,
  BuenosAires,
  Kabul,
};
inline constexpr int kCityStates = 8;
inline constexpr std::array<std::string_view, kCityStates> kCityStateIds = {
    "carthage", "kumasi", "brussels", "seoul", "geneva", "mohenjo-daro", "buenos-aires", "kabul"};

// ND-1.1: the four diplomacy cards of each player.
enum class Pact : std::uint8_t { JointWar, DefensivePact, Embassy, OpenBorders };
inline constexpr int kPacts = 4;
inline constexpr std::array<std::string_view, kPacts> kPactIds = {"joint-war", "defensive-pact", "embassy",
                                                                  "open-borders"};

// Two to a token, one on either side of a tile.
enum class NaturalWonder : std::uint8_t {
  TorresDelPaine,
  CliffsOfDover,
  MtEverest,
  CraterLake,
  GrandMesa,
  Galapagos,
  MtKilimanjaro,
  Pantanal,
};
inline constexpr int kNaturalWonders = 8;
inline constexpr std::array<std::string_view, kNaturalWonders> kNaturalWonderIds = {
    "torres-del-paine", "cliffs-of-dover",   "mt-everest",     "crater-lake",
    "grand-mesa",       "galapagos-islands", "mt-kilimanjaro", "pantanal"};

// City-states and natural wonders have four tokens with two sides each: number n of either has the token n / 2.
inline constexpr int kTokens = 4;

inline constexpr int kBarbarians = 9;  // lettered A to I

// ND-11.6
enum class Agenda : std::uint8_t {
  Civilized,
  MoneyGrubber,
  Warmonger,
  Paranoid,
  Explorer,
  Aesthetic,
  Technophile,
  Scholarly,
  Populous,
  Preservationist,
};
inline constexpr int kAgendas = 10;
inline constexpr int kVictoryCards = 5;  // card n carries the agendas 2n and 2n + 1
inline constexpr std::array<std::string_view, kAgendas> kAgendaIds = {
    "civilized", "moneygrubber", "warmonger", "paranoid", "explorer",
    "aesthetic", "technophile",  "scholarly", "populous", "preservationist"};
inline constexpr std::array<std::string_view, kVictoryCards> kVictoryCardIds = {
    "v-civilized-moneygrubber", "v-warmonger-paranoid", "v-explorer-aesthetic", "v-technophile-scholarly",
    "v-populous-preservationist"};

// ND-10.1
enum class DialIcon : std::uint8_t { Spawn, Blank, Move, Trade };
inline constexpr std::array<std::string_view, 4> kDialIds = {"spawn", "blank", "move", "trade"};
inline constexpr int kDialSpaces = 5;
inline constexpr std::array<DialIcon, kDialSpaces> kEventDial = {
    DialIcon::Spawn, DialIcon::Blank, DialIcon::Move, DialIcon::Trade, DialIcon::Move};

// ND-1.1, ND-1.2, ND-3.12
inline constexpr int kControlTokens = 31, kCities = 7, kCaravans = 3, kWaterTokens = 8;
inline constexpr int kSlots = 5;
inline constexpr int kTradeLimit = 3;  // ND-6.4

// ND-7.13, ND-7.16: the tech dial.
inline constexpr int kLastTech = 24, kTechAfterLast = 15;
constexpr int level_mark(int tech) {
  switch (tech) {
    case 3:
    case 6: return 2;
    case 10:
    case 14: return 3;
    case 19:
    case 24: return 4;
    default: return 0;
  }
}

template <class Enum>
constexpr std::size_t at(Enum value) {
  return static_cast<std::size_t>(value);
}

// A focus card: its type and level (I to IV) in one number from 0 to 19.
using CardId = std::uint8_t;
inline constexpr int kLevels = 4, kCards = kTypes * kLevels;
constexpr CardId card_of(Type type, int level) {
  return static_cast<CardId>(static_cast<int>(type) * kLevels + level - 1);
}
constexpr Type type_of(CardId card) { return static_cast<Type>(card / kLevels); }
constexpr int level_of(CardId card) { return card % kLevels + 1; }

}  // namespace zig::new_dawn
