#include "games/mesopotamia/question_fits.h"

#include "games/mesopotamia/battle.h"

namespace zig::mesopotamia {

namespace {

using EventState = AreaEvent::State;

const EmpireSheet& sheet_of(const Box& box, const State& s, Question question) {
  return box.empires[at(s.of(question.seat).empire)];
}
// MS-3.16: the seats choose in the order of the population track.
bool chooses(const State& s, Question question) {
  return s.stage == Stage::StartChoices && s.chosen >= 1 &&
         s.track[at(Track::Population)].order[s.chosen - 1U] == question.seat;
}
bool on_map(const Box& box, int area) { return area < kMaxAreas && box.map.all.has(byte(area)); }
bool between_battles(const State& s) {
  return s.stage == Stage::Battles && s.battle.kind == BattleKind::None;
}
bool leads_battles(const State& s, Question question) {
  return between_battles(s) && question.seat == s.battles.leader;
}

// Whether the seat can be resolving the area's event now.
bool has_event_to_resolve(const Box& box, const State& s, int seat, Area area) {
  switch (s.stage) {
    case Stage::Turns:  // MS-6.6
      return seat == s.active() && s.turn.action == at(Type::Explore) && s.turn.moving == kNone &&
             units_at(s.of(seat), area) > 0;
    case Stage::Battles:
      return between_battles(s) && !s.battles.reveal.has(area) && units_at(s.of(seat), area) > 0;  // MS-11.25
    case Stage::Control: return !s.todo.has(area) && controller(box, s, area) == seat;             // MS-13.12
    default: return false;
  }
}

const EventOption* option_of(const Box& box, const Resolving& now) {
  return now.token < box.events.size() && now.option < 2 ? &box.events[now.token].options[now.option]
                                                         : nullptr;
}
const Effect* effect_of(const Box& box, const Resolving& now) {
  const EventOption* option = option_of(box, now);
  if (!option || now.effect == 0) return nullptr;
  const auto& effects = now.final ? option->final : option->effects;
  return now.effect <= effects.size() ? &effects[now.effect - std::size_t{1}] : nullptr;
}
bool effect_is(const Box& box, const State& s, Question question, Effect::Op op) {
  const Effect* effect = effect_of(box, s.resolving);
  return s.questions == 2 && question.seat == s.resolving.seat && effect && effect->op == op;
}

// --- battles

bool fights(const State& s, std::initializer_list<BattleStep> steps) {
  return s.battle.kind != BattleKind::None &&
         std::find(steps.begin(), steps.end(), s.battle.step) != steps.end();
}
bool decides(const State& s, Question question, int side) { return decider(s.battle, side) == question.seat; }
bool here(const Battle& battle, int side, int index) {
  return index < kLandUnits && fighter(battle, side, index).here();
}
// A duel is over: one has won it, and the other one may have to retreat.
bool has_winner(const Battle& battle) { return here(battle, 1 - battle.retreat_side, battle.winner); }

}  // namespace

bool never(const Box&, const State&, Question) { return false; }
bool performs(const State& s, Question question, Type type) {
  return s.stage == Stage::Turns && question.seat == s.active() && s.turn.action == at(type);
}

// --- set-up

bool fits_die_colour(const Box& box, const State& s, Question question) {
  return chooses(s, question) && sheet_of(box, s, question).start_floors > 0 &&
         s.of(question.seat).floors == 1;
}
bool fits_start_settlement(const Box& box, const State& s, Question question) {
  return chooses(s, question) && sheet_of(box, s, question).places_settlement &&
         s.of(question.seat).settlements.empty() && s.of(question.seat).walls.empty();
}
bool fits_start_ship(const Box& box, const State& s, Question question) {
  return chooses(s, question) && sheet_of(box, s, question).places_ship && !has_ship(s.of(question.seat));
}

// --- the turn

bool fits_turn(const Box&, const State& s, Question question) {
  return s.stage == Stage::Turns && question.seat == s.active() && s.turn.action == kNone;
}
bool fits_step(const Box&, const State& s, Question question) {
  return performs(s, question, Type::Explore) && s.turn.moving < kLandUnits &&
         s.of(question.seat).unit[s.turn.moving] != kNowhere && s.turn.steps_left > 0;
}
bool fits_sail(const Box&, const State& s, Question question) {
  return performs(s, question, Type::Explore) && s.turn.moving >= kLandUnits &&
         s.turn.moving < kLandUnits + kShips &&
         s.of(question.seat).ship[s.turn.moving - std::size_t{kLandUnits}] != kNowhere &&
         s.turn.steps_left == 0 && s.turn.stepped == 0;
}
bool fits_floor_colour(const Box&, const State& s, Question question) {
  const Player& player = s.of(question.seat);
  return performs(s, question, Type::Build) && player.floors >= 1 && player.dice[player.floors - 1U] == Die{};
}

// --- events

bool fits_event(const Box& box, const State& s, Question question) {
  return on_map(box, question.a) && s.event[question.a].state == EventState::Waiting &&
         has_event_to_resolve(box, s, question.seat, question.a);
}
// It lies under a question about one of its effects.
bool fits_effects(const Box& box, const State& s, Question question) {
  const Resolving& now = s.resolving;
  const EventOption* option = option_of(box, now);
  if (!option || !on_map(box, now.area) || now.seat != question.seat || !effect_of(box, now)) return false;
  const AreaEvent& event = s.event[now.area];
  if (event.token != now.token) return false;
  if (option->kind != EventOption::Kind::SixRounds)
    return !now.final && event.state == EventState::Waiting &&
           has_event_to_resolve(box, s, now.seat, now.area);
  return s.stage == Stage::Advance && event.state == EventState::Running && event.owner == now.seat &&
         event.option == now.option && (!now.final || event.die == 6) && !s.todo.has(now.area);  // MS-13.9
}
bool fits_take_resource(const Box& box, const State& s, Question question) {
  if (!effect_is(box, s, question, Effect::Op::GainChoice)) return false;
  const Effect* effect = effect_of(box, s.resolving);
  return question.a == effect->a && s.resolving.left >= 1 && s.resolving.left <= effect->b;
}
bool fits_raise_tech(const Box& box, const State& s, Question question) {
  return effect_is(box, s, question, Effect::Op::Discover) && s.resolving.left == 0;
}
bool fits_reward_ship(const Box& box, const State& s, Question question) {
  return effect_is(box, s, question, Effect::Op::Ship) && s.resolving.left == 0 &&
         question.a == s.resolving.area && ship_at(s.of(question.seat), kNowhere) &&
         below_unit_limit(box, s, question.seat);
}

// --- the order of battles

bool fits_battle_area(const Box&, const State& s, Question question) {
  return leads_battles(s, question) && s.battles.next == 0 && s.battles.reveal.empty() &&
         s.battles.victor == kNobody;
}
bool fits_battle_pair(const Box&, const State& s, Question question) {
  const BattlePhase& battles = s.battles;
  const bool ordering = question.a != kNone;
  const int place = ordering ? question.a : battles.next;
  if (!leads_battles(s, question) || place >= battles.count ||
      battles.pair[static_cast<std::size_t>(place)] != kNone)
    return false;
  if (ordering &&
      (battles.next != 0 || place != battles.count - 1 || battles.reveal.any() || battles.victor != kNobody))
    return false;
  if (!ordering && battles.victor == kNobody) return false;
  return std::popcount(parties_at(s, battles.order[static_cast<std::size_t>(place)])) >= 3;
}
bool fits_tribe_event(const Box&, const State& s, Question question) { return leads_battles(s, question); }

// --- a battle; its numbers are checked in battle_fits.cpp

bool fits_place_bone(const Box&, const State& s, Question question) {
  return fights(s, {BattleStep::Strength, BattleStep::Tactics, BattleStep::Mobility}) &&
         s.battle.to_place > 0 && decides(s, question, s.battle.placing);
}
bool fits_own_bone(const Box&, const State& s, Question question) {
  return fights(s, {BattleStep::OwnBones}) && decides(s, question, human_side(s.battle));
}
bool fits_line_up(const Box&, const State& s, Question question) {
  return fights(s, {BattleStep::LineUp}) && decides(s, question, s.battle.arranger);
}
bool fits_fatigue(const Box&, const State& s, Question question) {
  const Battle& battle = s.battle;
  return fights(s, {BattleStep::Duels}) && battle.retreating == kNone && has_winner(battle) &&
         decides(s, question, question.a) && question.a == 1 - battle.retreat_side &&
         question.b == battle.winner && standing(battle, battle.retreat_side) > 0;
}
bool fits_retreat(const Box&, const State& s, Question question) {
  const Battle& battle = s.battle;
  return fights(s, {BattleStep::Duels}) && has_winner(battle) &&
         here(battle, battle.retreat_side, battle.retreating) && !is_tribe(battle, battle.retreat_side) &&
         decides(s, question, battle.attacker);
}
bool fits_retreat_rams(const Box& box, const State& s, Question question) {
  const Battle& battle = s.battle;
  return fights(s, {BattleStep::Duels}) && has_winner(battle) &&
         here(battle, battle.retreat_side, battle.retreating) &&
         party(battle, battle.retreat_side) == question.seat && on_map(box, question.a) &&
         retreats(box, s, battle.retreat_side).has(question.a);
}
bool fits_lost_unit(const Box&, const State& s, Question question) {
  const Battle& battle = s.battle;
  return fights(s, {BattleStep::Settle}) && question.a == battle.placing &&
         decides(s, question, battle.placing) && standing(battle, battle.placing) > 1;
}

// --- the end of the round

bool fits_settlement(const Box& box, const State& s, Question question) {
  if (s.stage != Stage::Captures || !on_map(box, question.a) || s.todo.has(question.a)) return false;
  const int owner = settlement_owner(s, question.a);
  return owner != kNobody && owner != question.seat && contested(s, owner, question.a) &&
         units_at(s.of(question.seat), question.a) > 0;
}

}  // namespace zig::mesopotamia
