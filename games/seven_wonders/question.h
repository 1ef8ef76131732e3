// 7W-16.5: what a seat is asked when it has to use a card: for which city, and from which cards.
#pragma once

#include <algorithm>

#include "games/seven_wonders/packets.h"

namespace zig::seven_wonders {

struct Question {
  int city;
  Range range;                    // slots of the current age
  CardId already_used = kNoCard;  // 7W-14.5: the holder's own card is no longer free for the Free City

  static Question of(const State& s, Seat seat) {
    if (s.step == Step::SeventhCard) return {s.actor_city, seventh_card_range(s), kNoCard};
    const Range hand = hand_of(s, seat.n);
    const Action& own = s.sealed[seat.n];
    const bool for_free_city = s.two_players() && own.kind != Action::Kind::None;
    return for_free_city ? Question{kFreeCity, hand, own.card} : Question{seat.n, hand, kNoCard};
  }

  std::span<const CardId> cards(const State& s) const { return cards_in(s, s.age, range); }
  bool in_hand(const State& s, CardId card) const { return std::ranges::count(cards(s), card) > 0; }
  bool offers(const State& s, CardId card) const {
    return std::ranges::count(cards(s), card) > (card == already_used ? 1 : 0);
  }

  // 7W-9.4: the card left in hand; 7W-R.20: for the Free City the last card of the draw pile.
  static Range seventh_card_range(const State& s) {
    if (s.two_players() && s.actor_city == kFreeCity) return draw_pile_range(6);
    const Range hand = hand_of(s, s.actor);
    return {hand.end - 1, hand.end};
  }
};

}  // namespace zig::seven_wonders
