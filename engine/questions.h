// The questions of a game as a table: one row for each kind of decision, and nowhere else a list of them.
//
// Where decisions interrupt each other (a response in a battle, a card that asks in the middle of a move, a window inside a window), a
// game keeps its open questions on a stack in its State: small plain structs that say which question, whose seat, and a number or two.
// Whatever happens pushes what it has to ask; the question on top is asked; an answer takes it off, unless it is asked again. When the stack
// is empty the turn goes on (push_question, pop_question). The table knows nothing of the stack. It says what each question is: its name, its rule, how it is put to
// somebody, and the functions that list its answers and carry one out. A large game has sixty of them (questions.cpp).
//
//   using List = void(const Box&, const State&, Question, Actions&);
//   using Answer = void(const Course&, Question, Action);
//   using Check = bool(const Box&, const State&, Question);
//   using QuestionRow = zig::QuestionRow<Ask, List, Answer, Check>;
//
//   List list_bid, list_defence;                         // declared by their type, written in their chapter
//   Answer answer_bid, answer_defence;
//
//   constexpr QuestionRow kRows[] = {
//       {Ask::Bid,     "xy.ask.bid",     "XY-3.1", Shape::Amount, list_bid,     answer_bid},
//       {Ask::Defence, "xy.ask.defence", "XY-9.4", Shape::Place,  list_defence, answer_defence, fits_defence},
//   };
//   constexpr Questions kQuestions(kRows);
//   static_assert(kQuestions.sound());
//
//   kQuestions[question.ask].list(box, s, question, out);         // one load and one call
//
// So a new question is an enumerator, a row, and its two functions; positions write its name, never its number.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace zig {

// How an answer is given: the closed set that clients know, "kind" in a decision.
enum class Shape : std::uint8_t { PickOne, Place, Path, Amount, Confirm };
constexpr std::string_view shape_id(Shape shape) {
  constexpr std::array<std::string_view, 5> kIds = {"pick_one", "place", "path", "amount", "confirm"};
  return kIds[static_cast<std::size_t>(shape)];
}

// The stack: `question` in a State holds `questions` of them, and nothing behind the last one.
template <class State, class Question>
constexpr void push_question(State& s, const Question& question) {
  assert(s.questions < s.question.size());
  s.question[s.questions++] = question;
}
template <class State>
constexpr auto pop_question(State& s) {
  const auto question = s.question[--s.questions];
  s.question[s.questions] = {};
  return question;
}

// Ask is the game's enum of questions, counted from 0. List, Answer and Check are types of functions.
template <class Ask, class List, class Answer, class Check>
struct QuestionRow {
  Ask ask{};
  std::string_view prompt;  // the key of the sentence that asks; its last word is the question's name
  std::string_view rule;    // told to whoever does something else
  Shape shape{};
  List* list = nullptr;  // every legal answer; nullptr: nobody is asked, the answer is carried out as it is
  Answer* answer = nullptr;
  Check* fits = nullptr;  // the question makes sense in a position that somebody wrote; nullptr: always
  Check* wide = nullptr;  // two answers at least, seen without listing them; nullptr: the list tells

  constexpr std::string_view name() const { return prompt.substr(prompt.rfind('.') + 1); }
  constexpr bool asks_somebody() const { return list != nullptr; }
};

template <class Row, std::size_t N>
class Questions {
 public:
  using Ask = decltype(Row::ask);
  constexpr explicit Questions(const Row (&rows)[N]) : rows_(&rows) {}

  constexpr const Row& operator[](Ask ask) const { return (*rows_)[static_cast<std::size_t>(ask)]; }
  constexpr const Row* begin() const { return *rows_; }
  constexpr const Row* end() const { return *rows_ + N; }

  constexpr std::optional<Ask> named(std::string_view name) const {
    for (const Row& row : *this) {
      if (row.name() == name) return row.ask;
    }
    return std::nullopt;
  }

  // Row n is question n, every question has a name of its own and a rule, and what is asked can be answered. For a static_assert.
  constexpr bool sound() const {
    for (std::size_t i = 0; i < N; ++i) {
      const Row& row = (*rows_)[i];
      if (static_cast<std::size_t>(row.ask) != i || named(row.name()) != row.ask) return false;
      if (row.name().empty() || row.rule.empty() || (row.list && !row.answer)) return false;
    }
    return true;
  }

 private:
  const Row (*rows_)[N];
};

}  // namespace zig
