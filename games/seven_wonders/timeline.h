// What has happened by now, by age and turn: which turns are resolved, which slots hold cards, which still
// lie in a hand. Positions are built on it, and broken_invariant() checks against it.
#pragma once

#include "games/seven_wonders/record.h"

namespace zig::seven_wonders {

inline bool age_dealt(const State& s, int age) { return s.step != Step::ChooseBoards && age <= s.age; }
inline bool age_over(const State& s, int age) {
  return age < s.age || (age == s.age && s.step == Step::Over);
}
inline int ages_over(const State& s) { return s.step == Step::Over ? 3 : s.age - 1; }

// Turns of the age whose cards have left the hands.
inline int turns_resolved(const State& s, int age) {
  if (!age_dealt(s, age)) return 0;
  if (age < s.age) return kTurnsInAge;
  return s.step == Step::ChooseCards ? s.turn - 1 : s.turn;
}

// The last cards of the age have been played or thrown away (7W-9.2).
inline bool leftovers_gone(const State& s, int age) {
  if (!age_dealt(s, age)) return false;
  return age < s.age || s.step == Step::Over || (s.step == Step::Mausoleum && s.turn == kTurnsInAge);
}

// Whether the slot holds a card: with two players the packets grow and the draw pile shrinks.
inline bool slot_in_use(const State& s, int age, int slot) {
  if (!age_dealt(s, age)) return false;
  if (!s.two_players()) return slot < 7 * s.players();
  const int turn = age < s.age ? kTurnsInAge : s.turn;
  if (slot < 13) return slot < hand_range(s, 0, turn).end;
  return slot < 20 || slot < draw_pile_range(turn).end;
}

// The slots whose cards have left the hands, one by one with their city.
template <class Visit>
void each_resolved_slot(const State& s, int age, Visit visit) {
  for (int turn = 1; turn <= turns_resolved(s, age); ++turn) {
    for (int city = 0; city < s.cities; ++city) visit(slot_of(s, age, turn, city), turn, city);
  }
  if (!leftovers_gone(s, age)) return;
  for (int city = 0; city < s.cities; ++city) visit(last_slot_of(s, age, city), kTurnsInAge, city);
}

// 7W-2.2, 7W-2.9
inline int extra_guilds(const Box& box, const Options& options) {
  return options.extra_guilds ? std::min(2, kGuilds - box.guilds_in_play[options.players]) : 0;
}

// 7W-3.5, 7W-10.2, 7W-4.4: production, shields and discounts follow from board, stages and buildings.
inline City with_lasting_effects(const Box& box, City city) {
  City fresh;
  fresh.wonder = city.wonder;
  fresh.side = city.side;
  if (city.wonder < kWonders && city.side <= 1) {
    const Wonder& wonder = box.wonders[city.wonder];
    enter_lasting_effects(fresh, wonder.starting);
    const WonderSide& side = wonder.sides[city.side];
    for (std::size_t i = 0; i < city.stages && i < side.stage_count; ++i) {
      enter_lasting_effects(fresh, side.stages[i].effects);
    }
  }
  for (int i = 0; i < box.building_count; ++i) {
    const auto building = static_cast<BuildingId>(i);
    if (city.buildings.has(building)) enter_lasting_effects(fresh, box.card(building).effects);
  }
  city.sale_raw = fresh.sale_raw;
  city.sale_goods = fresh.sale_goods;
  city.wild_raw = fresh.wild_raw;
  city.wild_goods = fresh.wild_goods;
  city.shields = fresh.shields;
  city.discounts = fresh.discounts;
  return city;
}

}  // namespace zig::seven_wonders
