// 7W-8, 7W-15.9: where the cards of an age lie. Packets are the hands as dealt; a packet's slots are taken
// from the front, one per turn, and the rest of it is the hand of whoever holds it now, sorted by card.
//
//   3-7 players   packet k has slots 7k .. 7k+6; the take of turn t is slot 7k+t-1, slot 7k+6 is left over
//   two players   packet 0 travels with the Free City card, gains a card and loses two each turn:
//                 slots 0..12, takes of turn t at 2(t-1) (own) and 2(t-1)+1 (Free City), slot 12 left over;
//                 packet 1 has slots 13..19 as above; the draw pile lies in slots 20..26
#pragma once

#include <span>

#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

struct Range {
  int begin, end;
  int size() const { return end - begin; }
};

inline constexpr int kDrawPile = 20;

// 7W-14.4: who plays for the Free City.
inline int free_city_holder(int age, int turn) { return (turn + (age == 2 ? 0 : 1)) % 2; }

// 7W-8.1, 7W-14.11
inline int packet_of(const State& s, int age, int turn, int seat) {
  if (s.two_players()) return seat == free_city_holder(age, turn) ? 0 : 1;
  const int n = s.players();
  int packet = age == 2 ? seat + turn - 1 : seat - turn + 1;
  while (packet >= n) packet -= n;  // at most twice: turn 6 with three players
  while (packet < 0) packet += n;
  return packet;
}

inline int packet_count(const State& s) { return s.players(); }

// The cards of a packet that were in hand at the moment of choosing in that turn.
inline Range hand_range(const State& s, int packet, int turn) {
  if (!s.two_players()) return {7 * packet + turn - 1, 7 * packet + 7};
  if (packet == 0) return {2 * (turn - 1), turn + 7};
  return {13 + turn - 1, 20};
}

// The draw pile after the draw of that turn; 7W-14.5.
inline Range draw_pile_range(int turn) { return {kDrawPile, kDrawPile + 7 - turn}; }

inline Range hand_of(const State& s, int seat) {
  return hand_range(s, packet_of(s, s.age, s.turn, seat), s.turn);
}

inline std::span<CardId> cards_in(State& s, int age, Range range) {
  return std::span(s.card[age - 1])
      .subspan(static_cast<std::size_t>(range.begin), static_cast<std::size_t>(range.size()));
}
inline std::span<const CardId> cards_in(const State& s, int age, Range range) {
  return std::span(s.card[age - 1])
      .subspan(static_cast<std::size_t>(range.begin), static_cast<std::size_t>(range.size()));
}

// Slots of an age that hold cards once it is dealt.
inline int slots_in_use(const State& s) { return s.two_players() ? 27 : 7 * s.players(); }

// The turn in which a slot's card leaves its packet; leftovers count as turn 6.
inline int turn_taken(const State& s, int slot) {
  static constexpr auto kTurns = [] {
    std::array<std::uint8_t, kSlots> turns{};
    for (int i = 0; i < kSlots; ++i)
      turns[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i % 7 < 5 ? i % 7 + 1 : 6);
    return turns;
  }();
  if (!s.two_players()) return kTurns[static_cast<std::size_t>(slot)];
  if (slot >= 12) return slot >= 13 && slot < 19 ? slot - 12 : 6;
  return slot / 2 + 1;
}

// Which turn a slot's card was taken in, by which seat, for which city. Slots past the takes (left over,
// or still held) count as turn 6 of the last holder; the draw pile belongs to nobody.
struct Taking {
  int turn;
  int seat;  // kNobody for the draw pile
  int city;
  bool last;  // the packet's leftover place
};
inline Taking taking(const State& s, int age, int slot) {
  if (s.two_players()) {
    if (slot >= kDrawPile) return {6, kNobody, kFreeCity, true};
    if (slot < 13) {
      const int turn = slot == 12 ? 6 : slot / 2 + 1;
      const int seat = free_city_holder(age, turn);
      return {turn, seat, slot < 12 && slot % 2 == 1 ? kFreeCity : seat, slot == 12};
    }
    const int turn = slot == 19 ? 6 : slot - 13 + 1;
    const int seat = 1 - free_city_holder(age, turn);
    return {turn, seat, seat, slot == 19};
  }
  const int packet = slot / 7, place = slot % 7, n = s.players();
  const int turn = place == 6 ? 6 : place + 1;
  const int seat = ((age == 2 ? packet - (turn - 1) : packet + (turn - 1)) + 2 * n) % n;
  return {turn, seat, seat, place == 6};
}

}  // namespace zig::seven_wonders
