// One position of 7 Wonders as a plain value: copied, compared and hashed byte by byte.
//
// Cards never move between hands. A dealt hand is a packet that stays together (7W-15.9); which seat holds
// it follows from age and turn. In its packet a taken card stands where it was taken, so the packets of all
// three ages are at once the hands, the discard pile, the markers under the boards and the memory of who saw
// what: knowledge.h reads it off.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/seat.h"
#include "games/seven_wonders/action.h"
#include "games/seven_wonders/options.h"

namespace zig::seven_wonders {

inline constexpr int kMaxCities = 7;
inline constexpr int kSlots = 49;    // places for an age's cards: packets, then the Free City's draw pile
inline constexpr int kFreeCity = 2;  // 7W-14.3: city 2 of the two-player game has no seat
inline constexpr int kFreeCityChoice = 7;  // where the Free City's sealed choice is kept
inline constexpr int kNobody = 0xFF;
inline constexpr int kHandSize = 7;       // 7W-6.2
inline constexpr int kTurnsInAge = 6;     // 7W-6.3
inline constexpr int kStartingCoins = 3;  // 7W-2.6

enum class Side : std::uint8_t { Left, Right };

// What became of the card in a slot.
enum class Fate : std::uint8_t {
  Held,       // still in a hand (or in the draw pile)
  Built,      // face up in the city of the seat that held the packet
  Marker,     // face down under a stage
  Discarded,  // face down on the discard pile: for 3 coins, or left over in turn 6 (7W-12.15)
  Exhumed,    // was on the discard pile, then built from it
};

struct City {
  Buildings buildings;
  RawTable sale_raw{};  // for sale and for the owner
  GoodsTable sale_goods{};
  std::uint16_t coins = 0;
  std::uint8_t wonder = kNobody;  // index into Box::wonders; kNobody until it is chosen
  std::uint8_t side = kNobody;    // 0 = A, 1 = B; kNobody until it is chosen
  std::uint8_t stages = 0;        // completed
  std::uint8_t shields = 0;
  std::uint8_t wild_raw = 0;  // sources of any raw material, owner only
  std::uint8_t wild_goods = 0;
  std::uint8_t discounts = 0;               // kRawLeft | kRawRight | kGoodsBoth
  std::uint8_t free_build = 0;              // 1: Olympia's right can be used this age
  std::array<std::uint8_t, 3> victories{};  // tokens by age
  std::uint8_t defeats = 0;
  std::array<std::uint8_t, 2> unused{};
};

// One look into the discard pile (7W-12.13), in order. At most three in a game: each board exists once.
struct Look {
  std::uint8_t age = 0;  // 0: this entry is unused
  std::uint8_t turn = 0;
  std::uint8_t seat = kNobody;  // who looked
  CardId taken = kNoCard;       // kNoCard: declined
};

enum class Step : std::uint8_t { ChooseBoards, ChooseCards, SeventhCard, Mausoleum, Over };

struct State {
  Options options;
  std::uint8_t cities = 3;  // players, or 3 with the Free City
  Step step = Step::ChooseCards;
  std::uint8_t age = 1;          // 1..3
  std::uint8_t turn = 1;         // 1..6
  std::uint8_t actor = kNobody;  // who decides in ChooseBoards, SeventhCard and Mausoleum
  std::uint8_t actor_city = kNobody;
  std::uint8_t mausoleum_due = 0;  // constructions from the discard pile still to be asked
  std::uint8_t look_count = 0;
  std::uint8_t choices_made = 0;    // seats whose sealed choice is complete, one bit each
  std::uint16_t unused_guilds = 0;  // bit per guild that was not drawn (7W-2.2); set when Age III is dealt
  std::array<CardId, 2> surplus = {kNoCard, kNoCard};  // 7W-2.9, sorted
  std::array<Look, 3> looks{};
  std::array<std::uint8_t, 2> unused_0{};  // padding is spelled out, so that bytes can be compared
  std::array<Action, 8> sealed{};          // by seat; [kFreeCityChoice] for the Free City
  std::array<City, kMaxCities> city{};
  std::array<std::array<CardId, kSlots>, 3> card{};  // by age and slot
  std::array<std::array<Fate, kSlots>, 3> fate{};
  std::array<std::array<CardId, 6>, 3> drawn{};  // 7W-14.5: what the holder drew, by age and turn
  // 7W-15.12: which cards of the age (bits by age_index) the rules would have let the Free City put where its
  // card of that turn went face down; index 6 is its seventh card.
  std::array<std::array<std::uint32_t, 7>, 3> free_city_could{};
  std::array<std::uint8_t, 4> unused_2{};

  int players() const { return options.players; }
  bool two_players() const { return options.players == 2; }
  int left(int of) const { return of + 1 == cities ? 0 : of + 1; }
  int right(int of) const { return of == 0 ? cities - 1 : of - 1; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024, "a state must stay within 1 kB");

}  // namespace zig::seven_wonders
