// One battle phase on the house map: armies meet in one area (or several), chance says what is drawn, and everybody answers step by step.
//
//   War war;                                                   // seats 0 and 1 in the Diyala valley; seat 0 is higher on the event track
//   war.army(0, {UnitType::Spearman}).army(1, {UnitType::Archer}, 3).bones(0, 4);
//   war.fight({war.card("spearman_02"), war.card("archer_01")});
//   war.bid(0, {1, 0, 0});
#pragma once

#include "games/mesopotamia/battle.h"
#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {

inline constexpr std::string_view kField = "diyala_valley";

struct War : Scenario {
  using Kind = Action::Kind;

  explicit War(Options options = {.players = 2}) : Scenario(options) {}

  // --- what is there

  // Land units that came into the area as the `came`-th of the round; 0: before.
  War& army(int seat, std::initializer_list<UnitType> types, int came = 0, std::string_view where = kField) {
    for (const UnitType type : types) {
      const int figure = figure_in_reserve(s.of(seat), type);
      unit(seat, type, where);
      s.of(seat).since[static_cast<std::size_t>(figure)] = byte(came);
    }
    s.clock = std::max(s.clock, byte(came));
    return *this;
  }
  War& bones(int seat, int count) {
    amount(s.of(seat).goods, Resource::Bone) = byte(count);
    return *this;
  }
  War& tribe(std::string_view where, std::initializer_list<UnitType> units) {
    return Scenario::tribe(where, units), *this;
  }
  War& ram(int seat, std::string_view where) { return Scenario::ram(seat, where), *this; }
  War& ship(int seat, std::string_view where) { return Scenario::ship(seat, where), *this; }
  War& wall(int seat, std::string_view where) { return Scenario::wall(seat, where), *this; }
  War& event(std::string_view where) { return Scenario::event(where), *this; }
  // The first is the highest on the event track.
  War& event_order(std::initializer_list<int> seats) {
    std::ranges::copy(seats, s.track[at(Track::Event)].order.begin());
    return *this;
  }
  // Tribes wherever units could retreat to from the field, except for one area.
  War& hem_in(std::string_view but = "", std::string_view where = kField) {
    for (const Area beside : house_box().map.adjacent[area(where)]) {
      const bool left_open = house_box().map.areas[beside].id == but || house_box().map.starts.has(beside);
      if (!left_open) s.tribe[beside] = 1;
    }
    return *this;
  }

  // --- what is done

  static int card(std::string_view id) { return kCombatOutcome + combat_card(id); }
  static int die(int eyes) { return kDieOutcome + eyes; }
  void fight(std::initializer_list<int> outcomes = {}) {
    chance(outcomes);
    log.clear();
    begin_battles(course());
    go();
  }
  // As far as the seat is asked: a section that has only one amount left is bid by itself.
  void bid(int seat, std::initializer_list<int> sections) {
    for (const int bones : sections) {
      if ((bidders(s) >> seat) & 1U) play(seat, with(Kind::Bid, bones));
    }
    // Whoever has nothing left bids nothing on the rest.
    while (((bidders(s) >> seat) & 1U) && amounts(seat) == std::vector{0}) play(seat, with(Kind::Bid));
  }
  void bone(int index, Section section) { play(with(Kind::Bone, index, static_cast<int>(section))); }
  // A unit that has only one place to go to is there already.
  void put(int side, int index) {
    if (s.battle.step == BattleStep::LineUp && fighter(s.battle, side, index).row == kNone)
      play(with(Kind::Put, side, index));
  }
  void next_row() { play(with(Kind::NextRow)); }
  void retreat(std::string_view where) { play(on(Kind::Retreat, area(where))); }
  // The first answer, again and again, until the phase is over.
  void play_out() {
    while (s.stage == Stage::Battles && !s.over() && asked() >= 0) play(answers(asked())[0]);
  }

  // --- what came of it

  bool fighting() const { return s.battle.kind != BattleKind::None; }
  int bones(int seat) const { return mesopotamia::bones(s, seat); }
  int units(int seat, std::string_view where = kField) const { return units_at(s.of(seat), area(where)); }
  bool stands(int seat, UnitType type, std::string_view where = kField) const {
    return figure_at(s.of(seat), type, area(where)) >= 0;
  }
  int placed(int side, int index, Section section) const {
    return fighter(s.battle, side, index).placed[at(section)];
  }
  bool offers_bone(int index, Section section) const {
    return legal(with(Kind::Bone, index, static_cast<int>(section)));
  }
  bool offers_retreat(std::string_view where) const { return legal(on(Kind::Retreat, area(where))); }
  // What the seat may bid in its next section.
  std::vector<int> amounts(int seat) const {
    std::vector<int> found;
    for (const Action action : answers(seat)) found.push_back(action.a);
    return found;
  }
};

}  // namespace zig::mesopotamia
