// MS-1: what is in the box, as typed tables. Read once from data/*.json (or from an owner's own folder) by load_box, which audits them against the
// component list; strings end there, except the names that people read. A Box never changes afterwards.
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
#include "games/mesopotamia/areas.h"
#include "games/mesopotamia/json_text.h"
#include "games/mesopotamia/terms.h"

namespace zig::mesopotamia {

// So many of each resource: a price, a gain, or what somebody owns.
using Goods = std::array<std::uint8_t, kResources>;

// What an entry of the data rests on: `confidence` in the files (data/README.md). Players see it beside the card.
enum class Confidence : std::uint8_t { Rulebook, RulebookPartial, Printed, House };
inline constexpr int kConfidences = 4;
inline constexpr std::array<std::string_view, kConfidences> kConfidenceIds = {"rulebook", "rulebook_partial",
                                                                              "printed", "house"};

// MS-5.1: one civilization card. Which numbers count depends on its type.
struct TechCard {
  Names name;
  std::string summary;
  Confidence confidence = Confidence::House;
  std::array<Symbol, 2> symbols{};  // MS-5.3
  std::uint8_t symbol_count = 0;    // 1 or 2
  Goods gain{};                     // MS-5.14: taken first, whatever else is done
  // Explore
  std::uint8_t activations = 0;
  std::array<std::uint8_t, kUnitTypes> speed_bonus{};
  std::uint8_t ship_speed_bonus = 0;
  // Build
  std::uint8_t builds = 0;
  std::array<Goods, kElements> discount{};
  // Research
  Goods convert_from{}, convert_to{};
  std::uint8_t conversions = 0;  // MS-8.1: at most so often
  std::uint8_t discoveries = 0;
  Goods discovery_cost{};
  // Gather & Trade
  std::uint8_t gathers = 0, trades = 0, max_section = 0;
  // Warfare
  std::uint8_t bones = 0, units = 0, max_unit_level = 0;
  std::array<Goods, kUnitTypes> unit_cost{};  // with the card's discount
  // Grow
  Goods grow_cost{};
  std::uint8_t grow_steps = 0;
};

struct EmpireSheet {
  Names name, flavour;
  std::string colour;
  BoxPart part{};
  std::array<std::uint8_t, kTypes> start_level{};  // 1..4
  Goods start_goods{};                             // MS-3.3 and the bonus of MS-3.5
  UnitType start_unit{};
  std::uint8_t start_floors = 0;  // MS-3.5a
  std::array<std::uint8_t, kTracks> start_position = {1, 1};
  bool places_settlement = false;                           // MS-3.5d: with a wall, beside the start area
  bool places_ship = false;                                 // MS-3.5h
  bool free_reroll = false;                                 // MS-3.5f
  std::array<std::array<TechCard, kLevels>, kTypes> cards;  // [type][level - 1]; below the start level: none
};

struct AreaSheet {
  std::string id;
  Names name;
  std::uint8_t start_number = 0;                 // 1..6; 0: no start area
  std::int8_t terrain = -1;                      // Terrain of its event slot; -1: none
  std::int8_t resource = -1;                     // Resource; -1: none
  std::array<std::uint8_t, kUnitTypes> tribe{};  // MS-3.10
  std::uint8_t blocked_up_to = 0;                // MS-3.11: with so many players or fewer; 0: never
  Areas adjacent;
  double x = 0, y = 0;  // its centroid
  JsonText drawing;     // polygon and anchors, for a client
};

struct SegmentSheet {
  std::string id;
  Names river;  // empty: an inner border that is no river
  std::array<Area, 2> areas{};
  std::array<std::uint8_t, 2> nodes{};
  bool marked = false;  // MS-R.21
  JsonText drawing;
};

struct Map {
  std::vector<AreaSheet> areas;
  std::vector<SegmentSheet> segments;  // rivers first
  JsonText decor, canvas;
  std::array<Area, kStartAreas> start{};  // start area 1 first
  std::array<Areas, kMaxAreas> adjacent{};
  std::array<std::uint8_t, kMaxAreas> top{};      // MS-2.12: place in the order top to bottom, left to right
  std::array<std::uint8_t, kMaxAreas> left{};     // place in the order left to right, top to bottom
  std::array<std::int8_t, kMaxAreas> resource{};  // as in the sheets, for the hot path
  std::array<std::array<Segments, kMaxAreas>, 2> banks{};    // [all borders]: segments of an area
  std::array<std::array<Segments, kMaxSegments>, 2> next{};  // [all borders]: segments across a node
  std::array<std::array<std::uint8_t, kMaxAreas>, kMaxAreas> distance{};  // steps, whatever stands there
  Areas all, starts;
};

// MS-7.8
struct GardensToken {
  std::string id;
  Confidence confidence = Confidence::House;
  std::uint8_t level = 1;
  BoxPart part{};
  Goods cost{};
  std::uint8_t population_min = 0, event_min = 0, settlements_min = 0, vp = 0;
};

// MS-14.7
struct QuestCard {
  std::string id;
  Confidence confidence = Confidence::House;
  BoxPart part{};
  std::uint8_t vp = 2;
  std::uint8_t settlements = 0, walls = 0, ships = 0, units = 0, areas = 0, amphorae = 0, gardens = 0,
               population = 0, event = 0, floors = 0;  // at least so many
  std::array<std::uint8_t, kTypes> technologies{};     // at least that level
  Goods own{};
};

struct TradeToken {
  std::string id;
  Confidence confidence = Confidence::House;
  std::uint8_t level = 1;
  BoxPart part{};
  Goods cost{}, gain{};
  std::uint8_t vp = 0;
};

// MS-13.17: what an event does, one after the other.
struct Effect {
  enum class Op : std::uint8_t {
    Gain,        // a: Resource, b: how many
    GainChoice,  // a: resources to choose from, as bits; b: how many
    Lose,        // a: Resource, b: how many
    Discover,    // a: Type; kAny
    Unit,        // a: UnitType
    Wall,
    Settlement,
    Ship,
    Ram,
    Quest,       // a: how many
    Population,  // a: steps
  };
  static constexpr std::uint8_t kAny = 0xFF;
  Op op{};
  std::uint8_t a = 0, b = 0;
};
struct EventOption {
  enum class Kind : std::uint8_t { Immediate, ControlVp, SixRounds };  // MS-13.3 to MS-13.5
  Kind kind{};
  std::uint8_t steps = 0;
  Names label;
  std::string summary;
  std::vector<Effect> effects;  // at once, or every round
  std::vector<Effect> final;    // MS-13.9: after six rounds
};
// A token and the card with the same symbol and number (MS-13.1).
struct EventSheet {
  std::string id;  // of the token: "D1"
  Confidence confidence = Confidence::House;
  std::string card;
  Names name;
  Terrain terrain{};
  std::uint8_t number = 0, vp = 0;
  BoxPart part{};
  std::array<EventOption, 2> options;
};

struct CombatCard {
  std::string id;
  Confidence confidence = Confidence::House;
  UnitType unit{};
  BoxPart part{};
  std::array<std::uint8_t, kSections> printed{}, slots{};
  std::uint8_t against = 0;  // MS-11.7: types to which the tactics row applies, as bits
};

struct SymbolSheet {
  std::string id, sign, glyph;
  Names meaning;
};

// --- the automaton (MS-16)

struct StrategyCondition {
  enum class Kind : std::uint8_t {
    TechBelow,  // a: Type, b: level
    AreasBelow,
    FewerLandUnits,
    EnemyWithin,       // a: steps
    OpponentControls,  // a: bit 0 settlement, bit 1 event, bit 2 wall
    AmphoraeBelow,
    NotFirstOn,  // a: Track
    ZigguratBelowPopulation,
    SettlementsBelow,
    BonesBelow,
    GardensBelow,
  };
  Kind kind{};
  std::uint8_t a = 0, b = 0;
};
struct StrategyStep {
  enum class Op : std::uint8_t {
    Discover,      // a: 0 lowest, 1 next Research, else lowest; b: how many when Research is complete
    Population,    // a: steps
    DrawUntil,     // a: Type
    Build,         // the card's list
    WarfareBones,  // as its Warfare card
    CreateUnit,  // a: 1 highest, 0 lowest; b: 0 start or nearest settlement to an enemy, 1 threatened, else start
    BonesIfNotFirst,  // a: how many
    GainBones,        // a
    Amphora,
    Move,  // a: 0 nearest unexplored event, 1 nearest enemy wall, else unit
  };
  Op op{};
  std::uint8_t a = 0, b = 0;
};
struct BuildTarget {
  Element element{};
  std::uint8_t count = 0;
};
struct StrategyAction {
  Type type{};
  Names label, text;
  std::vector<StrategyStep> steps;
  std::vector<BuildTarget> builds;  // MS-16.10b
};
struct StrategyCard {
  std::string id;
  Confidence confidence = Confidence::House;
  Names name;
  std::int8_t empire = -1;    // Empire; -1: basic
  std::int8_t replaces = -1;  // the basic card, by its number
  StrategyCondition condition;
  Names condition_text;
  std::uint8_t priority_if_true = 0, priority_if_false = 0;
  std::array<StrategyAction, 2> actions;
};

// MS-17
struct SiegeSheet {
  Area start = 0, ur = 0;
  Areas no_events, walls, settlements;
  std::vector<Segment> ships;
  std::array<std::vector<Area>, kUnitTypes> units;    // on the board at first
  std::array<std::uint8_t, kUnitTypes> row{};         // MS-17.3: the population position of each type
  std::array<std::uint8_t, kTracks> loss_position{};  // MS-17.4
  std::uint8_t bones_divisor = 3;
};
// MS-18
struct Wave {
  std::array<std::uint8_t, kUnitTypes> units{};
  std::uint8_t rams = 0, bones = 0;
};
inline constexpr int kWaves = 6;
struct AshurSheet {
  Area start = 0, base = 0;
  std::uint8_t event_position = 0;
  std::array<Wave, kWaves> waves;
};

struct Box {
  std::array<EmpireSheet, kEmpires> empires;
  std::array<Empire, kEmpires> event_stack{}, population_stack{};  // MS-3.6, MS-3.7: top first
  Map map;
  std::vector<SymbolSheet> symbols;  // the star first
  std::array<std::array<Symbol, kDieFaces>, kColours> dice{};
  std::array<std::uint16_t, kColours> symbols_on{};  // of a colour, without the star, as bits
  Goods reroll_cost{};
  std::uint8_t max_rerolls = 3;

  std::array<std::uint8_t, kUnitTypes> speed{}, simple_value{}, beats{};  // beats: types, as bits (MS-11.7)
  std::uint8_t ship_speed = 3;
  std::array<Goods, kElements> cost{};  // gardens: printed on the token
  std::array<Confidence, kElements> cost_confidence{};
  std::array<std::uint8_t, kElements> build_level{};  // MS-7.1
  std::array<std::uint8_t, kTracks> positions{};      // of a track; the last one is locked (MS-10.7)
  std::vector<std::uint8_t> unit_limit;               // by population position, from 1
  std::array<std::array<std::uint8_t, 3>, kTracks> rank_vp{};

  std::array<std::array<bool, kSlotsPerSection>, kTradeSections> needs_ship{};
  std::array<std::array<std::array<bool, kSlotsPerSection>, kTradeSections>, kMaxPlayers + 1>
      filled{};  // MS-3.8, by players

  std::uint8_t quests_dealt = 4, quests_kept = 3, solo_quests_dealt = 3, solo_quests_kept = 2;
  std::vector<GardensToken> gardens;
  std::vector<QuestCard> quests;
  std::vector<TradeToken> trade;
  std::vector<EventSheet> events;
  std::vector<CombatCard> combat;
  std::vector<StrategyCard> strategies;
  std::array<std::array<std::uint8_t, kFloors + 1>, kDifficulties> action_cards{};  // MS-16.4
  std::array<Names, kDifficulties> difficulty_names;
  SiegeSheet siege;
  AshurSheet ashur;
  // Of the map, the dice and the tracks as a whole.
  Confidence map_confidence = Confidence::House, dice_confidence = Confidence::House,
             tracks_confidence = Confidence::House;
  Json provenance;

  bool any_house() const;  // somewhere it is our own invention that people play with (box.cpp)

  const TechCard& card(Empire empire, Type type, int level) const {
    return empires[at(empire)].cards[at(type)][static_cast<std::size_t>(level - 1)];
  }
};

// data/*.json as the program carries them (cmake/embedding.cmake).
std::span<const DataFile> data_files();
Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files = data_files());

}  // namespace zig::mesopotamia
