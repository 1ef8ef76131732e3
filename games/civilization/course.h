// The course of one decision: the position it changes and the chance it draws from. The chapters of the rulebook are functions over it.
#pragma once

#include <cassert>

#include "engine/random.h"
#include "games/civilization/state.h"

namespace zig::civilization {

struct Course {
  const Box& box;
  State& s;
  Random& random;

  void ask(Ask ask, int seat, int a = 0, int b = 0) const {
    assert(s.questions < s.question.size());
    s.question[s.questions++] = {ask, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(a),
                                 static_cast<std::uint8_t>(b)};
  }
  // The question on top is answered.
  Question answered() const {
    const Question question = s.question[--s.questions];
    s.question[s.questions] = {};
    return question;
  }
  Player& player(int seat) const { return s.player[static_cast<std::size_t>(seat)]; }
  int below(int n) const { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); }
};

// CV-6.13, CV-2.5: a free slot of the market is filled from the deck: medieval wonders lie on modern ones.
void fill_market(const Course& c);
// CV-7.8, CV-R47: a random great person; kNone: the pool is empty.
int draw_great_person(const Course& c);

}  // namespace zig::civilization
