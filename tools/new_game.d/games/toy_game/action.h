// One decision. Its id is its place in a block for each kind, the same in every state.
#pragma once

#include <cstdint>

#include "engine/action_blocks.h"
#include "engine/byte.h"
#include "games/toy_game/cards.h"

namespace zig::toy_game {

struct Action {
  enum class Kind : std::uint8_t {
    None,
    Bid,   // TG-3.2: a card of that value
    Keep,  // TG-4.1
    Sell,  // TG-4.1
  };
  Kind kind = Kind::None;
  std::uint8_t value = 0;
  constexpr bool operator==(const Action&) const = default;
};

constexpr Action bid(int value) { return {Action::Kind::Bid, byte(value)}; }
constexpr Action keep() { return {Action::Kind::Keep}; }
constexpr Action sell() { return {Action::Kind::Sell}; }

inline constexpr ActionBlocks<Action::Kind, 3> kActionBlocks({kValues, 1, 1});

}  // namespace zig::toy_game
