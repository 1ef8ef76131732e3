// One position of Tigris & Euphrates as a plain value: copied, compared and hashed byte by byte.
//
// The board is sets of spaces. Kingdoms are kept up to date (kingdoms.h), each under its lowest leader, so that
// equal positions have equal bytes; regions without leaders are found when they are needed. Tiles of one colour
// are all alike, so hands, bag and discards are numbers.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/seat.h"
#include "games/tigris_euphrates/cells.h"
#include "games/tigris_euphrates/colour.h"
#include "games/tigris_euphrates/options.h"

namespace zig::tigris_euphrates {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kHandSize = 6;                   // TE-2.5
inline constexpr int kActionsPerTurn = 2;             // TE-5.1
inline constexpr std::uint8_t kCatastrophesEach = 2;  // TE-2.4
inline constexpr int kLastTreasures = 2;              // TE-16.1
inline constexpr int kLeaders = kMaxPlayers * kColours;
inline constexpr std::uint8_t kNobody = 0xFF;

// A leader: four to a seat, in the order of the colours.
using LeaderId = std::uint8_t;
constexpr LeaderId leader_id(int seat, Colour colour) {
  return static_cast<LeaderId>(seat * kColours + index(colour));
}
constexpr int owner_of(LeaderId leader) { return leader / kColours; }
constexpr Colour colour_of_leader(LeaderId leader) { return static_cast<Colour>(leader % kColours); }

// TE-19: what is asked now.
enum class Step : std::uint8_t {
  Action,    // the active player, up to twice in a turn
  WarOrder,  // the active player, when two or more colours are in conflict
  Attack,    // the attacker commits tiles
  Defend,    // the defender commits tiles
  Building,  // the active player, in the building game
  Monument,  // the active player
  Treasure,  // the owner of the trader
  Over,
};

// The conflict that is being fought (TE-12, TE-13). All kNobody when there is none.
struct Conflict {
  LeaderId attacker = kNobody, defender = kNobody;
  std::uint8_t committed = 0;  // by the attacker
  std::uint8_t unused = 0;
  constexpr bool operator==(const Conflict&) const = default;
};

struct State {
  // --- the board
  std::array<Cells, kColours> tiles{};  // face up
  Cells face_down;                      // under monuments (TE-14.3)
  Cells catastrophes;
  Cells treasures;
  Cells leaders;                          // every space with a leader
  std::array<Cells, kLeaders> kingdom{};  // under its lowest leader; empty for all others
  std::array<LeaderId, kLeaders>
      realm{};  // the lowest leader of the kingdom this one stands in; kNobody: off the board
  std::array<Cell, kLeaders> leader_at{};   // kNowhere: in front of the screen
  std::array<Cell, kMonuments> monument{};  // upper left space; kNowhere: still available
  std::array<Colour, kMonuments> square{};  // the colour of the four tiles under it
  std::array<Cell, kColours> building{};    // TE-17; kNowhere: not on the board

  // --- behind and in front of the screens
  std::array<Counts, kMaxPlayers> hand{};
  std::array<Counts, kMaxPlayers> thrown{};  // by that seat in swaps: only it knows the colours (TE-4.6)
  Counts bag{};
  Counts discarded{};  // openly: committed, removed by wars and catastrophes
  std::array<std::array<std::uint16_t, kColours>, kMaxPlayers> points{};
  std::array<std::uint8_t, kMaxPlayers> taken{};  // treasures behind the screen
  std::array<std::uint8_t, kMaxPlayers> catastrophes_left{};

  // --- where the game stands
  Options options;
  Step step = Step::Action;
  std::uint8_t active = 0;        // the active player (TE-5.1)
  std::uint8_t actions_done = 0;  // in this turn
  Cell placed = kNowhere;         // where the tile or leader of the action lies, while its events go on
  std::uint8_t union_tile = 0;    // 1: `placed` carries the unification tile (TE-7.9)
  std::uint8_t starter = 0;       // TE-2.9
  Conflict conflict;
  std::uint16_t turn = 1;      // turns begun, for people
  std::uint16_t frontier = 0;  // see TigrisEuphrates::frontier
  std::array<std::uint8_t, 2> unused{};

  int players() const { return options.players; }
  int left_of(int seat) const { return seat + 1 == options.players ? 0 : seat + 1; }  // clockwise (TE-2.9)
  // Tiles face up, of any colour.
  Cells face_up() const { return tiles[0] | tiles[1] | tiles[2] | tiles[3]; }
  const Cells& temples() const { return tiles[static_cast<int>(Colour::Red)]; }
  // TE-3.2: what connects.
  Cells connecting() const { return face_up() | face_down | leaders; }
  bool on_board(LeaderId leader) const { return leader_at[leader] != kNowhere; }
  const Cells& kingdom_of(LeaderId leader) const { return kingdom[realm[leader]]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024, "a state must stay within 1 kB");

}  // namespace zig::tigris_euphrates
