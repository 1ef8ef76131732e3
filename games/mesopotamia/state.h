// One position of Mesopotamia as a plain value: copied, compared and hashed byte by byte.
//
// Nothing is shuffled before somebody may know it (MS-1.10): event tokens, gardens tokens, combat cards, quest cards that nobody holds, strategy and action
// cards are drawn when they are turned up. So the only secrets in a position are quests in hand or returned, and bids that are not revealed.
//
// Who controls an area, how many amphorae or event dice are left, and what a quest is worth follow from the pieces; it is never stored.
//
// What is asked next is on a stack of questions. When the stack is empty the battle, the action or the stage goes on (go_on in questions.cpp).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/seat.h"
#include "games/mesopotamia/areas.h"
#include "games/mesopotamia/box.h"
#include "games/mesopotamia/options.h"
#include "games/mesopotamia/terms.h"

namespace zig::mesopotamia {

inline constexpr std::uint8_t kNobody = 0xFF, kNone = 0xFF;
// MS-1.12: a party of a battle is a seat, or the tribe of the area.
inline constexpr std::uint8_t kTribe = kMaxPlayers;
inline constexpr int kParties = kMaxPlayers + 1;
inline constexpr int kMostGoods = 250;  // MS-1.7: the supply is unlimited; nobody ever comes near

struct Die {
  static constexpr Symbol kUnrolled = 0xFE;  // MS-4.6
  static constexpr Symbol kAnyFace = 0xFD;   // MS-15.1: it is set when it is placed
  static constexpr std::uint8_t kFree = 0xFF;
  Colour colour{};
  Symbol face = kUnrolled;
  std::uint8_t on = kFree;  // the Type of the card it lies on
  constexpr bool free() const { return on == kFree; }
  constexpr bool operator==(const Die&) const = default;
};

// MS-16.2: a card of an automaton's deck.
struct Strategy {
  enum class Where : std::uint8_t { Deck, FaceUp, Discarded };
  std::uint8_t bits = 0;  // Where, and two marks
  constexpr Where where() const { return static_cast<Where>(bits & 3U); }
  constexpr bool marked(int action) const { return (bits >> (2 + action)) & 1U; }
  constexpr bool done() const { return marked(0) && marked(1); }
  constexpr void put(Where where) { bits = static_cast<std::uint8_t>(where); }
  constexpr void mark(int action) { bits = static_cast<std::uint8_t>(bits | (4U << action)); }
};

struct Player {
  Areas walls, settlements;
  std::array<Area, kLandUnits> unit{};           // where each figure stands; kNowhere: in reserve
  std::array<std::uint8_t, kLandUnits> since{};  // MS-11.5: when it came there this round; 0: before
  std::array<Segment, kShips> ship{};
  std::array<Area, kRams> ram{};
  Goods goods{};
  std::array<std::uint8_t, kTypes> tech{};  // 1..4
  std::array<Die, kFloors> dice{};          // one for each floor
  std::array<Strategy, kMaxDeck> deck{};    // an automaton's, in the order of its box list
  Empire empire{};
  Area start = kNowhere;
  std::uint8_t role = kNone;  // MS-3.1: A is 0
  std::uint8_t floors = 0;
  std::uint8_t unused = 0;
};

// MS-13: the event of an area.
struct AreaEvent {
  enum class State : std::uint8_t {
    None,
    FaceDown,
    Scoring,  // MS-13.4: the token lies face up
    Running,  // MS-13.5: with its owner's die
    Waiting,  // MS-13.13: the card beside the area
  };
  State state{};
  std::uint8_t token = kNone;  // its number in the box; kNone: nobody has seen it
  std::uint8_t owner = kNobody, die = 0, option = 0;
  constexpr bool operator==(const AreaEvent&) const = default;
};

// MS-2.6, MS-10.6
struct Ranking {
  std::array<std::uint8_t, kMaxPlayers> position{};  // of each seat
  std::array<std::uint8_t, kMaxPlayers> order{};     // seats, the leader first
};

struct TradeSlot {
  std::uint8_t token = kNone, amphora = kNobody;
};
struct GardensPart {
  std::uint8_t token = kNone, owner = kNobody;  // kNone: not turned up yet
};

// Where a quest card is. Whoever holds or returned it knows it, nobody else.
struct QuestPlace {
  static constexpr std::uint8_t kDeck = 0xFF, kAbsent = 0xFE, kReturned = 0x10;
  std::uint8_t at = kAbsent;
  constexpr bool held_by(int seat) const { return at == seat; }
  constexpr bool returned() const { return (at & 0xF0U) == kReturned; }
};

// The turn, and the action being performed (MS-5).
struct Turn {
  std::uint8_t used = 0;    // types, as bits (MS-5.2)
  std::uint8_t marker = 0;  // the action marker lies on a card
  std::uint8_t rerolls = 0, free_reroll = 0, star_set = 0;
  // The action: kNone when there is none.
  std::uint8_t action = kNone;         // Type
  std::uint8_t level = 0;              // of the card it was started with (MS-8.3)
  std::uint8_t first_left = 0;         // activations, elements, conversions, resources, units, steps
  std::uint8_t second_left = 0;        // discoveries, trades
  std::uint8_t begun = 0, closed = 0;  // MS-5.14: parts, as bits: 1 the first, 2 the second
  std::array<std::uint8_t, kStandardResources> gathered{};  // by this action
  std::uint8_t moving = kNone;                              // figure; kLandUnits + n: ship n
  std::uint8_t steps_left = 0, stepped = 0;
  std::uint8_t building = kNone;  // Element under way (the colour of a floor is asked)
  std::uint8_t unused = 0;
  std::uint16_t traded = 0;  // slots used, as bits (MS-9.10)
};

// An event being resolved: the option's effects one after the other (MS-13.14).
struct Resolving {
  Area area = kNowhere;
  std::uint8_t seat = 0, token = kNone, option = 0;
  std::uint8_t final = 0;   // the effects of MS-13.9
  std::uint8_t effect = 0;  // the next one
  std::uint8_t left = 0;    // GainChoice: resources still to choose
  std::uint8_t unused = 0;
};

// MS-11: one battle.
enum class BattleKind : std::uint8_t { None, Standard, Simple, Solo, Totals };
enum class BattleStep : std::uint8_t { Bids, Strength, LineUp, Tactics, Mobility, Duels, OwnBones, Settle };
struct Fighter {
  std::uint8_t figure = kNone;  // of the party's units; of a tribe: its UnitType; kNone: gone
  std::uint8_t type = 0;        // UnitType
  std::uint8_t card = kNone;    // kNone: the deck was empty (MS-11.6)
  std::array<std::uint8_t, kSections> placed{};
  std::uint8_t row = kNone;    // kNone: not lined up
  std::uint8_t place = 0;      // in its queue
  std::uint8_t had_bones = 0;  // MS-16.15: rows with a bone of the human, as bits
  std::uint8_t beaten = 0;     // rows beaten in its last duel, as bits
  constexpr bool here() const { return figure != kNone; }
};
struct Battle {
  BattleKind kind{};
  BattleStep step{};
  Area area = kNowhere;
  std::array<std::uint8_t, 2> party{};    // seat or kTribe
  std::array<std::uint8_t, 2> decides{};  // seat; kNobody: the rules decide
  std::uint8_t attacker = 0;              // side
  std::uint8_t arranger = 0;              // side: the tactics winner (MS-11.13)
  std::uint8_t to_place = 0;              // bonus bones, or bones that a human must still place (MS-16.24)
  std::uint8_t placing = 0;               // the section winner's side
  std::uint8_t section = 0;
  std::uint8_t rows = 0;                       // lined up
  std::uint8_t filling = 0;                    // side whose queue is being filled
  std::array<std::uint8_t, 2> bid_sections{};  // chosen so far
  std::array<std::uint8_t, 2> ship_bones{};    // MS-11.8
  std::uint8_t tribe_bones = 0;                // MS-11.23: what is left of them
  std::uint8_t tribe_die = 0;
  std::uint8_t retreating = kNone;  // fighter, of side `retreat_side`
  std::uint8_t retreat_side = 0;    // the loser of the last duel
  std::uint8_t winner = kNone;  // fighter of the other side: it won a duel and is not tired yet (MS-11.16)
  std::array<std::array<std::uint8_t, kSections>, 2> bid{};
  std::array<std::array<Fighter, kLandUnits>, 2> fighter{};
};

// MS-11.1: the battles of a round.
struct BattlePhase {
  std::array<Area, kMaxAreas> order{};
  std::array<std::uint8_t, kMaxAreas>
      pair{};                        // first pair, where three parties stand: party << 4 | party; kNone
  Areas reveal;                      // MS-11.25: tribes that were beaten, events not revealed yet
  std::uint8_t count = 0, next = 0;  // areas ordered; the one that is fought in
  std::uint8_t leader = 0;
  std::uint8_t victor = kNobody;  // party that won the last battle: it reveals the event of a beaten tribe
  std::array<std::uint8_t, 4> unused{};
};

// MS-19: what a seat is asked.
enum class Ask : std::uint8_t {
  None,
  // set-up
  Role,
  Empire,
  StartArea,
  DieColour,        // Sumer's first die
  StartSettlement,  // Elam
  StartShip,        // Ebla
  // the turn
  Turn,
  // actions
  Explore,  // which unit
  Step,
  Sail,
  Build,
  FloorColour,
  Research,
  GatherTrade,
  Warfare,
  Grow,
  // events
  Event,  // a: area
  TakeResource,
  RaiseTech,
  RewardShip,
  // battles
  BattleArea,
  BattlePair,  // a: place in the order; kNone: the next pair of the area that is fought in
  TribeEvent,
  PlaceBone,  // bonus bones of a section
  OwnBone,    // MS-16.12: a human's bones before the enemy's cards are shown
  LineUp,
  Fatigue,  // a: side, b: fighter
  Retreat,
  RetreatRams,  // a: area it retreats to
  LostUnit,     // MS-11.27; a: side
  // end of the round
  Settlement,  // MS-12.8; a: area
  // nobody is asked: what follows when everything above is done
  Effects,  // the next effect of the event being resolved
};
struct Question {
  Ask ask = Ask::None;
  std::uint8_t seat = 0;
  std::uint8_t a = 0, b = 0;
  constexpr bool operator==(const Question&) const = default;
};

// What comes when nothing is asked any more.
enum class Stage : std::uint8_t {
  Roles,
  Empires,
  StartAreas,
  Quests,        // sealed
  StartChoices,  // MS-3.16
  Turns,
  Battles,
  Walls,  // MS-4.4 (1)
  Captures,
  Control,  // (2)
  Advance,  // (3)
  EndTest,  // (4)
  Over,
};
inline constexpr std::array<std::string_view, 13> kStageIds = {
    "roles", "empires",  "start_areas", "quests",  "start_choices", "turns", "battles",
    "walls", "captures", "control",     "advance", "end_test",      "over"};

// MS-17.4, MS-18.4: how a scenario ended.
enum class Outcome : std::uint8_t { None, Won, Lost };

struct State {
  // --- on the map
  std::array<Player, kMaxPlayers> player{};
  Areas blocked, closed;  // MS-2.10, MS-2.11
  Areas todo;             // areas still to be looked at in this step of the end of the round
  std::array<std::uint8_t, kMaxAreas> tribe{};  // two bits for each UnitType
  std::array<AreaEvent, kMaxAreas> event{};
  std::uint64_t seen_events = 0;  // tokens that were turned up, as bits (MS-3.9)

  // --- beside the map
  std::array<Ranking, kTracks> track{};
  std::array<TradeSlot, kTradeSlots> trade{};
  std::array<GardensPart, kGardensLevels> gardens{};
  std::array<QuestPlace, kMaxQuests> quest{};

  // --- where the game stands
  Options options;
  Stage stage{};
  std::uint8_t chosen = 0;  // set-up: how many have chosen; StartChoices and Turns: place in `order`
  std::array<std::uint8_t, kMaxPlayers> order{};  // MS-4.2: seats of this round
  std::uint8_t questions = 0;
  std::uint8_t clock = 0;  // arrivals of this round (MS-11.5)
  std::uint8_t wave = 0;   // MS-18.2
  Outcome outcome{};
  std::uint16_t round = 1;
  std::uint16_t frontier = 0;
  std::uint8_t last_round = 0;  // MS-7.11
  std::uint8_t unused = 0;
  Turn turn;
  Resolving resolving;
  std::array<Question, 8> question{};
  Battle battle;
  std::array<std::uint8_t, 3> unused_before_phase{};
  BattlePhase battles;

  int players() const { return options.players; }
  int active() const { return order[chosen]; }  // whose turn it is
  // MS-15.3, MS-17, MS-18: nobody sits there.
  bool automated(int seat) const { return seat >= options.players - options.automata; }
  bool automaton(int seat) const { return automated(seat) && options.mode == Mode::Empires; }
  bool scenario() const { return options.mode != Mode::Empires; }
  bool over() const { return stage == Stage::Over; }
  const Question& asked() const { return question[questions - 1U]; }
  Player& of(int seat) { return player[static_cast<std::size_t>(seat)]; }
  const Player& of(int seat) const { return player[static_cast<std::size_t>(seat)]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 2048, "a state must stay within 2 kB");

}  // namespace zig::mesopotamia
