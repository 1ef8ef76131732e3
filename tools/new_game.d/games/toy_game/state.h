// One position as a plain value: copied, compared and hashed byte by byte. What a seat knows follows from it (imagine.cpp).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/seat.h"
#include "games/toy_game/cards.h"
#include "games/toy_game/options.h"

namespace zig::toy_game {

// What is asked now; one row each in questions.cpp. Where decisions interrupt each other, a game keeps a stack of them (engine/questions.h).
enum class Ask : std::uint8_t {
  Bid,    // TG-3.2: everybody, sealed
  Prize,  // TG-4.1: the winner of the round
  Over,
};

struct Player {
  Cards hand;
  Cards prizes;
  std::uint8_t bid = 0;  // the sealed card, 0: none yet. It is no longer in the hand.
};

struct State {
  std::array<Player, kMaxPlayers> player{};
  Cards deck, discarded;
  Options options;
  Ask ask = Ask::Bid;
  std::uint8_t prize = 0;   // TG-3.1: the card turned up; 0 when the game is over
  std::uint8_t first = 0;   // TG-3.3, TG-3.4: the first player
  std::uint8_t winner = 0;  // of the round, while the prize is asked about; 0 otherwise
  std::uint8_t round = 1;
  std::uint8_t unused = 0;
  std::uint16_t frontier = 0;  // see ToyGame::frontier

  int players() const { return options.players; }
  Player& of(Seat seat) { return player[seat.n]; }
  const Player& of(Seat seat) const { return player[seat.n]; }
  Seats seats() const { return Seats::all(players()); }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace zig::toy_game
