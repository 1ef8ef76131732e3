// MS-11.26 to MS-11.28: simplified battles; MS-16.17: battles in which no human fights.
#include "games/mesopotamia/battle.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

std::uint8_t& bid_of(Battle& battle, int side) { return battle.bid[static_cast<std::size_t>(side)][0]; }

// MS-11.26
int value_of_units(const Box& box, const Battle& battle, int side) {
  int value = 0;
  for (const Fighter& unit : battle.fighter[static_cast<std::size_t>(side)])
    value += unit.here() ? box.simple_value[unit.type] : 0;
  return value;
}

bool committed_by_rule(const State& s, int side) {
  return !is_tribe(s.battle, side) && s.automated(party(s.battle, side));
}
// MS-16.17: the fewest bones that win, or none. MS-11.8: what ships lent is bid in any case.
void commit(const Course& c, int side) {
  State& s = c.s;
  Battle& battle = s.battle;
  const int lent = std::min<int>(battle.ship_bones[static_cast<std::size_t>(side)], bones_of(s, side));
  const int theirs = value_of_units(c.box, battle, 1 - side) + bid_of(battle, 1 - side);
  const int tie = wins_ties(s, side) ? 0 : 1;
  const int needed = theirs - value_of_units(c.box, battle, side) + tie;
  bid_of(battle, side) = byte(needed > bones_of(s, side) ? lent : std::max(lent, needed));
}
void commit_automata(const Course& c) {
  State& s = c.s;
  Battle& battle = s.battle;
  if (battle.kind == BattleKind::Totals) {
    for (int side = 0; side < 2; ++side) {
      if (is_tribe(battle, side)) bid_of(battle, side) = battle.tribe_bones;
    }
  }
  if (!committed_by_rule(s, 0) || !committed_by_rule(s, 1)) {
    for (int side = 0; side < 2; ++side) {
      if (committed_by_rule(s, side)) commit(c, side);
    }
    return;
  }
  // Of two automata one cannot win, whatever it commits; the other needs to know what that one has.
  const auto most = [&](int side) { return value_of_units(c.box, battle, side) + bones_of(s, side); };
  const int stronger = higher(s, most(0), most(1));
  bid_of(battle, 1 - stronger) = battle.ship_bones[static_cast<std::size_t>(1 - stronger)];
  commit(c, stronger);
}

void pay_bids(const Course& c) {
  Battle& battle = c.s.battle;
  for (int side = 0; side < 2; ++side) {
    if (is_tribe(battle, side))
      battle.tribe_bones = 0;
    else
      lose(c, party(battle, side), Resource::Bone, bid_of(battle, side));
  }
}

// Figures of a type are alike: the one that came last goes (MS-11.5).
void lose_unit(const Course& c, int side, UnitType type) {
  Battle& battle = c.s.battle;
  const int figure = is_tribe(battle, side) ? static_cast<int>(type)
                                            : figure_at(c.player(party(battle, side)), type, battle.area);
  for (int i = 0; i < kLandUnits; ++i) {
    if (fighter(battle, side, i).figure == figure) return destroy(c, side, i);
  }
}

}  // namespace

void settle_totals(const Course& c) {
  State& s = c.s;
  Battle& battle = s.battle;
  commit_automata(c);
  c.tell({.kind = Event::Kind::BidsRevealed,
          .seat = battle.party[0],
          .place = battle.area,
          .other = battle.party[1],
          .goods = {bid_of(battle, 0), 0, 0, bid_of(battle, 1), 0, 0}});
  const auto total = [&](int side) { return value_of_units(c.box, battle, side) + bid_of(battle, side); };
  const int winner = higher(s, total(0), total(1)), loser = 1 - winner;
  pay_bids(c);
  refund(c, loser, bid_of(battle, loser) / 2);  // MS-11.27
  for (int i = 0; i < kLandUnits; ++i) {
    if (fighter(battle, loser, i).here()) destroy(c, loser, i);
  }
  battle.placing = byte(winner);
  battle.to_place = standing(battle, winner) > 1 ? 1 : 0;  // MS-11.27: never the last one
  battle.step = BattleStep::Settle;
}

// MS-11.27: the winner gives up a unit.
void go_on_settling(const Course& c) {
  Battle& battle = c.s.battle;
  const int winner = battle.placing;
  if (battle.to_place == 0) return finish_battle(c, winner);
  if (decider(battle, winner) != kNobody) return c.ask(Ask::LostUnit, decider(battle, winner), winner);
  int lowest = kUnitTypes;  // MS-16.17
  for (const Fighter& unit : battle.fighter[static_cast<std::size_t>(winner)]) {
    if (unit.here()) lowest = std::min<int>(lowest, unit.type);
  }
  lose_unit(c, winner, static_cast<UnitType>(lowest));
  battle.to_place = 0;
}

void list_lost_unit(const Box&, const State& s, Question question, Actions& out) {
  unsigned types = 0;
  for (const Fighter& unit : s.battle.fighter[question.a]) types |= unit.here() ? 1U << unit.type : 0U;
  for (int type = 0; type < kUnitTypes; ++type) {
    if ((types >> type) & 1U) out.push_back(with(Kind::Lose, type));
  }
}
void answer_lost_unit(const Course& c, Question question, Action action) {
  c.answered();
  lose_unit(c, question.a, static_cast<UnitType>(action.a));
  c.s.battle.to_place = 0;
}

}  // namespace zig::mesopotamia
