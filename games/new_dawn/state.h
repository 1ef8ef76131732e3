// One position of A New Dawn as a plain value: copied, compared and hashed byte by byte. Nothing is hidden (ND-1.5): cards of the wonder
// decks are drawn when they are turned up, so the position holds only what everybody sees.
//
// Whose a natural wonder, a conquered city-state or a world wonder is follows from the piece on its space; it is never stored.
//
// What is asked next is on a stack of questions. A card, an arrival or an attack puts its questions there, the last one is asked first,
// and when the stack is empty the turn goes on with its next window (ND-4.11).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/seat.h"
#include "games/new_dawn/map.h"
#include "games/new_dawn/options.h"
#include "games/new_dawn/spaces.h"
#include "games/new_dawn/terms.h"

namespace zig::new_dawn {

inline constexpr std::uint8_t kNobody = 0xFF, kNone = 0xFF;
inline constexpr Space kOnCard = 0xFE;  // a caravan on its owner's economy card (kNowhere: in the supply)

struct Player {
  Leader leader{};
  std::array<CardId, kSlots> row{};          // slot 1 first
  std::array<std::uint8_t, kSlots> trade{};  // trade tokens on the card in that slot
  std::uint8_t stored = 0;                   // trade tokens on Great Zimbabwe (ND-13.13)
  std::uint8_t tech = 0;
  std::array<std::uint8_t, kResources> resources{};
  std::array<Space, kCaravans> caravan = {kNowhere, kNowhere, kNowhere};
  Space capital = kNowhere;
  std::uint8_t markers = 0;            // control tokens beside victory cards (ND-11.1)
  std::uint8_t reached_last_tech = 0;  // ND-7.17
  std::uint8_t defeated_capital = 0;   // ND-9.27
  std::uint16_t agendas = 0;           // completed: bit n is agenda n
};

// A city-state of the map (ND-10.23, ND-10.24): conquered while somebody's piece stands on its space.
struct CityStateToken {
  std::uint8_t which = kNone;  // CityState; kNone: its tile is not in play
  std::uint8_t slot = kNone;   // conquered: where in the owner's row the token lies
  std::uint8_t used = 0;       // this turn (ND-6.5)
  std::uint8_t holders = 0;    // seats with a copy of its diplomacy card, as bits
};

struct NaturalToken {
  std::uint8_t which = kNone;  // NaturalWonder; kNone: its tile is not in play
  std::uint8_t slot = kNone;   // America: the slot of the card it lies on (ND-13.10)
  std::uint8_t used = 0;       // this turn (ND-8.24)
};

// ND-16.1: what a seat is asked.
enum class Ask : std::uint8_t {
  None,
  // map building (D-1)
  Tile,
  TileWay,
  TilePlace,
  // start of the turn (D-2, D-3)
  StartOfTurn,
  HangingGardens,
  ForbiddenCity,
  EiffelFirst,
  EiffelSecond,
  EiffelRival,
  SeoulBarbarian,
  SeoulSpace,
  GenevaReturn,
  GenevaTake,
  ZimbabweMove,
  // D-4
  FocusCard,
  // culture (D-5)
  Culture,
  MoveTarget,
  Stonehenge,
  TakeBack,
  // science (D-6, D-7)
  GainResource,
  ResourceNotOwned,
  Strike,
  Advance,
  AdvanceOn,  // nobody is asked: the dial goes on after a mark
  TechCard,
  ReplacedCard,
  DropCaravan,
  // economy (D-8, D-9)
  Caravans,
  CaravanStep,
  ExchangeGive,
  ExchangeTake,
  RivalPact,
  StateCard,
  EmbassyToken,
  // industry (D-10)
  Industry,
  Payment,
  WonderCity,
  TurnUp,  // nobody is asked: the next card of a deck is turned up after the wonder's effects (ND-8.38)
  Upgrade,
  UpgradeCard,
  PotalaPact,
  CityTokens,
  // military (D-11 to D-14)
  Military,
  AttackTokens,
  DefenceTokens,
  Plunder,
  MovedWonder,
  ConquerOrLiberate,
  ConquestSlot,
  // windows after a card (D-15, D-16)
  AfterCard,
  AfterEconomy,
  AfterReset,
  MaracanaBefore,
  // any time (D-17 to D-20)
  PlaceTrade,
  MayPlaceTrade,
  StateTrade,
  LoseTrade,
  NaturalCard,
  SurplusPact,
  // the automated player's Science IV, asked of people (ND-17.4)
  LoseCity,
};

struct Question {
  Ask ask = Ask::None;
  std::uint8_t seat = 0;
  std::uint8_t a = 0, b = 0;
  constexpr bool operator==(const Question&) const = default;
};

// ND-4.11: what comes when nothing is asked any more.
enum class Window : std::uint8_t {
  MapBuilding,
  Event,         // W1
  Barbarians,    // W1: movement under way
  Victory,       // W2
  Start,         // W3
  Choice,        // W4
  AfterCard,     // W6
  AfterEconomy,  // W6 of the economy card resolved by Maracanã
  AfterReset,    // W8
  End,           // W9
  Over,
};
inline constexpr std::array<std::string_view, 11> kWindowIds = {
    "map_building", "event",         "barbarians",  "victory", "start", "choice",
    "after_card",   "after_economy", "after_reset", "end",     "over"};

// Why a card is being resolved.
enum class Why : std::uint8_t { Chosen, Again, Maracana, Capitalism };
inline constexpr std::array<std::string_view, 4> kWhyIds = {"chosen", "again", "maracana", "capitalism"};

// The card being resolved (W5), or the last one.
struct Resolution {
  CardId card = 0;
  std::uint8_t slot = 0;  // its place in the row, from 0
  std::uint8_t as = 1;    // the slot that counts, from 1 (ND-4.7)
  Why why{};
  std::uint8_t left = 0;     // culture: tokens to place; economy: Colossus steps; military: attacks done
  std::uint8_t extra = 0;    // tokens spent so far
  std::uint8_t phase = 0;    // culture: 1 after the second step; military: see military.cpp
  std::uint8_t moved = 0;    // caravans that have moved, as bits
  std::uint8_t steps = 0;    // of the caravan in motion
  std::uint8_t caravan = 0;  // the caravan in motion
  std::uint8_t reinforced = 0;
  std::uint8_t wonder = kNone;  // being built
  std::int8_t need = 0;         // production still missing
  std::uint8_t paid = 0;        // what has been spent so far (payment.h)
};

enum class Target : std::uint8_t { Barbarian, CityState, City, Token };
inline constexpr std::array<std::string_view, 4> kTargetIds = {"barbarian", "city_state", "city", "token"};
struct Attack {
  Space space = kNowhere;
  Target target{};
  std::uint8_t defender = kNobody;
  std::uint8_t attack = 0, defence = 0;  // totals so far
  std::uint8_t attack_die = 0, defence_die = 0;
  std::uint8_t unused = 0;
};

struct State {
  Map map;

  // --- on the map
  std::array<Spaces, kMaxPlayers> control{};  // control tokens
  std::array<Spaces, kMaxPlayers> cities{};   // with the capital
  Spaces reinforced;                          // of all control tokens
  Spaces resource_tokens;                     // the type is printed
  Spaces won;                                 // taken by attacks this turn (ND-9.6)
  std::array<CityStateToken, kTokens> city_states{};
  std::array<NaturalToken, kTokens> natural{};
  std::array<Space, kBarbarians> barbarian{};  // kNowhere: off the map
  std::array<Space, kBarbarians> home{};       // its printed icon; kNowhere: not in play
  std::array<Space, kWonders> wonder_at{};     // its token; kNowhere: not built
  std::array<std::array<std::uint8_t, kPacts>, kMaxPlayers>
      pact{};  // [giver][card]: who holds it; kNobody: the giver

  // --- beside the map
  std::array<Player, kMaxPlayers> player{};
  std::array<std::uint8_t, kDecks> market{};  // face-up wonders; kNone: the deck is exhausted
  std::array<std::uint8_t, kDecks> turned{};  // cards turned up so far
  std::uint8_t victory_cards = 0;             // in play, as bits
  std::uint8_t dial = 0;                      // ND-10.1
  std::uint32_t unseen = 0;                   // wonder cards nobody has seen: in a deck or removed, as bits
  std::array<std::uint8_t, kTiles> dealt{};   // map building: whose tile; kNobody

  // --- where the game stands
  Options options;
  std::uint8_t first = 0;   // ND-2.8
  std::uint8_t active = 0;  // the turn's player
  Window window{};
  std::uint8_t questions = 0;  // how many
  std::array<Question, 16> question{};
  Resolution now,
      main;  // main: the chosen card, or Capitalism's extra one, while others are resolved in between
  Attack attack;
  std::uint16_t round = 1;
  std::uint16_t frontier = 0;

  // --- this turn
  std::uint8_t abilities = 0;  // start-of-turn abilities used, as bits
  std::uint8_t venetian_used = 0, maracana_used = 0, capitalism_used = 0, aztec_used = 0;
  std::uint8_t capitalism_reset = 0, military_reset = 0, won_attack = 0;
  std::array<Space, kCaravans> arrived = {kNowhere, kNowhere, kNowhere};  // ND-8.9
  std::uint8_t arrivals = 0;  // caravans back on the card, which do not move again (ND-8.6)
  // --- barbarians under way
  std::uint8_t direction = 0, next_barbarian = 0;
  std::uint8_t chosen_waits = 0;  // the economy card comes before the chosen one
  std::array<std::uint8_t, 9> unused{};

  int players() const { return options.players; }
  int left_of(int seat) const { return seat + 1 == options.players ? 0 : seat + 1; }
  bool automated(int seat) const { return seat >= options.players - options.automated; }  // ND-17.1
  bool over() const { return window == Window::Over; }
  const Question& asked() const { return question[questions - 1U]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 2048, "a state must stay within 2 kB");

}  // namespace zig::new_dawn
