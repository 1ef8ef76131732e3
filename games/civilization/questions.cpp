// CV-18.1: every question that somebody can be asked, one row each.
#include "games/civilization/questions.h"

namespace zig::civilization {

namespace {

using enum Shape;

// clang-format off
constexpr QuestionRow kRows[] = {
    {Ask::None,         "cv.ask.nothing",      "CV-3.1",  PickOne, nullptr,           nullptr},
    // set-up
    {Ask::Civilization, "cv.ask.civilization", "CV-2.1",  PickOne, list_civilization, answer_civilization},
    {Ask::Capital,      "cv.ask.capital",      "CV-2.12", Place,   list_capital,      answer_capital},
    {Ask::BonusMarker,  "cv.ask.bonus_marker", "CV-2.13", Place,   list_bonus_marker, answer_bonus_marker},
    {Ask::StartFigure,  "cv.ask.start_figure", "CV-2.12", Place,   list_start_figure, answer_start_figure},
    // at any time
    {Ask::Discard,        "cv.ask.discard",          "CV-7.3",  PickOne, list_discard,          answer_discard},
    {Ask::NewGreatPerson, "cv.ask.new_great_person", "CV-7.8",  Place,   list_new_great_person, answer_new_great_person},
    {Ask::FreeResource,   "cv.ask.free_resource",    "CV-20.25", PickOne, list_free_resource,   answer_free_resource},
};
// clang-format on
constexpr Questions kQuestions(kRows);
static_assert(kQuestions.sound());

}  // namespace

const QuestionRow& question_row(Ask ask) { return kQuestions[ask]; }

void list_answers(const Box& box, const State& s, Actions& out) {
  out.clear();
  if (s.questions > 0) kQuestions[s.asked().ask].list(box, s, s.asked(), out);
}

void answer(const Course& c, Action action) {
  const Question question = c.s.asked();
  kQuestions[question.ask].answer(c, question, action);
  go_on(c);
}

// A question with a single answer is answered by itself; one without any falls away.
void go_on(const Course& c) {
  Actions answers;
  while (c.s.stage != Stage::Over) {
    if (c.s.questions == 0) {
      if (c.s.stage >= Stage::Turn) return;
      set_up_next(c);
      continue;
    }
    const Question question = c.s.asked();
    list_answers(c.box, c.s, answers);
    if (answers.size() > 1) return;
    if (answers.empty())
      c.answered();
    else
      kQuestions[question.ask].answer(c, question, answers[0]);
  }
}

}  // namespace zig::civilization
