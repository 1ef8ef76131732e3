// The course of one decision: the position it changes and the chance it draws from. The chapters of the rulebook are functions over it.
#pragma once

#include "engine/byte.h"
#include "engine/questions.h"
#include "engine/random.h"
#include "games/civilization/state.h"

namespace zig::civilization {

struct Course {
  const Box& box;
  State& s;
  Random& random;

  void ask(Ask ask, int seat, int a = 0, int b = 0) const {
    push_question(s, Question{ask, byte(seat), byte(a), byte(b)});
  }
  Question answered() const { return pop_question(s); }  // the one on top
  Player& player(int seat) const { return s.player[static_cast<std::size_t>(seat)]; }
  int below(int n) const { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); }
};

// CV-6.13, CV-2.5: a free slot of the market is filled from the deck: medieval wonders lie on modern ones.
void fill_market(const Course& c);
// CV-7.8, CV-R47: a random great person; kNone: the pool is empty.
int draw_great_person(const Course& c);

// --- culture.cpp (CV-7)

// CV-7.1, CV-7.9: the next space can be paid.
bool may_advance(const Box& box, const State& s, int seat);
void pay_and_advance(const Course& c, int seat);
// CV-7.2: one space, with its reward.
void advance(const Course& c, int seat);
// CV-7.8: a great person comes to the seat, which may place it at once.
void gain_great_person(const Course& c, int seat);
// CV-7.3, CV-11.4: whoever holds too many events discards; asked again until it is enough.
void test_hand_limit(const Course& c, int seat);

// --- research.cpp (CV-9)

// CV-9.8, CV-9.13: the tech takes effect, whichever way it came.
void learn(const Course& c, int seat, Tech tech);
// CV-9.1: sealed; the last choice reveals them all.
void choose_research(const Course& c, int seat, int tech);

// --- victory.cpp (CV-14)

void achieve(const Course& c, int seat, Victory victory);
// CV-14.2, CV-14.4: after anything that may bring coins or techs. Turn order decides between several (CV-14.5, CV-14.7).
void test_victories(const Course& c);

}  // namespace zig::civilization
