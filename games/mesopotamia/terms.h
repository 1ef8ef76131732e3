// MS-1: the things of the game by their names. The order of each list is the order of the data files.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/byte.h"

namespace zig::mesopotamia {

inline constexpr int kMaxPlayers = 6;

template <class Enum>
constexpr std::size_t at(Enum value) {
  return static_cast<std::size_t>(value);
}

enum class Empire : std::uint8_t { Sumer, Babylon, Akkad, Elam, Assyria, Hittites, Mari, Ebla };
inline constexpr int kEmpires = 8;
inline constexpr std::array<std::string_view, kEmpires> kEmpireIds = {"sumer",   "babylon",  "akkad", "elam",
                                                                      "assyria", "hittites", "mari",  "ebla"};

// MS-1.13: what is in play.
enum class BoxPart : std::uint8_t { Base, AssyriansHittites, MariotesEblaites };
inline constexpr int kBoxParts = 3;
inline constexpr std::array<std::string_view, kBoxParts> kBoxPartIds = {"base", "assyrians_hittites",
                                                                        "mariotes_eblaites"};

// MS-5.1: the six types of actions, and of technologies.
enum class Type : std::uint8_t { Explore, Build, Research, GatherTrade, Warfare, Grow };
inline constexpr int kTypes = 6;
inline constexpr int kLevels = 4;
inline constexpr std::array<std::string_view, kTypes> kTypeIds = {"explore",      "build",   "research",
                                                                  "gather_trade", "warfare", "grow"};

// MS-1.6: the standard resources first.
enum class Resource : std::uint8_t { Stone, Wood, Clay, Food, Tablet, Bone };
inline constexpr int kResources = 6, kStandardResources = 4;
inline constexpr std::array<std::string_view, kResources> kResourceIds = {"stone", "wood",   "clay",
                                                                          "food",  "tablet", "bone"};

// MS-1.9: the land units, by level.
enum class UnitType : std::uint8_t { Spearman, Archer, Rider, Chariot };
inline constexpr int kUnitTypes = 4;
inline constexpr std::array<std::string_view, kUnitTypes> kUnitTypeIds = {"spearman", "archer", "rider",
                                                                          "chariot"};

// MS-1.3: an empire's pieces. Figures are numbered: three spearmen, three archers, two riders, two chariots.
inline constexpr std::array<int, kUnitTypes> kFigures = {3, 3, 2, 2};
inline constexpr std::array<int, kUnitTypes + 1> kFirstFigure = {0, 3, 6, 8, 10};
inline constexpr int kLandUnits = 10, kRams = 2, kShips = 3, kWalls = 3, kSettlements = 3, kFloors = 6,
                     kAmphorae = 6, kEventDice = 3;
constexpr UnitType type_of_figure(int figure) {
  constexpr std::array<UnitType, kLandUnits> kTypeOf = {
      UnitType::Spearman, UnitType::Spearman, UnitType::Spearman, UnitType::Archer,  UnitType::Archer,
      UnitType::Archer,   UnitType::Rider,    UnitType::Rider,    UnitType::Chariot, UnitType::Chariot};
  return kTypeOf[static_cast<std::size_t>(figure)];
}

// MS-7.1: what can be built.
enum class Element : std::uint8_t { Wall, Floor, Ram, Ship, Settlement, Gardens };
inline constexpr int kElements = 6;
inline constexpr std::array<std::string_view, kElements> kElementIds = {
    "wall", "ziggurat_floor", "ram", "ship", "settlement", "hanging_gardens"};

// MS-5.11
enum class Colour : std::uint8_t { White, Silver, Black };
inline constexpr int kColours = 3;
inline constexpr std::array<std::string_view, kColours> kColourIds = {"white", "silver", "black"};
inline constexpr int kDieFaces = 6;

// A symbol of the dingir dice: a number of the data's list, from 1; 0 is the star (MS-5.4).
using Symbol = std::uint8_t;
inline constexpr Symbol kStar = 0;
inline constexpr int kMaxSymbols = 16;  // with the star

// MS-2.2: the shape of an event slot: circle, triangle, square.
enum class Terrain : std::uint8_t { Plains, Mountain, Desert };
inline constexpr int kTerrains = 3;
inline constexpr std::array<std::string_view, kTerrains> kTerrainIds = {"plains", "mountain", "desert"};

// MS-11.7: the rows of a combat card, and the sections of the Standard of Ur.
enum class Section : std::uint8_t { Strength, Tactics, Mobility };
inline constexpr int kSections = 3;
inline constexpr std::array<std::string_view, kSections> kSectionIds = {"strength", "tactics", "mobility"};

enum class Track : std::uint8_t { Event, Population };
inline constexpr int kTracks = 2;
inline constexpr std::array<std::string_view, kTracks> kTrackIds = {"event", "population"};

// MS-2.5
inline constexpr int kTradeSections = 4, kSlotsPerSection = 3,
                     kTradeSlots = kTradeSections * kSlotsPerSection;
// MS-3.12
inline constexpr int kGardensLevels = 5;

// MS-16.4
enum class Difficulty : std::uint8_t { Emperor, Igigi, Anunnaki };
inline constexpr int kDifficulties = 3;
inline constexpr std::array<std::string_view, kDifficulties> kDifficultyIds = {"emperor", "igigi",
                                                                               "anunnaki"};

// MS-16 to MS-18: a game for several, which Duel of Kings is with an automaton in the other seat; and two games for one.
enum class Mode : std::uint8_t { Empires, SiegeOfUr, DefendersOfAshur };
inline constexpr int kModes = 3;
inline constexpr std::array<std::string_view, kModes> kModeIds = {"empires", "siege_of_ur",
                                                                  "defenders_of_ashur"};

// Room for an owner's own set of components; the house set needs less.
inline constexpr int kMaxCombatCards = 64, kMaxQuests = 48, kMaxTradeTokens = 64, kMaxGardens = 40,
                     kMaxEvents = 64, kMaxStrategies = 24, kMaxDeck = 12;

}  // namespace zig::mesopotamia
