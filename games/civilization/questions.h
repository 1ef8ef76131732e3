// CV-18.1: what somebody can be asked. Each question lists its legal answers (list_…) and carries one out (answer_…), both written in their chapter;
// the table of all questions is in questions.cpp. An answer takes its question off the stack (Course::answered), unless it is asked again.
#pragma once

#include <optional>

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
std::optional<Ask> question_named(std::string_view name);

// The question on top: its answers, and what one of them does, up to the next choice that somebody has.
void list_answers(const Box& box, const State& s, Actions& out);
void answer(const Course& c, Action action);
// What comes when nothing is asked any more.
void go_on(const Course& c);

// Events and resource abilities that the seat may use at that moment: Action::Kind::Event and Ability.
void list_cards(const Box& box, const State& s, int seat, Moment moment, Actions& out);

// --- setup.cpp (CV-2)
State start(const Box& box, const Options& options, Random& random);
void set_up_next(const Course& c);
List list_civilization, list_capital, list_bonus_marker, list_start_figure;
Answer answer_civilization, answer_capital, answer_bonus_marker, answer_start_figure;

// --- culture.cpp (CV-7)
List list_discard, list_new_great_person;
Answer answer_discard, answer_new_great_person;
Check holds_too_many;  // CV-7.3

// --- research.cpp (CV-9)
List list_free_resource;
Answer answer_free_resource;
// CV-9.1, CV-9.2: what the seat may choose in the Research phase; None is always there.
void list_research(const Box& box, const State& s, int seat, Actions& out);
bool research_is_open(const State& s);  // somebody has not chosen yet

// --- start_of_turn.cpp (CV-4)
List list_start_menu, list_founder, list_push, list_stored_person, list_gardens, list_liberty_tech,
    list_return_tech;
Answer answer_start_menu, answer_founder, answer_push, answer_stored_person, answer_gardens,
    answer_liberty_tech, answer_return_tech;
Check could_choose_at_start;  // by public knowledge there is something but Done

// --- negotiation.cpp (CV-5)
List list_trade_menu, list_draft, list_answer_offer, list_hand_over;
Answer answer_trade_menu, answer_draft, answer_answer_offer, answer_hand_over;
Check could_choose_in_trade;
Check could_hand_over_another;  // the giver holds more pieces with that back than are asked for

// --- city_management.cpp (CV-6)
List list_city_menu, list_city_deed, list_item_choice, list_item_square, list_harvest_choice;
Answer answer_city_menu, answer_city_deed, answer_item_choice, answer_item_square, answer_harvest_choice;
Answer deploy;  // Ask::Deploy
Check could_choose_in_city_management;

// --- events.cpp, abilities.cpp (CV-20): targets of the announcement on top
List list_target_city, list_target_player, list_target_tech, list_target_square, list_second_square,
    list_target_figures, list_target_path, list_target_wonder;
Answer answer_target_city, answer_target_player, answer_target_tech, answer_target_square,
    answer_second_square, answer_target_figures, answer_target_path, answer_target_wonder;

// --- declarations.cpp (CV-7.6)
List list_payment, list_consent, list_respond;
Answer answer_payment, answer_consent, answer_respond;
Answer announce, resolve;  // Ask::Announced, Ask::Resolve

// --- moving.cpp (CV-8)
List list_move_menu, list_move_group, list_step, list_sacrifice_tech, list_raze, list_interrupt;
Answer answer_move_menu, answer_move_group, answer_step, answer_sacrifice_tech, answer_raze, answer_interrupt;
Answer interrupt_round, end_move;  // Ask::InterruptRound, Ask::EndMove
Check could_choose_in_movement, could_choose_on_the_way;

// --- fighting.cpp (CV-10)
List list_barbarian_deck, list_battle_turn, list_battle_front, list_wounds, list_healing, list_saved_unit,
    list_lost_armies, list_loot;
Answer answer_barbarian_deck, answer_battle_turn, answer_battle_front, answer_wounds, answer_healing,
    answer_saved_unit, answer_lost_armies, answer_loot;
Answer fight_on;  // Ask::Fight
Check could_choose_in_battle;

}  // namespace zig::civilization
