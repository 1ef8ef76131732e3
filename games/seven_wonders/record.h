// 7W-15.8 c: the open record. Who did what in which turn, read off the packets, in the order in which it
// happened; what a seat knows of the cards that lie face down comes with it.
#pragma once

#include <algorithm>
#include <vector>

#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/packets.h"

namespace zig::seven_wonders {

struct Take {
  enum class Use : std::uint8_t { Built, Stage, Discarded, LeftOver };
  int age, turn, city, slot;
  CardId card;
  Use use;
  int knower = kNobody;  // the seat that put it there; everybody knows a built card
  int stage = 0;         // the stage it marks
  bool seventh = false;  // 7W-9.4

  bool known_to(Observer observer) const {
    return use == Use::Built || (!observer.spectator() && knower == observer.n);
  }
};
inline constexpr std::array<std::string_view, 4> kUseIds = {"built", "stage", "discarded", "left_over"};

// Where a city's card of that turn stands in its packet.
inline int slot_of(const State& s, int age, int turn, int city) {
  if (!s.two_players()) return hand_range(s, packet_of(s, age, turn, city), turn).begin;
  if (city == kFreeCity) return 2 * (turn - 1) + 1;
  return hand_range(s, packet_of(s, age, turn, city), turn).begin;
}

// Where a city's last card of the age stands: left over, or played as the seventh (7W-9.2, 7W-9.4, 7W-R.20).
inline int last_slot_of(const State& s, int age, int city) {
  if (s.two_players() && city == kFreeCity) return kDrawPile;
  return hand_range(s, packet_of(s, age, 6, city), 6).end - 1;
}

inline int seat_for(const State& s, int age, int turn, int city) {
  return s.two_players() && city == kFreeCity ? free_city_holder(age, turn) : city;
}

// Whether the first `stages` stages of the city's board include a power.
template <class Power>
bool power_within(const Box& box, const City& city, int stages, Power Effects::* power) {
  if (city.wonder >= kWonders || city.side > 1) return false;
  const WonderSide& side = box.wonders[city.wonder].sides[city.side];
  for (int i = 0; i < stages && i < side.stage_count; ++i) {
    if (side.stages[static_cast<std::size_t>(i)].effects.*power) return true;
  }
  return false;
}

// Calls visit(Take) for every card that has left a hand. A card that was exhumed later was discarded here.
template <class Visit>
void each_take(const Box& box, const State& s, Visit visit) {
  if (s.step == Step::ChooseBoards) return;
  std::array<int, kMaxCities> stages{};
  const auto tell = [&](Take take, Fate fate) {
    take.card = s.card[take.age - 1][take.slot];
    switch (fate) {
      case Fate::Held: return;
      case Fate::Built: take.use = Take::Use::Built; break;
      case Fate::Marker:
        take.use = Take::Use::Stage;
        take.stage = ++stages[static_cast<std::size_t>(take.city)];
        break;
      default: break;
    }
    visit(take);
  };
  for (int age = 1; age <= s.age; ++age) {
    const auto& fate = s.fate[age - 1];
    for (int turn = 1; turn <= kTurnsInAge; ++turn) {
      for (int city = 0; city < s.cities; ++city) {
        const int slot = slot_of(s, age, turn, city);
        tell({age, turn, city, slot, kNoCard, Take::Use::Discarded, seat_for(s, age, turn, city)},
             fate[slot]);
      }
    }
    for (int city = 0; city < s.cities; ++city) {
      const int slot = last_slot_of(s, age, city);
      const bool seventh =
          power_within(box, s.city[city], stages[static_cast<std::size_t>(city)], &Effects::seventh_card);
      const bool unseen = s.two_players() && city == kFreeCity && !seventh;  // 7W-14.12: nobody looks at it
      tell({age, 6, city, slot, kNoCard, seventh ? Take::Use::Discarded : Take::Use::LeftOver,
            unseen ? kNobody : seat_for(s, age, 6, city), 0, seventh},
           fate[slot]);
    }
  }
}

// The city that constructs from the discard pile; each board exists once.
inline int mausoleum_city(const Box& box, const State& s) {
  for (int city = 0; city < s.cities; ++city) {
    if (power_within(box, s.city[city], kMaxStages, &Effects::from_discard)) return city;
  }
  return kNobody;
}

// The cards that stand in a city, in the order of their ids: what it built, and what it took from the discard
// pile.
inline std::vector<CardId> cards_of_city(const Box& box, const State& s, int city) {
  std::vector<CardId> cards;
  each_take(box, s, [&](const Take& take) {
    if (take.city == city && take.use == Take::Use::Built) cards.push_back(take.card);
  });
  if (city == mausoleum_city(box, s)) {
    for (int i = 0; i < s.look_count; ++i) {
      const CardId taken = s.looks[static_cast<std::size_t>(i)].taken;
      if (taken != kNoCard) cards.push_back(taken);
    }
  }
  std::sort(cards.begin(), cards.end());
  return cards;
}

}  // namespace zig::seven_wonders
