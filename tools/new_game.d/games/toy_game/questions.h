// What somebody can be asked. Each question lists its legal answers (list_…) and carries one out (answer_…); the table of all questions is in
// questions.cpp. What is listed is what is legal: judge() looks the action up and only then asks for the reason (legal.cpp).
#pragma once

#include <vector>

#include "engine/fixed_vector.h"
#include "engine/questions.h"
#include "engine/random.h"
#include "games/toy_game/action.h"
#include "games/toy_game/event.h"
#include "games/toy_game/state.h"

namespace zig::toy_game {

using Actions = FixedVector<Action, 8>;

// The course of one decision: the position it changes, the chance it draws from, and who listens.
struct Course {
  State& s;
  Random& random;
  std::vector<Event>* log;  // nullptr: nobody listens

  void tell(const Event& event) const {
    if (log) log->push_back(event);
  }
};

using List = void(const State& s, Seat seat, Actions& out);
using Answer = void(const Course& c, Seat seat, Action action);
using Check = bool(const State& s);
using QuestionRow = zig::QuestionRow<Ask, List, Answer, Check>;

const QuestionRow& question_row(Ask ask);
std::optional<Ask> question_named(std::string_view name);

// rounds.cpp (TG-3, TG-4)
List list_bid, list_prize;
Answer answer_bid, answer_prize;
Check fits_bid, fits_prize;

int draw(State& s, Random& random);  // a card off the deck; tells nobody

}  // namespace zig::toy_game
