// MS-16.12 to MS-16.15, MS-16.23 to MS-16.25: a human against an automaton, the enemy of a scenario, or a tribe that nobody plays.
#include "games/mesopotamia/battle.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

int slots_of_all_rows(const Box& box, const Battle& battle, int side) {
  int count = 0;
  for (const Section section : {Section::Strength, Section::Tactics, Section::Mobility})
    count += free_slots(box, battle, side, section);
  return count;
}
int placed_by(const Battle& battle, int side) {
  int count = 0;
  for (const Fighter& fighter : battle.fighter[static_cast<std::size_t>(side)])
    count += fighter.placed[0] + fighter.placed[1] + fighter.placed[2];
  return count;
}

void spend_bones(const Course& c, int side, int count) {
  Battle& battle = c.s.battle;
  if (is_tribe(battle, side)) {
    battle.tribe_bones = byte(battle.tribe_bones - count);
    return;
  }
  std::uint8_t& own = amount(c.player(party(battle, side)).goods, Resource::Bone);
  own = byte(own - count);
}

// --- the enemy (MS-16.13)

// MS-16.24: bones that ships lent go first.
void spend_enemy_bones(const Course& c, int side, int count) {
  std::uint8_t& lent = c.s.battle.ship_bones[static_cast<std::size_t>(side)];
  lent = byte(std::max(0, lent - count));
  spend_bones(c, side, count);
}
int put_enemy_bones(const Course& c, int side, int index, Section section, int count) {
  const int put = std::min(count, free_slots(c.box, fighter(c.s.battle, side, index), section));
  for (int i = 0; i < put; ++i) place_bone(c, side, index, section);
  spend_enemy_bones(c, side, put);
  return put;
}

void discard_enemy_bone(const Course& c, int side) {
  if (bones_of(c.s, side) == 0) return;
  spend_enemy_bones(c, side, 1);
  if (!is_tribe(c.s.battle, side))
    c.tell({.kind = Event::Kind::Paid, .seat = byte(party(c.s.battle, side)), .goods = {0, 0, 0, 0, 0, 1}});
}

// Its type has the advantage over every human unit still in that row.
bool beats_whole_row(const Box& box, const Battle& battle, const Fighter& enemy) {
  for (const Fighter& unit : battle.fighter[static_cast<std::size_t>(human_side(battle))]) {
    if (unit.here() && unit.row == enemy.row && !((box.beats[enemy.type] >> unit.type) & 1U)) return false;
  }
  return true;
}

}  // namespace

void begin_solo_battle(const Course& c) {
  Battle& battle = c.s.battle;
  const int human = human_side(battle);
  battle.arranger = byte(human);  // MS-16.12 (4), MS-16.23
  battle.section = byte(static_cast<int>(Section::Mobility));
  battle.step = BattleStep::OwnBones;
  battle.to_place = byte(std::min<int>(battle.ship_bones[static_cast<std::size_t>(human)],
                                       slots_of_all_rows(c.box, battle, human)));  // MS-16.24
}

// --- the human's bones (MS-16.12 (2))

void go_on_with_own_bones(const Course& c) {
  const Battle& battle = c.s.battle;
  c.ask(Ask::OwnBone, decider(battle, human_side(battle)));
}

void list_own_bone(const Box& box, const State& s, Question, Actions& out) {
  const Battle& battle = s.battle;
  const int human = human_side(battle);
  if (battle.to_place == 0) out.push_back(done());
  if (bones_of(s, human) == 0) return;
  for (int i = 0; i < kLandUnits; ++i) {
    for (int section = 0; section < kSections; ++section) {
      if (free_slots(box, fighter(battle, human, i), static_cast<Section>(section)) > 0)
        out.push_back(with(Kind::Bone, i, section));
    }
  }
}

void answer_own_bone(const Course& c, Question, Action action) {
  c.answered();
  Battle& battle = c.s.battle;
  const int human = human_side(battle);
  if (action.kind == Kind::Bone) {
    spend_bones(c, human, 1);
    place_bone(c, human, action.a, static_cast<Section>(action.b));
    Fighter& unit = fighter(battle, human, action.a);
    unit.had_bones = byte(unit.had_bones | (1 << action.b));
    if (battle.to_place > 0) --battle.to_place;
    return;
  }
  // MS-16.24: ship bones without a slot are lost.
  const int unused = battle.ship_bones[static_cast<std::size_t>(human)] - placed_by(battle, human);
  if (unused > 0) lose(c, party(battle, human), Resource::Bone, unused);
  draw_cards(c, 1 - human);  // MS-16.12 (3)
  begin_line_up(c);
}

// --- duels

void react(const Course& c, int index, int enemy) {
  const Box& box = c.box;
  State& s = c.s;
  Battle& battle = s.battle;
  const int human = human_side(battle), side = 1 - human;
  const Fighter &unit = fighter(battle, human, index), &reacting = fighter(battle, side, enemy);
  const int tie = wins_ties(s, side) ? 0 : 1;
  const auto missing = [&](int theirs, int own) { return std::max(0, theirs - own + tie); };
  const int needed = missing(duel_value(box, unit, reacting), duel_value(box, reacting, unit));
  const int faster =
      missing(row_value(box, unit, Section::Mobility), row_value(box, reacting, Section::Mobility));
  const bool applies = tactics_apply(box, reacting, unit);
  const int slots = free_slots(box, reacting, Section::Strength) +
                    (applies ? free_slots(box, reacting, Section::Tactics) : 0);
  const auto can_be_faster = [&] {
    return faster <= bones_of(s, side) && faster <= free_slots(box, reacting, Section::Mobility);
  };
  if (needed <= bones_of(s, side) && needed <= slots) {  // A
    const bool tactics_first = applies && beats_whole_row(box, battle, reacting);
    int left = needed;
    if (tactics_first) left -= put_enemy_bones(c, side, enemy, Section::Tactics, left);
    left -= put_enemy_bones(c, side, enemy, Section::Strength, left);
    if (left > 0) put_enemy_bones(c, side, enemy, Section::Tactics, left);
    if (can_be_faster() && retreats(box, s, human).any())  // B, MS-16.23
      put_enemy_bones(c, side, enemy, Section::Mobility, faster);
  } else if (can_be_faster() &&
             retreats(box, s, side).any()) {  // D; MS-16.25, MS-18.9: not everybody retreats
    put_enemy_bones(c, side, enemy, Section::Mobility, faster);
  } else {  // E
    discard_enemy_bone(c, side);
  }
}

// MS-16.15: row against row; equal ones are beaten if the enemy leads.
void note_beaten_rows(const Course& c, int index, int enemy) {
  Battle& battle = c.s.battle;
  const int human = human_side(battle);
  Fighter& unit = fighter(battle, human, index);
  const Fighter& other = fighter(battle, 1 - human, enemy);
  const int tie = wins_ties(c.s, 1 - human) ? 1 : 0;
  unit.beaten = 0;
  for (int row = 0; row < kSections; ++row) {
    const auto section = static_cast<Section>(row);
    if (duel_row(c.box, unit, other, section) < duel_row(c.box, other, unit, section) + tie)
      unit.beaten = byte(unit.beaten | (1 << row));
  }
}

void settle_solo_battle(const Course& c, int winner) {
  const Battle& battle = c.s.battle;
  const int human = human_side(battle), enemy = 1 - human;
  if (!is_tribe(battle, enemy))  // MS-16.24
    lose(c, party(battle, enemy), Resource::Bone, battle.ship_bones[static_cast<std::size_t>(enemy)]);
  if (winner == human) return;  // MS-16.15: all bones are lost
  int back = 0;
  for (const Fighter& unit : battle.fighter[static_cast<std::size_t>(human)])
    back += std::popcount(static_cast<unsigned>(unit.had_bones & unit.beaten));
  refund(c, human, back);
}

}  // namespace zig::mesopotamia
