// CV-6.7, CV-7.4: decks whose used cards come back. Units and culture events lie face down; a card that was used goes face up under its deck, and
// when the first of those comes to the top, they are turned and shuffled.
//
// So the face-down part is a set: which card is on top is drawn when it is needed. Each card says who knows it, and in which pass through its deck
// it was drawn: a card in somebody's hand was not among those that everybody saw face up when the deck was turned (CV-1.8).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/random.h"

namespace zig::civilization {

struct Card {
  enum class Where : std::uint8_t {
    FaceDown,
    FaceUp,  // under its deck
    Held,    // by `holder`
    Hand,    // units: in a battle hand
    Front,   // units: played in the battle
    Played,  // events: announced, for all to see, not resolved yet (CV-7.12)
  };
  Where where{};
  std::uint8_t holder = 0;  // the seat; kBarbarians for theirs
  std::uint8_t seen = 0;    // seats that know it, as bits; the holder does
  std::uint8_t pass = 0;    // through the deck: cards of one pass could be each other
  constexpr bool operator==(const Card&) const = default;
};
inline constexpr std::uint8_t kBarbarians = 4;

// One deck: cards that lie next to each other in the state. Hut and village markers are one, too; what is used of them never comes back (CV-6.19).
class Deck {
 public:
  enum class Used : std::uint8_t { ComeBack, LeaveTheGame };
  explicit Deck(std::span<Card> cards, Used used = Used::ComeBack) : cards_(cards), used_(used) {}

  int face_down() const { return count(Card::Where::FaceDown); }
  // Somebody could still draw from it.
  bool empty() const { return face_down() + (used_ == Used::ComeBack ? count(Card::Where::FaceUp) : 0) == 0; }

  // Draws the top card, by its number in the deck; -1 where there is none (CV-R48). Only the holder sees it.
  int draw(int holder, Random& random);
  // Face up under the deck, or out of the game, for all to see.
  void put_under(int card) {
    cards_[static_cast<std::size_t>(card)] = {.where = Card::Where::FaceUp, .pass = 0};
  }

 private:
  int count(Card::Where where) const;
  void turn();  // the face-up cards become the deck

  std::span<Card> cards_;
  Used used_;
};

}  // namespace zig::civilization
