// MS-19: the questions and the functions that answer them. Each chapter of the rulebook has its own; the table is in questions.cpp.
#pragma once

#include "engine/fixed_vector.h"
#include "games/mesopotamia/course.h"

namespace zig::mesopotamia {

using Actions = FixedVector<Action, 384>;

using List = void(const Box&, const State&, Question, Actions&);
using Answer = void(const Course&, Question, Action);
using Check = bool(const Box&, const State&, Question);
using QuestionRow = zig::QuestionRow<Ask, List, Answer, Check>;

const QuestionRow& question_row(Ask ask);
std::optional<Ask> question_named(std::string_view name);

// Every legal answer of that seat: to the question on top, or its sealed choice (a quest to return, a bid).
void list_answers(const Box& box, const State& s, int seat, Actions& out);
// Seats that are asked now, as bits; several only where choices are sealed.
unsigned seats_asked(const Box& box, const State& s);
bool is_sealed(const Box& box, const State& s);
void answer(const Course& c, int seat, Action action);
// Until somebody is asked or the game is over.
void go_on(const Course& c);

// setup.cpp (MS-3)
List list_role, list_empire, list_start_area, list_colour, list_start_settlement, list_start_ship;
Answer answer_role, answer_empire, answer_start_area, answer_die_colour, answer_start_settlement,
    answer_start_ship;
void list_returns(const Box& box, const State& s, int seat, Actions& out);
void return_quest(const Course& c, int seat, int quest);

// turn.cpp (MS-5)
List list_turn;
Answer answer_turn;
Check wide_turn;

// explore.cpp (MS-6)
List list_explore, list_step, list_sail;
Check wide_explore, wide_step;
Answer answer_explore, answer_step, answer_sail;

// build.cpp (MS-7)
List list_build, list_floor_colour;
Answer answer_build, answer_floor_colour;

// research.cpp (MS-8)
List list_research;
Check wide_research;
Answer answer_research;

// gather_trade.cpp (MS-9)
List list_gather_trade;
Check wide_gather_trade;
Answer answer_gather_trade;

// warfare.cpp (MS-10)
List list_warfare, list_grow;
Answer answer_warfare, answer_grow;

// events.cpp (MS-13)
List list_event, list_take_resource, list_raise_tech, list_reward_ship;
Answer answer_event, answer_take_resource, answer_raise_tech, answer_reward_ship, go_on_with_effects;

// battle_phase.cpp (MS-11.2, MS-11.25)
List list_battle_area, list_battle_pair, list_tribe_event;
Answer answer_battle_area, answer_battle_pair, answer_tribe_event;

// battle.cpp, battle_lines.cpp, solo_battle.cpp (MS-11, MS-16.12)
void list_bids(const Box& box, const State& s, int seat, Actions& out);
List list_place_bone, list_own_bone, list_line_up, list_fatigue, list_retreat, list_retreat_rams,
    list_lost_unit;
Answer answer_place_bone, answer_own_bone, answer_line_up, answer_fatigue, answer_retreat,
    answer_retreat_rams, answer_lost_unit;

// end_of_round.cpp (MS-12.8)
List list_settlement;
Answer answer_settlement;

// --- what several chapters list

inline void list_areas(Action::Kind kind, const Areas& areas, Actions& out, int a = 0) {
  areas.each([&](Area area) { out.push_back(on(kind, area, a)); });
}
inline void list_segments(Action::Kind kind, const Segments& segments, Actions& out) {
  segments.each([&](Segment segment) { out.push_back(on(kind, segment)); });
}

}  // namespace zig::mesopotamia
