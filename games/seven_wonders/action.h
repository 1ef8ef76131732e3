// 7W-16.2: an action is a card, a use, and the coins to either neighbour.
#pragma once

#include <cstdint>

#include "engine/byte.h"
#include "games/seven_wonders/box.h"

namespace zig::seven_wonders {

struct Action {
  enum class Kind : std::uint8_t {
    None,         // no action: an empty place for a sealed choice
    Build,        // 7W-7.1, by payment or by a chain
    BuildFree,    // 7W-12.8, Olympia's right
    Stage,        // 7W-7.4
    Discard,      // 7W-7.10
    Exhume,       // 7W-12.13, a card from the discard pile
    Decline,      // 7W-12.17
    ChooseBoard,  // 7W-2.10: card = wonder * 2 + side
  };
  Kind kind = Kind::None;
  CardId card{};
  std::uint8_t left = 0;   // coins paid to the left neighbour
  std::uint8_t right = 0;  // coins paid to the right neighbour
  constexpr bool operator==(const Action&) const = default;
  constexpr bool takes_card() const { return kind >= Kind::Build && kind <= Kind::Discard; }
};

constexpr Action build(CardId card, int left = 0, int right = 0) {
  return {Action::Kind::Build, card, static_cast<std::uint8_t>(left), static_cast<std::uint8_t>(right)};
}
constexpr Action build_free(CardId card) { return {Action::Kind::BuildFree, card, 0, 0}; }
constexpr Action stage(CardId card, int left = 0, int right = 0) {
  return {Action::Kind::Stage, card, static_cast<std::uint8_t>(left), static_cast<std::uint8_t>(right)};
}
constexpr Action discard(CardId card) { return {Action::Kind::Discard, card, 0, 0}; }
constexpr Action exhume(CardId card) { return {Action::Kind::Exhume, card, 0, 0}; }
constexpr Action decline() { return {Action::Kind::Decline, CardId{}, 0, 0}; }
constexpr Action choose_board(int wonder, int side) {
  return {Action::Kind::ChooseBoard, static_cast<CardId>(wonder * 2 + side), 0, 0};
}

}  // namespace zig::seven_wonders
