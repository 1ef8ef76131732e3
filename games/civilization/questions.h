// CV-18.1: what somebody can be asked. Each question lists its legal answers (list_…) and carries one out (answer_…), both written in their chapter;
// the table of all questions is in questions.cpp. An answer takes its question off the stack (Course::answered), unless it is asked again.
#pragma once

#include "engine/fixed_vector.h"
#include "engine/questions.h"
#include "games/civilization/action.h"
#include "games/civilization/course.h"

namespace zig::civilization {

using Actions = FixedVector<Action, 512>;

using List = void(const Box& box, const State& s, Question question, Actions& out);
using Answer = void(const Course& c, Question question, Action action);
using Check = bool(const Box& box, const State& s, Question question);
using QuestionRow = zig::QuestionRow<Ask, List, Answer, Check>;

const QuestionRow& question_row(Ask ask);

// The question on top: its answers, and what one of them does, up to the next choice that somebody has.
void list_answers(const Box& box, const State& s, Actions& out);
void answer(const Course& c, Action action);
// What comes when nothing is asked any more.
void go_on(const Course& c);

// --- setup.cpp (CV-2)
State start(const Box& box, const Options& options, Random& random);
void set_up_next(const Course& c);
List list_civilization, list_capital, list_bonus_marker, list_start_figure;
Answer answer_civilization, answer_capital, answer_bonus_marker, answer_start_figure;

// --- culture.cpp (CV-7)
List list_discard, list_new_great_person;
Answer answer_discard, answer_new_great_person;

// --- research.cpp (CV-9)
List list_free_resource;
Answer answer_free_resource;
// CV-9.1, CV-9.2: what the seat may choose in the Research phase; None is always there.
void list_research(const Box& box, const State& s, int seat, Actions& out);

}  // namespace zig::civilization
