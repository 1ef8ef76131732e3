// MS-11.13 to MS-11.18: rows, duels, fatigue and retreats.
#include "games/mesopotamia/battle.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

// --- lining up: the row under way is number `rows`; first the queue of side 0, then that of side 1

bool waits(const Fighter& fighter) { return fighter.here() && fighter.row == kNone; }
int waiting(const Battle& battle, int side) {
  int count = 0;
  for (const Fighter& fighter : battle.fighter[static_cast<std::size_t>(side)]) count += waits(fighter);
  return count;
}
int in_row(const Battle& battle, int side, int row) {
  int count = 0;
  for (const Fighter& fighter : battle.fighter[static_cast<std::size_t>(side)])
    count += fighter.here() && fighter.row == row;
  return count;
}
void list_puts(const Battle& battle, int side, Actions& out) {
  for (int i = 0; i < kLandUnits; ++i) {
    if (waits(fighter(battle, side, i))) out.push_back(with(Kind::Put, side, i));
  }
}

void tell_rows(const Course& c) {
  Battle& battle = c.s.battle;
  Event event{.kind = Event::Kind::LinedUp,
              .seat = byte(party(battle, battle.arranger)),
              .a = battle.rows,
              .place = battle.area};
  for (std::size_t row = 0; row < std::min(event.goods.size(), std::size_t{battle.rows}); ++row) {
    const int number = static_cast<int>(row);
    event.goods[row] = byte(in_row(battle, 0, number) << 4 | in_row(battle, 1, number));
  }
  c.tell(event);
}

// --- duels

// The unit in front: -1 if the row has none of that side.
int front(const Battle& battle, int side, int row) {
  int found = -1;
  for (int i = 0; i < kLandUnits; ++i) {
    const Fighter& unit = fighter(battle, side, i);
    if (unit.here() && unit.row == row && (found < 0 || unit.place < fighter(battle, side, found).place))
      found = i;
  }
  return found;
}

// MS-12.11: in a battle against the wall's owner an intruder's last ram stays.
int rams_free_to_go(const State& s, int side) {
  const Battle& battle = s.battle;
  const int seat = party(battle, side);
  const int rams = rams_at(s.of(seat), battle.area);
  const bool last_stays =
      walled_against(s, seat, battle.area) && wall_owner(s, battle.area) == party(battle, 1 - side);
  return std::max(0, rams - (last_stays ? 1 : 0));
}

void retreat(const Course& c, Area area, int rams) {
  Battle& battle = c.s.battle;
  const int seat = party(battle, battle.retreat_side);
  Fighter& unit = fighter(battle, battle.retreat_side, battle.retreating);
  c.tell({.kind = Event::Kind::Retreated, .seat = byte(seat), .a = unit.type, .place = area});
  move_unit(c, seat, unit.figure, area, rams);
  unit.figure = kNone;
  battle.retreating = kNone;
}
// MS-11.29: its owner names the rams that go along; an automaton saves all it can.
void retreat_to(const Course& c, Area area) {
  const Battle& battle = c.s.battle;
  const int seat = party(battle, battle.retreat_side), most = rams_free_to_go(c.s, battle.retreat_side);
  if (most == 0 || c.s.automated(seat)) return retreat(c, area, most);
  c.ask(Ask::RetreatRams, seat, area);
}
// MS-16.14: toward the unit's own home; then up, then left.
Area nearest_home(const Box& box, const State& s, int seat, const Areas& areas) {
  Area best = kNowhere;
  const auto& steps = box.map.distance[s.of(seat).start];
  areas.each([&](Area area) {
    if (best == kNowhere || steps[area] < steps[best] ||
        (steps[area] == steps[best] && box.map.top[area] < box.map.top[best]))
      best = area;
  });
  return best;
}
// MS-11.18: the attacker chooses, for whoever retreats.
void send_back(const Course& c, const Areas& areas) {
  const Battle& battle = c.s.battle;
  const int chooser = decider(battle, battle.attacker);
  if (chooser != kNobody) return c.ask(Ask::Retreat, chooser);
  retreat_to(c, nearest_home(c.box, c.s, party(battle, battle.retreat_side), areas));
}

void duel(const Course& c, int of_0, int of_1) {
  const Box& box = c.box;
  Battle& battle = c.s.battle;
  const std::array<int, 2> index = {of_0, of_1};
  const Fighter &one = fighter(battle, 0, of_0), &two = fighter(battle, 1, of_1);
  if (battle.kind == BattleKind::Solo) {
    const int human = human_side(battle);
    const int own = index[static_cast<std::size_t>(human)],
              enemy = index[static_cast<std::size_t>(1 - human)];
    react(c, own, enemy);
    note_beaten_rows(c, own, enemy);
  }
  const int winner = higher(c.s, duel_value(box, one, two), duel_value(box, two, one));  // MS-11.14
  const int faster =
      higher(c.s, row_value(box, one, Section::Mobility), row_value(box, two, Section::Mobility));
  const int loser = 1 - winner, beaten = index[static_cast<std::size_t>(loser)];
  battle.winner = byte(index[static_cast<std::size_t>(winner)]);
  battle.retreat_side = byte(loser);
  c.tell({.kind = Event::Kind::DuelWon,
          .seat = byte(party(battle, winner)),
          .a = battle.winner,
          .b = byte(beaten),
          .place = battle.area,
          .other = byte(party(battle, loser))});
  const Areas areas = faster == loser ? retreats(box, c.s, loser) : Areas();  // MS-11.15
  if (areas.empty()) return destroy(c, loser, beaten);
  battle.retreating = byte(beaten);
  send_back(c, areas);
}

void tire(const Course& c, Section section) {
  Battle& battle = c.s.battle;
  const int side = 1 - battle.retreat_side;
  --fighter(battle, side, battle.winner).placed[at(section)];
  c.tell({.kind = Event::Kind::Tired,
          .seat = byte(party(battle, side)),
          .a = battle.winner,
          .b = byte(static_cast<int>(section)),
          .place = battle.area});
  battle.winner = kNone;
}
// MS-11.16: the winner of a duel loses a placed bone. When nobody is left to fight it no longer matters which.
void tire_winner(const Course& c) {
  Battle& battle = c.s.battle;
  const int side = 1 - battle.retreat_side;
  const Fighter& unit = fighter(battle, side, battle.winner);
  const bool rested = unit.placed == std::array<std::uint8_t, kSections>{};
  if (rested || standing(battle, battle.retreat_side) == 0) {
    battle.winner = kNone;
    return;
  }
  if (decider(battle, side) != kNobody)
    return c.ask(Ask::Fatigue, decider(battle, side), side, battle.winner);
  for (const Section section : {Section::Tactics, Section::Mobility, Section::Strength}) {  // MS-16.14
    if (unit.placed[at(section)] > 0) return tire(c, section);
  }
}

}  // namespace

// --- lining up

void begin_line_up(const Course& c) {
  Battle& battle = c.s.battle;
  for (auto& side : battle.fighter) {
    for (Fighter& fighter : side) fighter.row = kNone, fighter.place = 0;
  }
  battle.rows = battle.filling = 0;
  battle.step = BattleStep::LineUp;
}

void go_on_lining_up(const Course& c) {
  Battle& battle = c.s.battle;
  if (waiting(battle, 0) + waiting(battle, 1) > 0)
    return c.ask(Ask::LineUp, decider(battle, battle.arranger));
  ++battle.rows;
  tell_rows(c);
  // Tactics bones come after the rows; when the rows are formed again (MS-11.17) all bones are placed.
  const bool first = static_cast<Section>(battle.section) == Section::Tactics;
  battle.step = first ? BattleStep::Tactics : BattleStep::Duels;
}

// MS-11.13: every row gets a unit of each side, so whoever has units left for a later row leaves the enemy one for it.
void list_line_up(const Box&, const State& s, Question, Actions& out) {
  const Battle& battle = s.battle;
  const int own = waiting(battle, 0), theirs = waiting(battle, 1);
  if (battle.filling == 0) {
    list_puts(battle, 0, out);
    if (in_row(battle, 0, battle.rows) > 0 && (own == 0 || theirs > 1)) list_puts(battle, 1, out);
    return;
  }
  if (own == 0 || theirs > 1) list_puts(battle, 1, out);
  if (own > 0) out.push_back(with(Kind::NextRow));
}

void answer_line_up(const Course& c, Question, Action action) {
  c.answered();
  Battle& battle = c.s.battle;
  if (action.kind == Kind::NextRow) {
    ++battle.rows;
    battle.filling = 0;
    return;
  }
  Fighter& unit = fighter(battle, action.a, action.b);
  unit.place = byte(in_row(battle, action.a, battle.rows));
  unit.row = battle.rows;
  battle.filling = action.a;
}

// --- duels

void go_on_with_duels(const Course& c) {
  Battle& battle = c.s.battle;
  if (battle.winner != kNone) return tire_winner(c);
  for (int row = 0; row < battle.rows; ++row) {  // MS-11.17: one row after another
    const int one = front(battle, 0, row), two = front(battle, 1, row);
    if (one >= 0 && two >= 0) return duel(c, one, two);
  }
  if (standing(battle, 0) > 0 && standing(battle, 1) > 0) return begin_line_up(c);  // MS-11.17
  const int winner = standing(battle, 0) > 0 ? 0 : 1;
  if (battle.kind == BattleKind::Solo) settle_solo_battle(c, winner);
  finish_battle(c, winner);  // MS-11.19: what lies on the cards is gone with the battle
}

void destroy(const Course& c, int side, int index) {
  Battle& battle = c.s.battle;
  Fighter& unit = fighter(battle, side, index);
  if (is_tribe(battle, side))
    remove_tribe_unit(c, battle.area, static_cast<UnitType>(unit.type));
  else
    remove_unit(c, party(battle, side), unit.figure);
  unit.figure = kNone;
}

void list_fatigue(const Box&, const State& s, Question question, Actions& out) {
  const Fighter& unit = fighter(s.battle, question.a, question.b);
  for (int section = 0; section < kSections; ++section) {
    if (unit.placed[static_cast<std::size_t>(section)] > 0) out.push_back(with(Kind::Tire, section));
  }
}
void answer_fatigue(const Course& c, Question, Action action) {
  c.answered();
  tire(c, static_cast<Section>(action.a));
}

// --- retreats (MS-11.18)

Areas retreats(const Box& box, const State& s, int side) {
  const int seat = party(s.battle, side);
  if (seat == kTribe) return {};                                                 // MS-11.24
  if (s.options.mode == Mode::DefendersOfAshur && s.automated(seat)) return {};  // MS-18.9
  Areas areas;
  box.map.adjacent[s.battle.area].each([&](Area area) {
    const bool foreign = is_start(box, area) && area != s.of(seat).start;
    if (foreign || !is_open(s, area) || enemies_at(s, seat, area) > 0) return;
    if (!walled_against(s, seat, area)) areas.add(area);
  });
  return areas;
}

void list_retreat(const Box& box, const State& s, Question, Actions& out) {
  list_areas(Kind::Retreat, retreats(box, s, s.battle.retreat_side), out);
}
void answer_retreat(const Course& c, Question, Action action) {
  c.answered();
  retreat_to(c, action.place);
}

void list_retreat_rams(const Box&, const State& s, Question, Actions& out) {
  for (int rams = 0; rams <= rams_free_to_go(s, s.battle.retreat_side); ++rams)
    out.push_back(with(Kind::Rams, rams));
}
void answer_retreat_rams(const Course& c, Question question, Action action) {
  c.answered();
  retreat(c, question.a, action.a);
}

}  // namespace zig::mesopotamia
